/**
 * Measures the list and the day strip of a fleet of 1,000 cars for a trip, without letting rules and
 * with 200 rules (100 for all cars, 100 for single cars) and a buffer of an hour. Goal: the list with
 * rules and buffer takes at most 1.3 times as long. Runs with
 * and without rules alternate, so that other work of the machine slows both alike. Runs in one
 * process without a build. Run: node tests/bench/letting.ts
 */
import { sql } from 'drizzle-orm';
import { openDatabase } from '#app/db/client.server.ts';
import { createActiveFleet } from '#app/domain/cars/active-fleet.server.ts';
import { parseCarFilters } from '#app/domain/cars/car-filters.rules.ts';
import { findCars, readDaysAround } from '#app/domain/cars/find-cars.server.ts';
import { startEmbeddedDatabase } from '#server/embedded-database/start-embedded-database.ts';
import { withLargeBusinessFolder } from './large-business.ts';

const ROUNDS = 20;
const READS = 20;

await withLargeBusinessFolder({ bookings: 200_000, years: 3 }, async (dataDir) => {
  const log = { info() {}, warn: console.warn, error: console.error };
  const server = await startEmbeddedDatabase({ dataDir, log });
  const { db, close } = await openDatabase(server.connectionString);
  const now = new Date('2026-11-26T05:00:00Z');
  const trip = 'pickupDate=2026-12-10&dropoffDate=2026-12-17';
  const filters = parseCarFilters(new URLSearchParams(trip));
  const setUp = {
    without: async () => {
      await db.execute(sql`delete from letting_rules`);
      await db.execute(sql`delete from settings`);
    },
    with: async () => {
      await db.execute(sql`
        insert into letting_rules (id, car_id, name, first_day, last_day, min_days)
        select 'r-' || i, case when i % 2 = 0 then null else 'car-' || i end, 'Rule ' || i,
          date '2026-12-01' - i % 5, date '2026-12-31', 1 + i % 5
        from generate_series(1, 200) i`);
      await db.execute(
        sql`insert into settings (id, value) values (1, '{"rental": {"bufferMinutes": 60}}')`,
      );
    },
  };
  const times = {
    without: { list: [] as number[], strip: [] as number[] },
    with: { list: [] as number[], strip: [] as number[] },
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of ['without', 'with'] as const) {
      await setUp[name]();
      const fleet = createActiveFleet(db, { generation: () => 0, isListening: () => true });
      await findCars(fleet, { filters, now });
      for (let i = 0; i < READS; i += 1) {
        const begin = performance.now();
        await findCars(fleet, { filters, now });
        const listed = performance.now();
        await readDaysAround(fleet, { filters, now });
        times[name].list.push(listed - begin);
        times[name].strip.push(performance.now() - listed);
      }
    }
  }
  for (const page of ['list', 'strip'] as const) {
    const [before, after] = [median(times.without[page]), median(times.with[page])];
    const ratio = (after / before).toFixed(2);
    console.log(`${page}: ${before.toFixed(1)} ms, with rules ${after.toFixed(1)} ms (${ratio})`);
  }
  await close();
  await server.close();
});

function median(of: number[]): number {
  return of.sort((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0;
}
