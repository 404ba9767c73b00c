/** What lets a visitor trust the business, as staff write it: its numbers, reviews, legal texts. */
import { z } from 'zod';
import { plainLine, plainLines } from '#app/lib/plain-text.ts';
import { FOREIGN_LANGUAGES } from '#app/lib/translation-labels.ts';
import { translationsOf } from '#app/lib/translations.schema.ts';
import { labelOf, partOf, settingsInput as text } from './admin-settings.text.ts';
import { eachLegalPage, type NumberName } from './legal-pages.rules.ts';

/** Characters of a number, a name, a source. */
export const MAX_TRUST_LINE = 120;
const MAX_REVIEW = 600;
export const MAX_REVIEWS = 6;
/** Characters of a legal text: some twenty printed pages. */
const MAX_LEGAL_TEXT = 40_000;
/** Characters of its HTML, which every reader is sent: five times that, as no person writes. */
export const MAX_LEGAL_HTML = 200_000;
const MOST_STARS = 5;

/** Empty where there is none; visitors see nothing of it then. */
export const optionalLine = (name: () => string, max = MAX_TRUST_LINE) =>
  z
    .string({ error: () => text().required(name()) })
    .overwrite(plainLine)
    .max(max, { error: () => text().tooLong(name(), max) });
const written = (name: () => string, max: number, plain: (typed: string) => string) =>
  z
    .string({ error: () => text().required(name()) })
    .overwrite(plain)
    .min(1, { error: () => text().required(name()) })
    .max(max, { error: () => text().tooLong(name(), max) });
export const optionalLines = (name: () => string, max: number) =>
  z
    .string({ error: () => text().required(name()) })
    .overwrite(plainLines)
    .max(max, { error: () => text().tooLong(name(), max) });
export const legalText = (name: () => string) => optionalLines(name, MAX_LEGAL_TEXT);
const legalNumber = (name: NumberName) => optionalLine(labelOf(`business.legalNumbers.${name}`));
const starsError = () => text().whole(partOf('stars')(), 1, MOST_STARS);

/** Parts of `business`. */
export const trustBusinessFacts = {
  deliveryHours: optionalLine(labelOf('business.deliveryHours')).describe(
    'When cars are delivered, in words; the office may be closed then',
  ),
  legalNumbers: z.object({
    companyName: legalNumber('companyName'),
    licence: legalNumber('licence'),
    uetds: legalNumber('uetds'),
    tax: legalNumber('tax'),
    mersis: legalNumber('mersis'),
  }),
};

/** Of their own among the settings. */
export const trustFacts = {
  reviews: z
    .array(
      z.object({
        name: written(partOf('name'), MAX_TRUST_LINE, plainLine),
        text: written(partOf('text'), MAX_REVIEW, plainLines),
        stars: z
          .number({ error: starsError })
          .int({ error: starsError })
          .min(1, { error: starsError })
          .max(MOST_STARS, { error: starsError }),
        source: optionalLine(partOf('source')),
        translations: translationsOf((inLanguage) => ({
          text: optionalLines(() => inLanguage(partOf('text')()), MAX_REVIEW),
          source: optionalLine(() => inLanguage(partOf('source')())),
        })),
      }),
    )
    .max(MAX_REVIEWS, { error: () => text().tooMany(text().rows.reviews, MAX_REVIEWS) }),
  legal: z.object(eachLegalPage((page) => legalText(labelOf(`legal.${page}`)))),
};

/** The legal texts as they are stored. */
export const storedLegalSchema = z.object(
  eachLegalPage(() =>
    z.object({
      text: z.string(),
      html: z.string(),
      /** The HTML of the translations, by language. */
      translated: z.partialRecord(z.enum(FOREIGN_LANGUAGES), z.string()).default({}),
    }),
  ),
);
