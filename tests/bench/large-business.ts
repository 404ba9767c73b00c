import { sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';

/** Noon in Istanbul, in the middle of the bookings. */
export const LARGE_BUSINESS_NOW = new Date('2026-07-01T09:00:00Z');

interface Size {
  bookings?: number;
  /** How many years they are spread over; the last is the one around `LARGE_BUSINESS_NOW`. */
  years?: number;
}

/** Fills an empty database with 1,000 cars and their bookings, of which a third hold a unit. */
export async function insertLargeBusiness(
  db: Db,
  { bookings = 100_000, years = 1 }: Size = {},
): Promise<void> {
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

/** Gives 300 of the cars, first in the order of titles, 20 pictures and 10 seasons each. */
export async function insertGalleriesAndSeasons(db: Db): Promise<void> {
  await db.execute(sql`
    insert into images (id, width, height, widths, bytes)
    select lpad(to_hex(i), 24, '0'), 1920, 1080, '{320,640,960,1280,1920}', 100000
    from generate_series(1, 6000) i`);
  await db.execute(sql`
    insert into car_images (car_id, position, image_id, alt)
    select 'car-' || (1 + i / 20), i % 20, lpad(to_hex(i + 1), 24, '0'), 'A picture'
    from generate_series(0, 5999) i`);
  await db.execute(sql`
    insert into seasons (id, car_id, name, start_date, end_date, daily_cents)
    select 's-' || i, 'car-' || (1 + i / 10), 'Season', date '2026-01-01' + i % 10 * 30, date '2026-01-20' + i % 10 * 30, 5000
    from generate_series(0, 2999) i`);
  await db.execute(sql`update cars set title = 'A ' || title where substr(id, 5)::int <= 300`);
  await db.execute(sql`analyze`);
}
