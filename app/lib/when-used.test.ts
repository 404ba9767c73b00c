import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { whenUsed } from './when-used.ts';

it('is made by the first call, and once', () => {
  let makes = 0;
  const made = whenUsed(() => ({ number: ++makes }));
  expect(makes).toBe(0);
  expect(made()).toBe(made());
  expect(makes).toBe(1);
});

it('is how the browser gets its formatters: no module makes one while it is read', () => {
  const files = globSync('app/**/*.{ts,tsx}', {
    exclude: (name) => /\.(test|server|api)\.tsx?$/.test(name),
  });
  const using = files.filter((file) => /new Intl\./.test(readFileSync(file, 'utf8')));
  expect(using).not.toEqual([]);
  const hasty = using.filter((file) => /(?<!=>\s*)new Intl\./.test(readFileSync(file, 'utf8')));
  expect(hasty).toEqual([]);
});
