import { existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { chooseAddress, toConnectionString } from './database-address.ts';
import { temporaryFolder } from './test-processes/temporary-folder.ts';

test('the socket is in the folder of the database, and one that was left is removed', () => {
  using folder = temporaryFolder();
  const path = join(folder.path, '.s.PGSQL.5432');
  writeFileSync(path, '');

  const { address } = chooseAddress(folder.path, 'linux');

  expect(address).toEqual({ path });
  expect(existsSync(path)).toBe(false);
  expect(new URL(toConnectionString(address)).searchParams.get('host')).toBe(folder.path);
});

test('where the path is too long for a socket it is in a private folder for this run', () => {
  using folder = temporaryFolder();
  const tooLong = join(folder.path, 'ğ'.repeat(50));

  const { address, dispose } = chooseAddress(tooLong, 'linux');

  const path = 'path' in address ? address.path : '';
  expect(path).not.toContain(folder.path);
  expect(Buffer.byteLength(path)).toBeLessThan(104);
  expect(statSync(dirname(path)).mode & 0o777).toBe(0o700);
  dispose();
  expect(existsSync(dirname(path))).toBe(false);
});
