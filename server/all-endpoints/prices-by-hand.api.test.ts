/** Compares prices on pages with manually calculated amounts. Comments show the calculation. */
import { describe, expect, test } from 'vitest';
import { settings } from '#app/db/schema.server.ts';
import { aCar, aSeason, aZone } from '#tests/support/factories.ts';
import { testSite } from '#tests/support/site.ts';

const { app, db } = await testSite();

async function shown(url: string, currency: string): Promise<string> {
  const { statusCode, body } = await app.inject({
    url,
    headers: { cookie: `currency=${currency}` },
  });
  expect(statusCode).toBe(200);
  return body;
}
const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
    .trim();

interface Rental {
  car?: 'a' | 'b';
  currency?: 'EUR' | 'USD' | 'TRY';
  wholeMonths?: boolean;
  /** Query parameters after those of `days`. */
  more?: string;
  rows: string[];
  total: string;
}

/**
 * Car a: €45 a day, €273 a week, €1,050 a month; in August €60 a day, €378 a week and no monthly
 * price. Car b: €40 a day and no other price, so a week costs 7 × 40 = 280. A euro is 1.14 dollars
 * or 37.5 liras.
 */
const RENTALS: [string, string, Rental][] = [
  [
    'three days and two hours count as four days',
    '2026-10-05 2026-10-08',
    // 4 × 45. The other return place costs nothing.
    {
      more: 'returnTime=12:00&pickupLocation=Antalya+Lara&dropoffLocation=Antalya+Kemer',
      rows: ['Araç kirası 4 gün × €45.00 €180.00'],
      total: '€180.00',
    },
  ],
  [
    'a return on the day of the pickup is moved to the next day: one day',
    '2026-10-05 2026-10-05',
    { rows: ['Araç kirası 1 gün × €45.00 €45.00'], total: '€45.00' },
  ],
  [
    'a week',
    '2026-10-05 2026-10-12',
    { rows: ['Araç kirası 1 hafta × €273.00 €273.00'], total: '€273.00' },
  ],
  [
    'two weeks and three days',
    '2026-10-05 2026-10-22',
    // 2 × 273 = 546, 3 × 45 = 135.
    { rows: ['Araç kirası 2 hafta × €273.00 + 3 gün × €45.00 €681.00'], total: '€681.00' },
  ],
  [
    'into a season: three days before it, seven in it',
    '2026-07-29 2026-08-08',
    // 29, 30, 31 July: 3 × 45 = 135. 1 to 7 August: a week, 378.
    {
      rows: ['Araç kirası 3 gün × €45.00 €135.00', 'Ağustos 1 hafta × €378.00 €378.00'],
      total: '€513.00',
    },
  ],
  [
    'over a whole season: days before and after it count together',
    '2026-07-30 2026-09-03',
    // 30, 31 July, 1, 2 September: 4 × 45 = 180. 31 days: 4 × 378 = 1,512, 3 × 60 = 180.
    {
      rows: [
        'Araç kirası 4 gün × €45.00 €180.00',
        'Ağustos 4 hafta × €378.00 + 3 gün × €60.00 €1,692.00',
      ],
      total: '€1,872.00',
    },
  ],
  [
    '35 days by weeks',
    '2026-10-01 2026-11-05',
    // 5 × 273.
    { rows: ['Araç kirası 5 hafta × €273.00 €1,365.00'], total: '€1,365.00' },
  ],
  [
    '35 days with a monthly price',
    '2026-10-01 2026-11-05',
    // 1 × 1,050, and 5 × 45 = 225 for the other 5 days.
    {
      wholeMonths: true,
      rows: ['Araç kirası 1 ay × €1,050.00 + 5 gün × €45.00 €1,275.00'],
      total: '€1,275.00',
    },
  ],
  [
    'without a weekly price, with every extra',
    '2026-10-01 2026-10-09',
    // 280 + 40 = 320; seats 2 × 8 × 5 = 80; driver 8 × 8 = 64; young driver 8 × 15 = 120.
    {
      car: 'b',
      more: 'cocukKoltugu=2&ekSurucu=1&gencSurucu=1',
      rows: [
        'Araç kirası 1 hafta × €280.00 + 1 gün × €40.00 €320.00',
        'Çocuk koltuğu 2 adet × 8 gün × €5.00 €80.00',
        'Ek sürücü 1 adet × 8 gün × €8.00 €64.00',
        'Genç sürücü paketi 1 adet × 8 gün × €15.00 €120.00',
      ],
      total: '€584.00',
    },
  ],
  [
    'in dollars, converted line by line',
    '2026-10-05 2026-10-08',
    // 135 × 1.14 = 153.90; 3 × 5 = 15, × 1.14 = 17.10.
    {
      currency: 'USD',
      more: 'cocukKoltugu=1',
      rows: ['Araç kirası 3 gün × €45.00 $153.90', 'Çocuk koltuğu 1 adet × 3 gün × €5.00 $17.10'],
      total: '$171.00',
    },
  ],
  [
    'in lira, each line rounded half up, the total as the sum of the lines',
    '2026-07-29 2026-08-08',
    // 135 × 37.5 = 5,062.5, so 5,063; 378 × 37.5 = 14,175.
    {
      currency: 'TRY',
      rows: ['Araç kirası 3 gün × €45.00 ₺5,063', 'Ağustos 1 hafta × €378.00 ₺14,175'],
      total: '₺19,238',
    },
  ],
];

describe('the price of a rental', () => {
  test.each(RENTALS)('%s (%s)', async (_name, days, { car = 'a', currency = 'EUR', ...rental }) => {
    await aCar(db, { id: 'a', dailyCents: 45_00, weeklyCents: 273_00, monthlyCents: 1050_00 });
    const august = { startDate: '2026-08-01', endDate: '2026-08-31', name: 'Ağustos' };
    await aSeason(db, { carId: 'a', ...august, dailyCents: 60_00, weeklyCents: 378_00 });
    await aCar(db, { id: 'b', dailyCents: 40_00, weeklyCents: null, monthlyCents: null });
    const { wholeMonths = false } = rental;
    await db.insert(settings).values({ value: { rental: { wholeMonths } } });
    const [pickupDate, returnDate] = days.split(' ');
    const html = await shown(
      `/cars/${car}?pickupDate=${pickupDate}&returnDate=${returnDate}&${rental.more ?? ''}`,
      currency,
    );
    const [, lines = '', end = ''] =
      /<tbody>(.*?)<\/tbody><tfoot[^>]*>(.*?)<\/tfoot>/s.exec(html) ?? [];
    const rows = lines.split('</tr>').map(plain).filter(Boolean);
    expect(rows).toEqual(rental.rows);
    expect(plain(end)).toBe(`Toplam ${rental.total}`);
  });
});

/**
 * Fares in euros for the whole vehicle in one direction, by its size: Belek 46, 58, 95; Kemer 55,
 * 70, 110.
 */
describe('the fare of a transfer', () => {
  const AIRPORT = 'Antalya Havalimanı (AYT)';
  test.each<[string, Record<string, string>, string, string]>([
    ['from the airport', { from: AIRPORT, to: 'Belek' }, 'EUR', '€46.00'],
    ['to the airport, in a minivan', { from: 'Belek', to: AIRPORT, car: '1_6' }, 'EUR', '€58.00'],
    ['between two zones', { from: 'Belek', to: 'Kemer' }, 'EUR', 'Özel Fiyat'],
    ['from another airport', { from: 'Gazipaşa Havalimanı', to: 'Belek' }, 'EUR', 'Özel Fiyat'],
    ['to a place without a zone', { from: AIRPORT, to: 'Olympos' }, 'EUR', 'Özel Fiyat'],
    // Nine do not fit into a sedan: the form selects four, and the fare is for the vehicle.
    [
      'for more passengers than seats',
      { from: AIRPORT, to: 'Kemer', people: '9' },
      'EUR',
      '€55.00',
    ],
    // 110 × 37.5 = 4,125.
    [
      'for sixteen, in lira',
      { from: AIRPORT, to: 'Kemer', car: '1_16', people: '16' },
      'TRY',
      '₺4,125',
    ],
  ])('%s', async (_name, { from = '', to = '', car = '1_4', people = '1' }, currency, price) => {
    const fares = (small: number, middle: number, large: number) => ({
      capacity14Cents: small,
      capacity16Cents: middle,
      capacity116Cents: large,
    });
    await aZone(db, { zoneName: 'Belek', ...fares(46_00, 58_00, 95_00) });
    await aZone(db, { zoneName: 'Kemer', ...fares(55_00, 70_00, 110_00) });
    const query = new URLSearchParams({ vehicle: `capacity_${car}`, passengers: people });
    query.set('pickupLocation', from);
    query.set('dropoffLocation', to);
    const html = await shown(`/transfer?${query}`, currency);
    const [, estimate = ''] = /Tahmini fiyat<\/p><div[^>]*>(.*?)<\/p>/s.exec(html) ?? [];
    expect(plain(estimate)).toBe(price);
    const [, chosen = ''] = /<select[^>]*name="passengers"[^>]*>(.*?)<\/select>/s.exec(html) ?? [];
    const seats = Number(car.slice(2));
    expect(/value="(\d+)" selected/.exec(chosen)?.[1]).toBe(
      String(Math.min(Number(people), seats)),
    );
  });
});
