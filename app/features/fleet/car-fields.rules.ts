/** The fields of the car editor one by one, and their order on the screen. */

import { type CarField, type CarSection, carFormText } from './fleet.text.ts';

/** What stands in each section of the editor, in reading order. */
export const CAR_SECTIONS: Record<CarSection, readonly CarField[]> = {
  basics: ['title', 'brand', 'model', 'year', 'category', 'bodyType', 'description'],
  pictures: ['mainImage', 'gallery'],
  specs: ['fuelType', 'transmission', 'engineCapacity', 'seats', 'doors'],
  features: ['features'],
  pricing: ['pricing.daily', 'pricing.weekly', 'pricing.monthly'],
  seasons: ['seasonalPricing'],
  places: ['pickupLocation', 'dropoffLocation'],
  fleet: ['status', 'featured', 'total_units', 'stats.rating.average', 'stats.rating.count'],
};
export type { CarField, CarSection };
export const SECTION_NAMES = Object.keys(carFormText.sections) as CarSection[];
export const CAR_FIELDS: CarField[] = Object.values(CAR_SECTIONS).flat();

export function sectionId(section: CarSection): string {
  return `car-section-${section}`;
}

/** Of the control, or of the group of controls, that a field is typed in. */
export function controlId(field: CarField): string {
  return `car-${field.replaceAll('.', '-')}`;
}
