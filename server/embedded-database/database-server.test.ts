import { once } from 'node:events';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { expect, test } from 'vitest';
import { chooseAddress, toConnectionString } from './database-address.ts';
import { startDatabaseServer } from './database-server.ts';
import { SessionTurns } from './session-turns.ts';

test('who falls silent in a transaction is rolled back, so that the others go on', async () => {
  const database = await PGlite.create();
  const address = { host: '127.0.0.1', port: 0, password: 'secret' };
  const session = { database, turns: new SessionTurns(), maxIdleInTransactionMs: 20 };
  const server = await startDatabaseServer(session, address);
  const connectionString = toConnectionString(server.address);
  const silent = new pg.Client(connectionString);
  const cut = once(silent, 'error');
  await silent.connect();
  await silent.query('CREATE TABLE kept (id int); BEGIN; INSERT INTO kept VALUES (1)');

  const other = new pg.Client(connectionString);
  await other.connect();
  // The table went with the transaction: statements sent together are one.
  expect((await other.query("SELECT to_regclass('kept') AS kept")).rows).toEqual([{ kept: null }]);
  await cut;
  await other.end();
  await server.stop();
  await database.close();
});

test('on Windows it listens on this machine only and asks for the password of the run', async () => {
  const database = await PGlite.create();
  const { address } = chooseAddress('unused', 'win32');
  const password = 'password' in address ? address.password : undefined;
  const session = { database, turns: new SessionTurns(), password };
  const server = await startDatabaseServer(session, address);
  const url = new URL(toConnectionString(server.address));
  expect(url.hostname).toBe('127.0.0.1');

  const client = new pg.Client(url.href);
  await client.connect();
  expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await client.end();

  url.password = 'wrong';
  await expect(new pg.Client(url.href).connect()).rejects.toThrow('terminated unexpectedly');
  await server.stop();
  await database.close();
});
