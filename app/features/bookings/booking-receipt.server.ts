import { eq } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { cars, zones } from '#app/db/schema.server.ts';
import { readSettings } from '#app/features/settings/settings.server.ts';
import { readSeasons } from '../cars/cars.server.ts';
import { NO_EXTRAS, type PriceSet } from '../cars/rental-price.rules.ts';
import type { Vehicle } from '../transfers/zone.rules.ts';
import { toZone } from '../transfers/zones.server.ts';
import type { BookingRecord } from './booking.rules.ts';
import { type BookingReceipt, rentalReceipt, transferReceipt } from './booking-price.rules.ts';

type Rental = Pick<BookingRecord, 'pickupAt' | 'dropoffAt' | 'extras'>;

/** What a rental of a car costs with today's seasons and extras. */
export async function receiptOfRental(
  db: Db,
  car: PriceSet & { id: string },
  { pickupAt, dropoffAt, extras }: Rental,
): Promise<BookingReceipt> {
  const seasons = (await readSeasons(db, [car.id])).get(car.id) ?? [];
  const { rental } = await readSettings(db);
  return rentalReceipt(
    { ...car, seasons },
    { pickupAt, dropoffAt },
    { counts: extras ?? NO_EXTRAS, offers: rental.extras },
  );
}

/** What a booking costs by today's rules; null where nothing gives a price. */
export async function readReceipt(db: Db, booking: BookingRecord): Promise<BookingReceipt | null> {
  const { carId, zoneId, transferData } = booking;
  if (carId !== null) {
    const [car] = await db.select().from(cars).where(eq(cars.id, carId));
    return car ? receiptOfRental(db, car, booking) : null;
  }
  if (zoneId === null || !transferData) return null;
  const [zone] = await db.select().from(zones).where(eq(zones.id, zoneId));
  return transferReceipt(zone ? toZone(zone) : null, transferData.vehicleCapacity as Vehicle);
}
