import { z } from 'zod';
import { LANGUAGES } from '#app/lib/language.ts';
import { eachStep, MESSAGE_STEPS } from './message-template.rules.ts';

const inBoth = z.object({ tr: z.string(), en: z.string() });

/** What makes messages, as the settings have it. */
export const messageTextsSchema = z
  .object({
    messages: z.object(eachStep(() => inBoth)).describe('Templates, with names in braces'),
    meetingPoint: inBoth,
    office: z.object({ name: z.string(), phone: z.string() }),
  })
  .meta({ id: 'MessageTexts' });
export type MessageTexts = z.infer<typeof messageTextsSchema>;

/** Answer of `GET /admin/bookings/:id/messages`. */
export const bookingMessagesSchema = z
  .object({
    phone: z.string().describe("The customer's number: digits, with its country"),
    language: z.enum(LANGUAGES).describe('Turkish for a Turkish number, else English'),
    messages: z
      .array(z.object({ step: z.enum(MESSAGE_STEPS), tr: z.string(), en: z.string() }))
      .describe('Ready to be sent: those that fit the status; none without a number'),
  })
  .meta({ id: 'BookingMessages' });
export type BookingMessages = z.infer<typeof bookingMessagesSchema>;
