/** Customers in the API, for staff only. Amounts are euros. */

import { z } from 'zod';
import { BOOKING_STATUSES, SERVICE_TYPES } from '#app/domain/bookings/booking.rules.ts';
import { isEmail } from '#app/domain/requests/transfer-request.rules.ts';
import { changesOf, responseFields } from '#app/lib/facts.schema.ts';
import { pageQuery, paginationSchema } from '#app/lib/http/envelope.schema.ts';
import { ANONYMOUS, type Privacy } from '#app/lib/privacy.ts';
import { isPhone, withOurDigits } from '#app/lib/requests/phone.ts';
import { messageKey } from '#app/lib/words/issue-text.ts';
import { lineSchema } from '#app/lib/words/plain-text.schema.ts';
import { plainLines } from '#app/lib/words/plain-text.ts';
import { lastDocumentsSchema } from '#app/operations/handovers/handover.schema.ts';

export const MAX_NAME = 200;
export const MAX_PHONE = 30;
export const MAX_WARNING = 200;
export const MAX_NOTES = 2000;

/** Empty after anonymising. */
const phone = lineSchema(MAX_PHONE)
  .overwrite(withOurDigits)
  .refine((typed) => !typed || isPhone(typed), messageKey('phone'))
  .describe('Phone number; `0532 123 45 67` equals `+90 532 123 45 67`');

/** Fields of a customer; form, API and audit log derive from them. */
const customerFacts = {
  name: lineSchema(MAX_NAME).min(1, messageKey('required')),
  surname: lineSchema(MAX_NAME).default(''),
  phone: phone.min(1, messageKey('required')),
  email: lineSchema(MAX_NAME)
    .refine((typed) => !typed || isEmail(typed), messageKey('email'))
    .default(''),
  warning: lineSchema(MAX_WARNING).default('').describe('Warning for staff; empty: none'),
  notes: z
    .string(messageKey('tooLong', MAX_NOTES))
    .overwrite(plainLines)
    .max(MAX_NOTES, messageKey('tooLong', MAX_NOTES))
    .default(''),
};

export const customerInputSchema = z.object(customerFacts);
export type CustomerInput = z.infer<typeof customerInputSchema>;

/** Fields that staff write, taken from a row or a response for the audit log. */
export const writtenCustomerSchema = z.object(responseFields(customerFacts));

/** Privacy of a customer's fields. A field is personal in case of doubt. */
export const customerPrivacy = {
  name: { erasedTo: ANONYMOUS },
  surname: { erasedTo: '' },
  phone: { erasedTo: '' },
  email: { erasedTo: '' },
  warning: { erasedTo: '' },
  notes: { erasedTo: '' },
} satisfies Record<keyof CustomerInput, Privacy>;

/**
 * Body of PUT: the changed fields, and the version that was read. Without a version it is not
 * checked.
 */
export const customerUpdateSchema = z.object(changesOf(customerFacts)).extend({
  phone: phone.optional(),
  version: z.int(messageKey('version')).min(1, messageKey('version')).optional(),
});
export type CustomerUpdate = z.infer<typeof customerUpdateSchema>;

export const customerSchema = z
  .object({
    id: z.string(),
    ...responseFields(customerFacts),
    bookings: z.int().describe('Number of bookings that the customer made or drives in'),
    total: z
      .number()
      .describe(
        'Prices and charges of bookings that the customer made; for cancelled bookings only charges, without pending bookings',
      ),
    balance: z
      .number()
      .describe(
        'Balance due of these bookings; negative if overpaid; pending bookings owe nothing',
      ),
    depositHeld: z.number().describe('Deposits held for these bookings'),
    lastPickup: z
      .string()
      .nullable()
      .describe('Latest pickup of all bookings, YYYY-MM-DDTHH:MM in Europe/Istanbul; null: none'),
    anonymisedAt: z.string().nullable(),
    version: z.int().describe('Version; send it back with PUT'),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Customer' });
export type Customer = z.infer<typeof customerSchema>;

const customerBookingSchema = z.object({
  id: z.string(),
  bookingReference: z.string(),
  serviceType: z.enum(SERVICE_TYPES),
  title: z.string().nullable().describe('Title of the car, or name of the zone; null: none'),
  pickupTime: z.string(),
  dropoffTime: z.string(),
  status: z.enum(BOOKING_STATUSES),
  total: z
    .number()
    .nullable()
    .describe('Price and charges; only charges if the booking is cancelled; null: no price yet'),
  formerPrice: z
    .number()
    .nullable()
    .describe('Agreed price of a cancelled booking, which no longer counts; null for others'),
  balance: z.number().describe('Balance due; negative if overpaid; 0 for a pending booking'),
  depositHeld: z.number(),
  own: z.boolean().describe('False if the customer is only an additional driver'),
});
export type CustomerBooking = z.infer<typeof customerBookingSchema>;

/** Maximum number of bookings on a customer's page; the list of bookings has the others. */
export const MAX_SHOWN = 50;

export const customerPageSchema = customerSchema
  .extend({
    documents: lastDocumentsSchema,
    sharedWith: z
      .array(z.object({ id: z.string(), name: z.string(), surname: z.string(), bookings: z.int() }))
      .describe(
        'Other customers with the same phone number; their bookings and documents are not included',
      ),
    history: z
      .array(customerBookingSchema)
      .describe(`The ${MAX_SHOWN} newest bookings, newest first`),
  })
  .meta({ id: 'CustomerWithBookings' });
export type CustomerPage = z.infer<typeof customerPageSchema>;

/**
 * Orders of the list: by latest pickup or by name; a minus reverses the order. Each order has an
 * index.
 */
export const CUSTOMER_SORTS = ['-last', 'last', 'name', '-name'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

const CUSTOMERS_PAGE_SIZE = 20;
const search = z
  .string()
  .max(100)
  .optional()
  .describe('Words that must all occur in name, phone or email; Turkish letters match plain ones');

export const customersQuerySchema = pageQuery(CUSTOMERS_PAGE_SIZE).extend({
  search,
  sort: z
    .enum(CUSTOMER_SORTS)
    .default('-last')
    .describe('Sort order: by last pickup or by name; a minus reverses it'),
});
export type CustomersQuery = z.infer<typeof customersQuerySchema>;

export const customersSchema = z.object({
  customers: z.array(customerSchema),
  pagination: paginationSchema,
});

export const customerMatchesQuerySchema = z.object({
  search: search.describe('Part of a name or phone number; at least two characters'),
  phone: z.string().max(100).optional(),
});

/** `data` of a refused anonymisation: references of the bookings that are not over. */
export const openBookingsSchema = z.object({ references: z.array(z.string()) });
