import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  EMBEDDED_DATABASE_POOL_SIZE,
  type EmbeddedDatabase,
  startEmbeddedDatabase,
} from './start-embedded-database.ts';
import { temporaryFolder } from './test-processes/temporary-folder.ts';

/** More than one read of a socket takes, so that the statement arrives in parts. */
const LARGE_TEXT = 'ş'.repeat(200_000);

const folder = temporaryFolder();
let database: EmbeddedDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await startEmbeddedDatabase({ dataDir: folder.path });
  const { connectionString } = database;
  pool = new pg.Pool({ connectionString, max: EMBEDDED_DATABASE_POOL_SIZE });
}, 60_000);

beforeEach(async () => {
  await pool.query('DROP TABLE IF EXISTS kept; CREATE TABLE kept (id int PRIMARY KEY)');
});

afterAll(async () => {
  await pool.end();
  await database.close();
  folder[Symbol.dispose]();
});

async function inTransaction(end: 'COMMIT' | 'ROLLBACK', id: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('INSERT INTO kept VALUES ($1)', [id]);
    const own = await client.query('SELECT id FROM kept WHERE id = $1', [id]);
    expect(own.rows).toEqual([{ id }]);
    await client.query(end);
  } finally {
    client.release();
  }
}

test('transactions of several connections do not see each other, roll-backs included', async () => {
  const ids = Array.from({ length: 60 }, (_, id) => id);
  await Promise.all(ids.map((id) => inTransaction(id % 3 ? 'COMMIT' : 'ROLLBACK', id)));

  const { rows } = await pool.query<{ id: number }>('SELECT id FROM kept ORDER BY id');
  expect(rows.map(({ id }) => id)).toEqual(ids.filter((id) => id % 3));
});

test('statements that arrive in parts are not mixed up with those of others', async () => {
  const answers = Array.from({ length: 60 }, async (_, i) => {
    const large = i % 2 === 0;
    const { rows } = large
      ? await pool.query('SELECT $1::int AS i, length($2) AS length', [i, LARGE_TEXT])
      : await pool.query('SELECT $1::int AS i', [i]);
    expect(rows).toEqual([large ? { i, length: LARGE_TEXT.length } : { i }]);
  });
  await Promise.all(answers);
});

test('an error stays with the one who made it', async () => {
  const answers = Array.from({ length: 60 }, (_, i) =>
    i % 2
      ? expect(pool.query('SELECT 1 / $1::int', [0])).rejects.toThrow('division by zero')
      : expect(pool.query('SELECT $1::int AS i', [i])).resolves.toMatchObject({ rows: [{ i }] }),
  );
  await Promise.all(answers);
});

test('a transaction whose client goes away is rolled back, and the others go on', async () => {
  const leaving = new pg.Client(database.connectionString);
  leaving.on('error', () => {});
  await leaving.connect();
  await leaving.query('BEGIN');
  await leaving.query('INSERT INTO kept VALUES (1)');
  const waiting = pool.query('SELECT id FROM kept');
  (leaving as unknown as { connection: { stream: Socket } }).connection.stream.destroy();

  expect((await waiting).rows).toEqual([]);
});

test('what one client sets for its session does not reach the others', async () => {
  const strange = new pg.Client(database.connectionString);
  await strange.connect();
  await strange.query("SET search_path = ''; SET TimeZone = 'Asia/Tokyo'");
  await strange.query('CREATE TEMPORARY TABLE kept (other text)');

  expect((await pool.query('SELECT id FROM kept')).rows).toEqual([]);
  expect((await pool.query('SHOW TimeZone')).rows).toEqual([{ TimeZone: 'UTC' }]);
  await strange.end();
});

test('COPY FROM STDIN is refused, and the database goes on', async () => {
  await expect(pool.query('COPY kept FROM STDIN')).rejects.toThrow('cannot copy from a client');
  await pool.query("INSERT INTO kept VALUES (length('stdin'))");
  expect((await pool.query('SELECT id FROM kept')).rows).toEqual([{ id: 5 }]);
});

test('a client that speaks another protocol is hung up on', async () => {
  const host = new URL(database.connectionString).searchParams.get('host') ?? '';
  for (const nonsense of ['GET / HTTP/1.1\r\n\r\n', '\0\0\0\x01\0\0\0\0']) {
    const socket = connect(join(host, '.s.PGSQL.5432'));
    socket.write(nonsense);
    await once(socket, 'close');
  }
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});
