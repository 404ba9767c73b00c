import { z } from 'zod';
import { eachLanguage, SITE_LANGUAGES } from '#app/lib/words/texts.ts';
import { MESSAGE_STEPS } from './message-template.rules.ts';

/** Response of `GET /admin/bookings/:id/messages`. */
export const bookingMessagesSchema = z
  .object({
    phone: z.string().describe("The customer's number: digits, with its country"),
    language: z.enum(SITE_LANGUAGES).describe('Of the booking'),
    tripUrl: z.string().describe("The booking's page, for its customer alone"),
    messages: z
      .array(z.object({ step: z.enum(MESSAGE_STEPS), ...eachLanguage(() => z.string()) }))
      .describe('Ready to be sent: those that fit the status; none without a number'),
  })
  .meta({ id: 'BookingMessages' });
export type BookingMessages = z.infer<typeof bookingMessagesSchema>;

/** Response of `POST /admin/bookings/:id/trip-link`. */
export const tripLinkSchema = z
  .object({ tripUrl: z.string().describe('The former one has ended') })
  .meta({ id: 'TripLink' });
