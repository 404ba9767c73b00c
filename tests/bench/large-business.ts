import { sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';

/** Noon in Istanbul, in the middle of the bookings. */
export const LARGE_BUSINESS_NOW = new Date('2026-07-01T09:00:00Z');

/** Fills an empty database with 1,000 cars and 100,000 bookings, a year around `LARGE_BUSINESS_NOW`. */
export async function insertLargeBusiness(db: Db): Promise<void> {
  await db.execute(sql`
    insert into cars (id, title, brand, model, year, category, body_type, fuel_type, transmission, seats, doors, daily_cents, total_units)
    select 'car-' || i, 'Car ' || i, 'Fiat', 'Egea', 2024, 'Ekonomik', 'Sedan', 'Benzin', 'Manuel', 5, 4, 3000 + i, 1 + i % 3
    from generate_series(1, 1000) i`);
  await db.execute(sql`
    insert into bookings (id, reference, service_type, car_id, car_title, drivers, pickup_location, dropoff_location, pickup_at, dropoff_at, total_cents, status, created_at)
    select 'b-' || i, 'KRV-' || i, 'car_rental', 'car-' || (1 + i % 1000), 'Car', '[{"name":"A","surname":"B","phoneNumber":"1"}]'::jsonb,
      'AYT', 'AYT', timestamp '2026-01-01 10:00' + (i * 7919 % 365) * interval '1 day',
      timestamp '2026-01-01 10:00' + (i * 7919 % 365 + 1 + i % 9) * interval '1 day', 10000,
      case when i % 3 = 0 then 'confirmed' else 'completed' end,
      timestamptz '2026-01-01' + (i * 4241 % 100000) * interval '1 minute'
    from generate_series(1, 100000) i`);
  await db.execute(sql`vacuum analyze`);
}
