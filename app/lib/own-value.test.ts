import { expect, test } from 'vitest';
import { ownValue } from './own-value.ts';

test("returns the value of an object's own property", () => {
  expect(ownValue({ Belek: 1 }, 'Belek')).toBe(1);
});

test.each(['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'])(
  'returns undefined for %s, which every object inherits',
  (name) => {
    expect(ownValue({}, name)).toBeUndefined();
  },
);
