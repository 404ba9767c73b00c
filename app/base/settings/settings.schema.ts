import { z } from 'zod';
import { imageSchema } from '#app/base/images/images.schema.ts';
import { deepChangesOf } from '#app/lib/facts.schema.ts';
import { messageKey } from '#app/lib/words/issue-text.ts';
import { FOREIGN_LANGUAGES } from '#app/lib/words/translation-labels.ts';
import { changedTranslationsOf } from '#app/lib/words/translations.schema.ts';
import { offersInCents } from './extras.rules.ts';
import { eachLegalPage, NO_LEGAL_TEXTS } from './papers/legal-pages.rules.ts';
import { settingsDescription, translatedSettings } from './settings-description.schema.ts';
import { storedPhone, storedWhatsappNumber } from './settings-values.schema.ts';

/**
 * Maximum characters of a legal text's HTML: five times the longest text, because every reader
 * downloads it.
 */
export const MAX_LEGAL_HTML = 200_000;

/** Settings as staff write them, with amounts in euros. */
export const settingsInputSchema = settingsDescription.schema;
export type SettingsInput = z.infer<typeof settingsInputSchema>;
export const settingsFacts = settingsInputSchema.shape;

/**
 * Body of `PUT /admin/settings`: the fields to change, and the version that was read (0 before the
 * first save). Missing fields stay. Conflicts are not checked if the version is missing.
 */
export const settingsUpdateSchema = z.object(deepChangesOf(settingsFacts)).extend({
  // Repeated for their types: a save reads these fields before it merges them.
  panorama: settingsFacts.panorama.optional(),
  translations: changedTranslationsOf(translatedSettings),
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

const { business, rental } = settingsFacts;
const offer = z.object({
  dailyCents: z.int().min(0),
  maxCount: rental.shape.extras.shape.ekSurucu.shape.maxCount,
});
/** Settings as they are stored: amounts in cents, the panorama with its still, legal texts with HTML. */
export const settingsSchema = settingsInputSchema.extend({
  business: z.object({
    ...business.shape,
    phone: storedPhone,
    whatsappNumber: storedWhatsappNumber,
  }),
  panorama: z.object({ picture: imageSchema, still: imageSchema }).nullable(),
  rental: z.object({
    ...rental.shape,
    extras: z.object({ cocukKoltugu: offer, ekSurucu: offer, gencSurucu: offer }),
  }),
  legal: z.object(
    eachLegalPage(() =>
      z.object({
        text: z.string(),
        html: z.string(),
        translated: z.partialRecord(z.enum(FOREIGN_LANGUAGES), z.string()).default({}),
      }),
    ),
  ),
});
export type Settings = z.infer<typeof settingsSchema>;
export type Business = Settings['business'];
export type OwnPanorama = NonNullable<Settings['panorama']>;

const { default: defaults } = settingsDescription;
/** Settings of a new business, as they are stored, until staff change them. */
export const defaultSettings: Settings = {
  ...defaults,
  panorama: null,
  rental: { ...defaults.rental, extras: offersInCents(defaults.rental.extras) },
  legal: NO_LEGAL_TEXTS,
};
