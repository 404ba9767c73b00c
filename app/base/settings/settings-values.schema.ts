/** Schemas of the values of settings. Each message is the key of a sentence in `office-text/`. */
import { z } from 'zod';
import { PLACEHOLDERS, unknownPlaceholders } from '#app/base/messages/message-template.rules.ts';
import { parseClockTime } from '#app/lib/dates/dates.ts';
import { eurosToCents } from '#app/lib/money/money.ts';
import { completePhone, isOnePhone, isPhone } from '#app/lib/requests/phone.ts';
import { messageKey } from '#app/lib/words/issue-text.ts';
import { lineSchema, linesSchema } from '#app/lib/words/plain-text.schema.ts';
import { plainLine, plainLines } from '#app/lib/words/plain-text.ts';
import { eachLanguage, SITE_LANGUAGES } from '#app/lib/words/texts.ts';
import { translationsOf } from '#app/lib/words/translations.schema.ts';
import { fold } from '#app/lib/words/turkish-text.ts';
import { MAX_INCLUDED, MAX_TERM } from './papers/rental-terms.rules.ts';
import { overlappingHours, parseClosingTime, WEEKDAYS } from './places/opening-hours.rules.ts';
import { PLACE_KINDS } from './places/place-terms.rules.ts';

/** Maximum characters of a name, a street, a place or a question. */
export const MAX_LINE = 200;
const MAX_ANSWER = 2000;
/** Maximum characters of a number, a reviewer's name or a source. */
export const MAX_TRUST_LINE = 120;
const MAX_REVIEW = 600;
/** Maximum rows of opening hours: two for each day of the week. */
export const MAX_HOURS = 14;
export const MAX_PLACES = 50;
export const MAX_FAQ = 50;
export const MAX_REVIEWS = 6;
const MAX_NOTICE_EMAILS = 10;
/** Maximum euros a day for one piece of an extra, and for other fees. */
const MAX_FEE_EUROS = 1000;
/** Maximum characters of a template, which must fit into a chat link. */
const MAX_TEMPLATE = 1000;
const MAX_STARS = 5;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const PHONE = /^\+?\d[\d ()-]{6,24}$/;
/** Number with a country code, which WhatsApp's links need. */
const WHATSAPP_NUMBER = /^\+\d[\d ()-]{6,24}$/;

export const yesOrNo = z.boolean(messageKey('required'));

export const filled = (max = MAX_LINE, plain = plainLine) =>
  z
    .string(messageKey('required'))
    .overwrite(plain)
    .min(1, messageKey('required'))
    .max(max, messageKey('tooLong', max));
/** Line that visitors do not see if it is empty. */
export const trustLine = () => lineSchema(MAX_TRUST_LINE);

const number = (error: string, min: number, max: number) =>
  z.number(error).min(min, error).max(max, error);
export const whole = (min: number, max: number) => {
  const error = messageKey('whole', min, max);
  return number(error, min, max).int(error);
};
const between = (min: number, max: number) => number(messageKey('between', min, max), min, max);
export const euros = (what: string) => {
  const error = messageKey('between', 0, MAX_FEE_EUROS);
  return number(error, 0, MAX_FEE_EUROS)
    .refine((given) => Math.abs(eurosToCents(given) / 100 - given) < 1e-9, error)
    .nullable()
    .describe(what);
};

export const link = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: messageKey('link') })
  .max(MAX_LINE, messageKey('link'))
  .nullable();
export const email = z
  .string(messageKey('email'))
  .trim()
  .check(z.email(messageKey('email')))
  .max(MAX_LINE, messageKey('email'));

/** Adds the country code, because visitors call from abroad too. */
const anyPhone = (error: string) => z.string(error).trim().overwrite(completePhone);
const onePhone = (form: RegExp, error: string) =>
  anyPhone(error)
    .refine((typed) => !isPhone(typed) || isOnePhone(typed), messageKey('onePhone'))
    .regex(form, error);
export const phone = onePhone(PHONE, messageKey('phone'));
export const whatsappNumber = onePhone(WHATSAPP_NUMBER, messageKey('whatsapp'));
/** Accepts numbers that were saved before the current rule of numbers. */
export const storedPhone = anyPhone(messageKey('phone')).regex(PHONE);
export const storedWhatsappNumber = anyPhone(messageKey('whatsapp')).regex(WHATSAPP_NUMBER);

/** Completes `9` and `930`, because a form may be sent before the field loses the focus. */
export const clock = z
  .string(messageKey('clock'))
  .overwrite((typed) => parseClockTime(typed) ?? typed)
  .regex(CLOCK, messageKey('clock'));
/** Closing time up to 24:00. A time before the opening time belongs to the next morning. */
const closingTime = z
  .string(messageKey('clock'))
  .overwrite((typed) => parseClosingTime(typed) ?? typed)
  .regex(/^(?:([01]\d|2[0-3]):[0-5]\d|24:00)$/, messageKey('clock'));

export const openingHours = z
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

/** ISO 3166-1 alpha-2 code. */
export const country = z
  .string(messageKey('country'))
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, messageKey('country'));

export const mapPosition = z.object({ lat: between(-90, 90), lng: between(-180, 180) });

export const replyLanguages = z
  .array(z.enum(SITE_LANGUAGES, messageKey('noLanguage')), messageKey('noLanguage'))
  .min(1, messageKey('noLanguage'))
  .overwrite((given) => SITE_LANGUAGES.filter((each) => given.includes(each)));

export const rating = number(messageKey('rating'), 0, 5).multipleOf(0.1, messageKey('rating'));

export const extraPrice = number(messageKey('price'), 0, MAX_FEE_EUROS).refine(
  (given) => Math.abs(eurosToCents(given) / 100 - given) < 1e-9,
  messageKey('price'),
);

/**
 * Field name that a JSON body cannot have, so a place with this name could have no kind and no fee.
 */
const UNSENDABLE = '__proto__';
export const placeName = z.string().overwrite(plainLine);
export const places = z
  .array(filled().refine((name) => name !== UNSENDABLE, messageKey('reservedPlace')))
  .min(1, messageKey('noPlace'))
  .max(MAX_PLACES, messageKey('tooMany', 'places', MAX_PLACES))
  .superRefine((names, context) => {
    for (const at of repeated(names)) {
      context.addIssue({ code: 'custom', path: [at], message: messageKey('duplicatePlace') });
    }
  });
export const placeKinds = z.record(placeName, z.enum(PLACE_KINDS));
export const placeFees = z.record(placeName, euros('Fee in euros').unwrap());
export const placeTexts = (max: number) => z.record(placeName, linesSchema(max));
export const placeNames = z
  .array(placeName)
  .max(MAX_PLACES, messageKey('tooMany', 'places', MAX_PLACES))
  .overwrite((given) => [...new Set(given)]);

export const included = z
  .array(filled(MAX_TERM))
  .max(MAX_INCLUDED, messageKey('tooMany', 'included', MAX_INCLUDED))
  .overwrite((given) => [...new Set(given)]);
export const term = z
  .string(messageKey('required'))
  .overwrite(plainLine)
  .max(MAX_TERM, messageKey('tooLong', MAX_TERM))
  .nullable()
  .overwrite((given) => given || null);

export const noticeEmails = z
  .array(email)
  .max(MAX_NOTICE_EMAILS, messageKey('tooMany', 'addresses', MAX_NOTICE_EMAILS))
  .overwrite((given) => [...new Set(given)]);

export const faq = z
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

const starsRule = messageKey('whole', 1, MAX_STARS);
export const reviews = z
  .array(
    z.object({
      name: filled(MAX_TRUST_LINE),
      text: filled(MAX_REVIEW, plainLines),
      stars: z.number(starsRule).int(starsRule).min(1, starsRule).max(MAX_STARS, starsRule),
      source: trustLine(),
      translations: translationsOf({
        text: linesSchema(MAX_REVIEW),
        source: trustLine(),
      }),
    }),
  )
  .max(MAX_REVIEWS, messageKey('tooMany', 'reviews', MAX_REVIEWS));

export const textInEachLanguage = (max: number) => z.object(eachLanguage(() => linesSchema(max)));

/** Template of a message in each language, with names of `PLACEHOLDERS` in braces. */
export const template = z.object(
  eachLanguage(() =>
    linesSchema(MAX_TEMPLATE).superRefine((typed, context) => {
      const unknown = unknownPlaceholders(typed);
      if (unknown.length === 0) return;
      const inBraces = (names: readonly string[]) => names.map((each) => `{${each}}`).join(', ');
      const message = messageKey('unknownPlaceholder', inBraces(unknown), inBraces(PLACEHOLDERS));
      context.addIssue({ code: 'custom', message });
    }),
  ),
);

/** Returns the indexes of texts that occur earlier in the list, in any case of letters. */
function repeated(texts: readonly string[]): number[] {
  const folded = texts.map(fold);
  return folded.flatMap((each, i) => (folded.indexOf(each) < i ? [i] : []));
}
