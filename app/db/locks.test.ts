import { expect, test } from 'vitest';
import { LOCKS } from './locks.server.ts';

test('who waits for one lock does not wait for another', () => {
  const numbers = Object.values(LOCKS);
  expect(new Set(numbers).size).toBe(numbers.length);
});
