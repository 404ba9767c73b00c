/**
 * Two people edit one car: what each of them changed, against what both began with. Nothing that
 * somebody typed is given up without being asked.
 */
import { readDecimal } from '#app/lib/decimal.ts';
import type { Image } from '../images/images.schema.ts';
import { CAR_FIELDS, type CarField, fieldValue, withFieldOf } from './car-fields.rules.ts';
import type { CarForm } from './car-form.schema.ts';
import type { SeasonInput } from './car-input.schema.ts';

export interface ThreeCars {
  /** As it was when `mine` was begun. */
  base: CarForm;
  /** As it is typed. */
  mine: CarForm;
  /** As it is saved now. */
  theirs: CarForm;
}

export type Choice = 'mine' | 'theirs';
export type Choices = Partial<Record<CarField, Choice>>;

export interface Difference {
  field: CarField;
  /** What is proposed: mine where both were changed, theirs where only theirs was. */
  proposed: Choice;
}

/** The fields that somebody else changed, and not to what I typed as well; in reading order. */
export function differences({ base, mine, theirs }: ThreeCars): Difference[] {
  return CAR_FIELDS.filter(
    (field) => !isSame(field, base, theirs) && !isSame(field, mine, theirs),
  ).map((field) => ({ field, proposed: isSame(field, base, mine) ? 'theirs' : 'mine' }));
}

/** All that I changed stays; what only they changed is no question of mine or theirs. */
export function keepMine(found: readonly Difference[]): Choices {
  return Object.fromEntries(found.map(({ field, proposed }) => [field, proposed]));
}

export function takeTheirs(found: readonly Difference[]): Choices {
  return Object.fromEntries(found.map(({ field }) => [field, 'theirs']));
}

/** Mine, with theirs where it is chosen. */
export function merge({ mine, theirs }: ThreeCars, choices: Choices): CarForm {
  return CAR_FIELDS.filter((field) => choices[field] === 'theirs').reduce(
    (merged, field) => withFieldOf(merged, field, theirs),
    mine,
  );
}

/** `onto` with every field in which `to` differs from `from`. */
export function carryOver({ from, to, onto }: Record<'from' | 'to' | 'onto', CarForm>): CarForm {
  return CAR_FIELDS.filter((field) => !isSame(field, from, to)).reduce(
    (carried, field) => withFieldOf(carried, field, to),
    onto,
  );
}

export function isSameCar(a: CarForm, b: CarForm): boolean {
  return CAR_FIELDS.every((field) => isSame(field, a, b));
}

/** By meaning: `45,50` is `45.5`, spaces around a text and the order of features are nothing. */
function isSame(field: CarField, a: CarForm, b: CarForm): boolean {
  return meaning(field, a) === meaning(field, b);
}

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

function meaning(field: CarField, form: CarForm): string {
  if (field === 'mainImage')
    return JSON.stringify(form.mainImage && pictureMeaning(form.mainImage));
  if (field === 'gallery') return JSON.stringify(form.gallery.map(pictureMeaning));
  if (field === 'features') return JSON.stringify(form.features.toSorted());
  if (field === 'seasonalPricing') return JSON.stringify(form.seasonalPricing.map(seasonMeaning));
  const value = fieldValue(form, field);
  if (typeof value !== 'string') return JSON.stringify(value);
  const number = NUMBERS.includes(field) ? readDecimal(value) : null;
  return number === null || Number.isNaN(number) ? value.trim() : String(number);
}

/** In one order: a season of the API and the same one out of a draft have theirs in another. */
function seasonMeaning(season: SeasonInput): unknown[] {
  const { name, startDate, endDate, daily, weekly, monthly } = season;
  return [name, startDate, endDate, daily, weekly, monthly];
}

function pictureMeaning({ url, alt }: Image): string[] {
  return [url, alt];
}
