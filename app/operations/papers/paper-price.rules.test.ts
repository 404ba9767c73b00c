import { describe, expect, test } from 'vitest';
import {
  inDirection,
  rentalReceipt,
  transferReceipt,
} from '#app/domain/bookings/booking-price.rules.ts';
import type { FeeLine } from '#app/domain/pricing/receipt.rules.ts';
import { paperPrice as priceIn } from './paper-price.rules.ts';
import { paperTexts } from './paper-texts.ts';

const inTwo = (place: string) => `${place} / there`;
type Given = Parameters<typeof priceIn>;
/** Prints English beside Turkish. */
const paperPrice = (booking: Given[0], current: Given[1]) =>
  priceIn(booking, current, paperTexts('tr'), inTwo);

/** Five days at €40, four summer days at €60, and a child seat at €5 a day. */
const receipt = rentalReceipt(
  {
    dailyCents: 4000,
    weeklyCents: null,
    monthlyCents: null,
    wholeMonths: false,
    seasons: [
      {
        name: 'Summer 2026',
        turkishName: 'Yaz 2026',
        startDate: '2026-07-06',
        endDate: '2026-08-31',
        dailyCents: 6000,
        weeklyCents: null,
        monthlyCents: null,
      },
    ],
  },
  { pickupAt: '2026-07-01T10:00', dropoffAt: '2026-07-10T10:00' },
  {
    counts: { cocukKoltugu: 1, ekSurucu: 0, gencSurucu: 0 },
    offers: {
      cocukKoltugu: { dailyCents: 500, maxCount: 3 },
      ekSurucu: { dailyCents: 800, maxCount: 1 },
      gencSurucu: { dailyCents: 1500, maxCount: 1 },
    },
    fees: [],
  },
);
const extras = { cocukKoltugu: 1, ekSurucu: 0, gencSurucu: 0 };
const rental = (totalCents: number, quotedCents: number | null) => ({
  ...{ serviceType: 'car_rental' as const, extras, totalCents, quotedCents },
  receiptLines: null,
});

const sum = (lines: { cents: number }[]) => lines.reduce((all, { cents }) => all + cents, 0);

describe('paperPrice', () => {
  test('has a line for each season and extra while prices are unchanged', () => {
    expect(paperPrice(rental(48_500, 48_500), receipt)).toEqual({
      lines: [
        { title: 'Kiralama / Rental', detail: '5\u00a0gün / days × €40.00', cents: 20_000 },
        {
          title: 'Kiralama / Rental, Yaz 2026 / Summer 2026',
          detail: '4\u00a0gün / days × €60.00',
          cents: 24_000,
        },
        {
          title: 'Çocuk koltuğu / Child seat',
          detail: '1 × 9\u00a0gün / days × €5.00',
          cents: 4500,
        },
      ],
      totalCents: 48_500,
    });
  });

  test.each([
    [45_000, 'İndirim / Discount', -3500],
    [50_000, 'Fiyat farkı / Agreed surcharge', 1500],
    // A free rental.
    [0, 'İndirim / Discount', -48_500],
  ])('has a line for the difference to a total typed by staff (%d)', (totalCents, title, cents) => {
    const { lines } = paperPrice(rental(totalCents, 48_500), receipt);
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toEqual({ title, detail: '', cents });
  });

  test.each([
    ['prices have changed since', rental(40_000, 40_000), receipt],
    ['prices have changed since a total was agreed', rental(39_000, 40_000), receipt],
    ['the car was deleted', rental(40_000, 40_000), null],
  ])('has one line with the agreed price when %s', (_, booking, current) => {
    const { lines, totalCents } = paperPrice(booking, current);
    expect(lines).toEqual([
      {
        title: 'Kararlaştırılan kiralama bedeli / Agreed rental price',
        detail: `${current ? '9\u00a0gün / days, ' : ''}1 × Çocuk koltuğu / Child seat`,
        cents: booking.totalCents,
      },
    ]);
    expect(totalCents).toBe(booking.totalCents);
  });

  describe('of a booking that stores its receipt', () => {
    const stored = (totalCents: number) => ({
      ...rental(totalCents, 48_500),
      receiptLines: receipt.lines,
    });
    const dearer = (cents: number) => {
      const fee = { kind: 'delivery', place: 'Belek', cents } as const;
      return { ...receipt, lines: [...receipt.lines, fee], totalCents: 48_500 + cents };
    };

    test('has the stored lines after a fee was added', () => {
      const { lines, totalCents } = paperPrice(stored(48_500), dearer(1500));
      expect(lines.map(({ cents }) => cents)).toEqual([20_000, 24_000, 4500]);
      expect(totalCents).toBe(48_500);
    });

    test('has the stored lines after the car was deleted', () => {
      expect(paperPrice(stored(48_500), null).lines).toHaveLength(3);
    });

    test('has a line for the difference to an agreed total', () => {
      const { lines } = paperPrice(stored(40_000), dearer(1500));
      expect(lines.at(-1)).toMatchObject({ title: 'İndirim / Discount', cents: -8500 });
      expect(sum(lines)).toBe(40_000);
    });

    test('names seasons as today’s receipt does if its lines are equal', () => {
      const lines = receipt.lines.map((line) =>
        line.kind === 'rental' && line.season ? { ...line, season: 'Yaz 2026' } : line,
      );
      const booking = { ...rental(48_500, 48_500), receiptLines: lines };
      expect(paperPrice(booking, receipt).lines[1]?.title).toContain('Yaz 2026 / Summer 2026');
    });
  });

  test('has neither lines nor a total while no price is agreed', () => {
    expect(paperPrice(rental(0, null), receipt)).toEqual({ lines: [], totalCents: null });
  });

  test('has the fare of a transfer with its direction, or the agreed price without a fare', () => {
    const fares = { capacity_1_4: 3000, capacity_1_6: 4000, capacity_1_16: 7000 };
    const fare = transferReceipt({ zoneName: 'Belek', fares }, 'capacity_1_6');
    const transfer = { ...rental(4000, 4000), serviceType: 'transfer' as const, extras: null };
    expect(paperPrice(transfer, fare)).toEqual({
      lines: [
        {
          title: 'Transfer, Belek',
          detail: 'Minivan, 1–6 yolcu / MPV, 1–6 passengers',
          cents: 4000,
        },
      ],
      totalCents: 4000,
    });
    const back = fare && inDirection(fare, { isBack: true, at: '2026-12-22T09:00' });
    expect(paperPrice(transfer, back).lines).toMatchObject([
      { title: 'Transfer, Belek · dönüş / return, 22.12.2026', cents: 4000 },
    ]);
    expect(paperPrice({ ...transfer, quotedCents: null }, null).lines).toMatchObject([
      { title: 'Kararlaştırılan transfer bedeli / Agreed transfer price', detail: '' },
    ]);
  });

  test.each([
    ['en', 'Kiralama / Rental', '9\u00a0gün / days', 'Çocuk koltuğu / Child seat'],
    ['de', 'Kiralama / Miete', '9\u00a0gün / Tage', 'Çocuk koltuğu / Kindersitz'],
    ['ru', 'Kiralama / Аренда', '9\u00a0gün / дней', 'Çocuk koltuğu / Детское кресло'],
  ] as const)('has %s beside Turkish with the same amounts', (language, rent, days, seat) => {
    const { lines, totalCents } = priceIn(
      rental(48_500, 48_500),
      receipt,
      paperTexts(language),
      inTwo,
    );
    expect(lines[0]?.title).toBe(rent);
    expect(lines[2]).toEqual({ title: seat, detail: `1 × ${days} × €5.00`, cents: 4500 });
    expect(lines.map(({ cents }) => cents)).toEqual([20_000, 24_000, 4500]);
    expect(totalCents).toBe(48_500);
  });

  test('has the place of a return elsewhere in both languages', () => {
    const line = { kind: 'return', place: 'Antalya Alanya', cents: 3000 } as const;
    const current = { ...receipt, lines: [...receipt.lines, line], totalCents: 51_500 };
    const { lines } = paperPrice(rental(51_500, 51_500), current);
    expect(lines.at(-1)?.title).toMatch(/: Antalya Alanya \/ there$/);
  });

  test.each([
    ['en', 'Delivery fee', 'Out-of-hours pickup', 'Out-of-hours return'],
    [
      'de',
      'Zustellung',
      'Abholung außerhalb der Geschäftszeiten',
      'Rückgabe außerhalb der Geschäftszeiten',
    ],
    ['ru', 'Доставка', 'Получение в нерабочее время', 'Возврат в нерабочее время'],
  ] as const)('names the fees in Turkish and in %s', (language, delivery, pickup, dropoff) => {
    const fees: FeeLine[] = [
      { kind: 'delivery', place: 'Belek', cents: 1500 },
      { kind: 'hours', end: 'pickup', time: '23:30', cents: 2000 },
      { kind: 'hours', end: 'return', time: '06:00', cents: 1250 },
    ];
    const current = { ...receipt, lines: [...receipt.lines, ...fees], totalCents: 53_250 };
    const { lines } = priceIn(rental(53_250, 53_250), current, paperTexts(language), inTwo);
    expect(lines.slice(-3)).toEqual([
      { title: `Teslim ücreti / ${delivery}: Belek / there`, detail: '', cents: 1500 },
      { title: `Mesai dışı teslim / ${pickup}`, detail: '23:30', cents: 2000 },
      { title: `Mesai dışı iade / ${dropoff}`, detail: '06:00', cents: 1250 },
    ]);
  });

  test('has lines that always add up to the total', () => {
    for (const totalCents of [1, 48_499, 48_500, 48_501, 99_999]) {
      for (const quotedCents of [null, 0, 48_500, 48_501]) {
        for (const current of [receipt, null]) {
          const price = paperPrice(rental(totalCents, quotedCents), current);
          expect(sum(price.lines)).toBe(totalCents);
        }
      }
    }
  });
});
