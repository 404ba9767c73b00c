import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RentalPeriod } from '#app/domain/pricing/price.rules.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { TIME_CHOICES, withTrip } from './request.rules.ts';
import {
  choosePickup,
  daysInWords,
  EMPTY_TRIP,
  readTrip,
  type Trip,
  tripHref,
  tripParams,
  withShownPlace,
} from './trip.rules.ts';

const whole: Trip = {
  pickupLocation: 'Antalya Havalimanı (AYT)',
  dropoffLocation: 'Antalya Lara',
  pickupDate: '2026-07-10',
  pickupTime: '09:30',
  returnDate: '2026-07-17',
  returnTime: '11:00',
};
const read = (search: string) => readTrip(new URLSearchParams(search));

describe('a trip in an address', () => {
  test('has all values', () => {
    expect(tripHref('/cars', whole)).toBe(
      '/cars?pickupLocation=Antalya+Havaliman%C4%B1+%28AYT%29&dropoffLocation=Antalya+Lara' +
        '&pickupDate=2026-07-10&pickupTime=09%3A30&returnDate=2026-07-17&returnTime=11%3A00',
    );
    expect([...tripParams(whole).keys()].sort()).toEqual(Object.keys(EMPTY_TRIP).sort());
  });

  test('omits default values', () => {
    expect(tripHref('/cars', EMPTY_TRIP)).toBe('/cars');
    const usual = { ...whole, pickupTime: '10:00', returnTime: '10:00' };
    expect(tripHref('/cars/x', { ...usual, dropoffLocation: usual.pickupLocation })).toBe(
      '/cars/x?pickupLocation=Antalya+Havaliman%C4%B1+%28AYT%29&pickupDate=2026-07-10&returnDate=2026-07-17',
    );
  });

  test('is the same after writing and reading', () => {
    const place = fc.constantFrom('', 'Antalya Lara', 'Antalya Kemer', 'Otel & Spa = 100 % +');
    const date = fc.constantFrom('', '2026-07-10', '2026-07-17');
    const time = fc.constantFrom('', ...TIME_CHOICES);
    const trips = fc.record<Trip>({
      pickupLocation: place,
      dropoffLocation: place,
      pickupDate: date,
      pickupTime: time,
      returnDate: date,
      returnTime: time,
    });
    fc.assert(
      fc.property(trips, (trip) => {
        expect(read(`${tripParams(trip)}`)).toEqual(trip);
      }),
    );
  });
});

describe('reading an address that may have been edited', () => {
  test.each([
    ['', {}],
    ['pickupDate=2026-07-10', { pickupDate: '2026-07-10' }],
    ['pickupDate=2026-02-30&returnDate=soon', {}],
    ['pickupTime=24:00&returnTime=', { returnTime: '' }],
    ['pickupTime=10:15', {}],
    ['dropoffDate=2026-07-17', { returnDate: '2026-07-17' }],
    ['returnDate=2026-07-16&dropoffDate=2026-07-17', { returnDate: '2026-07-16' }],
    ['dropoffTime=12:00', { returnTime: '12:00' }],
    ['pickupLocation=Lara', { pickupLocation: 'Lara', dropoffLocation: 'Lara' }],
    ['pickupLocation=Lara&dropoffLocation=', { pickupLocation: 'Lara' }],
    ['dropoffLocation=a%0Ab', { dropoffLocation: 'a b' }],
  ])('reads "%s" as %j', (search, expected) => {
    expect(read(search)).toEqual({ ...EMPTY_TRIP, ...expected });
  });

  test('cuts a place that is too long', () => {
    expect(read(`pickupLocation=${'x'.repeat(5000)}`).pickupLocation).toHaveLength(200);
  });
});

describe('links to the first page and the list of cars', () => {
  const search = `?${tripParams(whole)}`;
  test.each(['/', '/cars'])(
    'the link to %s on a page of a trip has the whole trip and no other parameter',
    (to) => {
      for (const pathname of ['/', '/cars', '/cars/fiat-egea']) {
        const from = { pathname, search: `${search}&brand=Fiat&page=2&utm_source=mail` };
        expect(withTrip(to, from)).toBe(tripHref(to, whole));
      }
    },
  );
  test.each([
    ['/news', '/cars', '/news'],
    ['/cars', '/transfer', '/cars'],
    ['/', '/cars2', '/'],
  ])('the link to %s on %s is unchanged', (to, pathname, href) => {
    expect(withTrip(to, { pathname, search })).toBe(href);
  });
  test('the link is unchanged without a trip', () => {
    expect(withTrip('/cars', { pathname: '/', search: '?brand=Fiat' })).toBe('/cars');
  });
});

const inWords = (trip: RentalPeriod) =>
  daysInWords(trip, allTexts.site.tr.cars.card, allTexts.site.tr.dates);

const planned = {
  pickupDate: '2026-12-08',
  pickupTime: '10:00',
  returnDate: '2026-12-12',
  returnTime: '10:00',
};

test.each([
  ['before the planned one keeps the return date', '2026-12-01', '2026-12-12'],
  ['before the return date keeps the return date', '2026-12-11', '2026-12-12'],
  ['on the return date moves the return date', '2026-12-12', '2026-12-16'],
  ['after the return date moves the return date', '2027-01-30', '2027-02-03'],
])('choosing a pickup date %s', (_name, pickupDate, returnDate) => {
  expect(choosePickup(planned, pickupDate)).toEqual({ ...planned, pickupDate, returnDate });
});

test('choosing a first pickup date keeps an empty return date, and moves one that is too early', () => {
  const none = { ...planned, pickupDate: '', returnDate: '' };
  expect(choosePickup(none, '2026-12-08').returnDate).toBe('');
  expect(choosePickup({ ...none, returnDate: '2026-12-08' }, '2026-12-08').returnDate).toBe(
    '2026-12-09',
  );
});

test('daysInWords has no line break in a date or a number of days', () => {
  expect(inWords(planned)).toBe(
    '8\u00a0Aralık\u00a02026, Salı – 12\u00a0Aralık\u00a02026, Cumartesi ·\u00a04\u00a0gün',
  );
  expect(inWords({ ...planned, returnTime: '10:30' })).toMatch(/5\u00a0gün$/);
  expect(inWords({ ...planned, returnDate: '' })).toBe('');
  expect(inWords({ ...planned, pickupDate: '' })).toBe('');
});

test('a trip with days has the first place if it has none, and keeps its own places', () => {
  const places = ['Airport', 'Office'];
  const trip = { ...EMPTY_TRIP, pickupDate: '2026-12-08', returnDate: '2026-12-15' };
  const placesOf = (changes: Partial<Trip>) => {
    const { pickupLocation, dropoffLocation } = withShownPlace({ ...trip, ...changes }, places);
    return [pickupLocation, dropoffLocation];
  };
  expect(placesOf({})).toEqual(['Airport', 'Airport']);
  expect(placesOf({ pickupLocation: 'Office' })).toEqual(['Office', 'Office']);
  expect(placesOf({ dropoffLocation: 'Office' })).toEqual(['Airport', 'Office']);
  expect(placesOf({ pickupDate: '', returnDate: '' })).toEqual(['', '']);
});
