import { expect, test } from 'vitest';
import { toTripTerms } from '#app/base/settings/places/place-terms.rules.ts';
import { neededAtPlaces } from '#app/domain/bookings/messages/reservation-message.rules.ts';
import { returnElsewhere } from '#app/domain/pricing/price.rules.ts';

const AIRPORT = 'Antalya Havalimanı (AYT)';
const HOTELS = 'Antalya Belek Otel Teslimi';
const terms = toTripTerms({
  places: [AIRPORT, HOTELS, 'Antalya Lara', 'Side', 'Kaş'],
  placeKinds: { Side: 'hotel' },
  returnFees: { Side: 19.99, Kaş: 0 },
});

test('places have the kind of the spec, or the kind and the fee of the settings', () => {
  expect(terms).toEqual({
    [AIRPORT]: { kind: 'airport', returnCents: 0 },
    [HOTELS]: { kind: 'hotel', returnCents: 0 },
    Side: { kind: 'hotel', returnCents: 1999 },
  });
  const settings = {
    places: [AIRPORT],
    placeKinds: { [AIRPORT]: 'other' as const },
    returnFees: {},
  };
  expect(toTripTerms(settings)).toEqual({});
});

test.each([
  [AIRPORT, 'Side', 1999],
  ['Side', 'Side', null],
  ['Side', AIRPORT, null],
  [AIRPORT, 'Kaş', null],
  ['', 'Side', null],
  [AIRPORT, 'Nowhere', null],
])('a return from %j to %j costs %j cents', (pickupLocation, dropoffLocation, cents) => {
  const costs = returnElsewhere({ pickupLocation, dropoffLocation }, terms);
  expect(costs).toEqual(cents === null ? null : { place: dropoffLocation, cents });
});

test.each([
  [AIRPORT, 'Antalya Lara', { hotel: false, flightNumber: true }],
  [AIRPORT, 'Side', { hotel: true, flightNumber: true }],
  [HOTELS, AIRPORT, { hotel: true, flightNumber: false }],
  ['Antalya Lara', 'Antalya Lara', { hotel: false, flightNumber: false }],
])('from %j to %j the form has the fields %j', (pickupLocation, dropoffLocation, asked) => {
  expect(neededAtPlaces({ pickupLocation, dropoffLocation }, terms)).toEqual(asked);
});
