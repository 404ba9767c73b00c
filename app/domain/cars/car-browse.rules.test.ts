import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RentalLine } from '#app/domain/pricing/receipt.rules.ts';
import type { CarOnCard } from '#app/site/cars/list/car-card.tsx';
import {
  browseCars,
  carFacets,
  MAX_LOADED_CARS,
  type OfferedChoices,
  shortAnswers,
} from './car-browse.rules.ts';
import { type CarFilters, CHOICE_FILTERS, NO_FILTERS } from './car-filters.rules.ts';

type Car = Pick<
  CarOnCard,
  | 'id'
  | 'title'
  | 'brand'
  | 'bodyType'
  | 'fuelType'
  | 'transmission'
  | 'dailyCents'
  | 'seats'
  | 'luggage'
>;
function car(id: string, changes: Partial<Car>): Car {
  return {
    id,
    title: id,
    brand: 'Fiat',
    bodyType: 'Sedan',
    fuelType: 'Benzin',
    transmission: 'Manuel',
    dailyCents: 30_00,
    seats: 5,
    luggage: null,
    ...changes,
  };
}
const cars = [
  car('a', {}),
  car('b', { fuelType: 'Dizel', dailyCents: 20_00 }),
  car('c', { brand: 'Ford', fuelType: 'Dizel', luggage: 2 }),
  car('d', {
    brand: 'Ford',
    bodyType: 'SUV',
    transmission: 'Otomatik',
    dailyCents: 90_00,
    luggage: 4,
  }),
];
const offered: OfferedChoices = {
  brand: ['Fiat', 'Ford', 'MG'],
  bodyType: ['Sedan', 'SUV'],
  fuelType: ['Benzin', 'Dizel'],
  transmission: ['Manuel', 'Otomatik'],
};
const browse = (filters: Partial<CarFilters>, page = 1) =>
  browseCars(cars, { filters: { ...NO_FILTERS, ...filters }, page, offered });
const counts = (facet: { value: string; count: number }[]) =>
  Object.fromEntries(facet.map(({ value, count }) => [value, count]));

test('the browser filters up to 100 cars @9.53', () => {
  expect(MAX_LOADED_CARS).toBe(100);
});

describe('filters', () => {
  test.each<[Partial<CarFilters>, string[]]>([
    [{}, ['b', 'a', 'c', 'd']],
    [{ sort: 'recommended' }, ['a', 'b', 'c', 'd']],
    [{ brand: ['Ford'] }, ['c', 'd']],
    [{ brand: ['Ford', 'Fiat'], fuelType: ['Dizel'] }, ['b', 'c']],
    [{ minPrice: 30, maxPrice: 89 }, ['a', 'c']],
    [{ sort: 'price-asc' }, ['b', 'a', 'c', 'd']],
    [{ sort: 'price-desc' }, ['d', 'a', 'c', 'b']],
    [{ luggage: 2 }, ['c', 'd']],
    [{ luggage: 3, seats: 5 }, ['d']],
    [{ seats: 6 }, []],
    [{ brand: ['Lada'] }, []],
  ])('%j find the cars that match, in order', (filters, ids) => {
    const { cars: found, pagination } = browse(filters);
    expect(found.map(({ id }) => id)).toEqual(ids);
    expect(pagination.total).toBe(ids.length);
  });

  test.each<[Partial<CarFilters>, string[]]>([
    [{ sort: 'price-asc' }, ['long', 'short', 'season']],
    [{ sort: 'price-desc' }, ['season', 'short', 'long']],
    // The average prices are €28.57 (long and short) and €100 a day.
    [{ maxPrice: 29 }, ['long', 'short']],
    [{ minPrice: 29, maxPrice: 99 }, []],
    [{ minPrice: 100 }, ['season']],
  ])('use the prices of the requested rental: %j', (filters, ids) => {
    const quoted = (id: string, daily: number, cents: number) => ({
      ...car(id, { dailyCents: daily }),
      quote: { days: 7, lines: [{ kind: 'extra', cents } as RentalLine] },
    });
    const list = [
      quoted('long', 50_00, 199_99),
      quoted('short', 20_00, 200_00),
      quoted('season', 30_00, 700_00),
    ];
    const query = { filters: { ...NO_FILTERS, ...filters }, page: 1, offered };
    expect(browseCars(list, query).cars.map(({ id }) => id)).toEqual(ids);
  });

  test('return the last page instead of a page beyond it', () => {
    expect(browse({}, 9).pagination).toMatchObject({ page: 1, totalPages: 1, total: 4 });
  });
});

describe('a facet', () => {
  test('counts the cars that match the other filters', () => {
    const { facets } = browse({ brand: ['Ford'], fuelType: ['Dizel'] });
    expect(counts(facets.brand)).toEqual({ Fiat: 1, Ford: 1, MG: 0 });
    expect(counts(facets.fuelType)).toEqual({ Benzin: 1, Dizel: 1 });
    expect(counts(facets.bodyType)).toEqual({ Sedan: 1, SUV: 0 });
    expect(counts(facets.transmission)).toEqual({ Manuel: 1, Otomatik: 0 });
  });

  test('counts for each value the cars that it would find as the only choice', () => {
    const some = (name: (typeof CHOICE_FILTERS)[number]) => fc.subarray(offered[name]);
    const filters = fc.record({
      brand: some('brand'),
      bodyType: some('bodyType'),
      fuelType: some('fuelType'),
      transmission: some('transmission'),
      minPrice: fc.constantFrom(0, 25, 50),
    });
    fc.assert(
      fc.property(filters, (chosen) => {
        const { facets } = browse(chosen);
        for (const name of CHOICE_FILTERS) {
          for (const { value, count } of facets[name]) {
            expect(browse({ ...chosen, [name]: [value] }).pagination.total).toBe(count);
          }
        }
      }),
    );
  });

  test('of the whole fleet has all brands of the spec and the price range', () => {
    expect(counts(carFacets(cars).brand)).toMatchObject({ Fiat: 2, Ford: 2, MG: 0, Renault: 0 });
    expect(carFacets(cars).price).toEqual({ min: 20, max: 90 });
  });

  test('of the whole fleet is in Turkish order, that of a list in the order of `offered`', () => {
    const fleet = ['Şahin', 'Zeta', 'Çelik', 'Citroën'].map((brand) => car(brand, { brand }));
    const brands = carFacets(fleet).brand.map(({ value }) => value);
    expect(brands.filter((brand) => fleet.some((each) => each.brand === brand))).toEqual([
      'Citroën',
      'Çelik',
      'Şahin',
      'Zeta',
    ]);
    const given = { ...offered, brand: ['MG', 'Ford', 'Fiat'] };
    const { facets } = browseCars(cars, { filters: NO_FILTERS, page: 1, offered: given });
    expect(facets.brand.map(({ value }) => value)).toEqual(['MG', 'Ford', 'Fiat']);
  });
});

describe('highlights of the list', () => {
  const highlights = (filters: Partial<CarFilters> = {}, mostRented: string[] = []) =>
    browseCars(
      [
        car('van', { seats: 9, luggage: 5, dailyCents: 80_00 }),
        car('bus', { seats: 9, luggage: 7, dailyCents: 90_00 }),
        ...Array.from({ length: 15 }, (_, i) => car(`s${i}`, { dailyCents: 40_00 + i })),
        car('panda', { dailyCents: 20_00, fuelType: 'Dizel' }),
      ],
      { filters: { ...NO_FILTERS, ...filters }, page: 1, offered, mostRented },
    ).highlights.map(({ names, car: { id } }) => [id, ...names]);

  test('are the cheapest, the most rented and the roomiest of the cars found', () => {
    expect(highlights({}, ['elsewhere', 's3', 'van'])).toEqual([
      ['panda', 'cheapest'],
      ['s3', 'mostRented'],
      ['bus', 'roomiest'],
    ]);
  });

  test('list each car once, and are missing if fewer than four cars are found', () => {
    expect(highlights({}, ['panda'])[0]).toEqual(['panda', 'cheapest', 'mostRented']);
    expect(highlights({ fuelType: ['Dizel'] })).toEqual([]);
  });
});

describe('the short answers to a search', () => {
  const fleet = [
    car('van', { seats: 9, dailyCents: 80_00 }),
    car('golf', { dailyCents: 40_00 }),
    car('panda', { dailyCents: 20_00 }),
    car('clio', { dailyCents: 30_00 }),
  ];
  const answers = (cars: Car[], mostRented: string[]) =>
    shortAnswers(cars, mostRented).map(({ names, car: { id } }) => [id, ...names]);

  test('are the highlights', () => {
    expect(answers(fleet, ['golf'])).toEqual([
      ['panda', 'cheapest'],
      ['golf', 'mostRented'],
      ['van', 'roomiest'],
    ]);
  });

  test('end with the next cheapest cars if fewer cars are highlights', () => {
    expect(answers(fleet, ['panda'])).toEqual([
      ['panda', 'cheapest', 'mostRented'],
      ['van', 'roomiest'],
      ['clio'],
    ]);
  });

  test('are the cheapest cars of a small fleet', () => {
    expect(answers(fleet.slice(1), ['golf'])).toEqual([['panda'], ['clio'], ['golf']]);
  });
});

test('the price histogram counts the cars that match the other filters, and is null without cars', () => {
  const { prices } = browse({ fuelType: ['Dizel'], maxPrice: 25 });
  // The daily prices are 20, 30 and 90 euros. Each bar is 10 euros wide, a step of the slider.
  expect(prices).toEqual({ from: 20, to: 90, counts: [1, 1, 0, 0, 0, 0, 0] });
  expect(browseCars([], { filters: NO_FILTERS, page: 1, offered }).prices).toBeNull();
});

test('marks a choice that no car of the list has, regardless of other filters', () => {
  const absent = (filters: Partial<CarFilters>) =>
    browse(filters)
      .facets.brand.filter(({ isAbsent }) => isAbsent)
      .map(({ value }) => value);
  expect(absent({})).toEqual(['MG']);
  expect(absent({ bodyType: ['SUV'] })).toEqual(['MG']);
});

test('counts the refused cars if rules refuse all cars', () => {
  const filters = { ...NO_FILTERS, fuelType: ['Dizel'] };
  const ofAll = browse(filters);
  const {
    facets,
    prices,
    cars: found,
  } = browseCars([], {
    ...{ filters, page: 1, offered },
    refused: cars,
  });
  expect(found).toEqual([]);
  expect([facets, prices]).toEqual([ofAll.facets, ofAll.prices]);
});
