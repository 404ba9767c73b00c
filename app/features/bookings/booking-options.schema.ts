/** What the booking form chooses from and prices with: `/admin/bookings/options`. Amounts are euros. */
import { z } from 'zod';
import { EXTRA_NAMES } from '#app/features/settings/extras.rules.ts';
import { isWallClock } from '#app/lib/dates.ts';
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
