import { z } from 'zod';
import { BOOKING_STATUSES, SERVICE_TYPES } from '#app/domain/bookings/booking.rules.ts';
import { VEHICLES } from '#app/domain/zones/zone.rules.ts';
import { isPlausibleDate } from '#app/lib/dates/dates.ts';
import { DAY } from '#app/lib/dates/openapi-formats.ts';
import { SITE_LANGUAGES } from '#app/lib/words/texts.ts';
import { unfiledSchema } from '#app/operations/authority-reports/filing.schema.ts';
import { dueSchema } from '#app/operations/vehicles/vehicle.schema.ts';
import { AGENDA_KINDS } from './agenda.rules.ts';

const wallClock = z.string().describe('YYYY-MM-DDTHH:MM in Europe/Istanbul');

export const agendaQuerySchema = z.object({
  date: z
    .string()
    .refine(isPlausibleDate, 'must be a day, as 2026-07-14')
    .meta(DAY)
    .optional()
    .describe('Default: today in Europe/Istanbul'),
});

const agendaBookingSchema = z.object({
  id: z.string().describe('Id of the booking'),
  bookingReference: z.string(),
  version: z.int().describe('Version of the booking, for a change of its status'),
  serviceType: z.enum(SERVICE_TYPES),
  status: z.enum(BOOKING_STATUSES),
  pickupAt: wallClock,
  dropoffAt: wallClock,
  pickupLocation: z.string(),
  dropoffLocation: z.string(),
  carTitle: z.string().nullable(),
  holds: z.boolean().describe('True if it holds a unit of its car'),
  passengers: z.int().nullable().describe('Only for transfers'),
  total: z.number().nullable().describe('Euros; null while no price is agreed'),
  customer: z.string(),
  phone: z.string(),
  language: z.enum(SITE_LANGUAGES).describe('Language of messages to the customer'),
  message: z
    .string()
    .describe('Message to the customer; empty if there is none, as for overdue bookings'),
});

const agendaEventSchema = agendaBookingSchema
  .extend({
    kind: z.enum(AGENDA_KINDS),
    at: wallClock,
    done: z.boolean().describe('True if it has happened'),
    late: z.boolean().describe('True if its time has passed and it has not happened'),
    next: z.enum(BOOKING_STATUSES).nullable().describe('Status after the next step'),
    carId: z.string().nullable(),
    plate: z.string().nullable().describe('Plate of the vehicle, once it is chosen'),
    plateOutWith: z
      .string()
      .nullable()
      .describe('Reference of an overdue booking that still has this plate'),
    needsPlate: z
      .boolean()
      .describe('True if no vehicle is chosen for a hand-over although the car has vehicles'),
    vehicle: z.enum(VEHICLES).nullable().describe('Only for transfers'),
    flightNumber: z.string().nullable(),
    driverName: z.string().describe('Driver of a transfer; empty until known'),
    driverPhone: z.string(),
    hotel: z.string().describe('Hotel to which a rental car is delivered'),
    due: z
      .number()
      .nullable()
      .describe('Euros to collect; null if nothing is due or no price is agreed'),
    destination: z
      .string()
      .describe("Search term for a map: the place's name; for an office, its position"),
    deposit: z
      .string()
      .nullable()
      .describe(
        'Deposit to take or refund: what the account holds, including card holds; before that, the sum in the deposit terms',
      ),
  })
  .meta({ id: 'AgendaEvent' });
export type AgendaEntry = z.infer<typeof agendaEventSchema>;

const agendaRequestSchema = agendaBookingSchema
  .extend({
    createdAt: z.string().describe('ISO 8601'),
    holdUntil: z.string().nullable().describe('ISO 8601; null if staff recorded it'),
    days: z.int().nullable().describe('Rental days; null for a transfer'),
  })
  .meta({ id: 'AgendaRequest' });
export type AgendaRequest = z.infer<typeof agendaRequestSchema>;

export const agendaSchema = z
  .object({
    date: z.string().describe('The day of the events'),
    events: z.array(agendaEventSchema).describe('Ordered by time'),
    late: z
      .array(agendaEventSchema)
      .describe('From the days before today, oldest first; if there are many, the latest of them'),
    moreLate: z.int().describe('Number of further overdue events; a minimum if there are many'),
    days: z
      .array(z.object({ date: z.string(), open: z.int().describe('Number of tasks') }))
      .describe('Number of tasks on the next seven days, today first'),
    requests: z.object({
      count: z.int(),
      bookings: z.array(agendaRequestSchema).describe('The first few, oldest first'),
    }),
    due: z
      .array(z.object({ id: z.string(), plate: z.string(), due: z.array(dueSchema) }))
      .describe('Vehicles with something due within 30 days or 1,000 kilometres'),
    endingHolds: z
      .array(
        z.object({
          id: z.string(),
          bookingId: z.string(),
          bookingReference: z.string(),
          customer: z.string(),
          amount: z.number().describe('Euros'),
          expiresOn: z.string().meta(DAY),
        }),
      )
      .describe('Card holds that end within three days or have ended, earliest first'),
    hasCars: z.boolean().describe('False until the first car is added'),
    unfiled: unfiledSchema.describe(
      'Records of the last 30 days that were not reported to authorities',
    ),
  })
  .meta({ id: 'Agenda' });
export type Agenda = z.infer<typeof agendaSchema>;
