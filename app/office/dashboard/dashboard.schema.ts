import { z } from 'zod';
import { imageSchema } from '#app/base/images/images.schema.ts';
import { pageQuery } from '#app/lib/http/envelope.schema.ts';
import { READINESS_KINDS } from './readiness/readiness.rules.ts';

const RECENT_BOOKINGS = 5;

export const recentBookingsQuerySchema = pageQuery(RECENT_BOOKINGS);

export const dashboardStatsSchema = z
  .object({
    totalCars: z.int(),
    activeCars: z.int().describe('Cars that visitors see'),
    totalUnits: z.int().describe('Units of the active cars'),
    availableUnits: z.int().describe('Units of the active cars that are free at this moment'),
    totalBookings: z.int(),
    pendingBookings: z.int().describe('Requests of visitors that wait for an answer'),
    activeBookings: z.int().describe('Bookings under way'),
    pickupsToday: z.int().describe('Rentals and transfers that begin today and are not cancelled'),
    returnsToday: z.int().describe('Rentals that end today and are not cancelled'),
    revenueThisMonth: z
      .number()
      .describe('Euros of the confirmed, active and completed bookings that begin this month'),
    openBalances: z.int().describe('Bookings that are not paid in full, of any status and day'),
    openTotal: z.number().describe('Euros that these bookings owe'),
    depositsHeld: z.int().describe('Bookings of which the office holds a deposit in money'),
    depositTotal: z.number().describe('Euros of these deposits'),
    publishedPosts: z.int(),
    draftPosts: z.int(),
  })
  .meta({ id: 'DashboardStats' })
  .describe('Day and month are those of Europe/Istanbul');
export type DashboardStats = z.infer<typeof dashboardStatsSchema>;

/**
 * Fields of `AdminCar`, repeated here: picking them from its schema would load the editor's schemas
 * and texts with Today.
 */
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
