/** What the booking form chooses from and prices with: `/admin/bookings/options`. Amounts are euros. */
import { z } from 'zod';
import {
  EXTRA_NAMES,
  type ExtraOffer,
  type ExtraOffers,
} from '#app/features/settings/extras.rules.ts';
import { isWallClock } from '#app/lib/dates.ts';
import { eurosToCents } from '#app/lib/money.ts';
import type { PriceSet, Season } from '../cars/rental-price.rules.ts';
import type { Vehicle, Zone } from '../transfers/zone.rules.ts';
import { zoneSchema } from '../transfers/zone.schema.ts';
import { isBookingId } from './booking.rules.ts';

const prices = {
  daily: z.number().nullable(),
  weekly: z.number().nullable(),
  monthly: z.number().nullable(),
};

const bookableCarSchema = z.object({
  id: z.string(),
  title: z.string(),
  brand: z.string(),
  model: z.string(),
  year: z.int(),
  active: z.boolean().describe('Whether visitors see it'),
  total_units: z.int(),
  pricing: z.object(prices).describe("The car's own prices, as entered"),
  seasonalPricing: z.array(
    z.object({ name: z.string(), startDate: z.string(), endDate: z.string(), ...prices }),
  ),
});
export type BookableCar = z.infer<typeof bookableCarSchema>;

export const bookingOptionsSchema = z
  .object({
    cars: z.array(bookableCarSchema).describe('Active or not, in the order of their titles'),
    zones: z.array(zoneSchema).describe('Active or not, in display order'),
    places: z.array(z.string()),
    extras: z.record(z.enum(EXTRA_NAMES), z.object({ daily: z.number(), maxCount: z.int() })),
  })
  .meta({ id: 'BookingOptions' });
export type BookingOptions = z.infer<typeof bookingOptionsSchema>;

const moment = z.string().refine(isWallClock, 'must be a date and time as YYYY-MM-DDTHH:MM');

export const bookingAvailabilityQuerySchema = z
  .object({
    from: moment,
    to: moment,
    except: z
      .string()
      .refine(isBookingId, 'must be the id of a booking')
      .optional()
      .describe('A booking that is being edited: it is not in its own way'),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'must not be before `from`' });

export const bookingAvailabilitySchema = z.object({
  free: z
    .record(z.string(), z.int())
    .describe('By car id, active or not: units that are free from the first moment to the last'),
});

type EuroPrices = BookableCar['pricing'];

/** A car's prices and seasons, for `rentalReceipt`. */
export function pricedCar(
  car: Pick<BookableCar, 'pricing' | 'seasonalPricing'>,
): PriceSet & { seasons: Season[] } {
  const seasons = car.seasonalPricing.map(({ name, startDate, endDate, ...prices }) => ({
    name,
    startDate,
    endDate,
    ...inCents(prices),
  }));
  return { ...inCents(car.pricing), seasons };
}

/** A zone's fares, for `transferReceipt`. */
export function pricedZone({
  zoneName,
  pricing,
}: Pick<BookingOptions['zones'][number], 'zoneName' | 'pricing'>): Pick<Zone, 'zoneName'> & {
  fares: Record<Vehicle, number>;
} {
  return {
    zoneName,
    fares: {
      capacity_1_4: eurosToCents(pricing.capacity_1_4),
      capacity_1_6: eurosToCents(pricing.capacity_1_6),
      capacity_1_16: eurosToCents(pricing.capacity_1_16),
    },
  };
}

/** What the business offers beside the car, for `rentalReceipt`. */
export function extraOffers(extras: BookingOptions['extras']): ExtraOffers {
  const offers = EXTRA_NAMES.map((name): [string, ExtraOffer] => [
    name,
    { dailyCents: eurosToCents(extras[name].daily), maxCount: extras[name].maxCount },
  ]);
  return Object.fromEntries(offers) as ExtraOffers;
}

function inCents({ daily, weekly, monthly }: EuroPrices): PriceSet {
  const cents = (euros: number | null) => (euros === null ? null : eurosToCents(euros));
  return {
    dailyCents: cents(daily),
    weeklyCents: cents(weekly),
    monthlyCents: cents(monthly),
  };
}

/**
 * What each car is called where one is chosen, by its id: its title, told apart from another of the
 * same by its year, and by its id if need be.
 */
export function carNames(
  cars: readonly Pick<BookableCar, 'id' | 'title' | 'year'>[],
): Map<string, string> {
  const names = new Map(cars.map(({ id, title }) => [id, title]));
  for (const addition of [
    (car: (typeof cars)[number]) => `(${car.year})`,
    ({ id }: { id: string }) => id,
  ]) {
    const used = Map.groupBy(cars, ({ id }) => names.get(id) ?? '');
    for (const alike of used.values()) {
      if (alike.length < 2) continue;
      for (const car of alike) names.set(car.id, `${names.get(car.id)} ${addition(car)}`);
    }
  }
  return names;
}
