/** Choices and prices of the booking form (`/admin/bookings/options`). Amounts are euros. */

import { z } from 'zod';
import { settingsInputSchema } from '#app/base/settings/settings.schema.ts';
import { lettingRuleSchema } from '#app/domain/availability/letting-rule.schema.ts';
import type { PriceSet, RentalPrices } from '#app/domain/pricing/price.rules.ts';
import { seasonIn } from '#app/domain/pricing/season-names.rules.ts';
import { VEHICLES, type Vehicle } from '#app/domain/zones/zone.rules.ts';
import { zoneSchema } from '#app/domain/zones/zone.schema.ts';
import { isWallClock } from '#app/lib/dates/dates.ts';
import { WALL_CLOCK } from '#app/lib/dates/openapi-formats.ts';
import { groupBy } from '#app/lib/group-by.ts';
import { eurosToCents } from '#app/lib/money/money.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { messageKey } from '#app/lib/words/issue-text.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import { FOREIGN_LANGUAGES } from '#app/lib/words/translation-labels.ts';
import { isBookingId } from './booking.rules.ts';
import { type Booking, clashSchema } from './booking.schema.ts';

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
  active: z.boolean().describe('True if visitors see the car'),
  total_units: z.int(),
  vehicles: z.array(z.object({ id: z.string(), plate: z.string(), sold: z.boolean() })),
  pricing: z.object(prices).describe("The car's own prices in euros; null: not set"),
  seasonalPricing: z.array(
    z.object({
      name: z.string(),
      translations: z.partialRecord(
        z.enum(FOREIGN_LANGUAGES),
        z.object({ name: z.string().exactOptional() }),
      ),
      startDate: z.string(),
      endDate: z.string(),
      ...prices,
    }),
  ),
});
export type BookableCar = z.infer<typeof bookableCarSchema>;

export const bookingOptionsSchema = z
  .object({
    cars: z.array(bookableCarSchema).describe('Active and inactive cars, ordered by title'),
    zones: z.array(zoneSchema).describe('Active and inactive zones, in display order'),
    places: z.array(z.string()),
    deliveryFees: settingsInputSchema.shape.rental.shape.deliveryFees.unwrap(),
    returnFees: settingsInputSchema.shape.rental.shape.returnFees.unwrap(),
    outOfHours: settingsInputSchema.shape.rental.shape.outOfHours,
    wholeMonths: z
      .boolean()
      .describe('True if each full period of 30 days is charged at the monthly price'),
    lettingRules: z
      .array(lettingRuleSchema)
      .describe('Letting rules of all cars, with their Turkish names'),
    extras: settingsInputSchema.shape.rental.shape.extras,
  })
  .meta({ id: 'BookingOptions' });
export type BookingOptions = z.infer<typeof bookingOptionsSchema>;

const moment = z.string().refine(isWallClock, messageKey('notAMoment')).meta(WALL_CLOCK);

export const bookingAvailabilityQuerySchema = z
  .object({
    from: moment,
    to: moment,
    except: z
      .string()
      .refine(isBookingId, messageKey('notABooking'))
      .optional()
      .describe('Id of a booking that is being edited; its unit counts as free'),
    carId: z.string().max(200).optional().describe('Id of the car whose `clashes` are returned'),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: messageKey('beforeFrom') });

export const bookingAvailabilitySchema = z.object({
  free: z
    .record(z.string(), z.int())
    .describe(
      'Number of units that are free during the whole period, by car id; includes inactive cars',
    ),
  clashes: z
    .array(clashSchema)
    .nullable()
    .describe('Bookings and blocks that hold the units of the car `carId`; null if a unit is free'),
  busyVehicles: z
    .array(z.string())
    .describe('Ids of vehicles that are booked or blocked in the period'),
  lateRentals: z
    .array(clashSchema)
    .describe(
      'Overdue rentals that are the only reason why their vehicle is busy; `allowOverbooking` assigns the vehicle anyway',
    ),
});

/**
 * Returns a car's prices and seasons in euro cents for `rentalReceipt`, with the names of seasons
 * in `language`.
 */
export function pricedCar(
  car: Pick<BookableCar, 'pricing' | 'seasonalPricing'>,
  { wholeMonths, language }: { wholeMonths: boolean; language: SiteLanguage },
): RentalPrices {
  const seasons = car.seasonalPricing.map(({ daily, weekly, monthly, ...season }) => ({
    ...seasonIn(season, language),
    ...inCents({ daily, weekly, monthly }),
  }));
  return { ...inCents(car.pricing), seasons, wholeMonths };
}

function inCents({ daily, weekly, monthly }: BookableCar['pricing']): PriceSet {
  const cents = (euros: number | null) => (euros === null ? null : eurosToCents(euros));
  return { dailyCents: cents(daily), weeklyCents: cents(weekly), monthlyCents: cents(monthly) };
}

/** Returns a zone's fares in euro cents for `transferReceipt`. */
export function pricedZone({
  zoneName,
  pricing,
}: Pick<BookingOptions['zones'][number], 'zoneName' | 'pricing'>) {
  const fares = VEHICLES.map((vehicle) => [vehicle, eurosToCents(pricing[vehicle])]);
  return { zoneName, fares: Object.fromEntries(fares) as Record<Vehicle, number> };
}

/**
 * Returns the name of each car in a list of choices, by id: its title, followed by its id if
 * several cars have that title.
 */
export function carNames(cars: readonly Pick<BookableCar, 'id' | 'title'>[]): Map<string, string> {
  const alike = groupBy(cars, ({ title }) => title);
  return new Map(
    cars.map(({ id, title }) => [id, alike.get(title)?.length === 1 ? title : `${title} (${id})`]),
  );
}

/**
 * Returns the label of each vehicle that a rental of `chosen` can have, by vehicle id. Includes the
 * vehicle that the booking already has, even if it was sold or belongs to another car now.
 */
export function platesFor(
  chosen: BookableCar,
  cars: BookableCar[],
  {
    booking,
    busyVehicles,
  }: { booking: Pick<Booking, 'carId' | 'vehicleId'> | null; busyVehicles: string[] },
  text: OfficeTexts['bookings']['form']['car'],
): Record<string, string> {
  const all = cars.flatMap(({ vehicles }) => vehicles);
  const has = booking?.carId === chosen.id ? booking.vehicleId : null;
  const own = all.filter(({ id }) => id === has && !chosen.vehicles.some((each) => each.id === id));
  const named = [...chosen.vehicles, ...own].filter(({ id, sold }) => !sold || id === has);
  return Object.fromEntries(
    named.map(({ id, plate, sold }) => [
      id,
      sold ? text.soldVehicle(plate) : busyVehicles.includes(id) ? text.busyVehicle(plate) : plate,
    ]),
  );
}
