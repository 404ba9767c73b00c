import type { Db } from '#app/db/client.server.ts';
import { cars } from '#app/db/schema.server.ts';
import { offersInEuros } from '#app/features/settings/extras.rules.ts';
import { readSettings } from '#app/features/settings/settings.server.ts';
import { byTitle } from '../cars/admin-cars.server.ts';
import { readSeasons } from '../cars/cars.server.ts';
import { ownPricing } from '../cars/listing-json.rules.ts';
import { toZoneJson } from '../transfers/zone.schema.ts';
import { listAllZones } from '../transfers/zones.server.ts';
import type { BookableCar, BookingOptions } from './booking-options.schema.ts';

/** Everything that a booking form chooses from, with what it needs to price the choice. */
export async function readBookingOptions(db: Db): Promise<BookingOptions> {
  const [fleet, zones, { rental }] = await Promise.all([
    listBookableCars(db),
    listAllZones(db),
    readSettings(db),
  ]);
  return {
    cars: fleet,
    zones: zones.map(toZoneJson),
    places: rental.places,
    extras: offersInEuros(rental.extras),
  };
}

async function listBookableCars(db: Db): Promise<BookableCar[]> {
  const [rows, seasonsOf] = await Promise.all([db.select().from(cars), readSeasons(db)]);
  return rows.sort(byTitle).map(({ id, title, brand, model, year, active, ...row }) => ({
    id,
    title,
    brand,
    model,
    year,
    active,
    total_units: row.totalUnits,
    pricing: ownPricing(row),
    seasonalPricing: (seasonsOf.get(id) ?? []).map(({ name, startDate, endDate, ...prices }) => ({
      name,
      startDate,
      endDate,
      ...ownPricing(prices),
    })),
  }));
}
