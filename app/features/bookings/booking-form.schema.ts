import { z } from 'zod';
import { BOOKING_STATUSES, SERVICE_TYPES } from './booking.rules.ts';
import { type Booking, type BookingInput, bookingInputSchema } from './booking.schema.ts';
import { checkBooking } from './booking-checks.rules.ts';
import { formToInput } from './booking-form.rules.ts';
import type { BookingOptions } from './booking-options.schema.ts';
import { bookingQuote } from './booking-quote.rules.ts';
import { bookingInputText } from './bookings.text.ts';

const text = z.string();
const moment = z.object({ date: text, time: text });

/**
 * What the controls of the booking form hold. Fields are named as in the API, so that the server's
 * errors land where they belong; numbers and dates are texts, so that nothing half typed is lost.
 */
export const bookingFormShape = z.object({
  serviceType: z.enum(SERVICE_TYPES),
  /** Empty for none. */
  carId: text,
  transferId: text,
  transferData: z.object({
    vehicleCapacity: text,
    passengers: text,
    flightNumber: text,
    notes: text,
  }),
  drivers: z.array(z.object({ name: text, surname: text, phoneNumber: text })),
  email: text,
  pickupLocation: text,
  dropoffLocation: text,
  pickupTime: moment,
  dropoffTime: moment,
  extras: z.object({ cocukKoltugu: text, ekSurucu: text, gencSurucu: text }),
  specialRequests: text,
  /** Empty: what the receipt comes to. */
  pricing: z.object({ total: text }),
  status: z.enum(BOOKING_STATUSES),
  /** For the one attempt that somebody has said it of. */
  allowOverbooking: z.boolean(),
});
export type BookingForm = z.infer<typeof bookingFormShape>;

/**
 * Makes of the typed booking the one that is sent, or says all at once what is wrong with it: what
 * the API's schema and its checks find, and a price that nothing gives.
 */
export function bookingFormSchema(options: BookingOptions, readBefore: () => Booking | null) {
  return z.custom<BookingForm>().transform((form, context): BookingInput => {
    const input = formToInput(form);
    const read = bookingInputSchema.safeParse(input);
    const shape = Map.groupBy(read.error?.issues ?? [], ({ path }) => path.join('.'));
    // Of each field the first message.
    const misshapen = [...shape].map(([field, [first]]) => ({
      field,
      message: first?.message ?? '',
    }));
    const checks = checkBooking(input, { now: new Date(), before: readBefore() }).filter(
      ({ field }) => !shape.has(field) && !(RESTS_ON[field] ?? []).some((on) => shape.has(on)),
    );
    const total =
      input.pricing.total === null && !bookingQuote(form, options)
        ? [{ field: 'pricing.total', message: bookingInputText.required.total }]
        : [];
    // Without dates or a car there is no price either, and that is no second fault.
    const found = [...misshapen, ...checks];
    for (const { field, message } of found.length > 0 ? found : total) {
      context.addIssue({ code: 'custom', path: pathOf(field), message });
    }
    return read.data ?? z.NEVER;
  });
}

/** A check of the first means nothing while one of the others is wrong. */
const RESTS_ON: Record<string, string[]> = {
  dropoffTime: ['pickupTime'],
  'transferData.passengers': ['transferData.vehicleCapacity'],
};

function pathOf(field: string): (string | number)[] {
  return field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}
