/** Responses of the account reports in the API. Amounts are euros. */
import { z } from 'zod';
import { tableFormatSchema } from '#app/lib/files/table-format.schema.ts';
import { messageKey } from '#app/lib/words/issue-text.ts';
import { isMonth } from '#app/office/reports/report.rules.ts';

const receivedSchema = z.object({
  agreed: z
    .number()
    .describe(
      'Prices and charges of bookings with a pickup in the period, without pending bookings; for cancelled bookings only charges',
    ),
  received: z.number().describe('Payments for prices and charges, minus refunds'),
  cash: z.number(),
  card: z.number(),
  transfer: z.number(),
  agency: z.number(),
  kept: z.number().describe('Part of `received` that was kept from deposits'),
  deposits: z
    .number()
    .describe('Deposits received, minus deposits refunded or kept; not part of `received`'),
});

const bookingsSumSchema = z.object({ bookings: z.int(), amount: z.number() });

export const moneyReportSchema = z
  .object({
    from: z.string(),
    to: z.string(),
    totals: receivedSchema,
    days: z
      .array(receivedSchema.extend({ day: z.string() }))
      .describe('Days with an amount, earliest first'),
    open: bookingsSumSchema.describe('Balances due at present, including upcoming bookings'),
    openBegun: bookingsSumSchema.describe(
      'Part of `open` without confirmed bookings whose pickup is to come. Active, completed and cancelled bookings count, and confirmed ones whose pickup time has passed',
    ),
    overpaid: bookingsSumSchema.describe('Amounts overpaid at present'),
    depositsHeld: bookingsSumSchema.describe('Deposits held in money at present'),
  })
  .meta({ id: 'MoneyReport' });
export type MoneyReport = z.infer<typeof moneyReportSchema>;

const earnedSchema = z.object({
  daysLet: z.int(),
  idleDays: z
    .int()
    .nullable()
    .describe('Number of days without a rental; null for rentals without a plate'),
  utilisation: z.number().nullable().describe('Share of days rented; null without a plate'),
  revenue: z.number().describe('Agreed prices, each spread over the days of the rental'),
  charges: z.number().describe('Charges of the period, by their day'),
  expenses: z.number().describe('Expenses of the period, by their day'),
  profit: z.number(),
});
export type VehicleEarnings = z.infer<typeof earnedSchema>;

export const vehicleReportSchema = z
  .object({
    from: z.string(),
    to: z.string(),
    total: earnedSchema.omit({ idleDays: true, utilisation: true }),
    officeExpenses: z
      .number()
      .describe('Expenses without a vehicle; not part of `vehicles` and `total`'),
    vehicles: z
      .array(
        earnedSchema.extend({
          vehicleId: z.string().nullable(),
          plate: z.string().nullable().describe('Plate; null: rentals of the car without a plate'),
          carTitle: z.string().nullable(),
          months: z.array(earnedSchema.extend({ month: z.string() })),
        }),
      )
      .describe('Vehicles, highest profit first'),
  })
  .meta({ id: 'VehicleReport' });
export type VehicleReport = z.infer<typeof vehicleReportSchema>;

export const ledgerQuerySchema = z.object({
  format: tableFormatSchema,
  month: z
    .string()
    .refine(isMonth, messageKey('wrongMonth'))
    .describe('Month in Istanbul, YYYY-MM'),
});
