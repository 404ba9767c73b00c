import { expect, test } from 'vitest';
import { fitOf } from './images.rules.ts';

test.each([
  [1800, 1200, 'object-cover'],
  [1000, 1000, 'object-cover'],
  [1200, 1800, 'object-contain'],
])('a picture of %i × %i has the class %s', (width, height, fit) => {
  expect(fitOf({ width, height })).toBe(fit);
});
