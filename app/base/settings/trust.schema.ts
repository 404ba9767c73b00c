/** Settings that build visitors' trust: numbers, reviews, legal texts. */
import { z } from 'zod';
import { messageKey } from '#app/lib/words/issue-text.ts';
import { lineSchema, linesSchema } from '#app/lib/words/plain-text.schema.ts';
import { plainLine, plainLines } from '#app/lib/words/plain-text.ts';
import { FOREIGN_LANGUAGES } from '#app/lib/words/translation-labels.ts';
import { translationsOf } from '#app/lib/words/translations.schema.ts';
import { eachLegalPage } from './papers/legal-pages.rules.ts';

/** Characters of a number, a name, a source. */
export const MAX_TRUST_LINE = 120;
const MAX_REVIEW = 600;
export const MAX_REVIEWS = 6;
/** Characters of a legal text: about twenty printed pages. */
const MAX_LEGAL_TEXT = 40_000;
/** Characters of its HTML, which every reader downloads: five times the text, more than a person writes. */
export const MAX_LEGAL_HTML = 200_000;
const MOST_STARS = 5;

/** Line that is hidden if it is empty. */
const trustLine = () => lineSchema(MAX_TRUST_LINE);
const written = (max: number, plain: (typed: string) => string) =>
  z
    .string(messageKey('required'))
    .overwrite(plain)
    .min(1, messageKey('required'))
    .max(max, messageKey('tooLong', max));
export const legalText = () => linesSchema(MAX_LEGAL_TEXT);
const starsRule = messageKey('whole', 1, MOST_STARS);

/** Fields of `business`. */
export const trustBusinessFacts = {
  deliveryHours: trustLine().describe(
    'When cars are delivered, in words; the office may be closed then',
  ),
  legalNumbers: z.object({
    companyName: trustLine(),
    licence: trustLine(),
    uetds: trustLine(),
    tax: trustLine(),
    mersis: trustLine(),
  }),
};

/** Sections of the settings. */
export const trustFacts = {
  reviews: z
    .array(
      z.object({
        name: written(MAX_TRUST_LINE, plainLine),
        text: written(MAX_REVIEW, plainLines),
        stars: z.number(starsRule).int(starsRule).min(1, starsRule).max(MOST_STARS, starsRule),
        source: trustLine(),
        translations: translationsOf({
          text: linesSchema(MAX_REVIEW),
          source: trustLine(),
        }),
      }),
    )
    .max(MAX_REVIEWS, messageKey('tooMany', 'reviews', MAX_REVIEWS)),
  legal: z.object(eachLegalPage(legalText)),
};

/** Legal texts as they are stored. */
export const storedLegalSchema = z.object(
  eachLegalPage(() =>
    z.object({
      text: z.string(),
      html: z.string(),
      /** HTML of the translations, by language. */
      translated: z.partialRecord(z.enum(FOREIGN_LANGUAGES), z.string()).default({}),
    }),
  ),
);
