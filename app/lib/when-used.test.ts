import { expect, it } from 'vitest';
import { whenUsed } from './when-used.ts';

it('a thing is made by the first call, and once', () => {
  let makes = 0;
  const made = whenUsed(() => ({ number: ++makes }));
  expect(makes).toBe(0);
  expect(made()).toBe(made());
  expect(makes).toBe(1);
});
