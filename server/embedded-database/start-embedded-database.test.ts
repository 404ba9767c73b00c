import { execFileSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { startEmbeddedDatabase } from './start-embedded-database.ts';
import { startProcess } from './test-processes/start-process.ts';
import { temporaryFolder } from './test-processes/temporary-folder.ts';

async function query<Row extends pg.QueryResultRow>(connectionString: string, sql: string) {
  const client = new pg.Client(connectionString);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const folder = temporaryFolder();
const dataDir = folder.path;
afterAll(() => folder[Symbol.dispose]());

test('data and extensions survive closing and opening again', async () => {
  const first = await startEmbeddedDatabase({ dataDir });
  await query(
    first.connectionString,
    `CREATE EXTENSION btree_gist; CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent;
     CREATE TABLE people (name text); INSERT INTO people VALUES ('Şükrü')`,
  );
  await first.close();
  expect(await first.closed).toBeUndefined();

  const second = await startEmbeddedDatabase({ dataDir });
  expect(await query(second.connectionString, 'SELECT name, unaccent(name) FROM people')).toEqual([
    { name: 'Şükrü', unaccent: 'Sukru' },
  ]);
  await second.close();
});

test('it is durable, checks its pages, and keeps text as UTF-8', async () => {
  const expected = {
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    wal_sync_method: 'fsync',
    data_checksums: 'on',
    server_encoding: 'UTF8',
  };
  const settings = Object.keys(expected).map((name) => `current_setting('${name}') AS ${name}`);
  const database = await startEmbeddedDatabase({ dataDir });
  expect(await query(database.connectionString, `SELECT ${settings}`)).toEqual([expected]);
  await database.close();
});

test('nobody but its user can enter its folder, and psql can look inside', async ({ skip }) => {
  const database = await startEmbeddedDatabase({ dataDir });
  expect(statSync(join(dataDir, 'database')).mode & 0o777).toBe(0o700);
  const one = psql(database.connectionString, 'SELECT 1');
  await database.close();
  if (one === undefined) skip('There is no psql on this machine.');
  expect(one).toBe('1');
});

test('a second process is refused, and the first goes on unharmed', async () => {
  await using first = startProcess('./row-writer.ts', dataDir);
  expect(await first.nextLine()).toBe('open');

  await expect(startEmbeddedDatabase({ dataDir })).rejects.toThrow(
    `The database in ${join(dataDir, 'database')} is in use by process ${first.pid} on`,
  );

  const before = Number(await first.nextLine());
  for (let id = before + 1; id < before + 50; id += 1) {
    expect(await first.nextLine()).toBe(String(id));
  }
});

test('when the database dies it is told why', async () => {
  const database = await startEmbeddedDatabase({ dataDir });
  const client = new pg.Client(database.connectionString);
  client.on('error', () => {});
  await client.connect();
  await client.query('CREATE TABLE copied (id int)');
  // Sent as an extended query COPY FROM STDIN cannot be refused, and ends PGlite's session.
  const deadly = { text: 'COPY copied FROM STDIN', queryMode: 'extended' };
  await expect(client.query(deadly)).rejects.toThrow('Connection terminated unexpectedly');

  expect((await database.closed)?.message).toMatch(
    /^The database in .* has failed: FATAL: .*protocol synchronization was lost$/,
  );
  await expect(database.close()).rejects.toThrow('has failed');
});

test('a database of another version is not opened, and the reason is told', async () => {
  writeFileSync(join(dataDir, 'database', 'cluster', 'PG_VERSION'), '12\n');

  await expect(startEmbeddedDatabase({ dataDir })).rejects.toThrow(
    'FATAL:  database files are incompatible with server',
  );
});

function psql(connectionString: string, sql: string): string | undefined {
  try {
    return execFileSync('psql', ['-XAt', connectionString, '-c', sql], { encoding: 'utf8' }).trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
