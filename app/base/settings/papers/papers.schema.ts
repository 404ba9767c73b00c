/**
 * Settings of papers and messages (terms, meeting point, templates), and the reports to authorities
 * that the office makes. Hidden from visitors.
 */
import { z } from 'zod';
import {
  eachStep,
  PLACEHOLDERS,
  unknownPlaceholders,
} from '#app/base/messages/message-template.rules.ts';
import { messageKey } from '#app/lib/words/issue-text.ts';
import { linesSchema } from '#app/lib/words/plain-text.schema.ts';
import { eachLanguage } from '#app/lib/words/texts.ts';

/** Characters of the contract's terms in one language: they must fit on two pages beside the Turkish text. */
const MAX_CONTRACT_TERMS = 4000;
const MAX_MEETING_POINT = 500;
/** Characters of a template, which must fit into a chat link. */
const MAX_TEMPLATE = 1000;

const template = () =>
  linesSchema(MAX_TEMPLATE).superRefine((typed, context) => {
    const unknown = unknownPlaceholders(typed);
    if (unknown.length === 0) return;
    const inBraces = (names: readonly string[]) => names.map((each) => `{${each}}`).join(', ');
    const message = messageKey('unknownPlaceholder', inBraces(unknown), inBraces(PLACEHOLDERS));
    context.addIssue({ code: 'custom', message });
  });

export const papersSchema = z.object({
  contractTerms: z
    .object(eachLanguage(() => linesSchema(MAX_CONTRACT_TERMS)))
    .describe('Terms of the rental contract, a clause a line'),
  meetingPoint: z
    .object(eachLanguage(() => linesSchema(MAX_MEETING_POINT)))
    .describe('Where customers are met, in words'),
  messages: z
    .object(eachStep(() => z.object(eachLanguage(template))))
    .describe('Templates of messages to a customer, with names in braces'),
  kabis: z
    .boolean(messageKey('required'))
    .default(true)
    .describe('Hand-overs are reported to the police'),
  uetds: z
    .boolean(messageKey('required'))
    .default(true)
    .describe('Transfers are reported to the ministry'),
});
export type PaperSettings = z.infer<typeof papersSchema>;
