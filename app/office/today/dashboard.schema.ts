import { z } from 'zod';
import { imageSchema } from '#app/base/images/images.schema.ts';
import { pageQuery } from '#app/lib/envelope.schema.ts';
import { SITE_LANGUAGES } from '#app/lib/texts.ts';
import { unfiledSchema } from '#app/loop/filings/unfiled.schema.ts';
import { dueSchema } from '#app/loop/vehicles/vehicle-state.schema.ts';
import { BOOKING_STATUSES, SERVICE_TYPES } from '#app/office/bookings/booking.rules.ts';
import { VEHICLES } from '#app/site/transfers/zone.rules.ts';
import { AGENDA_KINDS } from './agenda.rules.ts';
import { READINESS_KINDS } from './readiness.rules.ts';

const RECENT_BOOKINGS = 5;

export const recentBookingsQuerySchema = pageQuery(RECENT_BOOKINGS);

export const dashboardStatsSchema = z
  .object({
    totalCars: z.int(),
    activeCars: z.int().describe('Cars that visitors see'),
    totalUnits: z.int().describe('Units of the active cars'),
    availableUnits: z.int().describe('Units of the active cars that are free at this moment'),
    totalBookings: z.int(),
    pendingBookings: z.int().describe('Bookings that wait for an answer'),
    activeBookings: z.int().describe('Bookings under way'),
    pickupsToday: z.int().describe('Rentals and transfers that begin today and are not cancelled'),
    returnsToday: z.int().describe('Rentals that end today and are not cancelled'),
    revenueThisMonth: z
      .number()
      .describe('Euros of the confirmed, active and completed bookings that begin this month'),
    publishedPosts: z.int(),
    draftPosts: z.int(),
  })
  .meta({ id: 'DashboardStats' })
  .describe('Day and month are those of Europe/Istanbul');
export type DashboardStats = z.infer<typeof dashboardStatsSchema>;

/** Of the `AdminCar`. Said anew: to pick it would bring the schemas and texts of its editor into Today. */
const availableCarSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    brand: z.string(),
    model: z.string(),
    mainImage: imageSchema.nullable().describe('`alt` as entered; empty: the title stands in'),
    effectivePricing: z
      .object({
        daily: z.number(),
        weekly: z.number(),
        monthly: z.number(),
        currency: z.literal('EUR'),
        seasonalName: z.string().nullable(),
        seasonalPeriod: z.object({ startDate: z.string(), endDate: z.string() }).nullable(),
      })
      .describe('What holds today'),
    status: z.boolean(),
    available_units: z.int().describe('Free now'),
    total_units: z.int(),
  })
  .meta({ id: 'AvailableCar' });
export type AvailableCar = z.infer<typeof availableCarSchema>;

export const availableCarsSchema = z.object({ cars: z.array(availableCarSchema) });

const wallClock = z.string().describe('YYYY-MM-DDTHH:MM in Europe/Istanbul');

const agendaEventSchema = z
  .object({
    kind: z.enum(AGENDA_KINDS),
    at: wallClock,
    done: z.boolean().describe('It has happened'),
    late: z.boolean().describe('Its time has passed, and it has not happened'),
    next: z.enum(BOOKING_STATUSES).nullable().describe('The status that the next step gives'),
    id: z.string().describe('Of the booking'),
    bookingReference: z.string(),
    serviceType: z.enum(SERVICE_TYPES),
    status: z.enum(BOOKING_STATUSES),
    pickupAt: wallClock,
    dropoffAt: wallClock,
    pickupLocation: z.string(),
    dropoffLocation: z.string(),
    carTitle: z.string().nullable(),
    holds: z.boolean().describe('It holds a unit of its car'),
    plate: z.string().nullable().describe('Of the vehicle, once it is chosen'),
    passengers: z.int().nullable().describe('Of a transfer'),
    vehicle: z.enum(VEHICLES).nullable().describe('Of a transfer'),
    flightNumber: z.string().nullable(),
    hotel: z.string().describe('Of a delivery of a rental'),
    total: z.number().nullable().describe('Euros; null while no price is agreed'),
    customer: z.string(),
    phone: z.string(),
    language: z.enum(SITE_LANGUAGES).describe('In which the customer is written to'),
    message: z
      .string()
      .describe('What there is to write to the customer; empty: nothing, as of what is late'),
  })
  .meta({ id: 'AgendaEvent' });
export type AgendaEntry = z.infer<typeof agendaEventSchema>;

export const agendaSchema = z
  .object({
    late: z.array(agendaEventSchema).describe('From the days before today, the oldest first'),
    days: z.array(z.object({ date: z.string(), events: z.array(agendaEventSchema) })),
    due: z
      .array(z.object({ id: z.string(), plate: z.string(), due: z.array(dueSchema) }))
      .describe('Vehicles of which something falls due within 30 days or 1,000 kilometres'),
    unfiled: unfiledSchema.describe('What authorities were not told of the last 30 days'),
  })
  .meta({ id: 'Agenda' });
export type AgendaAnswer = z.infer<typeof agendaSchema>;

/** Open tasks by kind; kinds without a task are left out. */
export const readinessSchema = z
  .object({
    groups: z.array(
      z.object({
        kind: z.enum(READINESS_KINDS),
        count: z.int(),
        items: z
          .array(
            z.object({
              id: z.string().describe('Of the car, post, zone or setting'),
              title: z.string(),
              note: z.string().nullable().describe('A date, name or text that tells more'),
            }),
          )
          .describe('The first few'),
      }),
    ),
  })
  .meta({ id: 'Readiness' });
export type Readiness = z.infer<typeof readinessSchema>;
