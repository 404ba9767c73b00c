import { z } from 'zod';

export const calendarFeedSchema = z.object({
  since: z
    .string()
    .nullable()
    .describe('Instant at which the address was created, ISO 8601; null if there is none'),
});
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;

/** The only response that contains the secret address. */
export const newCalendarFeedSchema = calendarFeedSchema.extend({ url: z.string() });
