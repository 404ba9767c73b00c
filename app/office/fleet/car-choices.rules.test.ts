import { expect, test } from 'vitest';
import { demoEquipment, demoFleet } from '#app/demo/demo-fleet.ts';
import { CAR_FEATURES } from '#app/domain/cars/car.schema.ts';
import { FILTER_BRANDS } from '#app/domain/cars/car-browse.rules.ts';
import { CAR_BRANDS } from './car-choices.rules.ts';

test('the list of about 75 brands includes those of the filter @9.33', () => {
  expect(CAR_BRANDS.length).toBeGreaterThanOrEqual(73);
  expect(CAR_BRANDS.length).toBeLessThanOrEqual(77);
  expect(new Set(CAR_BRANDS).size).toBe(CAR_BRANDS.length);
  expect(CAR_BRANDS).toEqual(CAR_BRANDS.toSorted(new Intl.Collator('tr').compare));
  expect(CAR_BRANDS).toEqual(expect.arrayContaining([...FILTER_BRANDS]));
});

test('the list of 20 features starts with those of the spec @9.35', () => {
  expect(CAR_FEATURES).toHaveLength(20);
  expect(new Set(CAR_FEATURES).size).toBe(20);
  expect(CAR_FEATURES.slice(0, 4)).toEqual(['Klima', 'GPS Navigasyon', 'Bluetooth', 'Sunroof']);
});

test('all values of the demo fleet can be chosen', () => {
  expect(CAR_FEATURES).toEqual(expect.arrayContaining(Object.values(demoEquipment).flat()));
  expect(CAR_BRANDS).toEqual(expect.arrayContaining(demoFleet.map((car) => car.brand)));
});
