/** Lines of a booking's receipt: in euro cents as stored, and in euros as in the API. */
import { z } from 'zod';
import { EXTRA_NAMES } from '#app/base/settings/extras.rules.ts';
import type { RentalLine } from '#app/domain/pricing/receipt.rules.ts';
import { VEHICLES, type Vehicle } from '#app/domain/zones/zone.rules.ts';
import type { IsoDate } from '#app/lib/dates/dates.ts';
import { centsToEuros, eurosToCents } from '#app/lib/money/money.ts';

/**
 * Receipt line of a transfer. `cents` is the price of the whole vehicle for one transfer, in euro
 * cents.
 */
export interface TransferLine {
  kind: 'transfer';
  zoneName: string;
  vehicle: Vehicle;
  cents: number;
  /** Direction and day, if outward and return transfer were requested together. */
  direction?: Direction;
}

export interface Direction {
  isBack: boolean;
  day: IsoDate;
}

export type BookingLine = RentalLine | TransferLine;

export const receiptLineSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('rental'),
    season: z
      .string()
      .nullable()
      .describe("Name of the season whose prices apply; null: the car's own prices"),
    turkishSeason: z
      .string()
      .optional()
      .describe('Turkish name of the season, if `season` is in another language'),
    days: z.int(),
    months: z.int().describe('Number of full 30-day periods that are charged at the monthly price'),
    monthly: z.number(),
    weeks: z.int(),
    weekly: z.number(),
    remainingDays: z.int(),
    daily: z.number(),
    amount: z.number(),
  }),
  z.object({
    kind: z.literal('extra'),
    extra: z.enum(EXTRA_NAMES),
    count: z.int(),
    days: z.int(),
    daily: z.number(),
    amount: z.number(),
  }),
  z.object({
    kind: z.literal('delivery'),
    place: z.string().describe('Pickup place to which the car is delivered'),
    amount: z.number(),
  }),
  z.object({
    kind: z.literal('hours'),
    end: z.enum(['pickup', 'return']),
    time: z.string().describe('Time outside the usual hours'),
    amount: z.number(),
  }),
  z.object({
    kind: z.literal('return'),
    place: z.string().describe('Place of return, for which the one-way fee is charged'),
    amount: z.number(),
  }),
  z.object({
    kind: z.literal('transfer'),
    zoneName: z.string(),
    vehicle: z.enum(VEHICLES),
    amount: z.number(),
  }),
]);
export type ReceiptLine = z.infer<typeof receiptLineSchema>;

/** Returns a line as in the API, without the direction of a transfer. */
export function toReceiptLine(line: BookingLine): ReceiptLine {
  const amount = centsToEuros(line.cents);
  switch (line.kind) {
    case 'rental': {
      const { cents: _, monthlyCents, weeklyCents, dailyCents, ...same } = line;
      const prices = {
        monthly: centsToEuros(monthlyCents),
        weekly: centsToEuros(weeklyCents),
        daily: centsToEuros(dailyCents),
      };
      return { ...same, ...prices, amount };
    }
    case 'extra': {
      const { cents: _, dailyCents, ...same } = line;
      return { ...same, daily: centsToEuros(dailyCents), amount };
    }
    case 'transfer': {
      const { kind, zoneName, vehicle } = line;
      return { kind, zoneName, vehicle, amount };
    }
    default: {
      const { cents: _, ...same } = line;
      return { ...same, amount };
    }
  }
}

/** Returns a line of the API in euro cents. */
export function fromReceiptLine(line: ReceiptLine): BookingLine {
  const cents = eurosToCents(line.amount);
  switch (line.kind) {
    case 'rental': {
      const { amount: _, monthly, weekly, daily, turkishSeason, ...same } = line;
      const prices = {
        monthlyCents: eurosToCents(monthly),
        weeklyCents: eurosToCents(weekly),
        dailyCents: eurosToCents(daily),
      };
      return { ...same, ...(turkishSeason !== undefined && { turkishSeason }), ...prices, cents };
    }
    case 'extra': {
      const { amount: _, daily, ...same } = line;
      return { ...same, dailyCents: eurosToCents(daily), cents };
    }
    default: {
      const { amount: _, ...same } = line;
      return { ...same, cents };
    }
  }
}
