/** The fields of the car editor one by one, and their order on the screen. */

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
  return `car-section-${section}`;
}

/** Of the control, or of the group of controls, that a field is typed in. */
export function controlId(field: CarField): string {
  return `car-${field.replaceAll('.', '-')}`;
}
