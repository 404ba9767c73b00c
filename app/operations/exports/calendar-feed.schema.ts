import { z } from 'zod';

export const calendarFeedSchema = z.object({
  since: z.string().nullable().describe('ISO instant; null if there is no address'),
});
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;

/** The only response that contains the secret address. */
export const newCalendarFeedSchema = calendarFeedSchema.extend({ url: z.string() });
