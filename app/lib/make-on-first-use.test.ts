import { expect, it } from 'vitest';
import { makeOnFirstUse } from './make-on-first-use.ts';

it('a value is made once, by the first call', () => {
  let makes = 0;
  const made = makeOnFirstUse(() => ({ number: ++makes }));
  expect(makes).toBe(0);
  expect(made()).toBe(made());
  expect(makes).toBe(1);
});
