import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { createCachedSettings } from '#app/base/settings/settings.server.ts';
import { cars, posts, rateLimits } from '#app/db/schema.server.ts';
import { createActiveFleet } from '#app/domain/cars/active-fleet.server.ts';
import { createDuePosts } from '#app/domain/posts/due-posts.server.ts';
import { testClock } from '#tests/support/clock.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aBooking, aCar, aPost, aSeason, aZone } from '#tests/support/factories.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { createPublicCache } from '../cache/public-cache.ts';
import { type ChangeListener, createChangeListener } from './change-listener.ts';

const { db, connectionString } = await testDatabase();
const clock = testClock();
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const lines: ChangeListener[] = [];

afterEach(async () => {
  for (const line of lines.splice(0)) await line.stop();
});

/**
 * Starts the listener of a process. Returns it with the tables that it reported and the state of
 * its job.
 */
async function aLine() {
  const heard: (string | null)[] = [];
  const job = { running: false };
  const line = createChangeListener({
    connectionString,
    log,
    pulseMs: 20,
    onChange: (table) => heard.push(table),
    jobs: () => [
      {
        start: () => {
          job.running = true;
        },
        stop: () => {
          job.running = false;
        },
      },
    ],
  });
  lines.push(line);
  await line.start();
  heard.length = 0;
  return { line, heard, job };
}

/** Ends the sessions of all listeners, as a restart of PostgreSQL does. */
const breakLines = () =>
  db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and (query like 'listen %' or query = 'select 1' or query like '%pg_try_advisory_lock%') and pid <> pg_backend_pid()`,
  );

test('every process is notified of a committed change that visitors see', async () => {
  const [one, two] = [await aLine(), await aLine()];
  const car = await aCar(db);
  await aSeason(db, { carId: car.id });
  await aBooking(db, { carId: car.id });
  await aPost(db);
  await aZone(db);
  for (const { heard } of [one, two]) {
    await waitFor(() => expect(heard).toEqual(['cars', 'seasons', 'bookings', 'posts', 'zones']));
    heard.length = 0;
  }
  const outside = new Client({ connectionString });
  await outside.connect();
  await outside.query('begin');
  await outside.query('truncate cars cascade');
  expect(one.heard).toEqual([]);
  await outside.query('commit');
  await outside.end();
  await waitFor(() => expect(two.heard).toContain('cars'));
});

/** Returns the cache of a process and the listener that invalidates it. */
function cacheOnALine() {
  const cache = createPublicCache();
  const line = createChangeListener({
    connectionString,
    log,
    pulseMs: 20,
    onChange: cache.invalidate,
    jobs: () => [],
  });
  lines.push(line);
  return { cache, line };
}

test('the cached fleet is refreshed after a change by another process and after an outage', async () => {
  const { cache, line } = cacheOnALine();
  const fleet = createActiveFleet(db, {
    generation: cache.generation,
    isListening: line.isListening,
  });
  expect(line.isListening()).toBe(false);
  await line.start();
  const count = async () => (await fleet.read()).cars.length;
  const kept = await fleet.read();
  expect(await fleet.read()).toBe(kept);
  const outside = new Client({ connectionString });
  await outside.connect();
  await outside.query('begin');
  await aCar(db);
  await waitFor(async () => expect(await count()).toBe(1));
  await outside.query('update cars set active = false');
  expect(await count()).toBe(1);
  await outside.query('commit');
  await outside.end();
  await waitFor(async () => expect(await count()).toBe(0));
  const before = await fleet.read();
  await breakLines();
  await waitFor(async () => expect(await fleet.read()).not.toBe(before));
  await waitFor(() => expect(line.isListening()).toBe(true));
});

test('cached settings are refreshed after a change by another process', async () => {
  const { cache, line } = cacheOnALine();
  await line.start();
  const changes = { generation: cache.generation, isListening: line.isListening };
  const kept = createCachedSettings(db, changes);
  const name = async () => (await kept.read()).business.name;
  await waitFor(async () => expect(await kept.read()).toBe(await kept.read()));
  const outside = new Client({ connectionString });
  await outside.connect();
  await outside.query('begin');
  await outside.query(`insert into settings (value) values ('{"business":{"name":"Deniz"}}')`);
  expect(await name()).not.toBe('Deniz');
  await outside.query('commit');
  await waitFor(async () => expect(await name()).toBe('Deniz'));
  await outside.end();
});

test('changes that visitors do not see send no notification', async () => {
  const { heard } = await aLine();
  await db.insert(rateLimits).values({ key: 'sign-in:x' });
  await db
    .transaction(async (tx) => {
      await tx.update(cars).set({ title: 'never' });
      throw new Error('rolled back');
    })
    .catch(() => {});
  await aZone(db);
  await waitFor(() => expect(heard).toEqual(['zones']));
});

test('the listener reconnects after a lost connection, and reports that changes may be missed', async () => {
  const { heard } = await aLine();
  await breakLines();
  await waitFor(() => expect(heard.filter((table) => table === null)).toHaveLength(2));
  expect(log.warn).toHaveBeenCalled();
  heard.length = 0;
  await aCar(db);
  await waitFor(() => expect(heard).toEqual(['cars']));
});

test('one process runs the jobs, and another takes over after it stops or loses its connection', async () => {
  const three = [await aLine(), await aLine(), await aLine()];
  const working = () => three.filter(({ job }) => job.running);
  await waitFor(() => expect(working()).toHaveLength(1));
  const [first] = working();
  await first?.line.stop();
  expect(first?.job.running).toBe(false);
  await waitFor(() => expect(working()).toHaveLength(1));
  expect(working()).not.toContain(first);
  await breakLines();
  await waitFor(() => expect(working()).toHaveLength(0), 1);
  await waitFor(() => expect(working()).toHaveLength(1));
});

test('every process is notified when a scheduled post is published', async () => {
  const due = createDuePosts({ db, now: clock.now, log, everyMs: 10 });
  await aPost(db, { publishedAt: new Date('2026-07-01T10:00:00Z') });
  const { heard } = await aLine();
  due.start();
  clock.set('2026-07-01T09:59:59Z');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(heard).toEqual([]);
  clock.set('2026-07-01T10:00:00Z');
  await waitFor(() => expect(heard).toEqual(['posts']));
  await new Promise((resolve) => setTimeout(resolve, 50));
  await due.stop();
  expect(heard).toEqual(['posts']);
  expect(await db.$count(posts)).toBe(1);
});
