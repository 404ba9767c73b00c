import { z } from 'zod';
import { imageSchema } from '#app/features/images/images.schema.ts';
import { formToInput } from './car-form.rules.ts';
import { type CarInput, carInputSchema, latestModelYear } from './car-input.schema.ts';
import { carInputText } from './fleet.text.ts';
import { seasonInputSchema } from './season.schema.ts';

const text = z.string();

/**
 * What the car editor's controls hold. Fields are named as in the API, so that the server's field
 * errors land where they belong; numbers are texts, so that nothing half typed is lost.
 */
export const carFormShape = z.object({
  title: text,
  brand: text,
  model: text,
  year: text,
  category: text,
  bodyType: text,
  fuelType: text,
  transmission: text,
  seats: text,
  doors: text,
  engineCapacity: text,
  description: text,
  pickupLocation: text,
  dropoffLocation: text,
  pricing: z.object({ daily: text, weekly: text, monthly: text }),
  mainImage: imageSchema.nullable(),
  gallery: z.array(imageSchema),
  status: z.boolean(),
  featured: z.boolean(),
  features: z.array(text),
  seasonalPricing: z.array(seasonInputSchema),
  stats: z.object({ rating: z.object({ average: text, count: text }) }),
  total_units: text,
});
export type CarForm = z.infer<typeof carFormShape>;

/**
 * Makes of the typed car the one that is sent, or says all at once what is wrong with it: what the
 * API's schema finds, and the year, for which its door asks the clock.
 */
export function carFormSchema(thisYear: number) {
  return z.custom<CarForm>().transform((form, context): CarInput => {
    const input = formToInput(form);
    const read = carInputSchema.safeParse(input);
    for (const { path, message } of read.error?.issues ?? []) {
      context.addIssue({ code: 'custom', path, message });
    }
    const latest = latestModelYear(thisYear);
    if (input.year > latest) {
      context.addIssue({ code: 'custom', path: ['year'], message: carInputText.tooNew(latest) });
    }
    return read.data ?? z.NEVER;
  });
}
