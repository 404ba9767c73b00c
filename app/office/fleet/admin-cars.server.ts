import { count, eq, inArray, sql } from 'drizzle-orm';
import { readSettings } from '#app/base/settings/settings.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { cars, vehicles } from '#app/db/schema.server.ts';
import { countHoldingBookings } from '#app/domain/availability/availability.server.ts';
import { refusedPickup } from '#app/domain/availability/letting.rules.ts';
import { byTitle, isCarId } from '#app/domain/cars/car.rules.ts';
import type { AdminCar } from '#app/domain/cars/car-input.schema.ts';
import { type CarRecord, readCarRecords } from '#app/domain/cars/cars.server.ts';
import { ownPricing, toListingDetail } from '#app/domain/cars/listing.schema.ts';
import { businessNow, type IsoDate, wallClock } from '#app/lib/dates/dates.ts';
import type { Pagination } from '#app/lib/http/envelope.schema.ts';
import { paginate } from '#app/lib/pagination.ts';
import { wholeTranslations } from '#app/lib/words/translations.rules.ts';
import { fold } from '#app/lib/words/turkish-text.ts';

interface ListArgs {
  page: number;
  limit: number;
  status?: 'active' | 'inactive';
  search?: string;
  now: Date;
}

/**
 * Returns one page of the fleet for staff, in the Turkish order of titles. Each word of `search`
 * must be in the title, brand, model or id, without regard to case or Turkish letters.
 */
export async function listAdminCars(
  db: Db,
  { page, limit, status, search = '', now }: ListArgs,
): Promise<{ cars: AdminCar[]; pagination: Pagination }> {
  const fleet = await db
    .select({ id: cars.id, title: cars.title, brand: cars.brand, model: cars.model })
    .from(cars)
    .where(status && eq(cars.active, status === 'active'));
  const words = fold(search).split(/\s+/);
  const found = fleet.filter((car) => {
    const text = fold(Object.values(car).join(' '));
    return words.every((word) => text.includes(word));
  });
  const start = (page - 1) * limit;
  const shown = found.sort(byTitle).slice(start, start + limit);
  return {
    cars: await readAdminCars(
      db,
      shown.map((car) => car.id),
      now,
    ),
    pagination: paginate(page, limit, found.length),
  };
}

/** Returns a car for its editor, active or not; null if no car has this id. */
export async function readAdminCar(db: Db, id: string, now: Date): Promise<AdminCar | null> {
  const [car] = isCarId(id) ? await readAdminCars(db, [id], now) : [];
  return car ?? null;
}

/** Returns cars, active or not, in the order of `ids`. */
export async function readAdminCars(db: Db, ids: string[], now: Date): Promise<AdminCar[]> {
  const { date, time } = businessNow(now);
  const { rental } = await readSettings(db);
  const records = await readCarRecords(db, ids, { now, period: null, rental });
  const from = wallClock(date, time);
  const [upcoming, owned] = await Promise.all([
    countHoldingBookings(db, { from, carIds: ids, now }),
    db
      .select({
        carId: vehicles.carId,
        inService: count(sql`nullif(${vehicles.inService}, false)`),
      })
      .from(vehicles)
      .where(inArray(vehicles.carId, ids))
      .groupBy(vehicles.carId),
  ]);
  const vehiclesOf = new Map(owned.map((row) => [row.carId, row.inService]));
  return records.map((record) =>
    toAdminCar(record, {
      closedUntil: closedUntil(record.car, date),
      upcomingBookings: upcoming.get(record.row.id) ?? 0,
      vehicles: vehiclesOf.get(record.row.id) ?? null,
    }),
  );
}

/** Returns the last day without pickups if rules allow none on `day`; else null. */
function closedUntil({ lettingRules }: CarRecord['car'], day: IsoDate): IsoDate | null {
  return refusedPickup(lettingRules, day).find(({ kind }) => kind === 'closed')?.until ?? null;
}

/**
 * Converts a car for staff: like the car for visitors, with state and rating, and with alt texts
 * and translations as entered.
 */
function toAdminCar(
  { row, car, seasons }: CarRecord,
  derived: Pick<AdminCar, 'closedUntil' | 'upcomingBookings' | 'vehicles'>,
): AdminCar {
  return {
    ...toListingDetail(car),
    translations: wholeTranslations(row.translations),
    bufferMinutes: row.bufferMinutes,
    seasonalPricing: seasons.map(({ name, startDate, endDate, translations, ...prices }) => ({
      ...{ name, startDate, endDate },
      ...ownPricing(prices),
      translations: wholeTranslations(translations),
    })),
    version: row.version,
    status: row.active,
    stats: { rating: { average: row.ratingAverage, count: row.ratingCount } },
    ...derived,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
