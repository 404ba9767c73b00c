import { describe, expect, test } from 'vitest';
import { nextHour, oneLine, severalLines, TIME_CHOICES, withoutErrors } from './request.rules.ts';

test('offers times every half hour of the day @9.26', () => {
  expect(TIME_CHOICES).toHaveLength(48);
  expect(TIME_CHOICES.slice(0, 3)).toEqual(['00:00', '00:30', '01:00']);
  expect(TIME_CHOICES.at(-1)).toBe('23:30');
});

describe('a text for a message', () => {
  test.each([
    [null, ''],
    [undefined, ''],
    ['  Antalya\r\n\tLara ', 'Antalya Lara'],
    ['abcdefghijklmnop', 'abcdefghijkl'],
    // The twelfth UTF-16 unit is the first half of an emoji.
    ['abcdefghijk🚕', 'abcdefghijk'],
    ['a\ud800b', 'a\ufffdb'],
  ])('%j becomes the line %j', (typed, line) => {
    expect(oneLine(typed, 12)).toBe(line);
    expect(() => encodeURIComponent(oneLine(typed, 12))).not.toThrow();
  });

  test.each([
    [null, ''],
    [' a\r\nb\rc\n\nd ', 'a\nb\nc\n\nd'],
    ['abcdefghijk🚕', 'abcdefghijk'],
  ])('%j becomes the lines %j', (typed, lines) => expect(severalLines(typed, 12)).toBe(lines));
});

test('withoutErrors removes the errors of changed fields', () => {
  expect(withoutErrors<'name' | 'date'>({ name: 'x', date: 'y' }, ['name'])).toEqual({ date: 'y' });
});

test.each([
  ['00:00', '01:00'],
  ['09:30', '10:30'],
  ['09:31', '11:00'],
  ['14:10', '15:30'],
  ['22:30', '23:30'],
  ['22:31', null],
  ['23:59', null],
])('at %s the next offered time is %s', (time, next) => {
  expect(nextHour({ date: '2026-07-01', time })).toBe(next);
});
