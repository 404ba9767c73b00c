import { z } from 'zod';
import { BOOKING_STATUSES, SERVICE_TYPES } from '#app/domain/bookings/booking.rules.ts';
import { customerMatchSchema, MAX_MATCHES } from '#app/domain/customers/customer-match.schema.ts';

/** Minimum length of a search, because one letter matches nearly everything. */
export const MIN_LETTERS = 2;
export const MAX_LETTERS = 100;

export const searchQuerySchema = z.object({
  search: z
    .string()
    .max(MAX_LETTERS)
    .describe(`Text as typed; shorter than ${MIN_LETTERS} characters finds nothing`),
});

const foundBookingSchema = z.object({
  id: z.string(),
  bookingReference: z.string(),
  status: z.enum(BOOKING_STATUSES),
  serviceType: z.enum(SERVICE_TYPES),
  customer: z.string().describe('Full name of the first driver'),
  subject: z.string().describe('Car of a rental or zone of a transfer; empty if unknown'),
  pickupTime: z.string().describe('Date and time in Istanbul, `2026-07-14T10:30`'),
  flightNumber: z.string(),
});
export type FoundBooking = z.infer<typeof foundBookingSchema>;

const foundVehicleSchema = z.object({
  id: z.string(),
  plate: z.string(),
  carTitle: z.string().describe('Empty if the vehicle has no car'),
});

/** Response of `GET /admin/search`. */
export const searchResultSchema = z.object({
  bookings: z
    .array(foundBookingSchema)
    .max(MAX_MATCHES)
    .describe('Bookings that contain every word in reference, names, phone, places, car or zone'),
  flights: z
    .array(foundBookingSchema)
    .max(MAX_MATCHES)
    .describe(
      'Bookings whose flight number contains the text, spaces ignored, latest pickup first',
    ),
  customers: z.array(customerMatchSchema).max(MAX_MATCHES),
  vehicles: z.array(foundVehicleSchema).max(MAX_MATCHES),
});
export type SearchResult = z.infer<typeof searchResultSchema>;
