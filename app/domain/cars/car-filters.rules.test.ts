import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tripHref } from '#app/domain/requests/trip.rules.ts';
import {
  type CarFilters,
  carFilterParams,
  carListHref,
  countFilters,
  movePrice,
  NO_FILTERS,
  parseCarFilters,
  toggleChoice,
} from './car-filters.rules.ts';

const parse = (search: string) => parseCarFilters(new URLSearchParams(search));

describe('filters in the address', () => {
  test('are read, including repeated values', () => {
    expect(
      parse(
        'brand=Fiat&brand=MG&fuelType=Dizel&minPrice=30&maxPrice=90&pickupDate=2026-07-01&returnDate=2026-07-05&sort=price-desc',
      ),
    ).toEqual({
      ...NO_FILTERS,
      brand: ['Fiat', 'MG'],
      fuelType: ['Dizel'],
      minPrice: 30,
      maxPrice: 90,
      pickupDate: '2026-07-01',
      returnDate: '2026-07-05',
      sort: 'price-desc',
    });
  });

  test('accept `dropoffDate` as the return date', () => {
    expect(parse('dropoffDate=2026-07-05').returnDate).toBe('2026-07-05');
  });

  test.each([
    ['pickupDate=2026-02-30', 'pickupDate', ''],
    ['pickupDate=yesterday', 'pickupDate', ''],
    ['minPrice=abc', 'minPrice', 0],
    ['minPrice=-5', 'minPrice', 0],
    ['maxPrice=99999', 'maxPrice', 2000],
    ['maxPrice=', 'maxPrice', 2000],
    ['seats=-1', 'seats', 0],
    ['seats=4.5', 'seats', 0],
    ['luggage=many', 'luggage', 0],
    ['luggage=99999', 'luggage', 50],
    ['sort=random', 'sort', 'price-asc'],
    ['brand=&brand=', 'brand', []],
  ] as const)(
    'replace an invalid value by its default or limit: %s @9.22',
    (search, field, value) => {
      expect(parse(search)[field]).toEqual(value);
    },
  );

  test('swap the price limits if the minimum exceeds the maximum', () => {
    expect(parse('minPrice=90&maxPrice=30')).toMatchObject({ minPrice: 30, maxPrice: 90 });
  });

  test('are the same after writing and reading an address', () => {
    const values = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 4 });
    const date = fc.constantFrom('', '2026-07-01', '2026-12-31');
    const filters: fc.Arbitrary<CarFilters> = fc
      .record({
        brand: values,
        bodyType: values,
        fuelType: values,
        transmission: values,
        prices: fc.tuple(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 2000 })),
        seats: fc.integer({ min: 0, max: 50 }),
        luggage: fc.integer({ min: 0, max: 20 }),
        pickupDate: date,
        returnDate: date,
        sort: fc.constantFrom('recommended', 'price-asc', 'price-desc'),
      })
      .map(({ prices, ...rest }) => ({
        ...NO_FILTERS,
        ...rest,
        minPrice: Math.min(...prices),
        maxPrice: Math.max(...prices),
      }));
    fc.assert(
      fc.property(filters, (given) => {
        expect(parse(carFilterParams(given).toString())).toEqual(given);
      }),
    );
  });

  test('leave defaults and page 1 out of the address', () => {
    expect(carListHref(NO_FILTERS)).toBe('/cars');
    expect(carListHref(NO_FILTERS, 2)).toBe('/cars?page=2');
    expect(carListHref({ ...NO_FILTERS, brand: ['Citroën'] })).toBe('/cars?brand=Citro%C3%ABn');
  });

  test('are left out of the link to a car, which contains only the trip', () => {
    const trip =
      'pickupLocation=Lara&pickupDate=2026-07-01&pickupTime=09%3A00&returnDate=2026-07-05';
    expect(tripHref('/cars/x', parse(`brand=Fiat&${trip}&sort=price-desc`))).toBe(
      `/cars/x?${trip}`,
    );
  });
});

describe('changing filters', () => {
  test('choosing a value again removes it', () => {
    const once = toggleChoice(NO_FILTERS, 'brand', 'Fiat');
    expect(once.brand).toEqual(['Fiat']);
    expect(toggleChoice(once, 'brand', 'Fiat')).toEqual(NO_FILTERS);
  });

  test.each([
    ['minPrice', 500, 500, 500],
    ['minPrice', 50, 50, 300],
    ['maxPrice', 20, 20, 20],
    ['maxPrice', 900, 100, 900],
    ['maxPrice', 5000, 100, 2000],
    ['minPrice', -3, 0, 300],
  ] as const)(
    'moving %s to %i keeps the minimum at or below the maximum @5.9 @9.21',
    (end, to, minPrice, maxPrice) => {
      expect(movePrice({ minPrice: 100, maxPrice: 300 }, end, to)).toEqual({
        minPrice,
        maxPrice,
      });
    },
  );

  test('counts each chosen value, limit and date range as a filter, but not the order', () => {
    expect(countFilters(NO_FILTERS)).toBe(0);
    expect(
      countFilters(
        parse('brand=Fiat&brand=MG&maxPrice=90&luggage=2&pickupDate=2026-07-01&sort=price-desc'),
      ),
    ).toBe(5);
  });
});
