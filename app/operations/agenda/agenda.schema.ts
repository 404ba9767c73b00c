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
    .describe('Day of the events in Istanbul; default: today'),
});

const agendaBookingSchema = z.object({
  id: z.string().describe('Id of the booking'),
  bookingReference: z.string(),
  version: z.int().describe('Version of the booking; send it back with a change of status'),
  serviceType: z.enum(SERVICE_TYPES),
  status: z.enum(BOOKING_STATUSES),
  pickupAt: wallClock,
  dropoffAt: wallClock,
  pickupLocation: z.string(),
  dropoffLocation: z.string(),
  carTitle: z.string().nullable(),
  holds: z.boolean().describe('True if the booking holds a unit of its car'),
  passengers: z.int().nullable().describe('Number of passengers of a transfer; null for a rental'),
  total: z.number().nullable().describe('Price and charges in euros; null: no price yet'),
  customer: z.string(),
  phone: z.string(),
  language: z.enum(SITE_LANGUAGES).describe('Language of messages to the customer'),
  message: z
    .string()
    .describe('Message to the customer; empty if none fits, and for overdue events'),
});

const agendaEventSchema = agendaBookingSchema
  .extend({
    kind: z.enum(AGENDA_KINDS),
    at: wallClock,
    done: z.boolean().describe('True if the event has happened'),
    late: z.boolean().describe('True if the event has not happened although its time has passed'),
    next: z
      .enum(BOOKING_STATUSES)
      .nullable()
      .describe('Status that the next step sets; null if no step is left'),
    carId: z.string().nullable(),
    plate: z.string().nullable().describe('Plate of the vehicle; null until it is chosen'),
    outWith: z
      .string()
      .nullable()
      .describe(
        'Reference of an overdue booking that still has the vehicle of a pickup, or the last unit of its car if no vehicle is chosen; null: none',
      ),
    needsPlate: z
      .boolean()
      .describe('True if no vehicle is chosen for a hand-over although the car has vehicles'),
    vehicle: z.enum(VEHICLES).nullable().describe('Vehicle size of a transfer; null for a rental'),
    flightNumber: z.string().nullable(),
    driverName: z.string().describe('Driver of a transfer; empty until known'),
    driverPhone: z.string(),
    hotel: z.string().describe('Hotel to which a rental car is delivered; empty: none'),
    due: z
      .number()
      .nullable()
      .describe('Euros to collect; null if nothing is due or no price is agreed'),
    giveBack: z
      .number()
      .nullable()
      .describe(
        'Euros that the customer paid too much and gets back; null: none, or no price is agreed',
      ),
    destination: z
      .string()
      .describe('Search term for a map: name of the place, or position of an office'),
    deposit: z
      .string()
      .nullable()
      .describe(
        'Deposit to take or refund, as text with its currency. At a pickup: the sum in the deposit terms while nothing is held. At a return: the amount held, including card holds, or the sum in the terms if no deposit was ever recorded. Null: none',
      ),
    depositHeld: z
      .number()
      .nullable()
      .describe('Euros of the deposit that are held at a pickup already; null: none'),
    cardHold: z
      .number()
      .nullable()
      .describe('Euros of the open card holds at a pickup; null: none'),
  })
  .meta({ id: 'AgendaEvent' });
export type AgendaEntry = z.infer<typeof agendaEventSchema>;

const agendaRequestSchema = agendaBookingSchema
  .extend({
    createdAt: z.string().describe('Instant, ISO 8601'),
    holdUntil: z
      .string()
      .nullable()
      .describe(
        'Instant until which the request holds a unit, ISO 8601; null if staff created or saved it',
      ),
    days: z.int().nullable().describe('Number of rental days; null for a transfer'),
  })
  .meta({ id: 'AgendaRequest' });
export type AgendaRequest = z.infer<typeof agendaRequestSchema>;

export const agendaSchema = z
  .object({
    date: z.string().describe('Day of `events`'),
    events: z.array(agendaEventSchema).describe('Events of the day, ordered by time'),
    following: z
      .array(agendaEventSchema)
      .describe('First 30 open events within `days` and after `date`, ordered by time'),
    late: z
      .array(agendaEventSchema)
      .describe('Overdue events of days before today, oldest first; at most the latest 40'),
    moreLate: z
      .int()
      .describe('Number of overdue events that `late` leaves out; a minimum from 160 on'),
    days: z
      .array(z.object({ date: z.string(), open: z.int().describe('Number of open tasks') }))
      .describe('Open tasks of the next seven days, today first'),
    requests: z.object({
      count: z.int(),
      bookings: z.array(agendaRequestSchema).describe('The 20 oldest open requests, oldest first'),
      lastAnswerMinutes: z
        .int()
        .nullable()
        .describe(
          'Minutes from the latest answered request to its answer; null if a request is open or none was answered in 30 days',
        ),
    }),
    due: z
      .array(z.object({ id: z.string(), plate: z.string(), due: z.array(dueSchema) }))
      .describe('Vehicles with a date or service that is due within 30 days or 1,000 kilometres'),
    endingHolds: z
      .array(
        z.object({
          id: z.string(),
          bookingId: z.string(),
          bookingReference: z.string(),
          customer: z.string(),
          amount: z.number().describe('Amount in euros'),
          expiresOn: z.string().meta(DAY),
        }),
      )
      .describe(
        'Up to 20 card holds that expire within three days or have expired, earliest first',
      ),
    hasCars: z.boolean().describe('False until the first car is added'),
    unfiled: unfiledSchema.describe(
      'Number of records from the last 30 days and tomorrow that must be reported to authorities',
    ),
  })
  .meta({ id: 'Agenda' });
export type Agenda = z.infer<typeof agendaSchema>;
