import { z } from 'zod';

/** Body of `POST /admin/log-navigation` (spec, part 7). */
export const navigationSchema = z.object({
  section: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .describe('What was opened, such as `cars`'),
  timestamp: z.iso.datetime({ offset: true }).describe('By the clock of the browser'),
});
