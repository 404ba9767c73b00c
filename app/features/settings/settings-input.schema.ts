/** The settings as staff read and write them: `/admin/settings`. Amounts are euros. */
import { z } from 'zod';
import { MAX_ALT } from '#app/features/images/images.rules.ts';
import { imageSchema } from '#app/features/images/images.schema.ts';
import { parseClockTime } from '#app/lib/dates.ts';
import { eurosToCents } from '#app/lib/money.ts';
import { plainLine, plainLines } from '#app/lib/plain-text.ts';
import { fold } from '#app/lib/turkish-text.ts';
import { overlappingHours, WEEKDAYS } from './opening-hours.rules.ts';
import { SETTING_NAMES as names, settingsInputText as text } from './settings-input.text.ts';
import {
  CLOCK,
  HOLD_HOURS,
  MAX_ABOUT,
  MAX_ANSWER,
  MAX_EXTRA_COUNT,
  MAX_EXTRA_DAILY,
  MAX_FAQ,
  MAX_HOURS,
  MAX_LINE,
  MAX_PLACES,
  MAX_REVIEWS,
  PHONE,
  WHATSAPP_NUMBER,
} from './settings-limits.rules.ts';

const filled = (name: string, max = MAX_LINE, plain = plainLine) =>
  z
    .string({ error: text.required(name) })
    .overwrite(plain)
    .min(1, text.required(name))
    .max(max, text.tooLong(name, max));
const number = (error: string, { min, max }: { min: number; max: number }) =>
  z.number({ error }).min(min, error).max(max, error);
const whole = (name: string, bounds: { min: number; max: number }) => {
  const error = text.whole(name, bounds.min, bounds.max);
  return number(error, bounds).int(error);
};
const degrees = (name: string, most: number) =>
  number(text.between(name, -most, most), { min: -most, max: most });
const link = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: text.link })
  .max(MAX_LINE, text.link)
  .nullable();
/** A form may be sent before the field that was typed in (`9`, `930`) is left. */
const clock = z
  .string({ error: text.clock })
  .overwrite((typed) => parseClockTime(typed) ?? typed)
  .regex(CLOCK, text.clock);

const hoursInputSchema = z
  .object({
    days: z.array(z.enum(WEEKDAYS)).min(1, text.noDay),
    opens: clock,
    closes: clock,
  })
  .refine(({ opens, closes }) => closes > opens || !CLOCK.test(opens) || !CLOCK.test(closes), {
    path: ['closes'],
    error: text.closesBeforeOpens,
  });

const openingHoursInput = z
  .array(hoursInputSchema)
  .max(MAX_HOURS, text.tooMany('saat satırı', MAX_HOURS))
  .superRefine((rows, context) => {
    for (const { row, other, day } of overlappingHours(rows)) {
      const { opens = '', closes = '' } = rows[other] ?? {};
      const message = text.overlap(day, opens, closes);
      context.addIssue({ code: 'custom', path: [row, 'opens'], message });
    }
  });

const businessInput = z.object({
  name: filled(names.name),
  phone: z.string({ error: text.phone }).trim().regex(PHONE, text.phone),
  whatsappNumber: z.string({ error: text.whatsapp }).trim().regex(WHATSAPP_NUMBER, text.whatsapp),
  email: z.email({ error: text.email }).max(MAX_LINE, text.email),
  about: filled(names.about, MAX_ABOUT, plainLines),
  address: z.object({
    street: filled(names.street),
    district: filled(names.district),
    city: filled(names.city),
    postalCode: filled(names.postalCode),
    country: z
      .string({ error: text.country })
      .trim()
      .regex(/^[A-Z]{2}$/, text.country),
  }),
  mapPosition: z.object({ lat: degrees(names.lat, 90), lng: degrees(names.lng, 180) }),
  links: z.object({ instagram: link, facebook: link, x: link, youtube: link }),
  openingHours: openingHoursInput,
  reviewSummary: z.object({
    rating: number(text.rating, { min: 0, max: 5 }).multipleOf(0.1, text.rating),
    count: whole(names.count, { min: 0, max: MAX_REVIEWS }),
    url: link,
  }),
});

const extraInput = z.object({
  daily: number(text.price, { min: 0, max: MAX_EXTRA_DAILY }).refine(
    (euros) => Math.abs(eurosToCents(euros) / 100 - euros) < 1e-9,
    text.price,
  ),
  maxCount: whole(names.maxCount, { min: 0, max: MAX_EXTRA_COUNT }),
});

const rentalInput = z.object({
  holdHours: whole(names.holdHours, HOLD_HOURS).describe(
    "Hours for which a visitor's request holds its unit while staff have not confirmed it",
  ),
  places: z
    .array(filled(names.place))
    .min(1, text.noPlace)
    .max(MAX_PLACES, text.tooMany('teslim noktası', MAX_PLACES))
    .superRefine((places, context) => {
      for (const path of repeated(places)) {
        context.addIssue({ code: 'custom', path, message: text.duplicatePlace });
      }
    }),
  extras: z.object({ cocukKoltugu: extraInput, ekSurucu: extraInput, gencSurucu: extraInput }),
});

const faqInput = z
  .array(
    z.object({
      question: filled(names.question),
      answer: filled(names.answer, MAX_ANSWER, plainLines),
    }),
  )
  .max(MAX_FAQ, text.tooMany('soru', MAX_FAQ))
  .superRefine((faq, context) => {
    for (const [at] of repeated(faq.map(({ question }) => question))) {
      context.addIssue({ code: 'custom', path: [at, 'question'], message: text.duplicateQuestion });
    }
  });

/** What is left of the settings once the version and what the server adds are taken off. */
export const settingsInputSchema = z.object({
  business: businessInput,
  /** A picture that was uploaded before, by its address; null for the one that comes with Kervan. */
  panorama: z
    .object({
      url: z.string({ error: text.panorama.unknown }),
      alt: z
        .string()
        .overwrite(plainLine)
        .max(MAX_ALT, text.tooLong(names.alt, MAX_ALT))
        .default(''),
    })
    .nullable(),
  rental: rentalInput,
  faq: faqInput,
});
export type SettingsInput = z.infer<typeof settingsInputSchema>;

/** Body of `PUT /admin/settings`: all of them. `version` is 0 while nobody has ever saved any. */
export const settingsUpdateSchema = settingsInputSchema.extend({
  version: z.int({ error: text.version }).min(0, text.version),
});
export type SettingsUpdate = z.infer<typeof settingsUpdateSchema>;

/** The settings for staff. */
export const adminSettingsSchema = settingsInputSchema.extend({
  panorama: imageSchema.nullable(),
  version: z.int(),
  /** ISO instant of the last save; null while there was none. */
  updatedAt: z.string().nullable(),
  /** Where the tiles of a live map come from; null for the drawn map alone. */
  mapTiles: z
    .object({ url: z.string(), attribution: z.object({ text: z.string(), url: z.string() }) })
    .nullable(),
});
export type AdminSettings = z.infer<typeof adminSettingsSchema>;

/** Paths of texts that stand above in the list already, whatever their case. */
function repeated(texts: readonly string[]): [number][] {
  const folded = texts.map(fold);
  return folded.flatMap((each, i) => (folded.indexOf(each) < i ? [[i]] : []));
}
