import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { backUp, restoreFile, type TestSite, testSites } from '#tests/support/backups.ts';
import { writeWhole } from './backup-store.server.ts';
import { beginBackup } from './make-backup.server.ts';

const { aSite, folder } = testSites();

const WRITERS = 20;
const CARS = 50;

async function insertCars({ client }: TestSite) {
  await client.query(`
    insert into cars (id, title, brand, model, year, category, body_type, fuel_type, transmission, seats, doors, daily_cents)
    select 'car-' || i, 'Car', 'Fiat', 'Egea', 2024, 'Ekonomik', 'Sedan', 'Benzin', 'Manuel', 5, 4, 1000000
    from generate_series(1, ${CARS}) i`);
  // Adds rows, so that copying takes some time between the tables that must agree.
  await client.query(`
    insert into audit_log (admin_name, action, entity, title)
    select 'A', 'create', 'car', repeat(md5(i::text), 20) from generate_series(1, 3000) i`);
}

/**
 * Moves one cent between random cars, with an entry in each of two tables, until the signal aborts.
 */
async function write(pool: Pool, signal: AbortSignal, onMove: () => void): Promise<void> {
  while (!signal.aborted) {
    const [from, to] = [1, 2].map(() => `car-${1 + Math.floor(Math.random() * CARS)}`).sort();
    const client = await pool.connect();
    await client.query('begin');
    await client.query('update cars set daily_cents = daily_cents - 1 where id = $1', [from]);
    await client.query(
      `insert into audit_log (admin_name, action, entity, entity_id) values ('W', 'update', 'car', $1)`,
      [from],
    );
    await client.query('update cars set daily_cents = daily_cents + 1 where id = $1', [to]);
    await client.query(
      `insert into idempotency_keys (scope, key, request_hash) values ('move', $1, '')`,
      [randomUUID()],
    );
    await client.query('commit');
    client.release();
    onMove();
  }
}

test('a backup during 20 writers contains one consistent state', { timeout: 120_000 }, async () => {
  const site = await aSite({ migrated: true });
  await insertCars(site);
  const pool = new Pool({ connectionString: site.connectionString, max: WRITERS });
  const stop = new AbortController();
  let moves = 0;
  const onMove = () => {
    moves += 1;
  };
  const writers = Array.from({ length: WRITERS }, () => write(pool, stop.signal, onMove));
  /** Waits until the number of moves has grown by the number of writers. */
  async function someMoves() {
    for (const before = moves; moves < before + WRITERS; ) await wait(5);
  }
  const files = ['busy-1.tar', 'busy-2.tar'].map((name) => join(folder, name));
  for (const file of files) {
    await someMoves();
    await backUp(site, file);
  }
  stop.abort();
  await Promise.all(writers);
  await pool.end();
  const states: { sum: string; entries: number; moves: number }[] = [];
  for (const file of files) {
    const target = await aSite();
    expect(await restoreFile(file, { ...target, replace: false, now: new Date() })).toMatchObject({
      ok: true,
    });
    const { rows } = await target.client.query(`
      select (select sum(daily_cents) from cars) as sum,
        (select count(*)::int from audit_log where admin_name = 'W') as entries,
        (select count(*)::int from idempotency_keys) as moves`);
    states.push(rows[0]);
  }
  for (const state of states) {
    expect(state.sum).toBe(String(CARS * 1_000_000));
    expect(state.entries).toBe(state.moves);
  }
  // Proves that the writers continued between the backups.
  const counts = states.map((state) => state.moves);
  expect([0, ...counts, moves]).toEqual([...new Set([0, ...counts, moves])].sort((a, b) => a - b));
});

test('one backup runs at a time, and an interrupted backup leaves no file', async () => {
  const site = await aSite({ migrated: true });
  await insertCars(site);
  const file = join(folder, 'interrupted.tar');
  const interrupted = new AbortController();
  const options = { ...site, version: '0.1.0', now: new Date() };
  const first = await beginBackup({
    ...options,
    async write(tar) {
      tar.once('readable', () => interrupted.abort(new Error('enough')));
      await writeWhole(file, tar);
    },
    signal: interrupted.signal,
  });
  if (!first.ok) throw new Error(first.reason);
  const failed = expect(first.finished).rejects.toThrow('enough');
  const second = await beginBackup({ ...options, write: (tar) => writeWhole(file, tar) });
  expect(second).toEqual({ ok: false, reason: 'running' });
  await failed;
  await first.release();
  expect((await readdir(folder)).filter((name) => name.startsWith('interrupted'))).toEqual([]);
  await backUp(site, file);
});

test('even a large backup ends if its store fails before it reads', async () => {
  const site = await aSite({ migrated: true });
  // Inserts random text: even compressed it exceeds all buffers.
  await site.client.query(`
    insert into audit_log (admin_name, action, entity, title)
    select 'A', 'create', 'car', string_agg(md5(random()::text), '')
    from generate_series(1, 200000) i group by i % 2000`);
  const begun = await beginBackup({
    ...site,
    version: '0.1.0',
    now: new Date(),
    write: () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })),
  });
  if (!begun.ok) throw new Error(begun.reason);
  await expect(begun.finished).rejects.toMatchObject({ code: 'ENOSPC' });
  await begun.release();
  await backUp(site, join(folder, 'after-refusal.tar'));
});
