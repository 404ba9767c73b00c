import { expect, test } from 'vitest';
import { differingPart } from './text-difference.rules.ts';

test('only what differs is shown, with a line around it', () => {
  const mine = 'one\ntwo\nthree\nmine\nfive\nsix';
  const theirs = 'one\ntwo\nthree\ntheirs\nfive\nsix';
  expect(differingPart(mine, theirs)).toEqual({
    before: true,
    after: true,
    lines: [
      { text: 'three', changed: false },
      { text: 'mine', changed: true },
      { text: 'five', changed: false },
    ],
  });
});

test('what was only added leaves nothing to mark in the other', () => {
  const longer = differingPart('one\ntwo\nadded', 'one\ntwo');
  expect(longer.lines.at(-1)).toEqual({ text: 'added', changed: true });
  expect(differingPart('one\ntwo', 'one\ntwo\nadded').lines).toEqual([
    { text: 'two', changed: false },
  ]);
});

test('a line between two changes that both have is not marked', () => {
  const { lines } = differingPart('a\nsame\nb', 'x\nsame\ny');
  expect(lines.filter(({ changed }) => changed).map(({ text }) => text)).toEqual(['a', 'b']);
});
