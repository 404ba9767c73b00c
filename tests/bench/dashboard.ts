/**
 * What the dashboard costs with 1,000 cars and 100,000 bookings, on both engines, next to counting
 * the bookings alone. Run: npm exec -c 'node tests/bench/dashboard.ts'
 * Prints milliseconds as medians of 20 runs, and the ratio.
 */
import { performance } from 'node:perf_hooks';
import { openDatabase } from '#app/db/client.server.ts';
import { bookings } from '#app/db/schema.server.ts';
import { listBookings } from '#app/features/bookings/bookings.server.ts';
import { readDashboardStats } from '#app/features/dashboard/dashboard.server.ts';
import { openPglite } from '#tests/support/engines/pglite-engine.ts';
import { postgresSource } from '#tests/support/engines/postgres-source.ts';
import { startThrowawayCluster } from '#tests/support/engines/throwaway-cluster.ts';
import { insertLargeBusiness, LARGE_BUSINESS_NOW as now } from './large-business.ts';

const RUNS = 20;

const pglite = await openPglite();
await measure('PGlite, in this process', pglite.connectionString);
await pglite.close();
const source = postgresSource();
if (source && 'binaries' in source) {
  const server = await startThrowawayCluster(source.binaries);
  await measure('PostgreSQL', server.url);
  await server.stop();
}

async function measure(name: string, connectionString: string): Promise<void> {
  const { db, close } = await openDatabase(connectionString);
  await insertLargeBusiness(db);
  const counted = await median(() => db.$count(bookings));
  const show = (what: string, took: number) =>
    console.log(
      `  ${what.padEnd(20)} ${took.toFixed(1).padStart(6)} ms, ratio ${(took / counted).toFixed(1)}`,
    );
  console.log(name);
  show('bookings counted', counted);
  show('stats', await median(() => readDashboardStats(db, { now })));
  show('recent bookings', await median(() => listBookings(db, { page: 1, limit: 5 })));
  await close();
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < RUNS; i++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[RUNS / 2] ?? 0;
}
