/**
 * The JSON contract of writing a booking: `/admin/bookings` and the form that sends it. Shapes and
 * limits only; what depends on the moment or on the booking before is `booking-checks.rules.ts`.
 * Names: spec, part 3. Amounts are euros, times `YYYY-MM-DDTHH:MM` in Europe/Istanbul.
 */
import { z } from 'zod';
import { isWallClock } from '#app/lib/dates.ts';
import { plainLine, plainLines, withoutNul } from '#app/lib/plain-text.ts';
import { NO_EXTRAS } from '../cars/rental-price.rules.ts';
import { isEmail } from '../transfers/transfer-request.rules.ts';
import { VEHICLES } from '../transfers/zone.rules.ts';
import { BOOKING_STATUSES, SERVICE_TYPES } from './booking.rules.ts';
import { bookingInputText as text } from './booking-input.text.ts';

/** Characters; longer than anybody is called, short enough for a table. */
const LONGEST_LINE = 200;
const LONGEST_NOTE = 2000;
export const MOST_DRIVERS = 5;
/** Of a phone number. */
const FEWEST_DIGITS = 5;
/** Passengers of the largest vehicle (spec, part 9). */
export const MOST_PASSENGERS = 16;
/** Euros; no rental costs as much. */
export const HIGHEST_TOTAL = 1_000_000;

/** Whether a text can be a phone number at all, in whatever form. */
export function hasPhoneDigits(text: string): boolean {
  return text.replace(/\D/g, '').length >= FEWEST_DIGITS;
}

/** Of a car or a zone. The database would choke on a NUL; whether there is one is asked on saving. */
const id = z.string().max(LONGEST_LINE).overwrite(withoutNul);

const line = (required: string) =>
  z
    .string({ error: required })
    .overwrite(plainLine)
    .min(1, required)
    .max(LONGEST_LINE, text.tooLong);

const wallClock = (required: string) => z.string({ error: required }).refine(isWallClock, required);

const driverSchema = z.object({
  name: line(text.required.name),
  surname: line(text.required.surname),
  phoneNumber: line(text.required.phoneNumber)
    .max(30, text.tooLong)
    .refine(hasPhoneDigits, text.wrongPhone),
});

const transferDataSchema = z.object({
  vehicleCapacity: z.enum(VEHICLES, { error: text.required.vehicleCapacity }),
  passengers: z.int(text.passengers).min(1, text.passengers).max(MOST_PASSENGERS, text.passengers),
  flightNumber: z.string().overwrite(plainLine).max(20, text.tooLong).optional(),
  notes: z.string().overwrite(plainLines).max(LONGEST_NOTE, text.tooLong).optional(),
});

const count = z.int().min(0).max(9).default(0);
const extrasSchema = z.object({ cocukKoltugu: count, ekSurucu: count, gencSurucu: count });

export const bookingInputSchema = z.object({
  serviceType: z.enum(SERVICE_TYPES, { error: text.required.serviceType }),
  carId: id.nullable().default(null).describe('Of a rental'),
  transferId: id.nullable().default(null).describe('Zone of a transfer, if it has one'),
  drivers: z.array(driverSchema).min(1).max(MOST_DRIVERS).describe('The first is the customer'),
  email: z
    .string()
    .overwrite(plainLine)
    .max(LONGEST_LINE, text.tooLong)
    .refine((value) => !value || isEmail(value), text.wrongEmail)
    .default(''),
  pickupLocation: line(text.required.pickupLocation),
  dropoffLocation: line(text.required.dropoffLocation),
  pickupTime: wallClock(text.required.pickupTime),
  dropoffTime: wallClock(text.required.dropoffTime),
  transferData: transferDataSchema.nullable().default(null).describe('Of a transfer'),
  extras: extrasSchema.default(NO_EXTRAS).describe('Of a rental'),
  specialRequests: z.string().overwrite(plainLines).max(LONGEST_NOTE, text.tooLong).default(''),
  pricing: z
    .object({
      total: z
        .number(text.wrongTotal)
        .min(0, text.wrongTotal)
        .max(HIGHEST_TOTAL, text.wrongTotal)
        .nullable()
        .describe('Null: what the receipt comes to'),
    })
    .default({ total: null }),
  status: z.enum(BOOKING_STATUSES).default('pending'),
  allowOverbooking: z
    .boolean()
    .default(false)
    .describe('Writes it although the car has no free unit then'),
});
export type BookingInput = z.infer<typeof bookingInputSchema>;

export const bookingUpdateSchema = bookingInputSchema.extend({
  version: z.int().describe('Of the booking as it was read; 409 when somebody saved it since'),
});
export type BookingUpdate = z.infer<typeof bookingUpdateSchema>;

export const bookingStatusSchema = z.object({
  status: z.enum(BOOKING_STATUSES),
  allowOverbooking: z.boolean().default(false),
});
