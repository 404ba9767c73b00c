import { z } from 'zod';

/** Headers of a request that makes something, and may be sent again when its answer was lost. */
export const idempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe('Chosen by the sender; the same request sent again with it makes nothing new'),
});
