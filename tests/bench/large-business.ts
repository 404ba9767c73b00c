import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Db, openDatabase } from '#app/db/client.server.ts';
import { startEmbeddedDatabase } from '#server/embedded-database/start-embedded-database.ts';

export interface Size {
  bookings: number;
  /** Number of years with bookings; the last one is 2026. */
  years: number;
}

/**
 * Calls `measure` with a data folder that contains the database of a large business, and removes
 * the folder afterwards.
 */
export async function withLargeBusinessFolder(
  size: Size,
  measure: (dataDir: string) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kervan-bench-'));
  const log = { info() {}, warn: console.warn, error: console.error };
  const server = await startEmbeddedDatabase({ dataDir, log });
  const { db, close } = await openDatabase(server.connectionString, {
    statementTimeoutMs: 300_000,
  });
  await insertLargeBusiness(db, size);
  await close();
  await server.close();
  await measure(dataDir);
  rmSync(dataDir, { recursive: true });
}

/**
 * Fills an empty database with 1,000 cars and their bookings. A third of the bookings are
 * confirmed, the others completed.
 */
async function insertLargeBusiness(db: Db, { bookings, years }: Size): Promise<void> {
  const days = years * 365;
  await db.execute(sql`
    insert into cars (id, title, brand, model, year, category, body_type, fuel_type, transmission, seats, doors, daily_cents, total_units)
    select 'car-' || i, 'Car ' || i, 'Fiat', 'Egea', 2024, 'Ekonomik', 'Sedan', 'Benzin', 'Manuel', 5, 4, 3000 + i, 1 + i % 3
    from generate_series(1, 1000) i`);
  await db.execute(sql`
    insert into bookings (id, reference, service_type, car_id, car_title, drivers, pickup_location, dropoff_location, pickup_at, dropoff_at, total_cents, status, created_at)
    select 'b-' || i, 'KRV-' || i, 'car_rental', 'car-' || (1 + i % 1000), 'Car', '[{"name":"A","surname":"B","phoneNumber":"1"}]'::jsonb,
      'AYT', 'AYT', begins, begins + (1 + i % 9) * interval '1 day', 10000,
      case when i % 3 = 0 then 'confirmed' else 'completed' end,
      timestamptz '2026-01-01' + (i * 4241 % 100000) * interval '1 minute'
    from (
      select i, timestamp '2026-12-31 10:00' - (i * 7919 % ${days}::int) * interval '1 day' as begins
      from generate_series(1, ${bookings}::int) i) booking`);
  await db.execute(sql`vacuum analyze`);
}
