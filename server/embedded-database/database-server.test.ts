import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { expect, test } from 'vitest';
import { chooseAddress, toConnectionString } from './database-address.ts';
import { startDatabaseServer } from './database-server.ts';
import { SessionTurns } from './session-turns.ts';

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
