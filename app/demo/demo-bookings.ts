import { peakUse } from '#app/domain/availability/availability.rules.ts';
import type { BookingStatus } from '#app/domain/bookings/booking.rules.ts';
import { type ExtraCounts, NO_EXTRAS } from '#app/domain/pricing/price.rules.ts';
import { addDays, type IsoDate, type WallClock, wallClock } from '#app/lib/dates/dates.ts';
import { customer, type DemoCustomer, pick, recordedAt, statusAt } from './demo-customers.ts';

interface DemoBooking {
  reference: string;
  carIndex: number;
  pickupAt: WallClock;
  dropoffAt: WallClock;
  status: BookingStatus;
  customer: DemoCustomer;
  pickupLocation: string;
  dropoffLocation: string;
  extras: ExtraCounts;
  specialRequests: string;
  /** True if staff granted a discount on the computed price. */
  reduced: boolean;
  recordedAt: WallClock;
}

const HOURS = ['08:30', '10:00', '12:00', '15:30', '18:00'] as const;
/** Hours of the few rentals that start or end at night, for which the fee of the night is due. */
const AT_NIGHT = { pickup: '23:30', dropoff: '06:00' };
const WISHES = [
  'Uçuş rötarlı olabilir, lütfen bekleyin.',
  'Otel girişinde teslim edilsin.',
  'Bagajda iki bisiklet olacak.',
  'İkinci anahtar istiyorum.',
];
/** Days from today on which rentals start, and lengths of rentals in days. */
const STARTS = [-34, -21, -12, -5, -2, 0, 1, 3, 6, 10, 15, 22, 29, 41];
const LENGTHS = [3, 4, 7, 5, 10, 2, 14, 6, 8, 3];
/**
 * Range of the older rentals, in days from today, and days between two starts of a car by season.
 */
const HISTORY_DAYS = { from: -760, to: -50 };
const DAYS_BETWEEN = { summer: 8, shoulder: 12, winter: 18 };

/**
 * Returns the rentals of the past two years and of the weeks around `now` for a fleet, given as the
 * number of units of each car. The result depends only on the arguments. Rentals never need more
 * units than a car has. Some cars are full today, so that availability differs by date.
 */
export function demoBookings(now: WallClock, units: number[], places: string[]): DemoBooking[] {
  const today = now.slice(0, 10);
  const bookings: DemoBooking[] = [];
  units.forEach((unitCount, carIndex) => {
    const held: { from: WallClock; to: WallClock }[] = [];
    for (const [i, start] of starts(today, carIndex).entries()) {
      const seed = carIndex * 7 + i * 3;
      if (isLeftOut(carIndex, i)) continue;
      const from = addDays(today, start + (carIndex % 4));
      const hour = pick(HOURS, seed);
      const pickupAt = wallClock(from, seed % 19 === 3 ? AT_NIGHT.pickup : hour);
      const dropoffAt = wallClock(
        addDays(from, pick(LENGTHS, seed)),
        seed % 19 === 8 ? AT_NIGHT.dropoff : hour,
      );
      const cancelled = seed % 17 === 5;
      if (!cancelled) {
        if (peakUse(held, { from: pickupAt, to: dropoffAt }) >= unitCount) continue;
        held.push({ from: pickupAt, to: dropoffAt });
      }
      const status = cancelled ? 'cancelled' : statusAt(now, { pickupAt, dropoffAt }, seed);
      bookings.push({
        reference: `KRV-DEMO-${String(bookings.length + 1).padStart(4, '0')}`,
        carIndex,
        pickupAt,
        dropoffAt,
        status,
        customer: customer(seed),
        pickupLocation: pick(places, seed),
        dropoffLocation: pick(places, seed + (seed % 2)),
        extras: {
          ...NO_EXTRAS,
          cocukKoltugu: seed % 5 === 0 ? 1 + (seed % 2) : 0,
          ekSurucu: seed % 9 === 0 ? 1 : 0,
        },
        specialRequests: seed % 11 === 0 ? pick(WISHES, seed) : '',
        reduced: seed % 23 === 0,
        recordedAt: recordedAt(now, { pickupAt, status }, seed),
      });
    }
  });
  return bookings;
}

/**
 * Returns true for a start without a rental. Every third car has no rentals in the weeks around
 * today, so that visitors find free cars. Each car misses every third of its older starts.
 */
function isLeftOut(carIndex: number, i: number): boolean {
  if (i < STARTS.length) return carIndex % 3 === 0 && carIndex % 10 !== 4;
  return (carIndex + i) % 3 === 0;
}

/**
 * Returns the start days of a car's rentals in days from today. Rentals are more frequent in
 * summer.
 */
function starts(today: IsoDate, carIndex: number): number[] {
  const history: number[] = [];
  let day = HISTORY_DAYS.from + ((carIndex * 5) % 17);
  while (day < HISTORY_DAYS.to) {
    history.push(day);
    day += daysUntilNext(addDays(today, day));
  }
  // The weeks around today come first, so that their seeds do not depend on the older rentals.
  return [...STARTS, ...history];
}

function daysUntilNext(date: IsoDate): number {
  const month = Number(date.slice(5, 7));
  if (month >= 6 && month <= 9) return DAYS_BETWEEN.summer;
  return month === 4 || month === 5 || month === 10 ? DAYS_BETWEEN.shoulder : DAYS_BETWEEN.winter;
}
