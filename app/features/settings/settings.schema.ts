/**
 * What identifies the business and how it rents: data that staff edit, never constants in a
 * component. Every field has a default, so stored settings from before a field existed still read.
 */
import { z } from 'zod';
import { imageSchema } from '#app/features/images/images.schema.ts';
import { DEFAULT_FAQ } from './faq.text.ts';
import { WEEKDAYS } from './opening-hours.rules.ts';
import {
  CLOCK,
  HOLD_HOURS,
  MAX_ABOUT,
  MAX_ANSWER,
  MAX_EXTRA_COUNT,
  MAX_LINE,
  PHONE,
} from './settings-limits.rules.ts';

const clock = z.string().regex(CLOCK);
const phone = z.string().regex(PHONE);
const link = z.url({ protocol: /^https?$/ }).nullable();
const text = z.string().trim().min(1).max(MAX_LINE);

const openingHoursSchema = z.object({
  days: z.array(z.enum(WEEKDAYS)).min(1),
  opens: clock,
  closes: clock,
});

const businessSchema = z.object({
  name: text.default('Kervan Rent a Car & Transfer'),
  phone: phone.default('+90 242 000 00 00'),
  whatsappNumber: phone.default('+90 242 000 00 00'),
  email: z.email().default('info@example.com'),
  /** Who they are, in a few sentences; shown beside the news. */
  about: z
    .string()
    .trim()
    .min(1)
    .max(MAX_ABOUT)
    .default(
      'Antalya’da küçük bir araç kiralama ve transfer ofisiyiz. Aracınızı havalimanında, otelinizde ya da şehirde teslim eder, yol boyunca telefonun öbür ucunda oluruz.',
    ),
  address: z
    .object({
      street: text.default('Örnek Mahallesi, Örnek Caddesi No: 1'),
      district: text.default('Muratpaşa'),
      city: text.default('Antalya'),
      postalCode: text.default('07000'),
      /** ISO 3166-1 alpha-2. */
      country: z.string().length(2).default('TR'),
    })
    .prefault({}),
  /** Where the office stands, in degrees. */
  mapPosition: z
    .object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
    .default({ lat: 36.8841, lng: 30.7056 }),
  links: z
    .object({
      instagram: link.default('https://example.com/instagram'),
      facebook: link.default('https://example.com/facebook'),
      x: link.default(null),
      youtube: link.default(null),
    })
    .prefault({}),
  openingHours: z.array(openingHoursSchema).default([
    {
      days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
      opens: '08:00',
      closes: '18:00',
    },
  ]),
  reviewSummary: z
    .object({
      rating: z.number().min(0).max(5).default(5),
      count: z.int().min(0).default(30),
      /** Where the reviews can be read. */
      url: link.default('https://example.com/reviews'),
    })
    .prefault({}),
});

/** Euro cents a day for one piece, and how many a rental can have. */
function extra(dailyCents: number, maxCount: number) {
  return z
    .object({
      dailyCents: z.int().min(0).default(dailyCents),
      maxCount: z.int().min(0).max(MAX_EXTRA_COUNT).default(maxCount),
    })
    .prefault({});
}

const rentalSchema = z.object({
  /** For how long a visitor's request holds its unit while staff have not confirmed it. */
  holdHours: z.int().min(HOLD_HOURS.min).max(HOLD_HOURS.max).default(24),
  /** Where a car can be picked up and brought back (spec, part 9). */
  places: z
    .array(text)
    .min(1)
    .default([
      'Antalya Havalimanı (AYT)',
      'Antalya Belek Otel Teslimi',
      'Antalya Merkez Ofis',
      'Antalya Otogar',
      'Antalya Lara',
      'Antalya Konyaaltı',
      'Antalya Kemer',
      'Antalya Alanya',
    ]),
  extras: z
    .object({ cocukKoltugu: extra(500, 3), ekSurucu: extra(800, 1), gencSurucu: extra(1500, 1) })
    .prefault({}),
});

export const settingsSchema = z.object({
  business: businessSchema.prefault({}),
  rental: rentalSchema.prefault({}),
  /**
   * The office's own panorama, an equirectangular picture, and the still that was cut out of it;
   * null for the one that was painted for this project.
   */
  panorama: z.object({ picture: imageSchema, still: imageSchema }).nullable().default(null),
  faq: z
    .array(z.object({ question: text, answer: z.string().trim().min(1).max(MAX_ANSWER) }))
    .default(DEFAULT_FAQ),
});

export type Settings = z.infer<typeof settingsSchema>;
export type Business = Settings['business'];
export type OwnPanorama = NonNullable<Settings['panorama']>;
export type OpeningHours = z.infer<typeof openingHoursSchema>;

/** What holds until staff change it; the demo business of product.md. */
export const defaultSettings: Settings = settingsSchema.parse({});
