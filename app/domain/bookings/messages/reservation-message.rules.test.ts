import { describe, expect, test } from 'vitest';
import type { TripTerms } from '#app/base/settings/places/place-terms.rules.ts';
import type { ReservationForm } from '#app/domain/requests/reservation.rules.ts';
import { encodeRequest } from '#app/lib/requests/request-code.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { OFFERS, SENT, SENT_FORM } from '#tests/support/sent-messages.ts';
import { decodeReservation } from './decoded-reservation.rules.ts';
import { reservationMessage } from './reservation-message.rules.ts';

const car = {
  id: 'fiat-egea-2024-abcd',
  title: 'Fiat Egea',
  year: 2024,
  transmission: 'Manuel',
  fuelType: 'Benzin',
  prices: { dailyCents: 4000, weeklyCents: 24_000, monthlyCents: null },
  seasons: [],
  wholeMonths: false,
};
const form = SENT_FORM;

function message(given: ReservationForm, currency: 'EUR' | 'USD' | 'TRY' = 'EUR') {
  return reservationMessage({
    ...SENT,
    texts: allTexts.site.tr,
    language: 'tr',
    turkish: null,
    car,
    form: given,
    offers: OFFERS,
    currency,
    pageUrl: 'https://kervan.example/cars/fiat-egea-2024-abcd',
  });
}

test('a message has all details of the request and ends with the link with the code @1.9', () => {
  const lines = message(form).split('\n');
  expect(
    lines.slice(0, -1).join('\n'),
  ).toBe(`Merhaba Kervan, bu araç için rezervasyon yapmak istiyorum:

*Fiat Egea* (2024, Manuel, Benzin)
Alış: 10 Temmuz 2026 10:00, Antalya Havalimanı (AYT)
Dönüş: 18 Temmuz 2026 09:30, Antalya Lara
Süre: 8 gün
Ek hizmetler: Çocuk koltuğu × 2

- Araç kirası (1 hafta × €240.00 + 1 gün × €40.00): €280.00
- Çocuk koltuğu (2 adet × 8 gün × €5.00): €80.00
*Toplam: €360.00*

https://kervan.example/cars/fiat-egea-2024-abcd
Ofis kodu, silmeyin:`);
  expect(lines.at(-1)).toMatch(/^https:\/\/kervan\.example\/yolculuk#KRV1-[\w-]+$/);
});

test('a message in lira has unit prices in euros, the total in lira and euros, and the rate', () => {
  expect(message(form, 'TRY')).toContain(
    '- Araç kirası (1 hafta × €240.00 + 1 gün × €40.00): ₺10,500\n',
  );
  expect(message(form, 'TRY')).toContain(
    '*Toplam: ₺13,500* (€360.00)\n1 € = ₺37.50 · yaklaşık kur',
  );
});

test('a season has its German name in the German part and its Turkish name in the Turkish part', () => {
  const days = { startDate: '2026-07-01', endDate: '2026-07-31' };
  const prices = { dailyCents: 6000, weeklyCents: null, monthlyCents: null };
  const season = { name: 'Sommersaison', turkishName: 'Yaz sezonu', ...days, ...prices };
  const written = reservationMessage({
    ...SENT,
    car: { ...car, seasons: [season] },
    form,
    offers: OFFERS,
    currency: 'EUR',
    pageUrl: 'https://kervan.example/de/cars/egea',
    language: 'de',
    texts: allTexts.site.de,
    turkish: allTexts.site.tr,
  });
  const [own = '', turkish = ''] = written.split('\n———\n');
  expect(own).toContain('- Sommersaison (');
  expect(own).not.toContain('Yaz sezonu');
  expect(turkish).toContain('- Yaz sezonu (');
  expect(turkish).not.toContain('Sommersaison');
});

const asked = { hotel: 'Rixos Belek', flightNumber: 'XQ 123' };
const SIDE = 'Antalya Lara';
const tripTerms = {
  ...SENT.tripTerms,
  places: {
    ...SENT.tripTerms.places,
    [SIDE]: { kind: 'hotel' as const, deliveryCents: 0, returnCents: 1999 },
  },
};

test.each([
  ['tr', 'Otelin adı', 'Uçuş numarası', 'Tek yön ücreti: Antalya Lara'],
  ['en', 'Hotel name', 'Flight number', 'One-way fee: Antalya, Lara district'],
  ['de', 'Name des Hotels', 'Flugnummer', 'Rückgabe an anderem Ort: Antalya, Lara district'],
  ['ru', 'Название отеля', 'Номер рейса', 'Возврат в другом месте: Antalya, Lara district'],
] as const)(
  'a message in %s has hotel, flight number and return fee, also in Turkish and in the code',
  (language, hotel, flight, elsewhere) => {
    const written = reservationMessage({
      ...SENT,
      car,
      form: { ...form, ...asked },
      offers: OFFERS,
      tripTerms,
      placeNames: language === 'tr' ? {} : { [SIDE]: 'Antalya, Lara district' },
      currency: 'EUR',
      pageUrl: 'https://kervan.example/cars/egea',
      language,
      texts: allTexts.site[language],
      turkish: language === 'tr' ? null : allTexts.site.tr,
    });
    const [own = '', turkish = own] = written.split('\n———\n');
    expect(own).toContain(`${hotel}: Rixos Belek\n${flight}: XQ 123\n`);
    expect(own).toContain(`- ${elsewhere}: €19.99\n`);
    expect(own).toContain('€379.99');
    expect(turkish).toContain('Otelin adı: Rixos Belek\nUçuş numarası: XQ 123\n');
    expect(turkish).toContain('- Tek yön ücreti: Antalya Lara: €19.99\n');
    expect(decodeReservation(written)).toMatchObject({ language, form: { ...form, ...asked } });
  },
);

test.each([
  ['tr', 'Teslim ücreti', 'Mesai dışı alış (23:30)', 'Mesai dışı dönüş (06:00)'],
  ['en', 'Delivery fee', 'Out-of-hours pickup (23:30)', 'Out-of-hours return (06:00)'],
  [
    'de',
    'Zustellung',
    'Abholung außerhalb der Geschäftszeiten (23:30)',
    'Rückgabe außerhalb der Geschäftszeiten (06:00)',
  ],
  ['ru', 'Доставка', 'Получение в нерабочее время (23:30)', 'Возврат в нерабочее время (06:00)'],
] as const)(
  'a message in %s names the fees of delivery and of the night, also in Turkish',
  (language, delivery, pickup, dropoff) => {
    const terms: TripTerms = {
      places: { [SIDE]: { kind: 'other', deliveryCents: 1500, returnCents: 0 } },
      outOfHours: {
        ...{ from: '22:00', to: '07:00', places: [] },
        ...{ pickupCents: 2000, returnCents: 1250 },
      },
    };
    const night = { pickupTime: '23:30', returnTime: '06:00' };
    const written = reservationMessage({
      ...SENT,
      car,
      form: { ...form, ...night, pickupLocation: SIDE, dropoffLocation: SIDE, cocukKoltugu: 0 },
      offers: OFFERS,
      tripTerms: terms,
      placeNames: language === 'tr' ? {} : { [SIDE]: 'Antalya, Lara district' },
      currency: 'EUR',
      pageUrl: 'https://kervan.example/cars/egea',
      language,
      texts: allTexts.site[language],
      turkish: language === 'tr' ? null : allTexts.site.tr,
    });
    const [own = '', turkish = own] = written.split('\n———\n');
    const place = language === 'tr' ? SIDE : 'Antalya, Lara district';
    expect(own).toContain(
      `- ${delivery}: ${place}: €15.00\n- ${pickup}: €20.00\n- ${dropoff}: €12.50\n`,
    );
    expect(own).toContain('€327.50');
    expect(turkish).toContain(
      '- Teslim ücreti: Antalya Lara: €15.00\n- Mesai dışı alış (23:30): €20.00\n- Mesai dışı dönüş (06:00): €12.50\n',
    );
    expect(decodeReservation(written)?.cents).toBe(32_750);
  },
);

test('leaves out hotel and flight number if the places do not require them', () => {
  const elsewhere = { pickupLocation: 'Antalya Kemer', dropoffLocation: 'Antalya Kemer' };
  const sent = message({ ...form, ...asked, ...elsewhere });
  expect(sent).not.toContain('Rixos Belek');
  expect(sent).not.toContain('XQ 123');
});

describe('the code', () => {
  test.each([
    ['tr', []],
    ['de', ['de']],
  ] as const)('without hotel and flight number is read, in %s', (language, last) => {
    const { hotel, flightNumber, ...former } = form;
    const { cocukKoltugu, ekSurucu, gencSurucu, ...trip } = former;
    const fields = [...Object.values(trip), cocukKoltugu, ekSurucu, gencSurucu, 'EUR', ...last];
    const code = encodeRequest('rental', ['egea', ...fields]);
    expect(decodeReservation(code)).toEqual({
      ...{ carId: 'egea', currency: 'EUR', language, cents: null },
      form: { ...former, hotel: '', flightNumber: '' },
    });
    if (language === 'tr') {
      const [, now] = message(form).split('#');
      expect(now).toBe(encodeRequest('rental', [car.id, ...fields], 36_000));
    }
  });

  test('without all of its fields is not read', () => {
    const code = encodeRequest('rental', ['fiat-egea', 'Antalya Lara']);
    expect(decodeReservation(code)).toBeNull();
  });
});

test.each([
  ['en', '10 July 2026, 10:00'],
  ['de', '10. Juli 2026, 10:00 Uhr'],
  ['ru', '10 июля 2026, 10:00'],
] as const)('a message in %s repeats pickup and amounts in Turkish', (language, pickup) => {
  const request = {
    ...SENT,
    car,
    form,
    offers: OFFERS,
    currency: 'USD' as const,
    pageUrl: `https://kervan.example/${language}/cars/egea`,
  };
  const written = reservationMessage({
    ...request,
    language,
    texts: allTexts.site[language],
    turkish: allTexts.site.tr,
  });
  const [own = '', turkish = ''] = written.split('\n———\n');
  expect(own).toContain(pickup);
  expect(turkish).toContain('Alış: 10 Temmuz 2026 10:00, Antalya Havalimanı (AYT)');
  // Amounts have the same order in both parts.
  const amounts = (words: string) => words.match(/[€$₺][\d,.]+\d/g);
  const withoutCode = turkish.slice(0, turkish.indexOf('https://'));
  expect(amounts(own)).toEqual(amounts(withoutCode));
  expect(written.split('\n').at(-2)).toBe(allTexts.site[language].shell.chat.code);
  expect(written.split('\n').at(-1)).toMatch(
    new RegExp(`^https://kervan\\.example/${language}/yolculuk#KRV1-`),
  );
  expect(decodeReservation(written)).toMatchObject({ carId: car.id, language, form });
});
