/** What staff are told about a zone's fields. English, like the screen that shows them (spec, part 8). */
import type { Vehicle } from './zone.rules.ts';

export const VEHICLE_NAMES: Record<Vehicle, string> = {
  capacity_1_4: '1–4 passengers',
  capacity_1_6: '1–6 passengers',
  capacity_1_16: '1–16 passengers',
};

export const zoneInputText = {
  invalid: 'Some fields are not valid',
  notAText: (name: string) => `${name} must be a text`,
  nameRequired: 'Zone name is required',
  nameWithoutWord: 'Zone name must have a letter or a digit',
  nameTaken: (other: string) =>
    `“${other}” has this name already; the site could not tell them apart.`,
  tooLong: (name: string, most: number) => `${name} must have at most ${most} characters`,
  priceRequired: (vehicle: Vehicle) => `Price for ${VEHICLE_NAMES[vehicle]} is required`,
  notAPrice: 'Price must be a number of at least 0',
  tooFine: 'Price can have at most two decimals',
  tooDear: (most: number) => `Price must be at most ${most.toLocaleString('en-US')}`,
  displayOrder: (most: number) =>
    `Display order must be a whole number from 0 to ${most.toLocaleString('en-US')}`,
  status: 'Status must be active or inactive',
  version: 'The version is needed that the zone had when it was read',
  stale: 'Somebody else has changed this zone since you opened it',
  ordersChanged: 'Somebody else has changed the zones or their order since you opened the list.',
  notFound: 'Transfer zone not found',
  keyReused: 'This Idempotency-Key has made another zone. Please choose another one.',
};
