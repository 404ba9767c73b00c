/** History of a booking for all staff: `GET /admin/bookings/:id/history`. */

import { z } from 'zod';
import {
  CHARGE_KINDS,
  PAYMENT_DIRECTIONS,
  PAYMENT_METHODS,
  PAYMENT_PURPOSES,
} from '#app/domain/account/account.rules.ts';
import { BOOKING_STATUSES } from '#app/domain/bookings/booking.rules.ts';
import { CURRENCY_CODES } from '#app/lib/money/money.ts';

const record = z.enum(['out', 'back']);
const clock = z.string().describe('YYYY-MM-DDTHH:MM in Europe/Istanbul');

const changeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('requested') }).describe('A visitor sent the request'),
  z.object({ kind: z.literal('recorded') }).describe('Staff created the booking'),
  z.object({ kind: z.literal('status'), status: z.enum(BOOKING_STATUSES) }),
  z
    .object({
      kind: record,
      handedAt: clock,
      plate: z.string(),
      kilometres: z.int(),
      fuelEighths: z.int(),
    })
    .describe('The car was handed over or returned'),
  z
    .object({ kind: z.literal('corrected'), record })
    .describe('The hand-over or return record was changed'),
  z
    .object({ kind: z.literal('deleted'), record })
    .describe('The hand-over or return record was deleted'),
  z.object({ kind: z.literal('days'), pickupTime: clock, dropoffTime: clock }),
  z
    .object({ kind: z.literal('total'), before: z.number(), after: z.number() })
    .describe('Change of the agreed price, in euros'),
  z.object({ kind: z.literal('car'), title: z.string() }),
  z.object({ kind: z.literal('plate'), plate: z.string().describe('New plate; empty: none') }),
  z
    .object({
      kind: z.literal('charge'),
      charge: z.enum(CHARGE_KINDS),
      amount: z.number().describe('Amount in euros'),
      isVoided: z.boolean(),
    })
    .describe('A charge was added or voided'),
  z
    .object({
      kind: z.literal('payment'),
      number: z.int(),
      direction: z.enum(PAYMENT_DIRECTIONS),
      purpose: z.enum(PAYMENT_PURPOSES),
      method: z.enum(PAYMENT_METHODS),
      currency: z.enum(CURRENCY_CODES),
      amount: z.number().describe("Amount in the payment's currency"),
      isReversal: z.boolean(),
    })
    .describe('Money was received or refunded, or a payment was reversed'),
  z
    .object({
      kind: z.literal('card-hold'),
      state: z.enum(['held', 'captured', 'released']),
      amount: z.number().describe('Amount held or released, or the part captured, in euros'),
    })
    .describe('A card hold was recorded, captured or released'),
  z
    .object({ kind: z.literal('fields'), fields: z.array(z.string()) })
    .describe('Other changed fields, without their values'),
]);
export type HistoryChange = z.infer<typeof changeSchema>;

const eventSchema = z.object({
  at: z.string().describe('Instant, ISO 8601'),
  by: z.string().describe('Name of the author at that time; empty for a visitor, or if unknown'),
  changes: z.array(changeSchema),
});
export type HistoryEvent = z.infer<typeof eventSchema>;

export const bookingHistorySchema = z
  .object({ events: z.array(eventSchema).describe('Events, oldest first') })
  .meta({ id: 'BookingHistory' });
export type BookingHistory = z.infer<typeof bookingHistorySchema>;
