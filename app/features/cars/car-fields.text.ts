/** What staff and users of the API read of a car's facts: their labels, and what is wrong with them. */
export const factLabels = {
  title: 'Title',
  brand: 'Brand',
  model: 'Model',
  year: 'Year',
  category: 'Category',
  bodyType: 'Body type',
  fuelType: 'Fuel',
  transmission: 'Transmission',
  seats: 'Seats',
  doors: 'Doors',
  engineCapacity: 'Engine capacity',
  featured: 'Featured',
  description: 'Description',
  pickupLocation: 'Pickup location',
  dropoffLocation: 'Drop-off location',
  features: 'Features',
};

/** Complete messages, shown at their field. */
export const inputText = {
  required: (name: string) => `${name} is required`,
  tooLong: (name: string, most: number) => `${name} must have at most ${most} characters`,
  between: (name: string, least: number, most: number, unit = '') =>
    `${name} must be a whole number from ${least} to ${most}${unit}`,
  oneOf: (name: string, options: readonly string[]) =>
    `${name} must be one of: ${options.join(', ')}`,
  tooMany: (names: string, most: number) => `There can be at most ${most} ${names}`,
  tooOld: (first: number) => `Year must be a whole number of at least ${first}`,
};
