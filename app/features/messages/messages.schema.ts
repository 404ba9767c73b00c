import { z } from 'zod';
import { LANGUAGES } from '#app/lib/language.ts';
import { MESSAGE_STEPS } from './message-template.rules.ts';

/** Answer of `GET /admin/bookings/:id/messages`. */
export const bookingMessagesSchema = z
  .object({
    phone: z.string().describe("The customer's number: digits, with its country"),
    language: z.enum(LANGUAGES).describe('Turkish for a Turkish number, else English'),
    messages: z
      .array(z.object({ step: z.enum(MESSAGE_STEPS), tr: z.string(), en: z.string() }))
      .describe('Ready to be sent; a step without a template is left out'),
  })
  .meta({ id: 'BookingMessages' });
export type BookingMessages = z.infer<typeof bookingMessagesSchema>;
