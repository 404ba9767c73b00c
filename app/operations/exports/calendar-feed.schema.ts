import { z } from 'zod';

/** The calendar's address as owners see it: since when there is one. */
export const calendarFeedSchema = z.object({
  since: z.string().nullable().describe('ISO instant; null while there is no address'),
});
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;

/** The answer that has the secret in it, once. */
export const newCalendarFeedSchema = calendarFeedSchema.extend({ url: z.string() });
