import { z } from 'zod';

/** A transfer zone in the public API. Fares are euros for the whole vehicle, one way, with VAT. */
export const zoneSchema = z
  .object({
    id: z.string(),
    zoneName: z.string(),
    description: z.string(),
    pricing: z.object({
      capacity_1_4: z.number().describe('1 to 4 passengers'),
      capacity_1_6: z.number().describe('1 to 6 passengers'),
      capacity_1_16: z.number().describe('1 to 16 passengers'),
      currency: z.literal('EUR'),
    }),
    displayOrder: z.int(),
    status: z.enum(['active', 'inactive']),
  })
  .meta({ id: 'TransferZone' });
export type ZoneJson = z.infer<typeof zoneSchema>;
