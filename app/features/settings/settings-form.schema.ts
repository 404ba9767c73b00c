import { z } from 'zod';
import { imageSchema } from '#app/features/images/images.schema.ts';
import { WEEKDAYS } from './opening-hours.rules.ts';
import { type SettingsInput, settingsInputSchema } from './settings.schema.ts';
import { formToSettings } from './settings-form.rules.ts';

const text = z.string();
const extra = z.object({ daily: text, maxCount: text });

/**
 * What the controls of the settings hold. Fields are named as in the API, so that the server's
 * errors land where they belong; numbers are texts, so that nothing half typed is lost.
 */
export const settingsFormShape = z.object({
  business: z.object({
    name: text,
    phone: text,
    whatsappNumber: text,
    email: text,
    about: text,
    address: z.object({
      street: text,
      district: text,
      city: text,
      postalCode: text,
      country: text,
    }),
    mapPosition: z.object({ lat: text, lng: text }),
    links: z.object({ instagram: text, facebook: text, x: text, youtube: text }),
    openingHours: z.array(z.object({ days: z.array(z.enum(WEEKDAYS)), opens: text, closes: text })),
    reviewSummary: z.object({ rating: text, count: text, url: text }),
  }),
  panorama: imageSchema.nullable(),
  rental: z.object({
    holdHours: text,
    places: z.array(text),
    extras: z.object({ cocukKoltugu: extra, ekSurucu: extra, gencSurucu: extra }),
  }),
  faq: z.array(z.object({ question: text, answer: text })),
});
export type SettingsForm = z.infer<typeof settingsFormShape>;

/** Makes of what is typed the settings that are sent, or says all at once what is wrong with it. */
export const settingsFormSchema = z
  .custom<SettingsForm>()
  .transform((form, context): SettingsInput => {
    const read = settingsInputSchema.safeParse(formToSettings(form));
    for (const { path, message } of read.error?.issues ?? []) {
      context.addIssue({ code: 'custom', path, message });
    }
    return read.data ?? z.NEVER;
  });
