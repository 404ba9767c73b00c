import { z } from 'zod';
import { imageSchema } from '#app/base/images/images.schema.ts';
import { pageQuery } from '#app/lib/http/envelope.schema.ts';
import { READINESS_KINDS } from './readiness/readiness.rules.ts';

const RECENT_BOOKINGS = 5;

export const recentBookingsQuerySchema = pageQuery(RECENT_BOOKINGS);

export const dashboardStatsSchema = z
  .object({
    totalCars: z.int(),
    activeCars: z.int().describe('Number of cars that visitors see'),
    totalUnits: z.int().describe('Number of units of the active cars'),
    availableUnits: z.int().describe('Number of units of the active cars that are free now'),
    totalBookings: z.int(),
    pendingBookings: z.int().describe('Number of requests of visitors with the status `pending`'),
    activeBookings: z.int().describe('Number of bookings with the status `active`'),
    pickupsToday: z
      .int()
      .describe('Number of rentals and transfers that begin today, without cancelled ones'),
    returnsToday: z.int().describe('Number of rentals that end today, without cancelled ones'),
    revenueThisMonth: z
      .number()
      .describe(
        'Prices and charges in euros of bookings that begin this month, without pending ones; for cancelled bookings only charges',
      ),
    openBalances: z
      .int()
      .describe('Number of bookings with a balance due, of any day, without pending bookings'),
    openTotal: z.number().describe('Total balance due of these bookings in euros'),
    depositsHeld: z
      .int()
      .describe('Number of bookings with a deposit held in money, not on a card'),
    depositTotal: z.number().describe('Total of these deposits in euros'),
    publishedPosts: z.int(),
    draftPosts: z.int(),
  })
  .meta({ id: 'DashboardStats' })
  .describe('Days and months are those of Europe/Istanbul');
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
    mainImage: imageSchema
      .nullable()
      .describe('Main picture, with `alt` as entered; pages use the title if `alt` is empty'),
    effectivePricing: z
      .object({
        daily: z.number(),
        weekly: z.number(),
        monthly: z.number(),
        currency: z.literal('EUR'),
        seasonalName: z.string().nullable(),
        seasonalPeriod: z.object({ startDate: z.string(), endDate: z.string() }).nullable(),
      })
      .describe('Prices in euros that apply today'),
    status: z.boolean(),
    available_units: z.int().describe('Number of units that are free now'),
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
              id: z.string().describe('Id of the car, zone or setting, for a link'),
              title: z.string(),
              note: z
                .string()
                .nullable()
                .describe('Further detail, such as a date or a name; null: none'),
            }),
          )
          .describe('First five of the `count` items'),
      }),
    ),
  })
  .meta({ id: 'Readiness' });
export type Readiness = z.infer<typeof readinessSchema>;
