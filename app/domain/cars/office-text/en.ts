/** English labels of a car's facts, and messages about invalid facts, for staff and users of the API. */

import { translationLabels } from '#app/lib/words/translation-labels.ts';
import type { tr } from './tr.ts';

const description = 'Description';
const terms = {
  included: 'Included in the price',
  insurance: 'Insurance',
  deposit: 'Deposit',
  kilometres: 'Kilometres',
  age: 'Age and licence',
  fuel: 'Fuel policy',
  cancellation: 'Cancellation',
};

export const en: typeof tr = {
  labels: {
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
    luggage: 'Suitcases',
    engineCapacity: 'Engine capacity',
    featured: 'Featured',
    description,
    pickupLocation: 'Pickup location',
    dropoffLocation: 'Drop-off location',
    features: 'Features',
    'terms.included': terms.included,
    'terms.insurance': terms.insurance,
    'terms.deposit': terms.deposit,
    'terms.kilometres': terms.kilometres,
    'terms.age': terms.age,
    'terms.fuel': terms.fuel,
    'terms.cancellation': terms.cancellation,
    withoutExtras: 'Extras not offered with this car',
    bufferMinutes: 'Time between two rentals (minutes)',
    ...translationLabels({ description, ...terms }),
  },
  input: {
    required: (name) => `${name} is required`,
    tooLong: (name, most) => `${name} must have at most ${most} characters`,
    between: (name, least, most, unit = '') =>
      `${name} must be a whole number from ${least} to ${most}${unit}`,
    oneOf: (name, options) => `${name} must be one of: ${options.join(', ')}`,
    tooMany: (names, most) => `There can be at most ${most} ${names}`,
    tooManyFeatures: (_label, most) => `There can be at most ${most} features`,
    tooManyIncluded: (_label, most) => `There can be at most ${most} included items`,
    featureRequired: 'Feature is required',
    featureTooLong: (_label, most) => `Feature must have at most ${most} characters`,
    tooOld: (_label, first) => `Year must be a whole number of at least ${first}`,
  },
};
