/**
 * Body and response of `POST /bookings`, with fields and limits of the visitor's forms (spec, part
 * 3).
 */

import { z } from 'zod';
import { MAX_TEXT_LENGTHS } from '#app/domain/requests/reservation.rules.ts';
import { MAX_COUNTS, MAX_LENGTHS } from '#app/domain/requests/transfer-request.rules.ts';
import { MAX_PLACE_LENGTH } from '#app/domain/requests/trip.rules.ts';
import { VEHICLES } from '#app/domain/zones/zone.rules.ts';
import { isClockTime, isIsoDate } from '#app/lib/dates/dates.ts';
import { CLOCK_TIME, DAY } from '#app/lib/dates/openapi-formats.ts';
import { idSchema } from '#app/lib/id.schema.ts';
import { isOnePhone, isPhone, withOurDigits } from '#app/lib/requests/phone.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { plainLine, plainLines } from '#app/lib/words/plain-text.ts';
import { SITE_LANGUAGES } from '#app/lib/words/texts.ts';
import { BOOKING_STATUSES } from '../booking.rules.ts';
import { MAX_BOOKING_PASSENGERS } from '../booking.schema.ts';
import { receiptLineSchema } from '../receipt-line.schema.ts';

/** One line of text, tidied. The rules of the visitor's form report an empty one. */
const line = (max: number) => z.string().max(max).overwrite(plainLine);
const note = z.string().max(MAX_LENGTHS.message).overwrite(plainLines).default('');
/**
 * Key of a message in `publicBooking`. The endpoint replaces it by the text in the visitor's
 * language.
 */
const publicBookingKey = (name: keyof SiteTexts['publicBooking']) => name;

/** Accepts an empty value, because the rules of the visitor's form report it as missing. */
const emptyOr = (isValid: (value: string) => boolean) => (value: string) =>
  !value || isValid(value);
const date = z.string().refine(emptyOr(isIsoDate), publicBookingKey('date')).meta(DAY);
const time = z.string().refine(emptyOr(isClockTime), publicBookingKey('time')).meta(CLOCK_TIME);
/**
 * Replaces a missing value by an empty one. `.default('')` would add a default to OpenAPI that is
 * not a valid date or time.
 */
const orEmpty = (given = '') => given;
const count = z.int().min(0).max(9).default(0);

const customer = {
  name: line(MAX_LENGTHS.name).describe('First name and last name'),
  phone: line(MAX_LENGTHS.phone)
    .overwrite(withOurDigits)
    .refine(emptyOr(isPhone), { error: publicBookingKey('wrongPhone'), abort: true })
    .refine(emptyOr(isOnePhone), publicBookingKey('onePhone')),
  language: z
    .enum(SITE_LANGUAGES, publicBookingKey('unknownLanguage'))
    .optional()
    .describe(
      'Language in which the office replies to the visitor; if left out, the language of the response',
    ),
};

const PLACES =
  'Place of `rental.places` of `GET /settings`, in Turkish or in `language`, or `pickupLocation` or `dropoffLocation` of the car';
const PLACE_EXAMPLE = { examples: ['Antalya Havalimanı'] };

const reservationSchema = z.object({
  serviceType: z.literal('car_rental'),
  carId: idSchema.max(MAX_PLACE_LENGTH),
  ...customer,
  email: line(MAX_LENGTHS.email).default(''),
  pickupLocation: line(MAX_PLACE_LENGTH).describe(PLACES).meta(PLACE_EXAMPLE),
  dropoffLocation: line(MAX_PLACE_LENGTH).describe(PLACES).meta(PLACE_EXAMPLE),
  pickupDate: date,
  pickupTime: time,
  returnDate: date,
  returnTime: time,
  cocukKoltugu: count.describe('Number of child seats'),
  ekSurucu: count.describe('Number of additional drivers'),
  gencSurucu: count.describe('Number of packages for young drivers'),
  hotel: line(MAX_TEXT_LENGTHS.hotel)
    .default('')
    .describe('Name of the hotel to which the car is delivered'),
  flightNumber: line(MAX_TEXT_LENGTHS.flightNumber)
    .default('')
    .describe('Flight number for a pickup at the airport'),
  message: note,
});
export type ReservationRequest = z.infer<typeof reservationSchema>;

const transferSchema = z.object({
  serviceType: z.literal('transfer'),
  vehicle: z.enum(VEHICLES),
  ...customer,
  email: line(MAX_LENGTHS.email),
  passengers: z.int().min(1).max(MAX_BOOKING_PASSENGERS),
  childSeats: z.int().min(0).max(MAX_COUNTS.childSeats).default(0),
  suitcases: z.int().min(0).max(MAX_COUNTS.suitcases).default(0),
  pickupLocation: line(MAX_LENGTHS.pickupLocation),
  dropoffLocation: line(MAX_LENGTHS.dropoffLocation),
  date,
  time,
  returnDate: date
    .optional()
    .transform(orEmpty)
    .describe('Day of the return transfer, which becomes a separate booking; needs `returnTime`'),
  returnTime: time.optional().transform(orEmpty),
  flightNumber: line(MAX_LENGTHS.flightNumber).default(''),
  message: note,
});
export type TransferBookingRequest = z.infer<typeof transferSchema>;

export const publicBookingSchema = z
  .discriminatedUnion('serviceType', [
    reservationSchema.meta({ id: 'ReservationRequest' }),
    transferSchema.meta({ id: 'TransferRequest' }),
  ])
  .meta({
    discriminator: {
      propertyName: 'serviceType',
      mapping: {
        car_rental: '#/components/schemas/ReservationRequestInput',
        transfer: '#/components/schemas/TransferRequestInput',
      },
    },
  });
export type PublicBookingRequest = z.infer<typeof publicBookingSchema>;

export const bookedSchema = z
  .object({
    bookingReference: z.string(),
    returnReference: z
      .string()
      .nullable()
      .describe("Reference of the return transfer's booking; null if none was requested"),
    status: z.enum(BOOKING_STATUSES),
    currency: z.literal('EUR'),
    lines: z
      .array(receiptLineSchema)
      .describe(
        'Lines of the price; empty if there is no listed price, or staff have changed the price',
      ),
    total: z.number().nullable().describe('Agreed price in euros; null: staff will set the price'),
  })
  .meta({ id: 'BookedRequest' });
export type Booked = z.infer<typeof bookedSchema>;
