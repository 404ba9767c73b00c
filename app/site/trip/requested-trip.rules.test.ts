import { describe, expect, test } from 'vitest';
import { totalCents } from '#app/domain/pricing/receipt.rules.ts';
import type { Fare, Zone } from '#app/domain/zones/zone.rules.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { OFFERS, SENT, sentRental, sentTransfer } from '#tests/support/sent-messages.ts';
import {
  comparePrices,
  rentalReceiptOf,
  type TripContext,
  tripOfRental,
  tripOfTransfer,
} from './requested-trip.rules.ts';
import {
  readSentTrip,
  type SentRental,
  type SentTransfer,
  type TripCar,
} from './sent-trip.rules.ts';
import { tripEvents } from './trip.rules.ts';

const AIRPORT = 'Antalya Havalimanı (AYT)';
const PLACE_NAMES = { [AIRPORT]: 'Antalya Airport (AYT)' };

/** A reader of the English site, with prices in euros. */
const CONTEXT: TripContext = {
  businessName: SENT.businessName,
  extras: OFFERS,
  tripTerms: SENT.tripTerms,
  language: 'en',
  texts: allTexts.site.en,
  turkish: allTexts.site.tr,
  nameOf: (place) => ownValue(PLACE_NAMES, place) ?? place,
  currency: 'EUR',
  rates: SENT.rates,
  origin: 'https://kervan.example',
};

const CAR: TripCar = {
  id: 'egea',
  title: 'Fiat Egea',
  brand: 'Fiat',
  model: 'Egea',
  year: 2024,
  transmission: 'Manuel',
  fuelType: 'Benzin',
  mainImage: null,
  prices: { dailyCents: 4000, weeklyCents: null, monthlyCents: null },
  seasons: [],
  wholeMonths: false,
  withoutExtras: [],
  effectiveTerms: {} as TripCar['effectiveTerms'],
};

/** Reads the trip from the link at the end of a message. */
function readLink(message: string) {
  const trip = readSentTrip(new URL(message.split('\n').at(-1) ?? '').hash);
  if (!trip) throw new Error('The message has no trip');
  return trip;
}
const rental = (...given: Parameters<typeof sentRental>) =>
  readLink(sentRental(...given)) as SentRental;
const transfer = (...given: Parameters<typeof sentTransfer>) =>
  readLink(sentTransfer(...given)) as SentTransfer;

describe('comparePrices', () => {
  test.each([
    ['shows an unchanged price', 100, 100, false, { isChanged: false, showsToday: true }],
    ['hides another price', 100, 120, false, { isChanged: true, showsToday: false }],
    ['shows another price after a recount', 100, 120, true, { isChanged: true, showsToday: true }],
    ['shows the price if none was sent', null, 120, false, { isChanged: false, showsToday: true }],
    ['hides an unknown price', 100, null, false, { isChanged: false, showsToday: false }],
    ['hides the price if none is known', null, null, true, { isChanged: false, showsToday: false }],
  ])('%s', (_case, sent, today, isRecounted, expected) => {
    expect(comparePrices(sent, today, isRecounted)).toEqual(expected);
  });
});

describe('a requested rental', () => {
  test('has pickup and return in the language of the page', () => {
    const { title, ends } = tripOfRental(rental(), { car: CAR, showsToday: true }, CONTEXT);
    expect(title).toBe('Fiat Egea');
    expect(ends).toEqual([
      {
        ...{ label: 'Pickup', place: 'Antalya Airport (AYT)' },
        ...{ date: '2026-07-10', time: '10:00', event: 'Fiat Egea: pickup' },
      },
      {
        ...{ label: 'Return', place: 'Antalya Lara' },
        ...{ date: '2026-07-18', time: '09:30', event: 'Fiat Egea: return' },
      },
    ]);
  });

  test('lists the requested extras and facts, without empty ones', () => {
    const request = rental({ hotel: 'Lara Palas' });
    const { facts } = tripOfRental(request, { car: CAR, showsToday: true }, CONTEXT);
    expect(facts.map(({ value }) => value)).toEqual([
      '8\u00a0days',
      'Child seat × 2',
      'Lara Palas',
    ]);
  });

  test('is named after the id of its car while the car is unknown', () => {
    const { title } = tripOfRental(rental(), { car: null, showsToday: false }, CONTEXT);
    expect(title).toBe('Egea');
  });

  test('sends the whole request with the price that the page shows', () => {
    const request = rental();
    const { chat } = tripOfRental(request, { car: CAR, showsToday: true }, CONTEXT);
    const again = readLink(chat.message) as SentRental;
    expect(again).toMatchObject({ form: request.form, carId: 'egea', language: 'en' });
    expect(again.cents).toBe(totalCents(rentalReceiptOf(request, CAR, CONTEXT).lines));
    expect(chat.message).toContain('https://kervan.example/en/cars/egea');
  });

  test.each([
    ['its price has changed', CAR],
    ['its car is unknown', null],
  ])('sends only its link while %s', (_case, car) => {
    const request = rental();
    const { chat } = tripOfRental(request, { car, showsToday: false }, CONTEXT);
    const link = `https://kervan.example/en/yolculuk#${request.code}`;
    expect(chat.message).toBe(allTexts.site.en.trip.about(link));
  });
});

describe('a requested transfer', () => {
  const KEMER: Fare<Zone> = {
    zone: {
      ...{ id: 'kemer', zoneName: 'Kemer', spellings: [], description: '' },
      fares: { capacity_1_4: 4000, capacity_1_6: 5000, capacity_1_16: 9000 },
      ...{ displayOrder: 1, active: true, updatedAt: '' },
    },
    toAirport: false,
  };

  test('has one entry for each direction', () => {
    const oneWay = tripOfTransfer(transfer(), { fare: null, showsToday: false }, CONTEXT);
    expect(oneWay.ends.map(({ place }) => place)).toEqual([
      'Antalya Airport (AYT) → Kemer, Örnek Otel',
    ]);
    const back = { bothWays: true, returnDate: '2026-07-20', returnTime: '12:00' };
    const bothWays = tripOfTransfer(transfer(back), { fare: null, showsToday: false }, CONTEXT);
    expect(bothWays.ends.map(({ place, date }) => `${date} ${place}`)).toEqual([
      '2026-07-14 Antalya Airport (AYT) → Kemer, Örnek Otel',
      '2026-07-20 Kemer, Örnek Otel → Antalya Airport (AYT)',
    ]);
  });

  test('lists child seats and suitcases only if there are some', () => {
    const facts = (given: object) =>
      tripOfTransfer(transfer(given), { fare: null, showsToday: false }, CONTEXT).facts.map(
        ({ value }) => value,
      );
    const vehicle = allTexts.site.en.transfers.vehicle('capacity_1_6');
    expect(facts({ suitcases: 3 })).toEqual([vehicle, '5', '3', 'XQ 123']);
    expect(facts({ flightNumber: '' })).toEqual([vehicle, '5']);
  });

  test('sends the whole request with the fare that the page shows', () => {
    const sent = transfer();
    const { chat } = tripOfTransfer(sent, { fare: KEMER, showsToday: true }, CONTEXT);
    expect(readLink(chat.message)).toMatchObject({ request: sent.request, cents: 5000 });
  });

  test('sends only its link if no fare is known', () => {
    const sent = transfer();
    const { chat } = tripOfTransfer(sent, { fare: null, showsToday: false }, CONTEXT);
    expect(chat.message).toContain(`/en/yolculuk#${sent.code}`);
    expect(chat.message.split('\n')).toHaveLength(1);
  });

  test('has tentative calendar events with the same ids each time', () => {
    const trip = tripOfTransfer(transfer(), { fare: null, showsToday: false }, CONTEXT);
    const now = new Date('2026-07-01T09:00:00Z');
    expect(tripEvents(trip, now)).toEqual(tripEvents(trip, now));
    expect(tripEvents(trip, now)).toMatchObject([
      {
        ...{ from: '2026-07-14T23:30', to: '2026-07-15T00:00', tentative: true, sequence: 0 },
        title: 'Transfer: Kemer, Örnek Otel',
      },
    ]);
  });
});
