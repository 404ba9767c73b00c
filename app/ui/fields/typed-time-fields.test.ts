import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Files that may have native inputs: fields with the browser's calendar behind a button, and pages of visitors,
 * which work without JavaScript.
 */
const MEANT = /ui\/fields\/(typed-time-fields|date-field)\.tsx$|app\/site\//;

test('the office has no date or time input in the language of the browser', () => {
  const native = /type="(date|time|month|week|datetime-local)"|hour12: true/;
  const files = globSync('app/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] });
  const found = files.filter((file) => native.test(readFileSync(file, 'utf8')));
  expect(found.filter((file) => MEANT.test(file))).not.toEqual([]);
  expect(found.filter((file) => !MEANT.test(file))).toEqual([]);
});
