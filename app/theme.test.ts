import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** look.md: "Seven sizes of type: 13, 14, 16, 18, 24, 36, 56; office text 15." In rem. */
const SIZES = ['0.8125', '0.875', '0.9375', '1', '1.125', '1.5', '2.25', '3.5'];
/** Files that may use smaller text, in very narrow windows and in the calendar's cells. */
const SMALLER = ['app/theme.css', 'app/site/cars/search/trip-calendar.css'];

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'app'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(css|tsx)$/.test(path));

/** Matches a size in rem, px or em, alone or as the first value of `min()`. Sizes of print are in pt. */
const STYLE = /font-size:\s*(?:min\()?([\d.]+)(rem|px|em)/g;
const CLASS = /\btext-\[(?:min\(|clamp\()?([\d.]+)(rem|px|em)/g;
const UNKNOWN = /\btext-(?:xl|3xl|5xl|7xl|8xl|9xl)\b/g;

test('text has one of the allowed sizes, in style sheets and in classes', () => {
  const others = files.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const sizes = [...text.matchAll(STYLE), ...text.matchAll(CLASS)]
      .filter(([, size = '', unit]) => {
        if (unit === 'rem' && SIZES.includes(size)) return false;
        return !(SMALLER.includes(path) && Number(size) < 1.5);
      })
      .map(([found]) => found);
    return [...sizes, ...(text.match(UNKNOWN) ?? [])].map((found) => `${path}: ${found}`);
  });
  expect(files.length).toBeGreaterThan(100);
  expect(others).toEqual([]);
});
