/** Responses of the account reports in the API. Amounts are euros. */
import { z } from 'zod';
import { tableFormatSchema } from '#app/lib/files/table-format.schema.ts';
import { messageKey } from '#app/lib/words/issue-text.ts';
import { isMonth } from '#app/office/reports/report.rules.ts';

const receivedSchema = z.object({
  agreed: z.number().describe('Prices and charges of bookings with a pickup in this period'),
  received: z.number().describe('Payments for prices and charges, minus refunds'),
  cash: z.number(),
  card: z.number(),
  transfer: z.number(),
  agency: z.number(),
  kept: z.number().describe('Kept from deposits'),
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
    days: z.array(receivedSchema.extend({ day: z.string() })).describe('Days with an amount'),
    open: bookingsSumSchema.describe('Balances due now, including those of bookings to come'),
    openBegun: bookingsSumSchema.describe('The part of `open` without confirmed bookings to come'),
    overpaid: bookingsSumSchema.describe('Total overpaid now'),
    depositsHeld: bookingsSumSchema.describe('Total of deposits held now'),
  })
  .meta({ id: 'MoneyReport' });
export type MoneyReport = z.infer<typeof moneyReportSchema>;

const earnedSchema = z.object({
  daysLet: z.int(),
  idleDays: z.int().nullable().describe('Null for rentals without a plate'),
  utilisation: z.number().nullable().describe('Share of days rented; null without a plate'),
  revenue: z.number().describe('Agreed prices, spread over the days of each rental'),
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
    officeExpenses: z.number().describe('Expenses without a vehicle; not part of the rows'),
    vehicles: z
      .array(
        earnedSchema.extend({
          vehicleId: z.string().nullable(),
          plate: z.string().nullable().describe('Null: rentals of the car without a plate'),
          carTitle: z.string().nullable(),
          months: z.array(earnedSchema.extend({ month: z.string() })),
        }),
      )
      .describe('Highest profit first'),
  })
  .meta({ id: 'VehicleReport' });
export type VehicleReport = z.infer<typeof vehicleReportSchema>;

export const ledgerQuerySchema = z.object({
  format: tableFormatSchema,
  month: z.string().refine(isMonth, messageKey('wrongMonth')).describe('YYYY-MM in Istanbul'),
});
