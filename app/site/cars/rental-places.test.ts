import { expect, test } from 'vitest';
import { NO_TRIP_TERMS, toTripTerms } from '#app/base/settings/places/place-terms.rules.ts';
import {
  askedAt,
  neededAtPlaces,
} from '#app/domain/bookings/messages/reservation-message.rules.ts';

const AIRPORT = 'Antalya Havalimanı (AYT)';
const HOTELS = 'Antalya Belek Otel Teslimi';
const night = { from: '22:00', to: '07:00', places: [] };
const settings = {
  places: [AIRPORT, HOTELS, 'Antalya Lara', 'Side', 'Kaş'],
  placeKinds: { Side: 'hotel' as const },
  deliveryFees: { [HOTELS]: 15, Kalkan: 40 },
  returnFees: { Side: 19.99, Kaş: 0 },
  outOfHours: { ...night, pickup: 20, return: null },
};
const terms = toTripTerms(settings);

test('terms have airports, hotels and places with a fee, and the fee at night in cents', () => {
  expect(terms).toEqual({
    places: {
      [AIRPORT]: { kind: 'airport', deliveryCents: 0, returnCents: 0 },
      [HOTELS]: { kind: 'hotel', deliveryCents: 1500, returnCents: 0 },
      Side: { kind: 'hotel', deliveryCents: 0, returnCents: 1999 },
    },
    outOfHours: { ...night, pickupCents: 2000, returnCents: 0 },
  });
});

test('terms are empty if no place has a kind or a fee and the night is free', () => {
  const free = toTripTerms({
    places: [AIRPORT],
    placeKinds: { [AIRPORT]: 'other' },
    deliveryFees: {},
    returnFees: {},
    outOfHours: { ...night, pickup: null, return: 0 },
  });
  expect(free).toEqual(NO_TRIP_TERMS);
});

test.each([
  [AIRPORT, 'Antalya Lara', { hotel: false, flightNumber: true }],
  [AIRPORT, 'Side', { hotel: true, flightNumber: true }],
  [HOTELS, AIRPORT, { hotel: true, flightNumber: false }],
  ['Antalya Lara', 'Antalya Lara', { hotel: false, flightNumber: false }],
])('from %j to %j the form has the fields %j', (pickupLocation, dropoffLocation, asked) => {
  expect(neededAtPlaces({ pickupLocation, dropoffLocation }, terms)).toEqual(asked);
});

test.each([
  ['pickupLocation', HOTELS, 'Side', { hotel: true, flightNumber: false }],
  // The hotel was asked at the pickup place.
  ['dropoffLocation', HOTELS, 'Side', { hotel: false, flightNumber: false }],
  ['dropoffLocation', 'Antalya Lara', 'Side', { hotel: true, flightNumber: false }],
  ['pickupLocation', AIRPORT, 'Side', { hotel: false, flightNumber: true }],
  ['dropoffLocation', AIRPORT, AIRPORT, { hotel: false, flightNumber: false }],
] as const)('%s asks from %j to %j for %j', (name, pickupLocation, dropoffLocation, asked) => {
  expect(askedAt(name, { pickupLocation, dropoffLocation }, terms)).toEqual(asked);
});
