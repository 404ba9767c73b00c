/**
 * Settings that identify the business and say how it rents. `settingsFacts` defines each field
 * once. Labels are in office-text/, defaults in default-settings.ts.
 */
import { z } from 'zod';
import { MAX_ALT } from '#app/base/images/images.rules.ts';
import { imageSchema } from '#app/base/images/images.schema.ts';
import { parseClockTime } from '#app/lib/dates/dates.ts';
import { changesOf } from '#app/lib/facts.schema.ts';
import { eurosToCents } from '#app/lib/money/money.ts';
import { completePhone, isOnePhone } from '#app/lib/requests/phone.ts';
import { messageKey } from '#app/lib/words/issue-text.ts';
import { lineSchema, linesSchema } from '#app/lib/words/plain-text.schema.ts';
import { plainLine, plainLines } from '#app/lib/words/plain-text.ts';
import { SITE_LANGUAGES } from '#app/lib/words/texts.ts';
import { translationsOf } from '#app/lib/words/translations.schema.ts';
import { fold } from '#app/lib/words/turkish-text.ts';
import { eachLegalPage } from './papers/legal-pages.rules.ts';
import { papersSchema } from './papers/papers.schema.ts';
import { eachTerm, MAX_INCLUDED, MAX_TERM } from './papers/rental-terms.rules.ts';
import { overlappingHours, parseClosingTime, WEEKDAYS } from './places/opening-hours.rules.ts';
import { PLACE_KINDS } from './places/place-terms.rules.ts';
import {
  legalText,
  MAX_TRUST_LINE,
  storedLegalSchema,
  trustBusinessFacts,
  trustFacts,
} from './trust.schema.ts';

/** Characters of a name, a street, a place or a question. */
export const MAX_LINE = 200;
const MAX_ABOUT = 600;
const MAX_ANSWER = 2000;
/** Rows of opening hours: twice a day for seven days with different hours. */
export const MAX_HOURS = 14;
export const MAX_PLACES = 50;
export const MAX_FAQ = 50;
const MAX_NOTICE_EMAILS = 10;
/** Euros a day for one piece of an extra. */
const MAX_EXTRA_DAILY = 1000;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const PHONE = /^\+?\d[\d ()-]{6,24}$/;
/** Number with its country code, which WhatsApp's links need. */
const WHATSAPP_NUMBER = /^\+\d[\d ()-]{6,24}$/;

const filled = (max = MAX_LINE, plain = plainLine) =>
  z
    .string(messageKey('required'))
    .overwrite(plain)
    .min(1, messageKey('required'))
    .max(max, messageKey('tooLong', max));
const number = (error: string, min: number, max: number) =>
  z.number(error).min(min, error).max(max, error);
const whole = (min: number, max: number) => {
  const error = messageKey('whole', min, max);
  return number(error, min, max).int(error);
};
const between = (min: number, max: number) => number(messageKey('between', min, max), min, max);
const link = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: messageKey('link') })
  .max(MAX_LINE, messageKey('link'))
  .nullable();
/** Completes `9` and `930`: a form may be sent before the user leaves the field. */
const clock = z
  .string(messageKey('clock'))
  .overwrite((typed) => parseClockTime(typed) ?? typed)
  .regex(CLOCK, messageKey('clock'));
/** Closing time up to 24:00. A time before the opening time belongs to the next morning. */
const closingTime = z
  .string(messageKey('clock'))
  .overwrite((typed) => parseClosingTime(typed) ?? typed)
  .regex(/^(?:([01]\d|2[0-3]):[0-5]\d|24:00)$/, messageKey('clock'));

/** Number with its country code, because visitors call from abroad too. */
const anyPhone = (error: string) => z.string(error).trim().overwrite(completePhone);
const phone = (form: RegExp, error: string) =>
  anyPhone(error).refine(isOnePhone, messageKey('onePhone')).regex(form, error);

const openingHours = z
  .array(
    z
      .object({
        days: z.array(z.enum(WEEKDAYS)).min(1, messageKey('noDay')),
        opens: clock,
        closes: closingTime,
      })
      .refine(({ opens, closes }) => closes !== opens || !CLOCK.test(opens), {
        path: ['closes'],
        error: messageKey('closesAsItOpens'),
      }),
  )
  .max(MAX_HOURS, messageKey('tooMany', 'hours', MAX_HOURS))
  .superRefine((rows, context) => {
    for (const { row, other, day } of overlappingHours(rows)) {
      const { opens = '', closes = '' } = rows[other] ?? {};
      const message = messageKey('overlap', day, opens, closes);
      context.addIssue({ code: 'custom', path: [row, 'opens'], message });
    }
  });

const businessFacts = {
  name: filled(),
  phone: phone(PHONE, messageKey('phone')),
  whatsappNumber: phone(WHATSAPP_NUMBER, messageKey('whatsapp')),
  email: z
    .string(messageKey('email'))
    .trim()
    .check(z.email(messageKey('email')))
    .max(MAX_LINE, messageKey('email')),
  /** Few sentences, shown with the news. */
  about: filled(MAX_ABOUT, plainLines),
  openingHours,
  address: z.object({
    street: filled(),
    district: filled(),
    city: filled(),
    postalCode: filled(),
    /** ISO 3166-1 alpha-2 code. */
    country: z
      .string(messageKey('country'))
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/, messageKey('country')),
  }),
  /** Degrees. */
  mapPosition: z.object({
    lat: between(-90, 90),
    lng: between(-180, 180),
  }),
  languages: z
    .array(z.enum(SITE_LANGUAGES, messageKey('noLanguage')), messageKey('noLanguage'))
    .min(1, messageKey('noLanguage'))
    .overwrite((given) => SITE_LANGUAGES.filter((each) => given.includes(each)))
    .describe('In which the office answers'),
  links: z.object({ instagram: link, facebook: link, x: link, youtube: link }),
  reviewSummary: z.object({
    rating: number(messageKey('rating'), 0, 5).multipleOf(0.1, messageKey('rating')),
    count: whole(0, 1_000_000),
    /** Address of the page that shows all reviews. */
    url: link,
  }),
  vatPercent: whole(0, 100).describe('VAT inside all prices, for the file of the accountant'),
  ...trustBusinessFacts,
};

/** Maximum pieces of an extra in one rental. */
const maxCount = whole(0, 9);
const extra = z.object({
  /** Euros for one piece. */
  daily: number(messageKey('price'), 0, MAX_EXTRA_DAILY).refine(
    (euros) => Math.abs(eurosToCents(euros) / 100 - euros) < 1e-9,
    messageKey('price'),
  ),
  maxCount,
});

const included = z
  .array(filled(MAX_TERM))
  .max(MAX_INCLUDED, messageKey('tooMany', 'included', MAX_INCLUDED))
  .overwrite((given) => [...new Set(given)]);

const terms = z.object({
  included,
  ...eachTerm(() =>
    z
      .string(messageKey('required'))
      .overwrite(plainLine)
      .max(MAX_TERM, messageKey('tooLong', MAX_TERM))
      .nullable()
      .overwrite((given) => given || null),
  ),
});

const euros = (what: string) => {
  const error = messageKey('between', 0, MAX_EXTRA_DAILY);
  return number(error, 0, MAX_EXTRA_DAILY)
    .refine((given) => Math.abs(eurosToCents(given) / 100 - given) < 1e-9, error)
    .nullable()
    .describe(what);
};

/** Rates in euros, also in the database. */
const returnRates = z.object({
  dailyKilometres: whole(1, 5000)
    .nullable()
    .describe('Kilometres a day that the price includes; null: as many as one likes'),
  extraKilometre: euros('A kilometre more'),
  fuelEighth: euros('An eighth of a tank that is missing'),
  lateHour: euros('A full hour late'),
});

/** Field name that no JSON body may have, so a place with this name could have neither kind nor fee. */
const UNSENDABLE = '__proto__';
const placeName = z.string().overwrite(plainLine);

const rentalFacts = {
  /** Places of pickup and return (spec, part 9). */
  places: z
    .array(filled().refine((name) => name !== UNSENDABLE, messageKey('reservedPlace')))
    .min(1, messageKey('noPlace'))
    .max(MAX_PLACES, messageKey('tooMany', 'places', MAX_PLACES))
    .superRefine((places, context) => {
      for (const at of repeated(places)) {
        context.addIssue({ code: 'custom', path: [at], message: messageKey('duplicatePlace') });
      }
    }),
  placeKinds: z
    .record(placeName, z.enum(PLACE_KINDS))
    .default({})
    .describe(
      'By the Turkish name of a place: at a hotel its name is asked for, at the airport the flight; directions to an own office lead to its place on the map',
    ),
  returnFees: z
    .record(placeName, euros('In euros').unwrap())
    .default({})
    .describe('Euros of a return to a place that is another than that of the pickup, by its name'),
  extras: z.object({ cocukKoltugu: extra, ekSurucu: extra, gencSurucu: extra }),
  holdHours: whole(1, 168).describe(
    "Hours for which a visitor's request holds its unit while staff have not confirmed it",
  ),
  holdPercent: whole(0, 100).describe(
    "How much of the fleet's units visitors' unconfirmed requests hold at most on any day, in percent, rounded up to whole units; what comes beyond holds nothing",
  ),
  wholeMonths: z
    .boolean(messageKey('required'))
    .describe('Whole 30 days of a rental cost the monthly price'),
  returns: returnRates.describe('What a return costs that differs; null: nothing is asked for'),
  roadFee: euros('Fee of the office for each toll or fine').default(null),
  terms: terms.describe('Of every car that has none of its own; null: not said'),
};

const faq = z
  .array(
    z.object({
      question: filled(),
      answer: filled(MAX_ANSWER, plainLines),
      translations: translationsOf({
        question: lineSchema(MAX_LINE),
        answer: linesSchema(MAX_ANSWER),
      }),
    }),
  )
  .max(MAX_FAQ, messageKey('tooMany', 'questions', MAX_FAQ))
  .superRefine((rows, context) => {
    for (const at of repeated(rows.map(({ question }) => question))) {
      context.addIssue({
        code: 'custom',
        path: [at, 'question'],
        message: messageKey('duplicateQuestion'),
      });
    }
  });

/** Recipients in the office and the events that the site reports to them. Visitors never see these fields. */
const noticesFacts = {
  emails: z
    .array(
      z
        .string(messageKey('email'))
        .trim()
        .check(z.email(messageKey('email')))
        .max(MAX_LINE, messageKey('email')),
    )
    .max(MAX_NOTICE_EMAILS, messageKey('tooMany', 'addresses', MAX_NOTICE_EMAILS))
    .overwrite((given) => [...new Set(given)])
    .describe('Get an e-mail for each request of a visitor, where the server has SMTP_URL'),
  morningMail: z
    .boolean(messageKey('required'))
    .describe('Every morning the same addresses get what is to be done on the day'),
};

/** Years after which customers may have to be forgotten. The office must know the legal period. */
const customersFacts = {
  keepYears: whole(1, 30)
    .nullable()
    .describe('Customers are anonymised so many years after their last booking; null: never'),
  documentMonths: whole(1, 120)
    .nullable()
    .describe('Documents, photos and signatures go so many months after a rental; null: never'),
};

/** Texts in each language. Rows of lists have their own translations. */
const translations = translationsOf({
  about: linesSchema(MAX_ABOUT),
  deliveryHours: lineSchema(MAX_TRUST_LINE),
  included,
  ...eachTerm(() => lineSchema(MAX_TERM)),
  places: z
    .record(z.string().overwrite(plainLine), lineSchema(MAX_LINE))
    .describe('Names of `rental.places`, by the Turkish name'),
  ...eachLegalPage(legalText),
});

export const settingsFacts = {
  business: z.object(businessFacts),
  /** Address of an uploaded picture; null for Kervan's own panorama. */
  panorama: z
    .object({
      url: z.string(messageKey('unknownPanorama')),
      alt: z.string().overwrite(plainLine).max(MAX_ALT, messageKey('tooLong', MAX_ALT)).default(''),
    })
    .nullable(),
  rental: z.object(rentalFacts),
  notices: z.object(noticesFacts),
  customers: z.object(customersFacts),
  faq,
  papers: papersSchema,
  ...trustFacts,
  translations,
};

/** Settings as staff write them, with amounts in euros. */
export const settingsInputSchema = z.object(settingsFacts);
export type SettingsInput = z.infer<typeof settingsInputSchema>;

/**
 * Body of `PUT /admin/settings`: the fields to change, and the version that was read (0 before the
 * first save). Checks no conflict if the version is missing. Fields that are not named stay.
 */
export const settingsUpdateSchema = z.object(changesOf(settingsFacts)).extend({
  version: z.int(messageKey('version')).min(0, messageKey('version')).optional(),
});
export type SettingsUpdate = z.infer<typeof settingsUpdateSchema>;

/** Settings for staff, with the sizes of the panorama. */
export const adminSettingsSchema = settingsInputSchema.extend({
  panorama: imageSchema.nullable(),
  version: z.int(),
  /** ISO instant of the last save; null before the first. */
  updatedAt: z.string().nullable(),
  /** Source of the live map's tiles; null if there is only the drawn map. */
  mapTiles: z
    .object({
      url: z.string(),
      attribution: z.object({ text: z.string().nullable(), url: z.string() }),
    })
    .nullable(),
});
export type AdminSettings = z.infer<typeof adminSettingsSchema>;

/** Settings as they are stored: amounts in cents, the panorama with its still, legal texts with HTML. */
const offer = z.object({ dailyCents: z.int().min(0), maxCount });
export const settingsSchema = settingsInputSchema.extend({
  business: z.object({
    ...businessFacts,
    // Accepts numbers that were saved before the current rule of numbers.
    phone: anyPhone(messageKey('phone')).regex(PHONE),
    whatsappNumber: anyPhone(messageKey('whatsapp')).regex(WHATSAPP_NUMBER),
  }),
  panorama: z.object({ picture: imageSchema, still: imageSchema }).nullable(),
  rental: z.object({
    ...rentalFacts,
    extras: z.object({ cocukKoltugu: offer, ekSurucu: offer, gencSurucu: offer }),
  }),
  legal: storedLegalSchema,
});
export type Settings = z.infer<typeof settingsSchema>;
export type Business = Settings['business'];
export type OwnPanorama = NonNullable<Settings['panorama']>;

/** Returns the indexes of texts that occur earlier in the list, ignoring case. */
function repeated(texts: readonly string[]): number[] {
  const folded = texts.map(fold);
  return folded.flatMap((each, i) => (folded.indexOf(each) < i ? [i] : []));
}
