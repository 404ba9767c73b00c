/**
 * What the dashboard costs with 1,000 cars and 100,000 bookings next to counting the
 * bookings alone. Run: npm exec -c 'node tests/bench/dashboard.ts'
 * Prints milliseconds as medians of 20 runs, and the ratio.
 */
import type { Db } from '#app/db/client.server.ts';
import { bookings } from '#app/db/schema.server.ts';
import { listBookings } from '#app/features/bookings/bookings.server.ts';
import { readDashboardStats } from '#app/features/office/dashboard.server.ts';
import { median, onBenchDatabase } from './bench-database.ts';
import { insertLargeBusiness, LARGE_BUSINESS_NOW as now } from './large-business.ts';

const RUNS = 20;

await onBenchDatabase(measure);

async function measure(db: Db): Promise<void> {
  await insertLargeBusiness(db);
  const { took: counted } = await median(RUNS, () => db.$count(bookings));
  const show = (what: string, took: number) =>
    console.log(
      `  ${what.padEnd(20)} ${took.toFixed(1).padStart(6)} ms, ratio ${(took / counted).toFixed(1)}`,
    );
  const showWork = async (what: string, work: () => Promise<unknown>) =>
    show(what, (await median(RUNS, work)).took);
  show('bookings counted', counted);
  await showWork('stats', () => readDashboardStats(db, { now }));
  await showWork('recent bookings', () => listBookings(db, { page: 1, limit: 5 }));
}
