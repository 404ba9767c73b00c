import { expect, it } from 'vitest';
import { makeOnFirstUse } from './make-on-first-use.ts';

it('a thing is made by the first call, and once', () => {
  let makes = 0;
  const made = makeOnFirstUse(() => ({ number: ++makes }));
  expect(makes).toBe(0);
  expect(made()).toBe(made());
  expect(makes).toBe(1);
});
