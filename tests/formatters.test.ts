import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

// In a process of its own: here the modules have been read by other tests.
it('no schema, rule or text makes a formatter while it is read', () => {
  const output = execFileSync(process.execPath, ['tests/support/formatters-of-modules.ts']);
  const { read, makers } = JSON.parse(String(output));
  expect(read).toBeGreaterThan(100);
  expect(makers).toEqual([]);
});
