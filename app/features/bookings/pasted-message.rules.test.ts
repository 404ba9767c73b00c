import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CurrencyCode, DEFAULT_RATES } from '#app/lib/money.ts';
import { encodeRequest } from '#app/lib/request-code.ts';
import { type ReservationForm, readReservation } from '../cars/reservation.rules.ts';
import { reservationMessage } from '../cars/reservation-message.rules.ts';
import { transferMessage } from '../transfers/transfer-message.rules.ts';
import { readTransfer, type TransferRequest } from '../transfers/transfer-request.rules.ts';
import { matchZone, VEHICLES } from '../transfers/zone.rules.ts';
import { bookingInputSchema } from './booking-input.schema.ts';
import { extraOffers, pricedCar, pricedZone } from './booking-options.rules.ts';
import type { BookingOptions } from './booking-options.schema.ts';
import { readPastedMessage } from './pasted-message.rules.ts';
import { pastedMessageText as text } from './pasted-message.text.ts';
import { isSamePrice } from './pasted-price.rules.ts';

const now = new Date('2026-07-01T09:00:00Z');
const options: BookingOptions = {
  cars: [
    {
      id: 'fiat-egea-2024-abcd',
      title: 'Fiat Egea',
      brand: 'Fiat',
      model: 'Egea',
      year: 2024,
      active: true,
      total_units: 1,
      pricing: { daily: 40, weekly: 240, monthly: null },
      seasonalPricing: [
        {
          name: 'Bayram (erken)',
          startDate: '2026-07-16',
          endDate: '2026-07-31',
          daily: 60,
          weekly: null,
          monthly: null,
        },
      ],
    },
  ],
  zones: [
    {
      id: 'belek',
      zoneName: 'Belek',
      description: '',
      pricing: { capacity_1_4: 36, capacity_1_6: 46, capacity_1_16: 74, currency: 'EUR' },
      displayOrder: 0,
      status: 'active',
    },
  ],
  places: ['Antalya Havalimanı (AYT)', 'Antalya Lara'],
  extras: {
    cocukKoltugu: { daily: 5, maxCount: 3 },
    ekSurucu: { daily: 8, maxCount: 1 },
    gencSurucu: { daily: 15, maxCount: 1 },
  },
};
const [egea] = options.cars as [BookingOptions['cars'][number]];
const [belek] = options.zones as [BookingOptions['zones'][number]];

const rental: ReservationForm = {
  pickupLocation: 'Antalya Havalimanı (AYT)',
  dropoffLocation: 'Antalya Lara',
  pickupDate: '2026-07-10',
  pickupTime: '10:00',
  returnDate: '2026-07-18',
  returnTime: '09:30',
  cocukKoltugu: 2,
  ekSurucu: 0,
  gencSurucu: 0,
};
const transfer: TransferRequest = {
  vehicle: 'capacity_1_6',
  name: 'Ayşe Nur Yılmaz',
  email: 'ayse@example.com',
  phone: '+90 555 000 00 00',
  passengers: 5,
  pickupLocation: 'Antalya Havalimanı (AYT)',
  dropoffLocation: 'Belek, Örnek Otel',
  date: '2026-07-14',
  time: '23:30',
  message: 'Uçuş xq 123.\nBir çocuk koltuğu lütfen.',
};

/** What a visitor sends; `rates` are those of their day. */
function sentRental(
  form: Partial<ReservationForm> = {},
  { currency = 'EUR' as CurrencyCode, rates = DEFAULT_RATES } = {},
) {
  return reservationMessage({
    businessName: 'Kervan',
    car: {
      ...pricedFor(egea),
      id: egea.id,
      title: egea.title,
      year: 2024,
      transmission: 'Manuel',
      fuelType: 'Benzin',
    },
    form: { ...rental, ...form },
    offers: extraOffers(options.extras),
    currency,
    rates: { rates, asOf: null, source: 'default' },
    pageUrl: `https://kervan.example/cars/${egea.id}`,
  });
}

function pricedFor(car: BookingOptions['cars'][number]) {
  const { seasons, ...prices } = pricedCar(car);
  return { prices, seasons };
}

function sentTransfer(given: Partial<TransferRequest> = {}, currency: CurrencyCode = 'EUR') {
  const request = { ...transfer, ...given };
  const zone = { ...belek, ...pricedZone(belek), active: true, updatedAt: '' };
  return transferMessage({
    businessName: 'Kervan',
    request,
    zone: matchZone([zone], request.dropoffLocation),
    currency,
    rates: { rates: DEFAULT_RATES, asOf: null, source: 'default' },
    pageUrl: 'https://kervan.example/transfer',
  });
}

function read(message: string, changed: Partial<BookingOptions> = {}) {
  return readPastedMessage(message, { ...options, ...changed }, { now });
}

function filled(message: string, changed: Partial<BookingOptions> = {}) {
  const result = read(message, changed);
  if (!result.ok) throw new Error(`not read: ${result.reason}`);
  return result;
}

describe('a rental', () => {
  test('fills in what its request holds, and leaves people alone', () => {
    const { form, warnings, assumptions } = filled(sentRental());
    expect(form).toEqual({
      serviceType: 'car_rental',
      carId: egea.id,
      transferId: null,
      pickupLocation: 'Antalya Havalimanı (AYT)',
      dropoffLocation: 'Antalya Lara',
      pickupTime: '2026-07-10T10:00',
      dropoffTime: '2026-07-18T09:30',
      extras: { cocukKoltugu: 2, ekSurucu: 0, gencSurucu: 0 },
      transferData: null,
    });
    expect(warnings).toEqual([]);
    expect(assumptions).toEqual([text.assumptions.customer]);
  });

  test('costs what the visitor saw while no price has changed', () => {
    const { price } = filled(sentRental());
    expect(price).toEqual({
      currency: 'EUR',
      rate: null,
      changes: [
        { label: 'Car rental', seen: 24_000, today: 24_000 },
        { label: 'Bayram (erken)', seen: 12_000, today: 12_000 },
        { label: 'Child seat', seen: 8000, today: 8000 },
        { label: 'Total', seen: 44_000, today: 44_000 },
      ],
      todayCents: 44_000,
    });
    expect(isSamePrice(price)).toBe(true);
  });

  test('shows line by line what it costs by the prices of today', () => {
    const dearer = {
      ...egea,
      pricing: { daily: 50, weekly: 280, monthly: null },
      seasonalPricing: [],
    };
    const { price } = filled(sentRental(), { cars: [dearer] });
    expect(price.changes).toEqual([
      { label: 'Car rental', seen: 24_000, today: 33_000 },
      { label: 'Bayram (erken)', seen: 12_000, today: null },
      { label: 'Child seat', seen: 8000, today: 8000 },
      { label: 'Total', seen: 44_000, today: 41_000 },
    ]);
    expect(isSamePrice(price)).toBe(false);
  });

  test('is compared at the rate of the message, so that a new rate changes nothing', () => {
    const rates = { EUR: 1, USD: 1.0893, TRY: 41.2345 };
    for (const currency of ['TRY', 'USD'] as const) {
      const { price } = filled(sentRental({}, { currency, rates }));
      expect(price).toMatchObject({ currency, rate: rates[currency], todayCents: 44_000 });
      expect(isSamePrice(price)).toBe(true);
    }
  });

  test('of a car that is gone or hidden says so', () => {
    const { form, price, warnings } = filled(sentRental(), { cars: [] });
    expect(form.carId).toBeNull();
    expect(warnings).toEqual([text.warnings.carGone('Fiat Egea (2024, Manuel, Benzin)')]);
    expect(price.changes.at(-1)).toEqual({ label: 'Total', seen: 44_000, today: null });
    const hidden = filled(sentRental(), { cars: [{ ...egea, active: false }] });
    expect(hidden.form.carId).toBe(egea.id);
    expect(hidden.warnings).toEqual([text.warnings.carInactive('Fiat Egea')]);
  });

  test('has no more extras than are offered now', () => {
    const message = sentRental({ cocukKoltugu: 3, ekSurucu: 1 });
    const extras = {
      ...options.extras,
      cocukKoltugu: { daily: 5, maxCount: 2 },
      ekSurucu: { daily: 8, maxCount: 0 },
    };
    const { form, warnings } = filled(message, { extras });
    expect(form.extras).toEqual({ cocukKoltugu: 2, ekSurucu: 0, gencSurucu: 0 });
    expect(warnings).toEqual([
      text.warnings.extraTooMany('Child seat', 3, 2),
      text.warnings.extraGone('Additional driver'),
    ]);
  });

  test('that lies in the past, or at a place of old, is filled in with a warning', () => {
    const old = filled(sentRental({ pickupDate: '2026-07-01', pickupTime: '11:30' }));
    expect(old.form.pickupTime).toBe('2026-07-01T11:30');
    expect(old.warnings).toEqual([text.warnings.past]);
    const { warnings } = filled(sentRental({ dropoffLocation: 'Antalya Kemer' }));
    expect(warnings).toEqual([text.warnings.placeUnknown('Antalya Kemer')]);
  });

  test('whose code holds nonsense is filled in as far as it makes sense', () => {
    const code = encodeRequest('rental', [
      'x',
      'a',
      '',
      'never',
      '99:99',
      '',
      '',
      -4,
      'two',
      9,
      '?',
    ]);
    const { form, price, warnings } = filled(`Alış: bugün, b Dönüş: yarın, c Süre: ? ${code}`);
    expect(form).toMatchObject({ carId: null, pickupTime: '', dropoffTime: '' });
    expect(form.extras).toEqual({ cocukKoltugu: 0, ekSurucu: 0, gencSurucu: 1 });
    expect(price.todayCents).toBeNull();
    expect(warnings).toContain(text.warnings.unreadable);
    const endless = [
      'Fiat',
      'a',
      'b',
      '0001-01-01',
      '10:00',
      '9999-12-31',
      '10:00',
      0,
      0,
      0,
      'EUR',
    ];
    const long = encodeRequest('rental', [egea.id, ...endless.slice(1)]);
    expect(filled(long).price.todayCents).toBeNull();
  });

  test('that the visitor has rewritten by hand is doubted', () => {
    const message = sentRental().replace('10 Temmuz 2026 10:00', '12 Temmuz 2026 10:00');
    expect(filled(message).form.pickupTime).toBe('2026-07-10T10:00');
    expect(filled(message).warnings).toEqual([
      text.warnings.edited(
        'Alış',
        '12 Temmuz 2026 10:00, Antalya Havalimanı (AYT)',
        '10 Temmuz 2026 10:00, Antalya Havalimanı (AYT)',
      ),
    ]);
  });
});

describe('a transfer', () => {
  test('fills in the form, splits the name, finds flight and zone, and ends an hour later @3.20', () => {
    const { form, price, warnings, assumptions } = filled(sentTransfer());
    expect(form).toEqual({
      serviceType: 'transfer',
      carId: null,
      transferId: 'belek',
      drivers: [{ name: 'Ayşe Nur', surname: 'Yılmaz', phoneNumber: '+90 555 000 00 00' }],
      email: 'ayse@example.com',
      pickupLocation: 'Antalya Havalimanı (AYT)',
      dropoffLocation: 'Belek, Örnek Otel',
      pickupTime: '2026-07-14T23:30',
      dropoffTime: '2026-07-15T00:30',
      transferData: {
        vehicleCapacity: 'capacity_1_6',
        passengers: 5,
        flightNumber: 'XQ 123',
        notes: 'Uçuş xq 123.\nBir çocuk koltuğu lütfen.',
      },
    });
    expect(price.changes).toEqual([{ label: 'Total', seen: 4600, today: 4600 }]);
    expect(warnings).toEqual([]);
    expect(assumptions).toEqual([text.assumptions.transferEnd]);
    expect(bookingInputSchema.safeParse(form).success).toBe(true);
  });

  test('shows another fare than the visitor saw, in their currency', () => {
    const dearer = { ...belek, pricing: { ...belek.pricing, capacity_1_6: 50 } };
    const { price } = filled(sentTransfer({}, 'TRY'), { zones: [dearer] });
    expect(price).toEqual({
      currency: 'TRY',
      rate: 37.5,
      changes: [{ label: 'Total', seen: 1725, today: 1875 }],
      todayCents: 5000,
    });
  });

  test('to a place without an active zone has a price of its own', () => {
    for (const { form, price, warnings } of [
      filled(sentTransfer({ dropoffLocation: 'Ankara' })),
      filled(sentTransfer(), { zones: [{ ...belek, status: 'inactive' }] }),
    ]) {
      expect(form.transferId).toBeNull();
      expect(price.todayCents).toBeNull();
      expect(warnings).toEqual([text.warnings.specialPrice]);
    }
  });

  test('of somebody with one name, or a phone that is none, says what is missing', () => {
    const { form, warnings } = filled(sentTransfer({ name: 'Ayşe', phone: 'yok' }));
    expect(form.drivers).toEqual([{ name: 'Ayşe', surname: '', phoneNumber: 'yok' }]);
    expect(warnings).toEqual([text.warnings.surname, text.warnings.phone]);
  });

  test.each([
    ['TK2412 ile geliyoruz', 'TK 2412'],
    ['Flight number: pc-1234', 'PC 1234'],
    ['A4 kâğıt ve 3 bavul, 2 çocuk', undefined],
    ['', undefined],
  ])('reads a flight out of %j', (message, flight) => {
    expect(filled(sentTransfer({ message })).form.transferData?.flightNumber).toBe(flight);
  });

  test('that the visitor has rewritten by hand is doubted', () => {
    const message = sentTransfer().replace('Yolcu sayısı: 5', 'Yolcu sayısı: 50');
    expect(filled(message).warnings).toEqual([text.warnings.edited('Yolcu sayısı', '50', '5')]);
  });
});

describe('what cannot be read', () => {
  test.each([
    ['nothing', () => ' \n', 'empty'],
    ['no code', () => 'Merhaba, KRV1- ile başlayan kod yok', 'none'],
    ['a message that is folded', () => `${sentRental().slice(0, 200)}… Devamını oku`, 'none'],
    ['a code that was cut', () => sentRental().slice(0, -9), 'cut'],
    ['a code that was cut early', () => sentTransfer().slice(0, -150), 'cut'],
    ['a code with a letter changed', () => sentRental().replace(/KRV1-W/, 'KRV1-X'), 'damaged'],
    [
      'a changed code with words behind',
      () => `${sentRental().replace('KRV1-WyJ', 'KRV1-WyI')}\n\nTeşekkürler!`,
      'damaged',
    ],
    ['a code of another kind', () => encodeRequest('yacht', ['a long enough one']), 'unknown'],
  ])('is told apart: %s', (_name, message, reason) => {
    expect(read(message())).toEqual({ ok: false, reason });
  });

  test('takes the last of several requests, and says so', () => {
    const both = `${sentTransfer()}\n\n${sentRental()}`;
    expect(filled(both).form.serviceType).toBe('car_rental');
    expect(filled(both).warnings).toEqual([text.warnings.others(1)]);
    // The same twice, as an answer quotes it, is one request.
    expect(filled(`${sentRental()}\n${sentRental()}`).warnings).toEqual([]);
  });
});

/** What chats, mails and people do to a text. */
const manglings: Record<string, (message: string) => string> = {
  'as it is': (m) => m,
  'lines of another system': (m) => m.replaceAll('\n', '\r\n'),
  quoted: (m) => `> ${m.replaceAll('\n', '\n> ')}`,
  'quoted twice, with words around': (m) =>
    `Bunu yazdı:\n>> ${m.replaceAll('\n', '\n>> ')}\n\nNe dersin?`,
  'exported from the chat': (m) => `\u200e[1.07.2026 10:31:07] Ayşe: \u200e${m}`,
  'words behind': (m) => `${m}\n\nthanks`,
  'blank lines doubled': (m) => m.replaceAll('\n', '\n\n'),
  'indented, with hard spaces': (m) => `\u00a0 ${m.replaceAll('\n', '\n\u00a0 ')}`,
  'code broken over lines': (m) =>
    m.replace(/KRV1-.*$/, (code) => code.replace(/.{20}/g, '$&\n> ')),
  'code with dashes': (m) => m.replace(/KRV1-.*$/, (code) => code.replaceAll('-', '–')),
  'marks of bold lost': (m) => m.replaceAll('*', ''),
};

describe.each(Object.entries(manglings))('any request survives: %s', (_name, mangle) => {
  const letters = [
    ...'aZ ıİşÇ@.+-*_~`>"|\\\n\r\t\0]•🚕👨‍👩‍👧',
    'ж',
    'ع',
    '中',
    '\ud800',
    'KRV1-',
    'Dönüş: ',
  ];
  const anyText = (maxLength: number) =>
    fc.string({ unit: fc.constantFrom(...letters), maxLength }).map((s) => `x${s}`);
  const day = fc.integer({ min: 2, max: 31 }).map((n) => `2026-07-${String(n).padStart(2, '0')}`);
  const time = fc.constantFrom('00:00', '10:30', '23:30');
  const currency = fc.constantFrom('EUR', 'USD', 'TRY');

  test('of a car', () => {
    const typed = fc.record({
      pickupLocation: anyText(250),
      dropoffLocation: anyText(40),
      pickupDate: day,
      pickupTime: time,
      returnDate: day.map((date) => date.replace('-07-', '-08-')),
      returnTime: time,
      cocukKoltugu: fc.integer({ min: 0, max: 3 }),
      ekSurucu: fc.integer({ min: 0, max: 1 }),
      gencSurucu: fc.integer({ min: 0, max: 1 }),
    });
    const offers = extraOffers(options.extras);
    fc.assert(
      fc.property(typed, currency, (given, code) => {
        const form = readReservation(new Map<string, unknown>(Object.entries(given)), offers);
        const result = filled(mangle(sentRental(form, { currency: code })), {
          places: [form.pickupLocation, form.dropoffLocation],
        });
        expect(result.warnings).toEqual([]);
        expect(result.form).toMatchObject({
          carId: egea.id,
          pickupLocation: form.pickupLocation,
          dropoffLocation: form.dropoffLocation,
          pickupTime: `${form.pickupDate}T${form.pickupTime}`,
          dropoffTime: `${form.returnDate}T${form.returnTime}`,
          extras: {
            cocukKoltugu: form.cocukKoltugu,
            ekSurucu: form.ekSurucu,
            gencSurucu: form.gencSurucu,
          },
        });
        expect(result.price.currency).toBe(code);
        expect(isSamePrice(result.price)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test('of a transfer', () => {
    const typed = fc.record({
      vehicle: fc.constantFrom(...VEHICLES),
      name: anyText(90),
      email: anyText(40),
      phone: anyText(20).map((s) => `55500000${s}`),
      passengers: fc.integer({ min: 1, max: 16 }),
      pickupLocation: anyText(40),
      dropoffLocation: anyText(40).map((s) => `Belek ${s}`),
      date: day,
      time,
      message: fc.oneof(fc.constant(''), anyText(400)),
    });
    fc.assert(
      fc.property(typed, currency, (given, code) => {
        const request = readTransfer(new Map<string, unknown>(Object.entries(given)));
        const result = filled(mangle(sentTransfer(request, code)));
        const { email, pickupLocation, dropoffLocation, vehicle, passengers } = request;
        expect(result.warnings.filter((w) => w !== text.warnings.surname)).toEqual([]);
        const [customer] = result.form.drivers ?? [];
        expect(`${customer?.name} ${customer?.surname}`.trim()).toBe(request.name);
        expect(customer?.phoneNumber).toBe(request.phone);
        expect(result.form).toMatchObject({
          email,
          pickupLocation,
          dropoffLocation,
          pickupTime: `${request.date}T${request.time}`,
          transferData: { vehicleCapacity: vehicle, passengers },
        });
        expect(result.form.transferData?.notes ?? '').toBe(request.message);
        expect(isSamePrice(result.price)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
