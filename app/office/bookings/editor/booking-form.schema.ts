/**
 * Form of a booking: converts a booking to the values of its controls, and back to what is sent.
 */

import { z } from 'zod';
import type { BrokenRule } from '#app/domain/availability/letting.rules.ts';
import { anHourAfter, type Driver } from '#app/domain/bookings/booking.rules.ts';
import {
  type Booking,
  type BookingInput,
  bookingFacts,
  bookingInputSchema,
  MAX_DRIVERS,
  NO_RENTAL,
  type OpenedBooking,
  transferDataSchema,
} from '#app/domain/bookings/booking.schema.ts';
import { checkBooking } from '#app/domain/bookings/booking-checks.rules.ts';
import { brokenRulesOf, toLetRental } from '#app/domain/bookings/booking-letting.rules.ts';
import type { BookingOptions } from '#app/domain/bookings/booking-options.schema.ts';
import {
  type BookingReceipt,
  followsReceipt,
  isPricedAlike,
  keepsAgreedPrice,
  storedReceipt,
  type TypedBooking,
  typedReceipt,
} from '#app/domain/bookings/booking-price.rules.ts';
import { bookingIssueWords } from '#app/domain/bookings/booking-words.ts';
import { fromReceiptLine } from '#app/domain/bookings/receipt-line.schema.ts';
import { isUnpriced } from '#app/domain/bookings/recorded-booking.rules.ts';
import { NO_EXTRAS } from '#app/domain/pricing/price.rules.ts';
import {
  type FormCodec,
  type InForm,
  momentCodec,
  toForm,
} from '#app/editing/fields/form-codec.ts';
import { isWallClock } from '#app/lib/dates/dates.ts';
import { groupBy } from '#app/lib/group-by.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import { readDecimal } from '#app/lib/money/decimal.ts';
import { centsToEuros, eurosToCents } from '#app/lib/money/money.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';

export const NO_DRIVER: Driver = { name: '', surname: '', phoneNumber: '' };

/** Fields of both services. Each service keeps its values while the other is chosen. */
const formSchema = z.object({
  ...bookingFacts,
  transferData: transferDataSchema,
  wayBackTime: bookingInputSchema.shape.wayBackTime,
  requested: bookingInputSchema.shape.requested,
  rulesReason: bookingInputSchema.shape.rulesReason,
});
type TypedFields = z.output<typeof formSchema>;
interface Moment {
  date: string;
  time: string;
}
export type BookingForm = Omit<
  InForm<TypedFields, 'carId' | 'vehicleId' | 'transferId'>,
  'pickupTime' | 'dropoffTime' | 'wayBackTime' | 'extras' | 'transferData' | 'pricing'
> & {
  pickupTime: Moment;
  dropoffTime: Moment;
  wayBackTime: Moment;
  extras: Record<keyof TypedFields['extras'], string>;
  transferData: Record<keyof TypedFields['transferData'], string>;
  pricing: { total: string };
};
const codec = toForm<BookingForm, TypedFields>(formSchema, {
  pickupTime: momentCodec,
  dropoffTime: momentCodec,
  wayBackTime: {
    ...momentCodec,
    toForm: (value: string | null | undefined) => momentCodec.toForm(value ?? ''),
  },
  // Empty until a vehicle is chosen.
  'transferData.vehicleCapacity': {
    shape: z.string(),
    toForm: (value: string = '') => value,
    toValue: (value: string) => value,
  },
});
export const bookingFormShape = codec.shape;

/** Fields in reading order, with the fields of each driver. */
const fields: string[] = codec.fields.flatMap((field) =>
  field === 'drivers'
    ? Array.from({ length: MAX_DRIVERS }, (_, i) =>
        Object.keys(NO_DRIVER).map((key) => `drivers.${i}.${key}`),
      ).flat()
    : [field],
);

type BookingsText = OfficeTexts['bookings'];

/**
 * Returns labels by dotted path: `drivers.name` for messages of the schema, `drivers.1.name` for a
 * field of one driver.
 */
export function bookingLabels(texts: BookingsText): Record<string, string> {
  const { labels } = bookingIssueWords(texts);
  const ofDriver = fields.flatMap((field) => {
    const [, index, key] = /^drivers\.(\d+)\.(\w+)$/.exec(field) ?? [];
    if (!key) return [];
    const label = texts.driverFields[key as keyof Driver];
    return [[field, texts.form.ofDriver(Number(index), label)]];
  });
  return { ...labels, ...Object.fromEntries(ofDriver) };
}

export type KnownBooking = Partial<BookingInput>;

/** Returns the form with these values; other fields have their defaults. */
export function formOf(known: object): BookingForm {
  const { transferData, drivers, ...rest } = known as KnownBooking;
  return codec.toForm({
    ...rest,
    transferData: { passengers: 1, ...transferData },
    drivers: drivers?.length ? drivers : [NO_DRIVER],
  });
}

/** Returns the form with the known values filled in. */
export function withKnown(form: BookingForm, known: KnownBooking): BookingForm {
  return formOf({ ...(codec.toValue(form) as object), ...known });
}

/** Returns the typed booking as it is sent to the API, without the fields of the other service. */
export function typedBooking(form: BookingForm): TypedBooking & BookingInput {
  const typed = codec.toValue(form) as BookingInput & { transferData: object };
  return typed.serviceType === 'transfer'
    ? {
        ...typed,
        dropoffTime: arrivalOf(typed),
        ...NO_RENTAL,
        extras: NO_EXTRAS,
        transferData: withoutEmptyTexts(typed.transferData) as BookingInput['transferData'],
        wayBackTime: typed.wayBackTime || null,
      }
    : { ...typed, transferId: null, transferData: null, wayBackTime: null };
}

/** Removes empty texts, as if they had never been typed. */
function withoutEmptyTexts(data: object): object {
  const typed = Object.entries(data).filter(
    ([_field, value]) => typeof value !== 'string' || value.trim() !== '',
  );
  return Object.fromEntries(typed);
}

/** Returns the arrival of a transfer; if none is typed, an hour after the pickup. */
function arrivalOf({ pickupTime, dropoffTime }: BookingInput): string {
  if (dropoffTime !== '' || !isWallClock(pickupTime)) return dropoffTime;
  return anHourAfter(pickupTime.slice(0, 10), pickupTime.slice(11));
}

export function bookingCodec(
  options: BookingOptions,
  texts: BookingsText,
): FormCodec<BookingForm, BookingInput> {
  return {
    fields,
    shape: bookingFormShape,
    toForm: (value) =>
      'bookingReference' in value ? formOfBooking(value as OpenedBooking, options) : formOf(value),
    toValue: typedBooking,
    read(form, saved = null) {
      const typed = typedBooking(form);
      const { paysCents } = priceIn(form, saved as OpenedBooking | null, options);
      const before = saved as Booking | null;
      const allowRules = refusingRules(typed, before, options).length > 0;
      const errors = errorsOf(typed, { paysCents, before }, texts);
      if (allowRules && !typed.rulesReason.trim()) {
        errors.push({ field: 'rulesReason', message: texts.input.rulesReasonRequired });
      }
      const { data } = bookingInputSchema.safeParse(typed);
      if (!data || errors.length > 0) return { ok: false, errors };
      // Sends the price that the form shows: prices may have changed since it was opened.
      const total = paysCents === null ? null : centsToEuros(paysCents);
      const rulesReason = allowRules ? data.rulesReason : '';
      return { ok: true, input: { ...data, allowRules, rulesReason, pricing: { total } } };
    },
  };
}

/** Returns the letting rules that refuse the typed booking; `before` is the saved one. */
export function refusingRules(
  typed: TypedBooking & Pick<BookingInput, 'status'>,
  before: Booking | null,
  { lettingRules }: Pick<BookingOptions, 'lettingRules'>,
): BrokenRule[] {
  return brokenRulesOf(lettingRules, toLetRental(typed), before && toLetRental(before));
}

/**
 * Returns the form of a saved booking. The total is empty if the booking costs the total of its
 * receipt: the agreed price then stays until a change that concerns the price (`keepsAgreedPrice`).
 * Otherwise the field has the total that staff entered.
 */
function formOfBooking(booking: OpenedBooking, options: BookingOptions): BookingForm {
  const form = formOf(booking);
  const follows =
    followsReceipt(centsOf(booking)) && typedReceipt(typedBooking(form), options) !== null;
  return follows || isUnpriced(booking.pricing) ? { ...form, pricing: { total: '' } } : form;
}

const centsOf = ({ pricing: { total, quoted } }: OpenedBooking) => ({
  totalCents: eurosToCents(total),
  quotedCents: quoted === null ? null : eurosToCents(quoted),
});

/** Prices of a form, in euro cents. */
export interface PriceInForm {
  typed: TypedBooking & BookingInput;
  /** Receipt by the prices that the form was opened with; null without a price. */
  receipt: BookingReceipt | null;
  /** Saved price; null for a new booking and for a booking without a price. */
  agreedCents: number | null;
  /**
   * Stored receipt of the saved booking; null if none is stored, or the change does not keep the
   * agreed price.
   */
  agreedReceipt: BookingReceipt | null;
  /** True if the change keeps the agreed price. */
  isAsAgreed: boolean;
  /** Typed total; null if the field is empty or has no number. */
  enteredCents: number | null;
  /** Price that the customer pays; null while unknown. */
  paysCents: number | null;
}

/** Returns the prices of a form. `saved` is the edited booking; null for a new booking. */
export function priceIn(
  form: BookingForm,
  saved: OpenedBooking | null,
  options: BookingOptions,
): PriceInForm {
  const typed = typedBooking(form);
  const receipt = typedReceipt(typed, options);
  const total = readDecimal(form.pricing.total);
  const enteredCents = total === null || Number.isNaN(total) ? null : eurosToCents(total);
  const agreedCents = saved && !isUnpriced(saved.pricing) ? centsOf(saved).totalCents : null;
  const isAsAgreed =
    saved !== null && keepsAgreedPrice(asTyped(saved, options), { ...typed, receipt });
  const agreedReceipt =
    isAsAgreed && saved.receipt
      ? storedReceipt({ ...centsOf(saved), receiptLines: saved.receipt.map(fromReceiptLine) })
      : null;
  const unentered = (isAsAgreed ? agreedCents : null) ?? receipt?.totalCents ?? null;
  return {
    ...{ typed, receipt, agreedCents, agreedReceipt, isAsAgreed, enteredCents },
    paysCents: total === null ? unentered : enteredCents,
  };
}

/** Price in euro cents that a visitor was shown, and the booking that it was shown for. */
export interface ShownPrice {
  cents: number;
  typed: TypedBooking;
}

/** Returns true if the shown price still applies to the typed booking (`isPricedAlike`). */
export function isPriceShownFor(
  typed: TypedBooking,
  shown: ShownPrice,
  options: BookingOptions,
): boolean {
  const priced = (of: TypedBooking) => ({ ...of, receipt: typedReceipt(of, options) });
  return isPricedAlike(priced(shown.typed), priced(typed));
}

function asTyped(saved: OpenedBooking, options: BookingOptions) {
  const typed = typedBooking(formOf(saved));
  return { ...typed, receipt: typedReceipt(typed, options) };
}

/** Fields whose errors hide an error of the key. */
const HIDDEN_BY_ERRORS_OF: Record<string, string[]> = {
  dropoffTime: ['pickupTime'],
  wayBackTime: ['pickupTime'],
  'transferData.passengers': ['transferData.vehicleCapacity'],
};

/**
 * Returns all errors at once, at most one for a field: of the schema, of the rules, and of a
 * missing price.
 */
function errorsOf(
  typed: BookingInput,
  { paysCents, before }: { paysCents: number | null; before: Booking | null },
  texts: BookingsText,
): FieldError[] {
  const issues = bookingInputSchema.safeParse(typed).error?.issues ?? [];
  const shape = groupBy(issues, ({ path }) => path.join('.'));
  const misshapen = [...shape].map(([field, [first]]) => ({
    field,
    message: first?.message ?? '',
  }));
  const checks = checkBooking(typed, { now: new Date(), before }, texts).filter(
    ({ field }) =>
      !shape.has(field) && !(HIDDEN_BY_ERRORS_OF[field] ?? []).some((on) => shape.has(on)),
  );
  const found = [...misshapen, ...checks];
  // No second error: without dates or a car there is no price.
  if (found.length > 0 || typed.pricing.total !== null || paysCents !== null) return found;
  return [{ field: 'pricing.total', message: texts.input.totalRequired }];
}
