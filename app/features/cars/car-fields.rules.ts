/** The fields of the car editor one by one: their order on the screen, and how to get at them. */
import type { CarForm } from './car-form.schema.ts';

/** Sections of the editor, and what stands in them, in reading order. */
export const CAR_SECTIONS = {
  basics: ['title', 'brand', 'model', 'year', 'category', 'bodyType', 'description'],
  pictures: ['mainImage', 'gallery'],
  specs: ['fuelType', 'transmission', 'engineCapacity', 'seats', 'doors'],
  features: ['features'],
  pricing: ['pricing.daily', 'pricing.weekly', 'pricing.monthly'],
  seasons: ['seasonalPricing'],
  places: ['pickupLocation', 'dropoffLocation'],
  fleet: ['status', 'featured', 'total_units', 'stats.rating.average', 'stats.rating.count'],
} as const;

export type CarSection = keyof typeof CAR_SECTIONS;
export const SECTION_NAMES = Object.keys(CAR_SECTIONS) as CarSection[];

/** As errors of the API name it, too. */
export type CarField = (typeof CAR_SECTIONS)[CarSection][number];
export const CAR_FIELDS: CarField[] = Object.values(CAR_SECTIONS).flat();

export function sectionId(section: CarSection): string {
  return `car-${section}`;
}

/** Of the control, or of the group of controls, that a field is typed in. */
export function controlId(field: CarField): string {
  return `car-${field.replaceAll('.', '-')}`;
}

/**
 * The field that an error is about: `gallery.3.alt` is about `gallery`. Null for what the editor
 * does not have.
 */
export function fieldOfError(name: string): CarField | null {
  return CAR_FIELDS.find((field) => name === field || name.startsWith(`${field}.`)) ?? null;
}

export function fieldValue(form: CarForm, field: CarField): unknown {
  return field
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], form);
}

/** The form with one field of `from`. */
export function withFieldOf(form: CarForm, field: CarField, from: CarForm): CarForm {
  const copy = structuredClone(form);
  const keys = field.split('.');
  const last = keys.pop() ?? '';
  const owner = keys.reduce(
    (part, key) => part[key] as Record<string, unknown>,
    copy as Record<string, unknown>,
  );
  owner[last] = structuredClone(fieldValue(from, field));
  return copy;
}
