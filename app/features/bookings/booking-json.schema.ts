/** Bookings in the API: names of the spec (part 3). Amounts are euros. */
import { z } from 'zod';
import { EXTRA_NAMES } from '#app/features/settings/extras.rules.ts';
import { pageQuery, paginationSchema } from '#app/lib/envelope.schema.ts';
import { BOOKING_STATUSES, type BookingStatus, SERVICE_TYPES } from './booking.rules.ts';

export const bookingSchema = z
  .object({
    id: z.string(),
    bookingReference: z.string(),
    serviceType: z.enum(SERVICE_TYPES),
    carId: z.string().nullable().describe('Null for a transfer, and after the car was deleted'),
    carTitle: z.string().nullable().describe('Of the car when it was booked; stays when it goes'),
    transferId: z.string().nullable().describe('The zone of a transfer, if it has one'),
    zoneName: z.string().nullable().describe('Of the zone when it was booked'),
    drivers: z
      .array(z.object({ name: z.string(), surname: z.string(), phoneNumber: z.string() }))
      .describe('The first is the customer'),
    email: z.string(),
    pickupLocation: z.string(),
    dropoffLocation: z.string(),
    pickupTime: z.string().describe('YYYY-MM-DDTHH:MM in Europe/Istanbul'),
    dropoffTime: z.string().describe('YYYY-MM-DDTHH:MM in Europe/Istanbul'),
    transferData: z
      .object({
        vehicleCapacity: z.string(),
        passengers: z.int(),
        flightNumber: z.string().optional(),
        notes: z.string().optional(),
      })
      .nullable(),
    extras: z.record(z.enum(EXTRA_NAMES), z.int()).nullable().describe('Null for a transfer'),
    specialRequests: z.string(),
    pricing: z.object({
      total: z.number().describe('What the customer pays'),
      quoted: z
        .number()
        .nullable()
        .describe('What the receipt came to; without one 0 for what is given away, else null'),
      currency: z.literal('EUR'),
    }),
    status: z.enum(BOOKING_STATUSES),
    holdUntil: z
      .string()
      .nullable()
      .describe(
        "Until when a visitor's request holds its unit; null for what staff recorded or have saved",
      ),
    version: z.int(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Booking' });
export type Booking = z.infer<typeof bookingSchema>;

export const bookingsSchema = z.object({
  bookings: z.array(bookingSchema),
  pagination: paginationSchema,
});

/** Rows of the list (spec, part 9). */
export const BOOKINGS_PAGE_SIZE = 20;

export const bookingsQuerySchema = pageQuery(BOOKINGS_PAGE_SIZE).extend({
  search: z
    .string()
    .max(100)
    .optional()
    .describe('Every word has to stand in reference, names, phone, e-mail, places, car or zone'),
  status: z.enum(['all', ...BOOKING_STATUSES]).default('all'),
  serviceType: z.enum(['all', ...SERVICE_TYPES]).default('all'),
});

const counts = Object.fromEntries(BOOKING_STATUSES.map((status) => [status, z.int()])) as Record<
  BookingStatus,
  z.ZodInt
>;

export const bookingStatisticsSchema = z
  .object({
    total: z.int(),
    ...counts,
    revenue: z.number().describe('Euros of confirmed, active and completed bookings'),
  })
  .meta({ id: 'BookingStatistics' });
export type BookingStatistics = z.infer<typeof bookingStatisticsSchema>;

export const deletedBookingSchema = z.object({ id: z.string(), bookingReference: z.string() });
