/**
 * Shapes and limits of bookings in the API. `booking-checks.rules.ts` has the checks that need the
 * current time or the stored booking. Amounts are euros; times are `YYYY-MM-DDTHH:MM` in
 * Europe/Istanbul.
 */

import { z } from 'zod';
import { imageSchema } from '#app/base/images/images.schema.ts';
import { ACCOUNT_FILTERS } from '#app/domain/account/account.rules.ts';
import {
  accountSummary,
  accountSummarySchema,
  type Fee,
  feeSchema,
} from '#app/domain/account/account.schema.ts';
import { CANCEL_REASONS } from '#app/domain/account/cancellation-fee.rules.ts';
import { NO_EXTRAS } from '#app/domain/pricing/price.rules.ts';
import { isEmail, MOST_LOADED } from '#app/domain/requests/transfer-request.rules.ts';
import { VEHICLES } from '#app/domain/zones/zone.rules.ts';
import { isListDay, isWallClock, type WallClock } from '#app/lib/dates/dates.ts';
import { DAY, WALL_CLOCK } from '#app/lib/dates/moment-forms.schema.ts';
import { responseFields } from '#app/lib/facts.schema.ts';
import { pageQuery, paginationSchema } from '#app/lib/http/envelope.schema.ts';
import { idSchema } from '#app/lib/id.schema.ts';
import { centsToEuros, eurosToCents } from '#app/lib/money/money.ts';
import { ANONYMOUS, type Privacy } from '#app/lib/privacy.ts';
import { isOnePhone, isPhone, withOurDigits } from '#app/lib/requests/phone.ts';
import { messageKey } from '#app/lib/words/issue-text.ts';
import { plainLine, plainLines } from '#app/lib/words/plain-text.ts';
import { SITE_LANGUAGES } from '#app/lib/words/texts.ts';
import {
  anHourAfter,
  BOOKING_SORTS,
  BOOKING_STATUSES,
  type BookingStatus,
  halves,
  SERVICE_TYPES,
} from './booking.rules.ts';
import { allowSignedChangeSchema } from './signed/signed-parts.schema.ts';

/** Maximum number of characters of a line, a note and a phone number. */
const LONGEST_LINE = 200;
const LONGEST_NOTE = 2000;
const LONGEST_PHONE = 30;
export const MOST_DRIVERS = 5;
/** Passengers of the largest vehicle (spec, part 9). */
export const MOST_PASSENGERS = 16;
/** Highest total in euros, far above the price of any rental. */
export const HIGHEST_TOTAL = 1_000_000;

const id = idSchema.max(LONGEST_LINE);

const required = messageKey('required');
const tooLong = messageKey('tooLong');
const wrongPhone = messageKey('wrongPhone');
const passengers = messageKey('passengers');
const wrongTotal = messageKey('wrongTotal');

const anyLine = z.string(required).overwrite(plainLine).max(LONGEST_LINE, tooLong);
const line = anyLine.min(1, required);

const wallClock = z
  .string(messageKey('timeRequired'))
  .refine(isWallClock, messageKey('timeRequired'))
  .meta(WALL_CLOCK);

export const driverSchema = z.object({
  name: line,
  surname: line,
  phoneNumber: line
    .max(LONGEST_PHONE, tooLong)
    .overwrite(withOurDigits)
    .refine(isPhone, wrongPhone)
    .refine(isOnePhone, messageKey('onePhone')),
});

const loaded = (field: keyof typeof MOST_LOADED) => {
  const most = MOST_LOADED[field];
  const message = messageKey('between', most);
  return z.int(message).min(0, message).max(most, message).optional();
};

export const transferDataSchema = z.object({
  vehicleCapacity: z.enum(VEHICLES, required),
  passengers: z.int(passengers).min(1, passengers).max(MOST_PASSENGERS, passengers),
  childSeats: loaded('childSeats'),
  suitcases: loaded('suitcases'),
  flightNumber: z.string().overwrite(plainLine).max(20, tooLong).optional(),
  driverName: z
    .string()
    .overwrite(plainLine)
    .max(LONGEST_LINE, tooLong)
    .optional()
    .describe('Who of the office drives it'),
  driverPhone: z
    .string()
    .overwrite(withOurDigits)
    .max(LONGEST_PHONE, tooLong)
    .refine((typed) => !typed || isPhone(typed), wrongPhone)
    .optional(),
  notes: z.string().overwrite(plainLines).max(LONGEST_NOTE, tooLong).optional(),
});

const count = z.int().min(0).max(9).default(0);
const extrasSchema = z.object({ cocukKoltugu: count, ekSurucu: count, gencSurucu: count });

/**
 * Fields of a booking in the order of the form. API, form, labels and audit log derive from them
 * (spec, part 3).
 */
export const bookingFacts = {
  serviceType: z.enum(SERVICE_TYPES, required),
  pickupLocation: line,
  pickupTime: wallClock,
  dropoffLocation: line,
  dropoffTime: wallClock,
  carId: id.nullable().default(null).describe('Of a rental; null after the car was deleted'),
  vehicleId: id
    .nullable()
    .optional()
    .describe('Of a rental: a vehicle of its car. Left out: as it was, unless the car changes'),
  extras: extrasSchema.default(NO_EXTRAS).describe('Of a rental'),
  transferId: id.nullable().default(null).describe('Zone of a transfer, if it has one'),
  transferData: transferDataSchema.nullable().default(null).describe('Of a transfer'),
  drivers: z.array(driverSchema).min(1).max(MOST_DRIVERS).describe('The first is the customer'),
  email: z
    .string()
    .overwrite(plainLine)
    .max(LONGEST_LINE, tooLong)
    .refine((value) => !value || isEmail(value), messageKey('wrongEmail'))
    .default(''),
  hotel: z
    .string()
    .overwrite(plainLine)
    .max(LONGEST_LINE, tooLong)
    .default('')
    .describe('Of a rental: the name of the hotel of its delivery'),
  flightNumber: z
    .string()
    .overwrite(plainLine)
    .max(20, tooLong)
    .default('')
    .describe('Of a rental that is handed over at the airport'),
  specialRequests: z.string().overwrite(plainLines).max(LONGEST_NOTE, tooLong).default(''),
  language: z
    .enum(SITE_LANGUAGES, messageKey('unknownLanguage'))
    .default('tr')
    .describe('In which the office writes to the customer, and prints papers beside Turkish'),
  pricing: z
    .object({
      total: z
        .number(wrongTotal)
        .min(0, wrongTotal)
        .max(HIGHEST_TOTAL, wrongTotal)
        .nullable()
        .describe('Null: the calculated price'),
    })
    .default({ total: null }),
  status: z.enum(BOOKING_STATUSES).default('pending'),
};

/** Values of the rental's own fields in a transfer. */
export const NO_RENTAL = { carId: null, vehicleId: null, hotel: '', flightNumber: '' };

export const driverPrivacy = {
  name: { erasedTo: ANONYMOUS },
  surname: { erasedTo: '' },
  phoneNumber: { erasedTo: '' },
} satisfies Record<keyof z.infer<typeof driverSchema>, Privacy>;

const transferDataPrivacy = {
  vehicleCapacity: 'impersonal',
  passengers: 'impersonal',
  childSeats: 'impersonal',
  suitcases: 'impersonal',
  flightNumber: { erasedTo: '' },
  driverName: { erasedTo: '' },
  driverPhone: { erasedTo: '' },
  notes: { erasedTo: '' },
} satisfies Record<keyof z.infer<typeof transferDataSchema>, Privacy>;

/**
 * Privacy of a report to an authority. The hash is personal because it covers the reported names
 * (decision 032).
 */
export const filedPrivacy = {
  at: 'impersonal',
  by: 'impersonal',
  hash: { erasedTo: '' },
} satisfies Record<'at' | 'by' | 'hash', Privacy>;

/**
 * Privacy of a booking's fields, also in the audit log. A field that may name a person is personal.
 */
export const bookingPrivacy = {
  serviceType: 'impersonal',
  pickupLocation: 'place',
  pickupTime: 'impersonal',
  dropoffLocation: 'place',
  dropoffTime: 'impersonal',
  carId: 'impersonal',
  vehicleId: 'impersonal',
  extras: 'impersonal',
  transferId: 'impersonal',
  transferData: { parts: transferDataPrivacy },
  drivers: { parts: driverPrivacy },
  email: { erasedTo: '' },
  hotel: { erasedTo: '' },
  flightNumber: { erasedTo: '' },
  specialRequests: { erasedTo: '' },
  language: 'impersonal',
  pricing: { parts: { total: 'impersonal' } },
  status: 'impersonal',
} satisfies Record<keyof typeof bookingFacts, Privacy>;

export const bookingInputSchema = z.object(bookingFacts).extend({
  extras: extrasSchema
    .nullish()
    .transform((given) => given ?? NO_EXTRAS)
    .describe('Of a rental; null for a transfer, as it is read'),
  wayBackTime: wallClock
    .nullish()
    .describe(
      'Of a new transfer: records its way back too, as a booking of its own; `pricing.total` is of both',
    ),
  requested: z
    .boolean()
    .default(false)
    .describe(
      'Of a new booking: a visitor asked for it. While it is pending it waits for an answer',
    ),
  allowOverbooking: z
    .boolean()
    .default(false)
    .describe('Writes it although the car has no free unit then'),
});
export type BookingInput = z.infer<typeof bookingInputSchema>;

/**
 * Splits a new booking into outward and return transfer, each a booking of its own (decision 053);
 * null without a return transfer. The return transfer swaps the places, and an agreed total is
 * halved. Flight and driver belong to the outward transfer only.
 */
export function waysOf(
  input: BookingInput,
  returnAt: WallClock | null | undefined,
): [there: BookingInput, back: BookingInput | null] {
  const { serviceType, transferData, pickupLocation, dropoffLocation, pricing } = input;
  if (!returnAt || serviceType !== 'transfer' || !transferData) return [input, null];
  const { flightNumber: _, driverName: _name, driverPhone: _phone, ...data } = transferData;
  const [there, back] =
    pricing.total === null ? [null, null] : halves(eurosToCents(pricing.total)).map(centsToEuros);
  const [date = '', time = ''] = returnAt.split('T');
  return [
    { ...input, pricing: { total: there ?? null } },
    {
      ...input,
      pickupLocation: dropoffLocation,
      dropoffLocation: pickupLocation,
      pickupTime: returnAt,
      dropoffTime: anHourAfter(date, time),
      transferData: data,
      pricing: { total: back ?? null },
    },
  ];
}

export const bookingDefaults = bookingInputSchema
  .omit({
    serviceType: true,
    pickupLocation: true,
    pickupTime: true,
    dropoffLocation: true,
    dropoffTime: true,
    drivers: true,
  })
  .parse({});

const cancellationFields = {
  cancelReason: z
    .enum(CANCEL_REASONS)
    .nullish()
    .describe('With the status `cancelled`; `no-show` for a customer who did not come'),
  fee: feeSchema
    .nullish()
    .describe(
      'A charge for the cancellation or no-show, recorded with it; `GET …/cancellation-fees` proposes it. None if the booking is cancelled already',
    ),
};
function checkFee(
  { status, fee }: { status: BookingStatus; fee?: Fee | null },
  { addIssue }: z.RefinementCtx,
): void {
  if (!fee || status === 'cancelled') return;
  addIssue({ code: 'custom', path: ['fee'], message: messageKey('feeOfCancelled') });
}

export const bookingUpdateSchema = bookingInputSchema
  .omit({ wayBackTime: true, requested: true })
  .extend({
    pricing: z
      .object({
        total: bookingFacts.pricing
          .unwrap()
          .shape.total.describe("Null: the calculated price by today's prices"),
        quoted: z
          .number()
          .nullish()
          .describe(
            'As it was read: with the total as it was read too, `pricing` counts as left out',
          ),
      })
      .optional()
      .describe(
        'Left out: the agreed price stays, unless car, days, extras or fees change and it was that of the receipt',
      ),
    drivers: driverSchema
      .extend({
        surname: anyLine,
        phoneNumber: anyLine.overwrite(withOurDigits),
      })
      .array()
      .min(1)
      .max(MOST_DRIVERS)
      .describe('The first is the customer. Empty only as it was: a visitor may give one name'),
    allowSignedChange: allowSignedChangeSchema,
    ...cancellationFields,
    version: z
      .int()
      .optional()
      .describe(
        'Of the booking as it was read; 409 when it was saved since. Left out: not checked',
      ),
  })
  .superRefine(checkFee);
export type BookingUpdate = z.infer<typeof bookingUpdateSchema>;

export const bookingStatusSchema = z
  .object({
    status: z.enum(BOOKING_STATUSES),
    version: z
      .int()
      .optional()
      .describe(
        'Version of the booking that was read; 409 if it was saved since. If only the status of a request was changed, it is restored with its `holdUntil`',
      ),
    allowOverbooking: z.boolean().default(false),
    ...cancellationFields,
  })
  .superRefine(checkFee);
export type BookingStatusChange = z.infer<typeof bookingStatusSchema>;

const answers = responseFields(bookingFacts);

/** Stored data of a transfer. They may be older than a check of `transferDataSchema`. */
export const storedTransferDataSchema = answers.transferData;

export const bookingSchema = z
  .object({
    ...answers,
    vehicleId: z.string().nullable().describe('Of a rental, once that is known'),
    extras: answers.extras.nullable().describe('Null for a transfer'),
    pricing: z.object({
      total: z.number().describe('Agreed price, without charges'),
      quoted: z
        .number()
        .nullable()
        .describe('What the receipt came to; without a receipt 0 for a gift, else null'),
      currency: z.literal('EUR'),
    }),
    id: z.string(),
    bookingReference: z.string(),
    carTitle: z.string().nullable().describe('Of the car when it was booked; stays when it goes'),
    zoneName: z.string().nullable().describe('Of the zone when it was booked'),
    requested: z
      .boolean()
      .describe('A visitor asked for it, by the site or by a message that staff pasted'),
    cancelReason: z
      .enum(CANCEL_REASONS)
      .nullable()
      .describe('Why it was cancelled; null for all others and if none was given'),
    account: accountSummarySchema.describe('Sums of its account, in euros'),
    holdUntil: z
      .string()
      .nullable()
      .describe(
        "Until when a visitor's unsaved request holds its unit; as `createdAt` for one that holds none, since unconfirmed requests hold as much of the fleet as they may; null for all others",
      ),
    version: z.int().describe('Counts the saves'),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Booking' });
export type Booking = z.infer<typeof bookingSchema>;

export const openedBookingSchema = bookingSchema.extend({
  handovers: z
    .array(
      z.object({
        kind: z.enum(['out', 'back']),
        at: z.string().describe('YYYY-MM-DDTHH:MM in Europe/Istanbul'),
        plate: z.string(),
        kilometres: z.int(),
        fuelEighths: z.int(),
        photos: z.array(imageSchema).describe('Only signed-in staff may fetch them'),
      }),
    )
    .describe('What was recorded of its hand-over and its return'),
  otherWay: z
    .object({ id: z.string(), bookingReference: z.string(), isWayBack: z.boolean() })
    .nullable()
    .describe('Of a transfer that was recorded both ways: the booking of the other one'),
});
export type OpenedBooking = z.infer<typeof openedBookingSchema>;

/** Booking as stored. `pickupAt` and `dropoffAt` are in Istanbul time. */
export type BookingRecord = Omit<
  Booking,
  'bookingReference' | 'transferId' | 'pickupTime' | 'dropoffTime' | 'pricing' | 'account'
> & {
  reference: string;
  zoneId: string | null;
  pickupAt: WallClock;
  dropoffAt: WallClock;
  /** Agreed price in euro cents, without charges. */
  totalCents: number;
  /** Sums of the account in euro cents (`AccountSums`). */
  chargedCents: number;
  paidCents: number;
  /** Amount that was paid before Kervan had accounts. */
  settledCents: number;
  depositCents: number;
  /**
   * Calculated price in euro cents at the last pricing. Without a calculated price: 0 if staff
   * agreed on 0, else null.
   */
  quotedCents: number | null;
};

export const bookingsSchema = z.object({
  bookings: z.array(bookingSchema),
  pagination: paginationSchema,
});

/** Default number of rows on a page of the list (spec, part 9). */
const BOOKINGS_PAGE_SIZE = 20;

const listDay = z.string().refine(isListDay, messageKey('notADay')).meta(DAY);

export const bookingsQuerySchema = pageQuery(BOOKINGS_PAGE_SIZE)
  .extend({
    search: z
      .string()
      .max(100)
      .optional()
      .describe('Every word has to stand in reference, names, phone, e-mail, places, car or zone'),
    status: z.enum(['all', ...BOOKING_STATUSES]).default('all'),
    serviceType: z.enum(['all', ...SERVICE_TYPES]).default('all'),
    requested: z
      .enum(['true', 'false'])
      .transform((value) => value === 'true')
      .optional()
      .describe('Whether a visitor asked for it, or staff typed it'),
    account: z
      .enum(ACCOUNT_FILTERS)
      .optional()
      .describe('`owes`: balance above 0; `overpaid`: below 0; `deposit`: a deposit is held'),
    from: listDay
      .optional()
      .describe('First day, in Istanbul: a pickup, a return or a transfer falls on it or later'),
    to: listDay.optional().describe('Last day: a pickup, a return or a transfer falls on it'),
    pickupFrom: listDay.optional().describe('First day, in Istanbul, of the pickup alone'),
    lateOn: listDay
      .optional()
      .describe(
        'Should have begun in the 30 days before this day, or ended before it, and has not',
      ),
    sort: z
      .enum(BOOKING_SORTS)
      .optional()
      .describe(
        'With a minus from last to first. Left out: `-created`; `pickup` with `from`, `to`, `pickupFrom` or `lateOn`',
      ),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    error: messageKey('beforeFrom'),
  });

const counts = Object.fromEntries(BOOKING_STATUSES.map((status) => [status, z.int()])) as Record<
  BookingStatus,
  z.ZodInt
>;

export const bookingStatisticsSchema = z
  .object({
    total: z.int(),
    ...counts,
    upcoming: z.int().describe('With a pickup today or later'),
    revenue: z.number().describe('Euros of confirmed, active and completed bookings'),
  })
  .meta({ id: 'BookingStatistics' });
export type BookingStatistics = z.infer<typeof bookingStatisticsSchema>;

/** Booking or block that holds a unit of a full car, as a 409 response lists it. */
export const clashSchema = z.object({
  reference: z.string().describe('Of the booking; the plate where a vehicle is blocked'),
  customer: z.string().describe('First and last name; empty where a vehicle is blocked'),
  vehicleId: z.string().optional().describe('Where a vehicle is blocked'),
  from: z.string().describe('YYYY-MM-DDTHH:MM in Europe/Istanbul'),
  to: z.string().describe('YYYY-MM-DDTHH:MM in Europe/Istanbul'),
  lateUntil: z
    .string()
    .optional()
    .describe('Of a car that should be back by `to` and is not: until when it counts as out'),
  plate: z.string().optional().describe('Where only this plate is not back; its car has a unit'),
});
export type Clash = z.infer<typeof clashSchema>;

/** `data` of the refusal if no unit is free. */
export const clashDataSchema = z.object({
  clashes: z.array(clashSchema).describe('Empty where the car has no units at all'),
});

/** Returns the clashes in the `data` of a refusal; null if it was refused for another reason. */
export function clashesIn(data: unknown): Clash[] | null {
  return clashDataSchema.safeParse(data).data?.clashes ?? null;
}

export const deletedBookingSchema = z.object({ id: z.string(), bookingReference: z.string() });

/** Returns a booking as in the API, with the field names of the spec and amounts in euros. */
export function toBooking(booking: BookingRecord): Booking {
  const { reference, pickupAt, dropoffAt, zoneId, totalCents, quotedCents, ...rest } = booking;
  const {
    chargedCents: _charged,
    paidCents: _paid,
    settledCents: _settled,
    depositCents: _deposit,
    ...same
  } = rest;
  return {
    ...same,
    transferId: zoneId,
    bookingReference: reference,
    pickupTime: pickupAt,
    dropoffTime: dropoffAt,
    pricing: {
      total: centsToEuros(totalCents),
      quoted: quotedCents === null ? null : centsToEuros(quotedCents),
      currency: 'EUR',
    },
    account: accountSummary(booking),
  };
}
