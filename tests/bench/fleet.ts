/**
 * How long it takes to weigh a large fleet: 1,000 cars over 100,000 bookings, a year around today,
 * on the embedded engine. Run: npm exec -c 'node tests/bench/fleet.ts'
 * Prints milliseconds as medians of 20 runs, and the ratio to reading the same number of cars bare.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#app/db/client.server.ts';
import { cars } from '#app/db/schema.server.ts';
import { NO_FILTERS } from '#app/features/cars/car-filters.rules.ts';
import { listCars } from '#app/features/cars/cars.server.ts';
import { startEmbeddedDatabase } from '#server/embedded-database/start-embedded-database.ts';

const RUNS = 20;
const now = new Date('2026-07-01T09:00:00Z');

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < RUNS; i++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[RUNS / 2] ?? 0;
}

const dataDir = mkdtempSync(join(tmpdir(), 'kervan-bench-'));
const embedded = await startEmbeddedDatabase({ dataDir });
const { db, close } = await openDatabase(embedded.connectionString);
await db.execute(sql`
  insert into cars (id, title, brand, model, year, category, body_type, fuel_type, transmission, seats, doors, daily_cents, total_units)
  select 'car-' || i, 'Car ' || i, 'Fiat', 'Egea', 2024, 'Ekonomik', 'Sedan', 'Benzin', 'Manuel', 5, 4, 3000 + i, 1 + i % 3
  from generate_series(1, 1000) i`);
await db.execute(sql`
  insert into bookings (id, reference, service_type, car_id, car_title, drivers, pickup_location, dropoff_location, pickup_at, dropoff_at, total_cents, status)
  select 'b-' || i, 'KRV-' || i, 'car_rental', 'car-' || (1 + i % 1000), 'Car', '[{"name":"A","surname":"B","phoneNumber":"1"}]'::jsonb,
    'AYT', 'AYT', timestamp '2026-01-01 10:00' + (i * 7919 % 365) * interval '1 day',
    timestamp '2026-01-01 10:00' + (i * 7919 % 365 + 1 + i % 9) * interval '1 day', 10000,
    case when i % 3 = 0 then 'confirmed' else 'completed' end
  from generate_series(1, 100000) i`);
await db.execute(sql`analyze`);

const bare = await median(() => db.select().from(cars));
const all = await median(() => listCars(db, { filters: NO_FILTERS, page: 1, limit: 15, now }));
const dated = { ...NO_FILTERS, pickupDate: '2026-07-10', returnDate: '2026-07-17' };
const free = await median(() => listCars(db, { filters: dated, page: 1, limit: 15, now }));
console.log(`read 1,000 cars bare:   ${bare.toFixed(1)} ms`);
console.log(`list, free now:         ${all.toFixed(1)} ms, ${(all / bare).toFixed(1)} times`);
console.log(`list, free for a week:  ${free.toFixed(1)} ms, ${(free / bare).toFixed(1)} times`);

await close();
await embedded.close();
rmSync(dataDir, { recursive: true });
