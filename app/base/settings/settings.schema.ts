/**
 * The settings: what identifies the business and how it rents. Each field is said once, in
 * `settingsFacts`; its label is in admin-settings.text.ts, its default in default-settings.ts.
 */
import { z } from 'zod';
import { MAX_ALT } from '#app/base/images/images.rules.ts';
import { imageSchema } from '#app/base/images/images.schema.ts';
import { parseClockTime } from '#app/lib/dates.ts';
import { changesOf } from '#app/lib/facts.schema.ts';
import { eurosToCents } from '#app/lib/money.ts';
import { completePhone, isOnePhone } from '#app/lib/phone.ts';
import { plainLine, plainLines } from '#app/lib/plain-text.ts';
import { SITE_LANGUAGES } from '#app/lib/texts.ts';
import { translationsOf } from '#app/lib/translations.schema.ts';
import { fold } from '#app/lib/turkish-text.ts';
import { labelOf, partOf, settingsInput as text } from './admin-settings.text.ts';
import { eachLegalPage } from './legal-pages.rules.ts';
import { overlappingHours, parseClosingTime, WEEKDAYS } from './opening-hours.rules.ts';
import { papersSchema } from './papers.schema.ts';
import { PLACE_KINDS } from './place-terms.rules.ts';
import { eachTerm, MAX_INCLUDED, MAX_TERM } from './rental-terms.rules.ts';
import {
  legalText,
  optionalLine,
  optionalLines,
  storedLegalSchema,
  trustBusinessFacts,
  trustFacts,
} from './trust.schema.ts';

/** Characters of a name, a street, a place, a question. */
export const MAX_LINE = 200;
const MAX_ABOUT = 600;
const MAX_ANSWER = 2000;
/** Rows of opening hours: twice a day, each day with its own hours. */
export const MAX_HOURS = 14;
export const MAX_PLACES = 50;
export const MAX_FAQ = 50;
const MAX_NOTICE_EMAILS = 10;
/** Euros a day for one piece of an extra; above any price. */
const MAX_EXTRA_DAILY = 1000;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const PHONE = /^\+?\d[\d ()-]{6,24}$/;
/** WhatsApp's links know numbers by their country. */
const WHATSAPP_NUMBER = /^\+\d[\d ()-]{6,24}$/;

const filled = (name: () => string, max = MAX_LINE, plain = plainLine) =>
  z
    .string({ error: () => text().required(name()) })
    .overwrite(plain)
    .min(1, { error: () => text().required(name()) })
    .max(max, { error: () => text().tooLong(name(), max) });
const number = (error: () => string, min: number, max: number) =>
  z.number({ error }).min(min, { error }).max(max, { error });
const whole = (name: () => string, min: number, max: number) => {
  const error = () => text().whole(name(), min, max);
  return number(error, min, max).int({ error });
};
const between = (name: () => string, min: number, max: number) =>
  number(() => text().between(name(), min, max), min, max);
const link = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: () => text().link })
  .max(MAX_LINE, { error: () => text().link })
  .nullable();
/** A form may be sent before the field that was typed in (`9`, `930`) is left. */
const clock = z
  .string({ error: () => text().clock })
  .overwrite((typed) => parseClockTime(typed) ?? typed)
  .regex(CLOCK, { error: () => text().clock });
/** A closing time up to 24:00; a time before the opening time is of the next morning. */
const closingTime = z
  .string({ error: () => text().clock })
  .overwrite((typed) => parseClosingTime(typed) ?? typed)
  .regex(/^(?:([01]\d|2[0-3]):[0-5]\d|24:00)$/, { error: () => text().clock });

/** Visitors call from abroad, too: a number is kept with its country. */
const anyPhone = (error: () => string) => z.string({ error }).trim().overwrite(completePhone);
const phone = (form: RegExp, error: () => string) =>
  anyPhone(error)
    .refine(isOnePhone, { error: () => text().onePhone })
    .regex(form, { error });

const openingHours = z
  .array(
    z
      .object({
        days: z.array(z.enum(WEEKDAYS)).min(1, { error: () => text().noDay }),
        opens: clock,
        closes: closingTime,
      })
      .refine(({ opens, closes }) => closes !== opens || !CLOCK.test(opens), {
        path: ['closes'],
        error: () => text().closesAsItOpens,
      }),
  )
  .max(MAX_HOURS, { error: () => text().tooMany(text().rows.hours, MAX_HOURS) })
  .superRefine((rows, context) => {
    for (const { row, other, day } of overlappingHours(rows)) {
      const { opens = '', closes = '' } = rows[other] ?? {};
      const message = text().overlap(day, opens, closes);
      context.addIssue({ code: 'custom', path: [row, 'opens'], message });
    }
  });

const businessFacts = {
  name: filled(labelOf('business.name')),
  phone: phone(PHONE, () => text().phone),
  whatsappNumber: phone(WHATSAPP_NUMBER, () => text().whatsapp),
  email: z
    .string({ error: () => text().email })
    .trim()
    .check(z.email({ error: () => text().email }))
    .max(MAX_LINE, { error: () => text().email }),
  /** A few sentences, shown with the news. */
  about: filled(labelOf('business.about'), MAX_ABOUT, plainLines),
  openingHours,
  address: z.object({
    street: filled(labelOf('business.address.street')),
    district: filled(labelOf('business.address.district')),
    city: filled(labelOf('business.address.city')),
    postalCode: filled(labelOf('business.address.postalCode')),
    /** ISO 3166-1 alpha-2. */
    country: z
      .string({ error: () => text().country })
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/, { error: () => text().country }),
  }),
  /** In degrees. */
  mapPosition: z.object({
    lat: between(partOf('lat'), -90, 90),
    lng: between(partOf('lng'), -180, 180),
  }),
  languages: z
    .array(z.enum(SITE_LANGUAGES, { error: () => text().noLanguage }), {
      error: () => text().noLanguage,
    })
    .min(1, { error: () => text().noLanguage })
    .overwrite((given) => SITE_LANGUAGES.filter((each) => given.includes(each)))
    .describe('In which the office answers'),
  links: z.object({ instagram: link, facebook: link, x: link, youtube: link }),
  reviewSummary: z.object({
    rating: number(() => text().rating, 0, 5).multipleOf(0.1, { error: () => text().rating }),
    count: whole(labelOf('business.reviewSummary.count'), 0, 1_000_000),
    /** Where the reviews can be read. */
    url: link,
  }),
  ...trustBusinessFacts,
};

/** Pieces of an extra that one rental can have. */
const maxCount = whole(partOf('maxCount'), 0, 9);
const extra = z.object({
  /** Euros for one piece. */
  daily: number(() => text().price, 0, MAX_EXTRA_DAILY).refine(
    (euros) => Math.abs(eurosToCents(euros) / 100 - euros) < 1e-9,
    { error: () => text().price },
  ),
  maxCount,
});

const included = z
  .array(filled(partOf('included'), MAX_TERM))
  .max(MAX_INCLUDED, { error: () => text().tooMany(text().rows.included, MAX_INCLUDED) })
  .overwrite((given) => [...new Set(given)]);

const terms = z.object({
  included,
  ...eachTerm((name) => {
    const label = labelOf(`rental.terms.${name}`);
    return z
      .string({ error: () => text().required(label()) })
      .overwrite(plainLine)
      .max(MAX_TERM, { error: () => text().tooLong(label(), MAX_TERM) })
      .nullable()
      .overwrite((given) => given || null);
  }),
});

const euros = (label: () => string, what: string) => {
  const error = () => text().between(label(), 0, MAX_EXTRA_DAILY);
  return number(error, 0, MAX_EXTRA_DAILY)
    .refine((given) => Math.abs(eurosToCents(given) / 100 - given) < 1e-9, { error })
    .nullable()
    .describe(what);
};

/** In euros, also as they are stored. */
const returnRates = z.object({
  dailyKilometres: whole(labelOf('rental.returns.dailyKilometres'), 1, 5000)
    .nullable()
    .describe('Kilometres a day that the price includes; null: as many as one likes'),
  extraKilometre: euros(labelOf('rental.returns.extraKilometre'), 'A kilometre more'),
  fuelEighth: euros(labelOf('rental.returns.fuelEighth'), 'An eighth of a tank that is missing'),
  lateHour: euros(labelOf('rental.returns.lateHour'), 'A full hour late'),
});

/** Name of a field that no JSON body may have, so a place of this name could have neither kind nor fee. */
const UNSENDABLE = '__proto__';
const placeName = z.string().overwrite(plainLine);

const rentalFacts = {
  /** Where a car can be picked up and brought back (spec, part 9). */
  places: z
    .array(
      filled(partOf('place')).refine((name) => name !== UNSENDABLE, {
        error: () => text().reservedPlace,
      }),
    )
    .min(1, { error: () => text().noPlace })
    .max(MAX_PLACES, { error: () => text().tooMany(text().rows.places, MAX_PLACES) })
    .superRefine((places, context) => {
      for (const at of repeated(places)) {
        context.addIssue({ code: 'custom', path: [at], message: text().duplicatePlace });
      }
    }),
  placeKinds: z
    .record(placeName, z.enum(PLACE_KINDS))
    .default({})
    .describe(
      'By the Turkish name of a place: at a hotel its name is asked for, at the airport the flight; directions to an own office lead to its place on the map',
    ),
  returnFees: z
    .record(placeName, euros(labelOf('rental.returnFees'), 'In euros').unwrap())
    .default({})
    .describe('Euros of a return to a place that is another than that of the pickup, by its name'),
  extras: z.object({ cocukKoltugu: extra, ekSurucu: extra, gencSurucu: extra }),
  holdHours: whole(labelOf('rental.holdHours'), 1, 168).describe(
    "Hours for which a visitor's request holds its unit while staff have not confirmed it",
  ),
  holdPercent: whole(labelOf('rental.holdPercent'), 0, 100).describe(
    "How much of the fleet's units visitors' unconfirmed requests hold at most on any day, in percent, rounded up to whole units; what comes beyond holds nothing",
  ),
  wholeMonths: z
    .boolean({ error: () => text().required(labelOf('rental.wholeMonths')()) })
    .describe('Whole 30 days of a rental cost the monthly price'),
  returns: returnRates.describe('What a return costs that differs; null: nothing is asked for'),
  terms: terms.describe('Of every car that has none of its own; null: not said'),
};

const faq = z
  .array(
    z.object({
      question: filled(partOf('question')),
      answer: filled(partOf('answer'), MAX_ANSWER, plainLines),
      translations: translationsOf((inLanguage) => ({
        question: optionalLine(() => inLanguage(partOf('question')()), MAX_LINE),
        answer: optionalLines(() => inLanguage(partOf('answer')()), MAX_ANSWER),
      })),
    }),
  )
  .max(MAX_FAQ, { error: () => text().tooMany(text().rows.questions, MAX_FAQ) })
  .superRefine((rows, context) => {
    for (const at of repeated(rows.map(({ question }) => question))) {
      context.addIssue({
        code: 'custom',
        path: [at, 'question'],
        message: text().duplicateQuestion,
      });
    }
  });

/** Whom of the office the site tells of what; visitors never see it. */
const noticesFacts = {
  emails: z
    .array(
      z
        .string({ error: () => text().email })
        .trim()
        .check(z.email({ error: () => text().email }))
        .max(MAX_LINE, { error: () => text().email }),
    )
    .max(MAX_NOTICE_EMAILS, {
      error: () => text().tooMany(text().rows.addresses, MAX_NOTICE_EMAILS),
    })
    .overwrite((given) => [...new Set(given)])
    .describe('Get an e-mail for each request of a visitor, where the server has SMTP_URL'),
  morningMail: z
    .boolean({ error: () => text().required(labelOf('notices.morningMail')()) })
    .describe('Every morning the same addresses get what is to be done on the day'),
};

/** Years after which the law may want people forgotten; which, the office has to know. */
const customersFacts = {
  keepYears: whole(labelOf('customers.keepYears'), 1, 30)
    .nullable()
    .describe('Customers are anonymised so many years after their last booking; null: never'),
  documentMonths: whole(labelOf('customers.documentMonths'), 1, 120)
    .nullable()
    .describe('Documents, photos and signatures go so many months after a rental; null: never'),
};

/** What is written in each language, but for the rows of lists, which have their own. */
const translations = translationsOf((inLanguage) => ({
  about: optionalLines(() => inLanguage(labelOf('business.about')()), MAX_ABOUT),
  deliveryHours: optionalLine(() => inLanguage(labelOf('business.deliveryHours')())),
  included,
  ...eachTerm((name) =>
    optionalLine(() => inLanguage(labelOf(`rental.terms.${name}`)()), MAX_TERM),
  ),
  places: z
    .record(
      z.string().overwrite(plainLine),
      optionalLine(() => inLanguage(partOf('place')()), MAX_LINE),
    )
    .describe('Names of `rental.places`, by the Turkish name'),
  ...eachLegalPage((page) => legalText(() => inLanguage(labelOf(`legal.${page}`)()))),
}));

export const settingsFacts = {
  business: z.object(businessFacts),
  /** An uploaded picture by its address; null for the painted one that comes with Kervan. */
  panorama: z
    .object({
      url: z.string({ error: () => text().panorama.unknown }),
      alt: z
        .string()
        .overwrite(plainLine)
        .max(MAX_ALT, { error: () => text().tooLong(partOf('alt')(), MAX_ALT) })
        .default(''),
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

/** The settings as staff write them; amounts are euros. */
export const settingsInputSchema = z.object(settingsFacts);
export type SettingsInput = z.infer<typeof settingsInputSchema>;

/**
 * Body of `PUT /admin/settings`: what is to be changed, and the version at which the settings were read (0
 * before the first save), which is not checked when it is left out. A field that is not named stays as it is.
 */
export const settingsUpdateSchema = z.object(changesOf(settingsFacts)).extend({
  version: z
    .int({ error: () => text().version })
    .min(0, { error: () => text().version })
    .optional(),
});
export type SettingsUpdate = z.infer<typeof settingsUpdateSchema>;

/** The settings for staff; the panorama with its sizes. */
export const adminSettingsSchema = settingsInputSchema.extend({
  panorama: imageSchema.nullable(),
  version: z.int(),
  /** ISO instant of the last save; null before the first. */
  updatedAt: z.string().nullable(),
  /** The source of the live map's tiles; null for the drawn map alone. */
  mapTiles: z
    .object({
      url: z.string(),
      attribution: z.object({ text: z.string().nullable(), url: z.string() }),
    })
    .nullable(),
});
export type AdminSettings = z.infer<typeof adminSettingsSchema>;

/** The settings as they are stored: amounts are cents, the panorama has a still cut out of it, and
 * legal texts have their HTML. */
const offer = z.object({ dailyCents: z.int().min(0), maxCount });
export const settingsSchema = settingsInputSchema.extend({
  business: z.object({
    ...businessFacts,
    // A number that was saved before a rule of numbers is still shown.
    phone: anyPhone(() => text().phone).regex(PHONE),
    whatsappNumber: anyPhone(() => text().whatsapp).regex(WHATSAPP_NUMBER),
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

/** Indexes of texts that occur earlier in the list, ignoring case. */
function repeated(texts: readonly string[]): number[] {
  const folded = texts.map(fold);
  return folded.flatMap((each, i) => (folded.indexOf(each) < i ? [i] : []));
}
