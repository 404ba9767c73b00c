/**
 * Response of `/admin/bookings/board`. It has few fields for each booking because a board shows a
 * month.
 */

import { z } from 'zod';
import { lettingRuleSchema } from '#app/domain/availability/letting-rule.schema.ts';
import { BOOKING_STATUSES, SERVICE_TYPES } from '#app/domain/bookings/booking.rules.ts';
import { isIsoDate } from '#app/lib/dates/dates.ts';
import { DAY } from '#app/lib/dates/openapi-formats.ts';
import { SITE_LANGUAGES } from '#app/lib/words/texts.ts';
import { blockSchema } from '#app/operations/vehicles/vehicle.schema.ts';

/** Maximum number of days of a board: a month and the weeks around it. */
export const MAX_BOARD_DAYS = 62;

/** Limits of `from` that leave room for a year before it and for `MAX_BOARD_DAYS` after it. */
const FIRST_DATE = '1900-01-01';
const LAST_DATE = '2200-01-01';

export const boardQuerySchema = z.object({
  from: z
    .string()
    .refine(isIsoDate, { error: 'Must be a date that exists, as YYYY-MM-DD', abort: true })
    .refine(
      (date) => FIRST_DATE <= date && date < LAST_DATE,
      `Must be from ${FIRST_DATE} on and before ${LAST_DATE}`,
    )
    .meta(DAY),
  days: z.int().min(1).max(MAX_BOARD_DAYS).default(31),
});

const boardVehicleSchema = z.object({
  id: z.string(),
  plate: z.string(),
  blocks: z.array(blockSchema.omit({ note: true })).describe('Blocks that overlap the days shown'),
});
export type BoardVehicle = z.infer<typeof boardVehicleSchema>;

const boardCarSchema = z.object({
  id: z.string(),
  title: z.string(),
  brand: z.string(),
  model: z.string(),
  year: z.int(),
  category: z.string(),
  active: z.boolean().describe('True if visitors see the car'),
  total_units: z.int(),
  vehicles: z.array(boardVehicleSchema).describe('Vehicles in service, ordered by plate'),
});
export type BoardCar = z.infer<typeof boardCarSchema>;

const boardBookingSchema = z.object({
  id: z.string(),
  bookingReference: z.string(),
  serviceType: z.enum(SERVICE_TYPES),
  carId: z
    .string()
    .nullable()
    .describe('Id of the car; null for a transfer, or if the car was deleted'),
  carTitle: z.string().nullable(),
  vehicleId: z.string().nullable().describe('Id of the vehicle; null until it is chosen'),
  zoneName: z.string().nullable(),
  customer: z.string().describe('First and last name'),
  pickupLocation: z.string(),
  dropoffLocation: z.string(),
  pickupTime: z.string().describe('YYYY-MM-DDTHH:MM in Europe/Istanbul'),
  dropoffTime: z.string().describe('YYYY-MM-DDTHH:MM in Europe/Istanbul'),
  lateUntil: z
    .string()
    .nullable()
    .describe('Time until which an overdue car counts as not returned; null for other bookings'),
  freeFrom: z
    .string()
    .nullable()
    .describe(
      'Time at which the buffer after the return ends; null: no buffer, or it holds no unit',
    ),
  status: z.enum(BOOKING_STATUSES),
  holds: z.boolean().describe('True if the booking holds a unit of its car'),
  phone: z.string().describe('Phone number of the customer'),
  language: z.enum(SITE_LANGUAGES).describe('Language of messages to the customer'),
  total: z
    .number()
    .nullable()
    .describe(
      'Price and charges in euros, only charges if the booking is cancelled; null: no price yet',
    ),
  formerPrice: z
    .number()
    .nullable()
    .describe('Agreed price of a cancelled booking, which no longer counts; null for others'),
  balance: z
    .number()
    .nullable()
    .describe('Balance due in euros, negative if overpaid; null: no price yet'),
  version: z.int().describe('Version; send it back with a change'),
});
export type BoardBooking = z.infer<typeof boardBookingSchema>;

export const boardSchema = z
  .object({
    from: z.string().describe('First day, YYYY-MM-DD'),
    days: z.int(),
    cars: z.array(boardCarSchema).describe('The whole fleet, ordered by title'),
    bookings: z
      .array(boardBookingSchema)
      .describe(
        'Bookings of any status that overlap the days, ordered by pickup, with those whose buffer does',
      ),
    lettingRules: z
      .array(lettingRuleSchema)
      .describe('Letting rules that refuse pickups from the first day on, with Turkish names'),
  })
  .meta({ id: 'BookingBoard' });
export type Board = z.infer<typeof boardSchema>;
