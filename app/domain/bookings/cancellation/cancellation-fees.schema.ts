/** Proposed fees and consequences of a cancellation (`/admin/bookings/:id/cancellation-fees`). */
import { z } from 'zod';
import { CANCEL_REASONS } from '#app/domain/account/cancellation-fee.rules.ts';

const cancellationFeeSchema = z.object({
  reason: z.enum(CANCEL_REASONS),
  amount: z.number().describe('Proposed fee in euros'),
  percent: z.number().describe('Fee in percent of the agreed price'),
  agreed: z.number().describe('Agreed price in euros'),
  hoursBefore: z
    .int()
    .nullable()
    .describe('Whole hours from now to the pickup, negative after it; null for a no-show'),
});
export type CancellationFee = z.infer<typeof cancellationFeeSchema>;

export const cancellationFeesSchema = z
  .object({
    fees: z
      .array(cancellationFeeSchema)
      .describe('Proposed fees by reason; a reason without a fee is missing'),
    rental: z
      .enum(['out', 'returned'])
      .nullable()
      .describe(
        '`out`: the car is with the customer. `returned`: it was out and came back. Null: it was not handed out, or the booking is a transfer',
      ),
    balance: z
      .number()
      .describe(
        'Balance in euros after a cancellation without a fee: charges less payments, negative if the customer gets money back',
      ),
  })
  .meta({ id: 'CancellationFees' });
export type CancellationFees = z.infer<typeof cancellationFeesSchema>;
