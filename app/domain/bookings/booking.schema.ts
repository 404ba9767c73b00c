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
import type { BrokenRule } from '#app/domain/availability/letting.rules.ts';
import { brokenRuleSchema, nearestSchema } from '#app/domain/availability/letting-rule.schema.ts';
import { NO_EXTRAS } from '#app/domain/pricing/price.rules.ts';
import { isEmail, MAX_COUNTS } from '#app/domain/requests/transfer-request.rules.ts';
import { VEHICLES } from '#app/domain/zones/zone.rules.ts';
import { isPlausibleDate, isWallClock, type WallClock } from '#app/lib/dates/dates.ts';
import { DAY, WALL_CLOCK } from '#app/lib/dates/openapi-formats.ts';
import { responseFields } from '#app/lib/facts.schema.ts';
import { pageQuery, paginationSchema } from '#app/lib/http/envelope.schema.ts';
import { idSchema } from '#app/lib/id.schema.ts';
import { centsToEuros, eurosToCents } from '#app/lib/money/money.ts';
import { ANONYMOUS, type Privacy } from '#app/lib/privacy.ts';
import { isOnePhone, isPhone, withOurDigits } from '#app/lib/requests/phone.ts';
import { messageKey } from '#app/lib/words/issue-text.ts';
import { lineSchema } from '#app/lib/words/plain-text.schema.ts';
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
import { type BookingLine, receiptLineSchema } from './receipt-line.schema.ts';
import { allowSignedChangeSchema } from './signed/signed-parts.schema.ts';

/** Maximum number of characters of a line, a note and a phone number. */
const MAX_LINE_LENGTH = 200;
const MAX_NOTE_LENGTH = 2000;
const MAX_PHONE_LENGTH = 30;
export const MAX_DRIVERS = 5;
/** Passengers of the largest vehicle (spec, part 9). */
export const MAX_BOOKING_PASSENGERS = 16;
/** Highest total in euros, far above the price of any rental. */
export const MAX_TOTAL = 1_000_000;

const id = idSchema.max(MAX_LINE_LENGTH);

const required = messageKey('required');
const tooLong = messageKey('tooLong');
const wrongPhone = messageKey('wrongPhone');
const passengers = messageKey('passengers');
const wrongTotal = messageKey('wrongTotal');

const anyLine = z.string(required).overwrite(plainLine).max(MAX_LINE_LENGTH, tooLong);
const line = anyLine.min(1, required);

const wallClock = z
  .string(messageKey('timeRequired'))
  .refine(isWallClock, messageKey('timeRequired'))
  .meta(WALL_CLOCK);

export const driverSchema = z.object({
  name: line,
  surname: line,
  phoneNumber: line
    .max(MAX_PHONE_LENGTH, tooLong)
    .overwrite(withOurDigits)
    .refine(isPhone, { error: wrongPhone, abort: true })
    .refine(isOnePhone, messageKey('onePhone')),
});

const loaded = (field: keyof typeof MAX_COUNTS) => {
  const most = MAX_COUNTS[field];
  const message = messageKey('between', most);
  return z.int(message).min(0, message).max(most, message).optional();
};

export const transferDataSchema = z.object({
  vehicleCapacity: z.enum(VEHICLES, required),
  passengers: z.int(passengers).min(1, passengers).max(MAX_BOOKING_PASSENGERS, passengers),
  childSeats: loaded('childSeats'),
  suitcases: loaded('suitcases'),
  flightNumber: z.string().overwrite(plainLine).max(20, tooLong).optional(),
  driverName: z
    .string()
    .overwrite(plainLine)
    .max(MAX_LINE_LENGTH, tooLong)
    .optional()
    .describe("Name of the office's driver"),
  driverPhone: z
    .string()
    .overwrite(withOurDigits)
    .max(MAX_PHONE_LENGTH, tooLong)
    .refine((typed) => !typed || isPhone(typed), wrongPhone)
    .optional(),
  notes: z.string().overwrite(plainLines).max(MAX_NOTE_LENGTH, tooLong).optional(),
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
  carId: id
    .nullable()
    .default(null)
    .describe('Id of the car, only for rentals; null after the car was deleted'),
  vehicleId: id
    .nullable()
    .optional()
    .describe(
      'Id of a vehicle of the car, only for rentals; null: none. If left out, it stays unchanged, unless the car changes',
    ),
  extras: extrasSchema.default(NO_EXTRAS).describe('Number of each extra, only for rentals'),
  transferId: id
    .nullable()
    .default(null)
    .describe('Id of the zone, only for transfers; null without a zone'),
  transferData: transferDataSchema
    .nullable()
    .default(null)
    .describe('Details of a transfer; null for a rental'),
  drivers: z
    .array(driverSchema)
    .min(1)
    .max(MAX_DRIVERS)
    .describe('Drivers, or known passengers of a transfer; the first is the customer'),
  email: z
    .string()
    .overwrite(plainLine)
    .max(MAX_LINE_LENGTH, tooLong)
    .refine((value) => !value || isEmail(value), messageKey('wrongEmail'))
    .default(''),
  hotel: z
    .string()
    .overwrite(plainLine)
    .max(MAX_LINE_LENGTH, tooLong)
    .default('')
    .describe('Name of the hotel to which the car is delivered, only for rentals'),
  flightNumber: z
    .string()
    .overwrite(plainLine)
    .max(20, tooLong)
    .default('')
    .describe('Flight number, only for rentals that start at the airport'),
  specialRequests: z.string().overwrite(plainLines).max(MAX_NOTE_LENGTH, tooLong).default(''),
  language: z
    .enum(SITE_LANGUAGES, messageKey('unknownLanguage'))
    .default('tr')
    .describe('Language of messages to the customer, and second language of papers'),
  pricing: z
    .object({
      total: z
        .number(wrongTotal)
        .min(0, wrongTotal)
        .max(MAX_TOTAL, wrongTotal)
        .nullable()
        .describe('Agreed price in euros; null: the calculated price'),
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

/** Maximum characters of the reason for which staff overrule letting rules. */
export const MAX_RULES_REASON = 200;

export const bookingInputSchema = z.object(bookingFacts).extend({
  extras: extrasSchema
    .nullish()
    .transform((given) => given ?? NO_EXTRAS)
    .describe('Number of each extra, only for rentals; null: none'),
  wayBackTime: wallClock
    .nullish()
    .describe(
      'Pickup time of a return transfer, only for new transfers. It becomes a separate booking, and each of the two gets half of `pricing.total`',
    ),
  requested: z
    .boolean()
    .default(false)
    .describe(
      'Only for new bookings: true if the customer requested it; while pending, it counts as an open request',
    ),
  allowOverbooking: z
    .boolean()
    .default(false)
    .describe('Saves the booking even if the car has no free unit'),
  allowRules: z
    .boolean()
    .default(false)
    .describe('Saves the booking even if letting rules refuse the rental; needs `rulesReason`'),
  rulesReason: lineSchema(MAX_RULES_REASON)
    .default('')
    .describe('Reason for which staff overrule letting rules; kept in the audit log'),
});
export type BookingInput = z.infer<typeof bookingInputSchema>;

/**
 * Splits a new booking into outward and return transfer, each a booking of its own (decision 053);
 * null without a return transfer. The return transfer swaps the places, and an agreed total is
 * halved. Flight and driver belong to the outward transfer only.
 */
export function splitTransfer(
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
    .describe(
      'Reason for the status `cancelled`, else ignored; `no-show`: the customer did not come',
    ),
  fee: feeSchema
    .nullish()
    .describe(
      'Charge for the cancellation or no-show, only with the status `cancelled`; `GET …/cancellation-fees` proposes it. Ignored if the booking is cancelled already',
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
          .shape.total.describe("Agreed price in euros; null: calculated from today's prices"),
        quoted: z
          .number()
          .nullish()
          .describe(
            'Calculated price that was read; if it and `total` are unchanged, `pricing` counts as left out',
          ),
      })
      .optional()
      .describe(
        'If left out, the agreed price stays, unless it equals the calculated price and car, days or extras change; other hours and places keep it, whatever fees they have',
      ),
    drivers: driverSchema
      .extend({
        surname: anyLine,
        phoneNumber: anyLine.overwrite(withOurDigits),
      })
      .array()
      .min(1)
      .max(MAX_DRIVERS)
      .describe(
        'The first is the customer. A stored surname or phone number that is empty may stay empty',
      ),
    allowSignedChange: allowSignedChangeSchema,
    ...cancellationFields,
    version: z
      .int()
      .optional()
      .describe(
        'Version that was read; 409 if the booking was saved since. If left out, it is not checked',
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
        'Version that was read; 409 if the booking was saved since. With it, undoing a status change of a request also restores `holdUntil`',
      ),
    allowOverbooking: z.boolean().default(false),
    ...cancellationFields,
  })
  .superRefine(checkFee);
export type BookingStatusChange = z.infer<typeof bookingStatusSchema>;

const responses = responseFields(bookingFacts);

/** Stored data of a transfer. They may be older than a check of `transferDataSchema`. */
export const storedTransferDataSchema = responses.transferData;

export const bookingSchema = z
  .object({
    ...responses,
    vehicleId: z
      .string()
      .nullable()
      .describe('Id of the vehicle of a rental; null until it is chosen'),
    extras: responses.extras.nullable().describe('Number of each extra; null for a transfer'),
    pricing: z.object({
      total: z.number().describe('Agreed price in euros, without charges'),
      quoted: z
        .number()
        .nullable()
        .describe('Calculated price in euros. If there is none: 0 if staff agreed on 0, else null'),
      currency: z.literal('EUR'),
    }),
    id: z.string(),
    bookingReference: z.string(),
    carTitle: z
      .string()
      .nullable()
      .describe('Title of the car, which stays after the car is deleted; null for a transfer'),
    zoneName: z
      .string()
      .nullable()
      .describe('Name of the zone, which stays after the zone is deleted; null without a zone'),
    requested: z
      .boolean()
      .describe('True if a visitor requested it, on the site or by a pasted message'),
    cancelReason: z
      .enum(CANCEL_REASONS)
      .nullable()
      .describe(
        'Reason for the cancellation; null if the booking is not cancelled or has no reason',
      ),
    account: accountSummarySchema.describe("Sums of the booking's account, in euros"),
    holdUntil: z
      .string()
      .nullable()
      .describe(
        'Instant until which a request that staff have not saved holds a unit; equal to `createdAt` if it holds none. Null for other bookings',
      ),
    version: z.int().describe('Version; send it back with PUT'),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Booking' });
export type Booking = z.infer<typeof bookingSchema>;

export const openedBookingSchema = bookingSchema.extend({
  receipt: z
    .array(receiptLineSchema)
    .nullable()
    .describe(
      'Lines of `pricing.quoted` at the time of the booking or of its last pricing; null: none are stored',
    ),
  handovers: z
    .array(
      z.object({
        kind: z.enum(['out', 'back']),
        at: z.string().describe('YYYY-MM-DDTHH:MM in Europe/Istanbul'),
        plate: z.string(),
        kilometres: z.int(),
        fuelEighths: z.int(),
        photos: z.array(imageSchema).describe('Pictures; their addresses need a token'),
      }),
    )
    .describe('Records of the hand-over and the return'),
  otherWay: z
    .object({ id: z.string(), bookingReference: z.string(), isWayBack: z.boolean() })
    .nullable()
    .describe(
      'Booking of the other transfer, if outward and return transfer were booked together; else null',
    ),
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
  /** Lines of the receipt at the last pricing, whose sum is `quotedCents`; null: none are stored. */
  receiptLines: BookingLine[] | null;
};

export const bookingsSchema = z.object({
  bookings: z.array(bookingSchema),
  pagination: paginationSchema,
});

export const bookingListSchema = bookingsSchema.extend({
  days: z
    .array(z.object({ date: z.string().meta(DAY), count: z.int() }))
    .describe(
      'Number of matching bookings of each day of pickup on this page; empty if the list has another order',
    ),
});

/** Default number of rows on a page of the list (spec, part 9). */
const BOOKINGS_PAGE_SIZE = 20;

const listDay = z.string().refine(isPlausibleDate, messageKey('notADay')).meta(DAY);

export const bookingsQuerySchema = pageQuery(BOOKINGS_PAGE_SIZE)
  .extend({
    search: z
      .string()
      .max(100)
      .optional()
      .describe('Every word must occur in reference, names, phone, email, places, car or zone'),
    status: z.enum(['all', ...BOOKING_STATUSES]).default('all'),
    serviceType: z.enum(['all', ...SERVICE_TYPES]).default('all'),
    requested: z
      .enum(['true', 'false'])
      .transform((value) => value === 'true')
      .optional()
      .describe('True: requested by visitors; false: entered by staff'),
    account: z
      .enum(ACCOUNT_FILTERS)
      .optional()
      .describe(
        '`owes`: balance above 0; `overpaid`: below 0, both without pending bookings; `deposit`: a deposit is held',
      ),
    from: listDay
      .optional()
      .describe('First day in Istanbul: bookings with a pickup or return on or after it'),
    to: listDay
      .optional()
      .describe('Last day in Istanbul: bookings with a pickup or return on or before it'),
    pickupFrom: listDay.optional().describe('First day of the pickup in Istanbul'),
    lateOn: listDay
      .optional()
      .describe(
        'Day in Istanbul: bookings that are overdue on it. Their pickup was in the 30 days before it and they have not begun, or their return was before it and they are still active',
      ),
    sort: z
      .enum(BOOKING_SORTS)
      .optional()
      .describe(
        'Sort order; a minus reverses it. Default: `-created`, or `pickup` with `from`, `to`, `pickupFrom` or `lateOn`',
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
    upcoming: z.int().describe('Number of bookings of any status with a pickup today or later'),
    revenue: z
      .number()
      .describe(
        'Prices and charges in euros, without pending bookings; for cancelled bookings only charges',
      ),
  })
  .meta({ id: 'BookingStatistics' });
export type BookingStatistics = z.infer<typeof bookingStatisticsSchema>;

/** Booking or block that holds a unit of a full car, as a 409 response lists it. */
export const clashSchema = z.object({
  reference: z.string().describe('Reference of the booking; the plate if a vehicle is blocked'),
  customer: z.string().describe('First and last name; empty if a vehicle is blocked'),
  vehicleId: z.string().optional().describe('Id of the blocked vehicle; left out for a booking'),
  from: z.string().describe('YYYY-MM-DDTHH:MM in Europe/Istanbul'),
  to: z.string().describe('YYYY-MM-DDTHH:MM in Europe/Istanbul'),
  lateUntil: z
    .string()
    .optional()
    .describe(
      'Time until which an overdue car counts as not returned; left out for other bookings',
    ),
  bufferedUntil: z
    .string()
    .optional()
    .describe(
      'Time until which the unit stays held after the drop-off (`rental.bufferMinutes`); left out without a buffer',
    ),
  plate: z
    .string()
    .optional()
    .describe(
      'Plate of the chosen vehicle, set if only this vehicle is overdue and the car has a free unit',
    ),
});
export type Clash = z.infer<typeof clashSchema>;

/** `data` of the refusal if no unit is free. */
export const clashDataSchema = z.object({
  clashes: z
    .array(clashSchema)
    .describe('Bookings and blocks that hold the units; empty if the car has no units'),
});

/** `data` of the refusal if letting rules forbid the rental. */
export const brokenRulesDataSchema = z.object({
  broken: z.array(brokenRuleSchema).describe('Rules that refuse the rental'),
  nearest: nearestSchema,
});

/** Returns the rules in the `data` of a refusal; null if it was refused for another reason. */
export function brokenRulesIn(data: unknown): BrokenRule[] | null {
  return brokenRulesDataSchema.safeParse(data).data?.broken ?? null;
}

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
    receiptLines: _receiptLines,
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
