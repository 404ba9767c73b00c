/** What staff are told about a car's fields. What the spec quotes (part 5) is verbatim. */
import { FIRST_YEAR } from './car-input.rules.ts';
import { seasonEditorText } from './season-editor.text.ts';

/** The fields that a car cannot be without, by their names in the API. */
export const REQUIRED = {
  title: 'Title',
  brand: 'Brand',
  model: 'Model',
  'pricing.daily': 'Daily price',
};

export const carInputText = {
  requiredFields: 'Please fill in required fields (Title, Brand, Model, and Daily Price)',
  invalid: 'Some fields are not valid',
  required: (name: string) => `${name} is required`,
  tooLong: (name: string, most: number) => `${name} must have at most ${most} characters`,
  between: (name: string, least: number, most: number, unit = '') =>
    `${name} must be a whole number from ${least} to ${most}${unit}`,
  oneOf: (name: string, options: readonly string[]) =>
    `${name} must be one of: ${options.join(', ')}`,
  tooMany: (names: string, most: number) => `There can be at most ${most} ${names}`,
  notAPrice: seasonEditorText.errors.notAPrice,
  version: 'The version is needed that the car had when it was read',
  rating: 'Rating must be a number from 0 to 5 with at most one decimal',
  notAPicture: 'A picture needs its address, as the upload answered it',
  unknownPicture: 'This picture does not exist. Please upload it again.',
  stale: 'Somebody else has changed this car since you opened it',
  keyReused: 'This Idempotency-Key has made another car. Please choose another one.',
  notFound: 'Car not found',
  status: 'Status must be true, false, active or inactive',
  tooOld: `Year must be a whole number of at least ${FIRST_YEAR}`,
  tooNew: (latest: number) => `Year must be at most ${latest}`,
};
