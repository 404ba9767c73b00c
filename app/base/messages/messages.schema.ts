import { z } from 'zod';
import { eachLanguage, SITE_LANGUAGES } from '#app/lib/words/texts.ts';
import { MESSAGE_STEPS } from './message-template.rules.ts';

/** Response of `GET /admin/bookings/:id/messages`. */
export const bookingMessagesSchema = z
  .object({
    phone: z.string().describe("Customer's phone number: digits with the country code"),
    language: z.enum(SITE_LANGUAGES).describe('Language of the booking'),
    tripUrl: z.string().describe("URL of the customer's page of the booking"),
    messages: z
      .array(z.object({ step: z.enum(MESSAGE_STEPS), ...eachLanguage(() => z.string()) }))
      .describe(
        "Messages that fit the booking's status, ready to send; empty without a phone number",
      ),
  })
  .meta({ id: 'BookingMessages' });
export type BookingMessages = z.infer<typeof bookingMessagesSchema>;

/** Response of `POST /admin/bookings/:id/trip-link`. */
export const tripLinkSchema = z
  .object({
    tripUrl: z.string().describe("New URL of the customer's page; the former URL no longer works"),
  })
  .meta({ id: 'TripLink' });
