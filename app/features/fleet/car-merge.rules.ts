/** How two versions of a car are compared and brought together (`three-way-merge.rules.ts`). */
import { fieldValue } from '#app/editing/form-fields.ts';
import { formMerge, numberMeaning, plainMeaning } from '#app/editing/three-way-merge.rules.ts';
import { pictureMeaning } from '#app/features/images/images.rules.ts';
import { CAR_FIELDS, type CarField } from './car-fields.rules.ts';
import type { CarForm } from './car-form.schema.ts';
import type { SeasonInput } from './season.schema.ts';

export const carMerge = formMerge<CarForm, CarField>({ fields: CAR_FIELDS, meaning });

const NUMBERS: CarField[] = [
  'year',
  'seats',
  'doors',
  'engineCapacity',
  'pricing.daily',
  'pricing.weekly',
  'pricing.monthly',
  'stats.rating.average',
  'stats.rating.count',
  'total_units',
];

/** The order of features is nothing. */
function meaning(form: CarForm, field: CarField): string {
  if (field === 'mainImage') return plainMeaning(form.mainImage && pictureMeaning(form.mainImage));
  if (field === 'gallery') return plainMeaning(form.gallery.map(pictureMeaning));
  if (field === 'features') return plainMeaning(form.features.toSorted());
  if (field === 'seasonalPricing') return plainMeaning(form.seasonalPricing.map(seasonMeaning));
  const value = fieldValue(form, field);
  return typeof value === 'string' && NUMBERS.includes(field)
    ? numberMeaning(value)
    : plainMeaning(value);
}

/** In one order: a season of the API and the same one out of a draft have theirs in another. */
function seasonMeaning(season: SeasonInput): unknown[] {
  const { name, startDate, endDate, daily, weekly, monthly } = season;
  return [name, startDate, endDate, daily, weekly, monthly];
}
