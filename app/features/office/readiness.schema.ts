import { z } from 'zod';
import { READINESS_KINDS } from './readiness.rules.ts';

/** What still wants doing, by kind; kinds without anything to do are left out. */
export const readinessSchema = z
  .object({
    groups: z.array(
      z.object({
        kind: z.enum(READINESS_KINDS),
        count: z.int(),
        items: z
          .array(
            z.object({
              id: z.string().describe('Of the car, post, zone or setting'),
              title: z.string(),
              note: z.string().nullable().describe('A date, name or text that tells more'),
            }),
          )
          .describe('The first few'),
      }),
    ),
  })
  .meta({ id: 'Readiness' });
export type Readiness = z.infer<typeof readinessSchema>;
