import { Client } from 'pg';
import { expect, test } from 'vitest';
import { applyMigrations, readMigrations } from '#app/db/migrations.server.ts';
import { createDatabase } from '#tests/support/database.ts';

const all = readMigrations();
const ROLES = all.findIndex(({ sql }) => sql.join().includes('"role"'));

test('admins from before the migration of roles are owners, and later admins are staff', async () => {
  const { connectionString, drop } = await createDatabase({ bare: true });
  const client = new Client({ connectionString });
  await client.connect();
  const insert = (id: string) =>
    client.query('insert into admins (id, username, name, password_hash) values ($1, $1, $1, $1)', [
      id,
    ]);
  await applyMigrations(client, all.slice(0, ROLES));
  await insert('before');
  await applyMigrations(client, all.slice(ROLES));
  await insert('later');
  const { rows } = await client.query('select id, role from admins order by id');
  await client.end();
  await drop();
  expect(rows).toEqual([
    { id: 'before', role: 'owner' },
    { id: 'later', role: 'staff' },
  ]);
});
