import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { brandMarks } from './brand-marks.ts';
import { shorter } from './icon-masks.ts';

/** As a browser reads a path: of an arc's seven numbers the fourth and the fifth are one digit each. */
function numbersOf(path: string): number[] {
  return [...path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)].flatMap(([, command = '', rest = '']) => {
    const numbers: number[] = [];
    for (let left = rest.trim(); left; ) {
      const isFlag = command.toLowerCase() === 'a' && [3, 4].includes(numbers.length % 7);
      const [number = ''] = (isFlag ? /^[01]/ : /^-?(\d*\.\d+|\d+)/).exec(left) ?? [];
      if (!number) throw new Error(`${path} cannot be read at ${left}`);
      numbers.push(Number(number));
      left = left.slice(number.length).replace(/^[\s,]+/, '');
    }
    return numbers;
  });
}

test('a drawing with two decimals is the same drawing', () => {
  const bodies = Object.values(lucide.icons).map(({ body }) => body);
  const paths = bodies.flatMap((body) =>
    [...body.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d),
  );
  for (const path of [...paths, ...Object.values(brandMarks)]) {
    const [long, short] = [numbersOf(path), numbersOf(shorter(path))];
    expect(short.length, path).toBe(long.length);
    for (const [i, number] of long.entries()) {
      expect(Math.abs((short[i] ?? Number.NaN) - number), path).toBeLessThan(0.0051);
    }
  }
});

test.each([
  ['M21.9871 3', 'M21.99 3'],
  ['M1.09.272', 'M1.09.272'],
  ['m-.345.999', 'm-.35.999'],
  ['a2 2 0 0 0.345.5', 'a2 2 0 0 0.35.5'],
  ['a2 2 0 01.345-1', 'a2 2 0 01.345-1'],
])('%s becomes %s', (long, short) => {
  expect(shorter(long)).toBe(short);
});
