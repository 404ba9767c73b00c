import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  MAX_LENGTHS,
  readTransfer,
  type TransferRequest,
} from '#app/domain/requests/transfer-request.rules.ts';
import { type Fare, MAX_PASSENGERS, VEHICLES, type Zone } from '#app/domain/zones/zone.rules.ts';
import { DEFAULT_RATES } from '#app/lib/money/money.ts';
import { encodeRequest } from '#app/lib/requests/request-code.ts';
import { whatsappLink } from '#app/lib/requests/whatsapp.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { decodeTransfer } from './decoded-transfer.rules.ts';
import { transferMessage } from './transfer-message.rules.ts';

const belek: Zone = {
  id: 'belek',
  zoneName: 'Belek',
  spellings: [],
  description: '',
  fares: { capacity_1_4: 3600, capacity_1_6: 4600, capacity_1_16: 7400 },
  displayOrder: 0,
  active: true,
  updatedAt: '2026-07-01T09:00:00.000Z',
};
const request: TransferRequest = {
  vehicle: 'capacity_1_6',
  name: 'Ayşe Yılmaz',
  email: 'ayse@example.com',
  phone: '+90 555 000 00 00',
  passengers: 5,
  pickupLocation: 'Antalya Havalimanı (AYT)',
  dropoffLocation: 'Belek, Örnek Otel',
  date: '2026-07-14',
  time: '10:30',
  bothWays: false,
  returnDate: '',
  returnTime: '',
  childSeats: 0,
  suitcases: 0,
  flightNumber: 'XQ 123',
  message: 'İki bavul.\nBir çocuk koltuğu lütfen.',
};

const fromAirport: Fare<Zone> = { zone: belek, toAirport: false };

function message(
  given: TransferRequest,
  { fare = fromAirport as Fare<Zone> | null, currency = 'EUR' as 'EUR' | 'USD' | 'TRY' } = {},
) {
  return transferMessage({
    businessName: 'Kervan',
    request: given,
    fare,
    currency,
    rates: { rates: DEFAULT_RATES, asOf: null, source: 'default' },
    pageUrl: 'https://kervan.example/transfer',
    texts: allTexts.site.tr,
    language: 'tr',
    placeNames: {},
    turkish: null,
  });
}

test('a message has all details of the request and ends with the link with the code', () => {
  const lines = message(request).split('\n');
  expect(
    lines.slice(0, -1).join('\n'),
  ).toBe(`Merhaba Kervan, bu transfer için rezervasyon yapmak istiyorum:

*Transfer: Minivan (1–6 yolcu)*
Tarih: 14 Temmuz 2026 10:30
Alış yeri: Antalya Havalimanı (AYT)
Varış yeri: Belek, Örnek Otel
Yolcu sayısı: 5
Uçuş numarası: XQ 123
*Tahmini fiyat: €46.00*
Antalya Havalimanı – Belek, tek yön, KDV dahil

Ad soyad: Ayşe Yılmaz
E-posta: ayse@example.com
Telefon: +90 555 000 00 00

Mesaj: İki bavul.
Bir çocuk koltuğu lütfen.

https://kervan.example/transfer
Ofis kodu, silmeyin:`);
  expect(lines.at(-1)).toMatch(/^https:\/\/kervan\.example\/yolculuk#KRV1-[\w-]+$/);
});

test('child seats and suitcases have their own lines and are in the code, unless they are 0', () => {
  const loaded = { ...request, childSeats: 2, suitcases: 5 };
  const whole = message(loaded);
  expect(whole).toContain('Yolcu sayısı: 5\nÇocuk koltuğu: 2\nValiz: 5\n');
  expect(decodeTransfer(whole)?.request).toEqual(loaded);
  expect(message(request)).not.toMatch(/Çocuk koltuğu:|Valiz:/);
});

test.each([[[]], [['de']]])(
  'reads a code without child seats and suitcases, with the language %j',
  (language) => {
    const { vehicle, name, email, phone, passengers, pickupLocation, dropoffLocation } = request;
    const { date, time, flightNumber, message: note } = request;
    const former = [vehicle, name, email, phone, passengers, pickupLocation, dropoffLocation];
    const code = [...former, date, time, flightNumber, note, 'TRY', ...language];
    expect(decodeTransfer(encodeRequest('transfer', code))).toMatchObject({
      language: language[0] ?? 'tr',
      request,
    });
  },
);

const bothWays = { ...request, bothWays: true, returnDate: '2026-07-21', returnTime: '18:00' };

test('a request with return transfer has both times and costs twice the fare', () => {
  const whole = message(bothWays);
  expect(whole).toContain('\nGidiş: 14 Temmuz 2026 10:30\nDönüş: 21 Temmuz 2026 18:00\n');
  expect(whole).toContain(
    '*Tahmini fiyat: €92.00*\nAntalya Havalimanı – Belek, gidiş dönüş, 2 × €46.00 = €92.00, KDV dahil\n',
  );
  expect(decodeTransfer(whole)?.request).toEqual(bothWays);
  expect(message(bothWays, { currency: 'TRY' })).toContain(
    '*Tahmini fiyat: ₺3,450 (€92.00)*\nAntalya Havalimanı – Belek, gidiş dönüş, 2 × ₺1,725 = ₺3,450,',
  );
  expect(message(bothWays, { fare: null })).toContain('*Fiyat: Özel Fiyat*');
});

test.each([[[]], [['ru']]])(
  'reads a code without return transfer, with the language %j, but no code with too many fields',
  (language) => {
    const { vehicle, name, email, phone, passengers, pickupLocation, dropoffLocation } = request;
    const { date, time, flightNumber, message: note } = request;
    const former = [vehicle, name, email, phone, passengers, pickupLocation, dropoffLocation];
    const code = [...former, date, time, flightNumber, note, 2, 5, 'EUR', ...language];
    expect(decodeTransfer(encodeRequest('transfer', code))).toMatchObject({
      language: language[0] ?? 'tr',
      currency: 'EUR',
      request: { ...request, childSeats: 2, suitcases: 5 },
    });
    const more = [...code.slice(0, 13), '2026-07-21', '18:00', 'EUR', 'de', 'one too many'];
    expect(decodeTransfer(encodeRequest('transfer', more))).toBeNull();
  },
);

test('a fare in lira is also in euros, with the exchange rate', () => {
  expect(message(request, { currency: 'TRY' })).toContain(
    '*Tahmini fiyat: ₺1,725 (€46.00)*\nAntalya Havalimanı – Belek, tek yön, KDV dahil\n1 € = ₺37.50 · yaklaşık kur',
  );
});

test('a request without a fare has the special price and no exchange rate', () => {
  const text = message(
    { ...request, flightNumber: '', message: '' },
    { fare: null, currency: 'TRY' },
  );
  expect(text).toContain('Yolcu sayısı: 5\n*Fiyat: Özel Fiyat*\n\nAd soyad');
  expect(text).not.toMatch(/tek yön|yaklaşık kur|Uçuş|Mesaj:/);
});

test('a transfer to the airport names the airport as destination of the fare', () => {
  const text = message(request, { fare: { zone: belek, toAirport: true } });
  expect(text).toContain('*Tahmini fiyat: €46.00*\nBelek – Antalya Havalimanı, tek yön, KDV dahil');
});

test('names known places in Russian for the visitor and in Turkish for the office', () => {
  const whole = transferMessage({
    businessName: 'Kervan',
    request: {
      ...request,
      pickupLocation: 'Анталья, Лара',
      dropoffLocation: 'Отель «Море», Белек',
    },
    fare: null,
    currency: 'EUR',
    rates: { rates: DEFAULT_RATES, asOf: null, source: 'default' },
    pageUrl: 'https://kervan.example/ru/transfer',
    texts: allTexts.site.ru,
    language: 'ru',
    placeNames: { 'Antalya Lara': 'Анталья, Лара' },
    turkish: allTexts.site.tr,
  });
  const [own, office] = whole.split('———');
  const { pickupLocation } = allTexts.site.ru.transfers.form.fields;
  expect(own).toContain(`${pickupLocation}: Анталья, Лара\n`);
  expect(office).toContain('Alış yeri: Antalya Lara\nVarış yeri: Отель «Море», Белек\n');
  expect(decodeTransfer(whole)).toMatchObject({
    language: 'ru',
    request: { pickupLocation: 'Antalya Lara', dropoffLocation: 'Отель «Море», Белек' },
  });
});

describe('the code', () => {
  test("is the last one if the visitor's text contains another code", () => {
    const older =
      message({ ...request, name: 'Someone Else', message: '' })
        .split('\n')
        .at(-1) ?? '';
    expect(decodeTransfer(older)?.request.name).toBe('Someone Else');
    const given = readTransfer(
      new Map<string, unknown>(Object.entries({ ...request, message: older })),
    );
    expect(given.message).toBe(older);
    expect(decodeTransfer(message(given))?.request.name).toBe('Ayşe Yılmaz');
  });

  test('without flight number is read', () => {
    const { vehicle, name, email, phone, passengers, pickupLocation, dropoffLocation } = request;
    const { date, time, message: note } = request;
    const former = [vehicle, name, email, phone, passengers, pickupLocation, dropoffLocation];
    expect(decodeTransfer(encodeRequest('transfer', [...former, date, time, note, 'TRY']))).toEqual(
      {
        currency: 'TRY',
        language: 'tr',
        cents: null,
        request: { ...request, flightNumber: '' },
      },
    );
  });

  test('contains every request completely, and every message survives the link to the chat', () => {
    const odd = [...'aZ ıİşÇ@.+-*_~`>"\\\n\r\t\0🚕👨‍👩‍👧', '\ud800', '\udc00', 'KRV1-'];
    const unit = fc.constantFrom(...odd);
    const text = fc.string({ unit, maxLength: 120 });
    const typed = fc.record({
      vehicle: fc.constantFrom(...VEHICLES),
      name: text,
      email: text,
      phone: text,
      passengers: fc.integer({ min: -3, max: 40 }),
      childSeats: fc.integer({ min: -3, max: 40 }),
      suitcases: fc.integer({ min: -3, max: 40 }),
      pickupLocation: text,
      dropoffLocation: text,
      date: fc.integer({ min: 1, max: 31 }).map((n) => `2026-07-${String(n).padStart(2, '0')}`),
      time: fc.constantFrom('00:00', '10:30', '23:30'),
      bothWays: fc.boolean(),
      returnDate: fc.constantFrom('', '2026-08-01'),
      returnTime: fc.constantFrom('', '18:00'),
      flightNumber: text,
      message: fc.string({ unit, maxLength: 700 }),
    });
    fc.assert(
      fc.property(typed, fc.constantFrom('EUR', 'USD', 'TRY'), (given, currency) => {
        const asked = readTransfer(new Map<string, unknown>(Object.entries(given)));
        // A request with return transfer has at least one of `returnDate` and `returnTime`.
        const read = { ...asked, bothWays: asked.returnDate + asked.returnTime !== '' };
        expect(read.passengers).toBeLessThanOrEqual(MAX_PASSENGERS[read.vehicle]);
        const whole = message(read, { currency });
        expect(decodeTransfer(whole)).toMatchObject({ currency, request: read, language: 'tr' });
        const chat = new URL(whatsappLink('+90 (242) 000 00 00', whole));
        expect(chat.origin + chat.pathname).toBe('https://wa.me/902420000000');
        expect(chat.searchParams.get('text')).toBe(whole);
      }),
    );
  });
});

describe('the link to the chat', () => {
  /** Length of an address that every server should support (RFC 9110, 4.1). */
  const LONGEST = 8000;
  const addressOf = (given: Partial<TransferRequest>) => {
    const read = readTransfer(new Map<string, unknown>(Object.entries({ ...bothWays, ...given })));
    return whatsappLink('902420000000', message(read, { currency: 'TRY' }));
  };
  const full = (letter: string) =>
    Object.fromEntries(
      Object.entries(MAX_LENGTHS).map(([field, length]) => [field, letter.repeat(length)]),
    );

  test.each(['ş', 'Ж', 'ع', '🚕', '"'])(
    'has at most 8000 characters if all fields are full of %j',
    (letter) => {
      expect(addressOf(full(letter)).length).toBeLessThanOrEqual(LONGEST);
    },
  );

  test('has at most 8000 characters with the longest message in Chinese', () => {
    const { message: note } = full('中');
    expect(addressOf({ message: note }).length).toBeLessThanOrEqual(LONGEST);
  });
});
