import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eachExtra } from '#app/base/settings/extras.rules.ts';
import {
  reservationMessage,
  reservationReceipt,
} from '#app/domain/bookings/messages/reservation-message.rules.ts';
import { toListingDetail } from '#app/domain/cars/listing.schema.ts';
import { totalCents } from '#app/domain/pricing/receipt.rules.ts';
import { oneLine, TIME_CHOICES } from '#app/domain/requests/request.rules.ts';
import { EMPTY_RESERVATION } from '#app/domain/requests/reservation.rules.ts';
import { readTransfer } from '#app/domain/requests/transfer-request.rules.ts';
import { MAX_PASSENGERS, VEHICLES } from '#app/domain/zones/zone.rules.ts';
import { addDays } from '#app/lib/dates/dates.ts';
import { encodeRequest } from '#app/lib/requests/request-code.ts';
import { SITE_LANGUAGES } from '#app/lib/words/texts.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { sentRental, sentTransfer } from '#tests/support/sent-messages.ts';
import { comparePrices } from './requested-trip.rules.ts';
import { nameOfCarId, readSentTrip, tripCarOf } from './sent-trip.rules.ts';

const RATES = { rates: { EUR: 1, USD: 1.14, TRY: 37.5 }, asOf: null, source: 'default' as const };
const PLACE_TERMS = {
  'Antalya Havalimanı (AYT)': { kind: 'airport' as const, deliveryCents: 0, returnCents: 1500 },
  'Belek Otel': { kind: 'hotel' as const, deliveryCents: 1000, returnCents: 2500 },
};
const TRIP_TERMS = {
  places: PLACE_TERMS,
  outOfHours: {
    ...{ from: '22:00', to: '07:00', places: ['Belek Otel'] },
    ...{ pickupCents: 2000, returnCents: 1250 },
  },
};
const OFFERS = eachExtra(() => ({ dailyCents: 500, maxCount: 3 }));
const car = {
  id: 'fiat-egea-2024-abcd',
  title: 'Fiat Egea',
  year: 2024,
  transmission: 'Manuel',
  fuelType: 'Benzin',
  prices: { dailyCents: 4050, weeklyCents: 24_000, monthlyCents: null },
  seasons: [
    {
      name: 'Yaz',
      startDate: '2026-07-10',
      endDate: '2026-07-20',
      ...{ dailyCents: 6000, weeklyCents: null, monthlyCents: null },
    },
  ],
  wholeMonths: false,
};

/** Returns the fragment of the link in the last line of a message. */
const fragmentOf = (message: string) => new URL(message.split('\n').at(-1) ?? '').hash;

const line = (max: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: max })
    .map((text) => oneLine(text, max))
    .filter((text) => text !== '');
const clock = fc.constantFrom(...TIME_CHOICES);
const place = fc.oneof(fc.constantFrom(...Object.keys(PLACE_TERMS)), line(40));

test('any rental is read back from its message with the same total', () => {
  const request = fc
    .record({
      pickupLocation: place,
      dropoffLocation: place,
      day: fc.integer({ min: 0, max: 400 }),
      days: fc.integer({ min: 1, max: 365 }),
      pickupTime: clock,
      returnTime: clock,
      cocukKoltugu: fc.integer({ min: 0, max: 3 }),
      ekSurucu: fc.integer({ min: 0, max: 1 }),
      gencSurucu: fc.integer({ min: 0, max: 1 }),
      hotel: fc.oneof(fc.constant(''), line(60)),
      flightNumber: fc.oneof(fc.constant(''), line(12)),
    })
    .map(({ day, days, ...form }) => {
      const pickupDate = addDays('2026-06-01', day);
      return { ...EMPTY_RESERVATION, ...form, pickupDate, returnDate: addDays(pickupDate, days) };
    });
  fc.assert(
    fc.property(
      request,
      fc.constantFrom('EUR' as const, 'TRY' as const),
      fc.constantFrom(...SITE_LANGUAGES),
      (form, currency, language) => {
        const priced = { car, form, offers: OFFERS, tripTerms: TRIP_TERMS, currency };
        const message = reservationMessage({
          ...priced,
          rates: RATES,
          businessName: 'Kervan',
          pageUrl: 'https://kervan.example/cars/egea',
          language,
          placeNames: {},
          texts: allTexts.site[language],
          turkish: null,
        });
        const trip = readSentTrip(fragmentOf(message));
        const { hotel, flightNumber, ...rest } = form;
        expect(trip).toMatchObject({ kind: 'rental', carId: car.id, currency, language });
        expect(trip).toMatchObject({ form: rest });
        // A message has a hotel only for a hotel place, and a flight only for an airport pickup.
        const kinds = [form.pickupLocation, form.dropoffLocation].map(
          (each) => (PLACE_TERMS as Record<string, { kind: string }>)[each]?.kind,
        );
        expect(trip).toMatchObject({
          form: {
            hotel: kinds.includes('hotel') ? hotel : '',
            flightNumber: kinds[0] === 'airport' ? flightNumber : '',
          },
        });
        if (trip?.kind !== 'rental') throw new Error('no rental');
        const { lines } = reservationReceipt({ ...priced, form: trip.form, rates: RATES });
        expect(trip.cents).toBe(totalCents(lines));
        // The page keeps the code in its URL, so reading it again gives the same trip.
        expect(readSentTrip(`#${trip.code}`)).toEqual(trip);
      },
    ),
    { numRuns: 200 },
  );
});

test('a rental from before the fees of the night keeps the total that was shown', () => {
  const code =
    'KRV1-WyJyZW50YWwiLCJlZ2VhIiwiQW50YWx5YSBIYXZhbGltYW7EsSAoQVlUKSIsIkFudGFseWEgTGFyYSIsIjIwMjYtMDctMTAi' +
    'LCIyMzozMCIsIjIwMjYtMDctMTgiLCIyMjowMCIsMCwwLDAsIlRSWSIsMzIwMDBd-mkwl';
  const trip = readSentTrip(`#${code}`);
  expect(trip).toMatchObject({ kind: 'rental', cents: 32_000 });
  if (trip?.kind !== 'rental') throw new Error('no rental');
  const daily = { ...car, prices: { ...car.prices, dailyCents: 4000, weeklyCents: null } };
  const { lines } = reservationReceipt({
    ...{ car: { ...daily, seasons: [] }, form: trip.form, offers: OFFERS, rates: RATES },
    tripTerms: { ...TRIP_TERMS, outOfHours: { ...TRIP_TERMS.outOfHours, places: [] } },
    currency: 'EUR',
  });
  const isShown = (isRecounted: boolean) =>
    comparePrices(trip.cents, totalCents(lines), isRecounted).showsToday;
  expect(totalCents(lines)).toBe(32_000 + 2000 + 1250);
  expect([isShown(false), isShown(true)]).toEqual([false, true]);
});

test('any transfer is read back unchanged from its message', () => {
  const text = (max: number) => fc.oneof(fc.constant(''), line(max));
  const request = fc
    .record({
      vehicle: fc.constantFrom(...VEHICLES),
      name: line(40),
      email: line(30),
      phone: line(20),
      pickupLocation: line(60),
      dropoffLocation: line(60),
      date: fc.integer({ min: 0, max: 700 }).map((n) => addDays('2026-06-01', n)),
      time: clock,
      flightNumber: text(10),
      message: text(80),
      childSeats: fc.integer({ min: 0, max: 4 }),
      suitcases: fc.integer({ min: 0, max: 20 }),
      back: fc.option(fc.tuple(fc.integer({ min: 1, max: 30 }), clock)),
      seats: fc.integer({ min: 1, max: 16 }),
    })
    .map(({ seats, back, ...rest }) =>
      readTransfer(
        new Map<string, unknown>(
          Object.entries({
            ...rest,
            passengers: Math.min(seats, MAX_PASSENGERS[rest.vehicle]),
            ...(back && { returnDate: addDays(rest.date, back[0]), returnTime: back[1] }),
          }),
        ),
      ),
    );
  fc.assert(
    fc.property(request, fc.constantFrom(...SITE_LANGUAGES), (sent, language) => {
      const trip = readSentTrip(fragmentOf(sentTransfer(sent, language)));
      expect(trip).toMatchObject({ kind: 'transfer', request: sent, language });
    }),
    { numRuns: 200 },
  );
});

describe('a code that is not a trip', () => {
  const whole = [sentRental(), sentTransfer()].map(fragmentOf);

  test.each(whole)('is null if it is cut at any length', (fragment) => {
    for (let length = 0; length < fragment.length; length += 1) {
      expect(readSentTrip(fragment.slice(0, length))).toBeNull();
    }
    expect(readSentTrip(fragment)).not.toBeNull();
  });

  test('is null for any other text', () => {
    const unit = fc.constantFrom(...'KRV1-aZ09_%#{}[]",\\ü\ud800🚕');
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit, maxLength: 200 })), (text) => {
        expect(readSentTrip(text)).toBeNull();
      }),
    );
  });

  test('is read without an exception, even with a valid checksum', () => {
    const value = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.double({ noNaN: true }),
      fc.constantFrom('egea', '2026-07-10', '9999-12-31', '10:00', '24:00', 'EUR', '__proto__', ''),
    );
    const fields = fc.array(value, { maxLength: 20 });
    fc.assert(
      fc.property(fc.constantFrom('rental', 'transfer', 'toString'), fields, (kind, given) => {
        // Must return a possible trip or null, and never throw.
        const trip = readSentTrip(encodeRequest(kind, given));
        if (trip?.kind === 'rental') expect(trip.form.returnDate > '').toBe(true);
        if (trip?.kind === 'transfer') expect(trip.request.date > '').toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['that returns before it begins', '2026-07-10', '2026-07-09', 'egea'],
    ['of more than a year', '2026-07-10', '2028-07-10', 'egea'],
    ['of a day that does not exist', '2026-02-30', '2026-03-02', 'egea'],
    ['with an impossible id of a car', '2026-07-10', '2026-07-12', '../admin'],
  ])('is null for a rental %s', (_what, from, to, id) => {
    const fields = [id, 'Lara', '', from, '10:00', to, '10:00', 0, 0, 0, 'EUR'];
    expect(readSentTrip(encodeRequest('rental', fields))).toBeNull();
  });
});

test.each([
  ['fiat-egea-2024-k3f9', 'Fiat Egea'],
  ['egea', 'Egea'],
  ['-', '-'],
])('an unknown car is named after its id: %s', (id, name) => {
  expect(nameOfCarId(id)).toBe(name);
});

test("a car in an API response has the prices and seasons of the car's page", () => {
  const detail = {
    ...car,
    ...{ active: true, rating: { average: 0, count: 0 }, totalUnits: 1, availableUnits: 1 },
    effective: { dailyCents: 4050, weeklyCents: 24_000, monthlyCents: 121_500, season: null },
    quote: null,
  };
  const answer = JSON.parse(JSON.stringify(toListingDetail(detail as never)));
  const { prices, seasons } = tripCarOf(answer);
  expect({ prices, seasons }).toEqual({ prices: car.prices, seasons: car.seasons });
});

test('no word of the steps is longer than ten letters, so that four steps fit on a phone', () => {
  const steps = SITE_LANGUAGES.flatMap((language) =>
    Object.values(allTexts.site[language].trip.states).flatMap((states) => Object.values(states)),
  );
  const words = steps.flatMap((step) => step.split(/[ \u00ad]/));
  expect(words.filter(({ length }) => length > 10)).toEqual([]);
});
