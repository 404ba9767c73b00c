import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { plateKey } from './plate-key.server.ts';

const { db } = await testDatabase();

test.each([
  ['07 ABC 123', '07ABC123'],
  ['07-abc-123', '07ABC123'],
  ['07\tABC\u00a0123', '07ABC123'],
  ['07 iı 1', '07Iı1'],
  ['MÜ-AB 12', 'MÜAB12'],
])('the plate %j has the key %s', async (plate, key) => {
  const { rows } = await db.execute(sql`select ${plateKey(plate)} as key`);
  expect(rows).toEqual([{ key }]);
});
