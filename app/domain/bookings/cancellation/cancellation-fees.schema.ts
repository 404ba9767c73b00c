/** Fees that the terms of the settings propose (`/admin/bookings/:id/cancellation-fees`). */
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
  })
  .meta({ id: 'CancellationFees' });
export type CancellationFees = z.infer<typeof cancellationFeesSchema>;
