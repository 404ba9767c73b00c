import { expect, test } from 'vitest';
import { forget, personal, type TellsOf } from './personal.ts';

interface Note {
  title: string;
  text?: string;
  day: string | null;
  amounts: { total: number | null };
  people: { name: string; rank: number }[];
  town: string;
}

const TELLS = {
  title: 'impersonal',
  text: personal(''),
  day: personal(null),
  amounts: 'impersonal',
  people: { name: personal('–'), rank: 'impersonal' },
  town: 'place',
} satisfies TellsOf<Note>;

const note: Note = {
  title: 'Invoice',
  text: 'of Ada',
  day: '2026-07-01',
  amounts: { total: 5 },
  people: [{ name: 'Ada', rank: 1 }],
  town: 'Side',
};

test('what is personal goes, the rest stays, and what nobody has said anything about goes, too', () => {
  expect(forget<Note>({ ...note, former: 'Ada' } as Note, TELLS, () => '…')).toEqual({
    title: 'Invoice',
    text: '',
    day: null,
    amounts: { total: 5 },
    people: [{ name: '–', rank: 1 }],
    town: '…',
  });
  expect(forget<Note>({ ...note, day: null }, TELLS).day).toBeNull();
});

test('a field that does not say it does not compile', () => {
  const { town: _town, ...rest } = TELLS;
  // @ts-expect-error `town` says nothing.
  const missing: TellsOf<Note> = rest;
  // @ts-expect-error A list with texts is not impersonal as a whole.
  const whole: TellsOf<Note> = { ...TELLS, people: 'impersonal' };
  // @ts-expect-error A text that has to be there cannot be null.
  const wrong: TellsOf<Note> = { ...TELLS, title: personal(null) };
  expect([missing, whole, wrong]).toHaveLength(3);
});
