import { z } from 'zod';
import { BOOKING_STATUSES, SERVICE_TYPES } from '#app/domain/bookings/booking.rules.ts';
import { VEHICLES } from '#app/domain/zones/zone.rules.ts';
import { isListDay } from '#app/lib/dates/dates.ts';
import { DAY } from '#app/lib/dates/moment-forms.schema.ts';
import { SITE_LANGUAGES } from '#app/lib/words/texts.ts';
import { unfiledSchema } from '#app/operations/authority-reports/filing.schema.ts';
import { dueSchema } from '#app/operations/vehicles/vehicle.schema.ts';
import { AGENDA_KINDS } from './agenda.rules.ts';

const wallClock = z.string().describe('YYYY-MM-DDTHH:MM in Europe/Istanbul');

export const agendaQuerySchema = z.object({
  date: z
    .string()
    .refine(isListDay, 'must be a day, as 2026-07-14')
    .meta(DAY)
    .optional()
    .describe('By default today in Europe/Istanbul'),
});

const agendaBookingSchema = z.object({
  id: z.string().describe('Of the booking'),
  bookingReference: z.string(),
  version: z.int().describe('Of the booking, for a change of its status'),
  serviceType: z.enum(SERVICE_TYPES),
  status: z.enum(BOOKING_STATUSES),
  pickupAt: wallClock,
  dropoffAt: wallClock,
  pickupLocation: z.string(),
  dropoffLocation: z.string(),
  carTitle: z.string().nullable(),
  holds: z.boolean().describe('It holds a unit of its car'),
  passengers: z.int().nullable().describe('Of a transfer'),
  total: z.number().nullable().describe('Euros; null while no price is agreed'),
  customer: z.string(),
  phone: z.string(),
  language: z.enum(SITE_LANGUAGES).describe('In which the customer is written to'),
  message: z
    .string()
    .describe('What there is to write to the customer; empty: nothing, as of what is late'),
});

const agendaEventSchema = agendaBookingSchema
  .extend({
    kind: z.enum(AGENDA_KINDS),
    at: wallClock,
    done: z.boolean().describe('It has happened'),
    late: z.boolean().describe('Its time has passed, and it has not happened'),
    next: z.enum(BOOKING_STATUSES).nullable().describe('The status that the next step gives'),
    carId: z.string().nullable(),
    plate: z.string().nullable().describe('Of the vehicle, once it is chosen'),
    plateOutWith: z
      .string()
      .nullable()
      .describe('Reference of a late booking that still has the plate which is to be handed over'),
    needsPlate: z
      .boolean()
      .describe('It is to be handed over, its car has vehicles, and none is chosen'),
    vehicle: z.enum(VEHICLES).nullable().describe('Of a transfer'),
    flightNumber: z.string().nullable(),
    driverName: z.string().describe('Of a transfer; empty until it is known who drives'),
    driverPhone: z.string(),
    hotel: z.string().describe('Of a delivery of a rental'),
    due: z.number().nullable().describe('Euros to be collected; null: nothing, or not agreed'),
    destination: z
      .string()
      .describe('For a map: the place in words, of an own office its position'),
    deposit: z
      .string()
      .nullable()
      .describe(
        "Deposit to take or give back: what the account holds, card holds too; before it has a deposit the sum in the car's or the office's term",
      ),
  })
  .meta({ id: 'AgendaEvent' });
export type AgendaEntry = z.infer<typeof agendaEventSchema>;

const agendaRequestSchema = agendaBookingSchema
  .extend({
    createdAt: z.string().describe('ISO 8601'),
    holdUntil: z.string().nullable().describe('ISO 8601; null for what staff recorded'),
    days: z.int().nullable().describe('Rental days; null for a transfer'),
  })
  .meta({ id: 'AgendaRequest' });
export type AgendaRequest = z.infer<typeof agendaRequestSchema>;

export const agendaSchema = z
  .object({
    date: z.string().describe('The day of the events'),
    events: z.array(agendaEventSchema).describe('By the hour'),
    late: z
      .array(agendaEventSchema)
      .describe('From the days before today, the oldest first; of many the latest'),
    moreLate: z.int().describe('How many more are late; of many at least so many'),
    days: z
      .array(z.object({ date: z.string(), open: z.int().describe('What is to be done') }))
      .describe('The next seven days, today first'),
    requests: z.object({
      count: z.int(),
      bookings: z.array(agendaRequestSchema).describe('The first few, the oldest first'),
    }),
    due: z
      .array(z.object({ id: z.string(), plate: z.string(), due: z.array(dueSchema) }))
      .describe('Vehicles of which something falls due within 30 days or 1,000 kilometres'),
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
      .describe('Card holds that end within three days or have ended, the first to end first'),
    hasCars: z.boolean().describe('False until the first car is entered'),
    unfiled: unfiledSchema.describe('What authorities were not told of the last 30 days'),
  })
  .meta({ id: 'Agenda' });
export type AgendaAnswer = z.infer<typeof agendaSchema>;
