/** What Today and the board show of a vehicle; they need none of its form. */
import { z } from 'zod';
import { DUE_KINDS } from './vehicle.rules.ts';

export const BLOCK_REASONS = ['service', 'repair', 'own-use', 'other'] as const;
export type BlockReason = (typeof BLOCK_REASONS)[number];

export const blockSchema = z.object({
  id: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  reason: z.enum(BLOCK_REASONS),
  note: z.string(),
});
export type Block = z.infer<typeof blockSchema>;

export const dueSchema = z.object({
  kind: z.enum(DUE_KINDS),
  day: z.string().nullable(),
  inDays: z.int().nullable().describe('Negative once it is past'),
  inKilometres: z.int().nullable().describe('Negative once they are driven'),
});
