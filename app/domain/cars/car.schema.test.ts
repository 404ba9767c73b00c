import { expect, test } from 'vitest';
import { BODY_TYPES, CAR_CATEGORIES, FUEL_TYPES, TRANSMISSIONS } from './car.schema.ts';
import { CARS_PAGE_SIZE, FILTER_BRANDS } from './car-browse.rules.ts';

const list = (text: string) => text.split(', ');

test.each([
  ['categories', CAR_CATEGORIES, 'Ekonomik, Orta Sınıf, Üst Sınıf, SUV, Geniş, Lüks'],
  ['fuels', FUEL_TYPES, 'Belirtilmemiş, Benzin, Dizel, Benzin+LPG, Elektrikli, Hibrit'],
  ['transmissions', TRANSMISSIONS, 'Belirtilmemiş, Manuel, Yarı Otomatik, Otomatik'],
  [
    'brands of the filter',
    FILTER_BRANDS,
    'Citroën, Fiat, Ford, Hyundai, Mercedes-Benz, MG, Peugeot, Renault',
  ],
] as const)('%s are the same as in the spec @9.31', (_what, options, spec) => {
  expect(options).toEqual(list(spec));
});

test('body types are those of the spec and others, each once @9.34', () => {
  const named = list(
    'Sedan, Hatchback, SUV, Station Wagon, Kombi, Panelvan, Minivan, Pickup, Otobüs, Kamyonet, Kamyon, Convertible, Coupe',
  );
  expect(BODY_TYPES).toEqual(expect.arrayContaining(named));
  expect(BODY_TYPES.length).toBeGreaterThan(named.length);
  expect(new Set(BODY_TYPES).size).toBe(BODY_TYPES.length);
});

test('a page of the public list has 15 cars', () => {
  expect(CARS_PAGE_SIZE).toBe(15);
});
