import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#app/lib/dates/dates.ts';
import { DEFAULT_RATES } from '#app/lib/money/money.ts';
import {
  cheaperLongerRental,
  type ExtraCounts,
  effectivePrices,
  NO_EXTRAS,
  type PriceSet,
  priceCars,
  type RentalPeriod,
  type RentalPrices,
  rentalDays,
  rentalLines,
  type Season,
  seasonOn,
} from './price.rules.ts';
import { type FeeLine, receiptIn, totalCents } from './receipt.rules.ts';

const offers = {
  cocukKoltugu: { dailyCents: 500, maxCount: 3 },
  ekSurucu: { dailyCents: 800, maxCount: 1 },
  gencSurucu: { dailyCents: 1500, maxCount: 1 },
};

const base: PriceSet = { dailyCents: 4000, weeklyCents: 24_000, monthlyCents: 90_000 };
const spring: Season = {
  name: 'Bahar',
  startDate: '2026-04-18',
  endDate: '2026-04-28',
  dailyCents: null,
  weeklyCents: 30_000,
  monthlyCents: null,
};
const summer: Season = {
  name: 'Yaz',
  startDate: '2026-06-15',
  endDate: '2026-09-15',
  dailyCents: 6000,
  weeklyCents: 39_000,
  monthlyCents: null,
};
const newYear: Season = {
  name: 'Yılbaşı',
  startDate: '2026-12-24',
  endDate: '2027-01-04',
  dailyCents: 5000,
  weeklyCents: null,
  monthlyCents: null,
};
const noSeasons: Pick<RentalPrices, 'seasons' | 'wholeMonths'> = {
  seasons: [],
  wholeMonths: false,
};
const egea: RentalPrices = { ...base, ...noSeasons, seasons: [spring, summer, newYear] };
const unpriced = { dailyCents: null, weeklyCents: null, monthlyCents: null, ...noSeasons };
const onlyDaily = { ...unpriced, dailyCents: 4500 };

/**
 * Returns the period between two days such as `2026-03-10` or `2026-03-10 18:00`. The default time
 * is 10:00.
 */
function period(from: string, to: string): RentalPeriod {
  const [pickupDate = '', pickupTime = '10:00'] = from.split(' ');
  const [returnDate = '', returnTime = '10:00'] = to.split(' ');
  return { pickupDate, pickupTime, returnDate, returnTime };
}

function quote(car: RentalPrices, requested: RentalPeriod, counts: ExtraCounts = NO_EXTRAS) {
  return {
    days: rentalDays(requested),
    lines: rentalLines(car, requested, { counts, offers, fees: [] }),
  };
}

describe('rentals calculated manually @9.24', () => {
  // The car costs €40 a day and €240 a week; in summer (15 June to 15 September) €60 and €390; at
  // New Year (24 December to 4 January) €50 a day, without weekly price; in spring (18 to 28 April)
  // €300 a week, without daily price.
  test.each<[string, string, string, number, number]>([
    ['one day', '2026-03-10', '2026-03-11', 1, 4000],
    ['four hours count as a day', '2026-03-10', '2026-03-10 14:00', 1, 4000],
    ['three days', '2026-03-10', '2026-03-13', 3, 3 * 4000],
    ['a return half an hour later adds a day', '2026-03-10', '2026-03-13 10:30', 4, 4 * 4000],
    [
      'a return at an earlier hour adds no day',
      '2026-03-10 18:00',
      '2026-03-13 09:00',
      3,
      3 * 4000,
    ],
    ['six days', '2026-03-10', '2026-03-16', 6, 24_000],
    ['an exact week', '2026-03-10', '2026-03-17', 7, 24_000],
    ['a week and six days', '2026-03-10', '2026-03-23', 13, 24_000 + 24_000],
    ['thirty days: four weeks and two days, no month', '2026-02-01', '2026-03-03', 30, 104_000],
    ['over the leap day of 2028', '2028-02-28', '2028-03-01', 2, 8000],
    ['a year: 52 weeks and a day', '2027-01-05', '2028-01-05', 365, 52 * 24_000 + 4000],
    ['over the change to summer time in Berlin', '2026-03-28', '2026-03-30', 2, 8000],
    ['over the change to summer time in New York', '2026-03-07', '2026-03-09', 2, 8000],
    ['over the change to winter time in Berlin', '2026-10-24', '2026-10-26', 2, 8000],
    ['inside the summer', '2026-07-01', '2026-07-06', 5, 5 * 6000],
    ['a summer week and three days', '2026-07-01', '2026-07-11', 10, 39_000 + 18_000],
    [
      'three days before the summer and three in it',
      '2026-06-12',
      '2026-06-18',
      6,
      12_000 + 18_000,
    ],
    [
      'five days before the summer and nine in it',
      '2026-06-10',
      '2026-06-24',
      14,
      20_000 + 39_000 + 12_000,
    ],
    [
      'the last day of the summer has the summer’s price',
      '2026-09-14',
      '2026-09-18',
      4,
      12_000 + 8000,
    ],
    [
      'a week in a season without weekly price has the car’s own',
      '2026-12-24',
      '2026-12-31',
      7,
      24_000,
    ],
    [
      'two days before and one after New Year are charged together',
      '2026-12-22',
      '2027-01-06',
      15,
      61_000,
    ],
    [
      'days in a season without daily price have the car’s own',
      '2026-04-18',
      '2026-04-21',
      3,
      12_000,
    ],
    ['a week in a season without daily price', '2026-04-18', '2026-04-25', 7, 30_000],
  ])('%s', (_name, from, to, days, cents) => {
    const requested = period(from, to);
    expect(rentalDays(requested)).toBe(days);
    expect(totalCents(rentalLines(egea, requested))).toBe(cents);
  });

  test.each<[string, RentalPrices, number, number]>([
    ['a car without prices: €50 a day', unpriced, 2, 10_000],
    ['a car without prices: a week costs seven days', unpriced, 7, 35_000],
    ['only a daily price: a week and two days', onlyDaily, 9, 31_500 + 9000],
    ['a season with only a daily price', { ...onlyDaily, seasons: [newYear] }, 7, 31_500],
  ])('%s', (_name, car, days, cents) => {
    const requested = period('2026-03-10', addDays('2026-03-10', days));
    expect(totalCents(rentalLines(car, requested))).toBe(cents);
  });

  test.each<[[child: number, driver: number, young: number], string, number]>([
    [[2, 1, 0], '2026-03-13', 12_000 + 3000 + 2400],
    [[3, 1, 1], '2026-03-17', 24_000 + 10_500 + 5600 + 10_500],
    [[0, 0, 1], '2026-03-11', 4000 + 1500],
  ])(
    '%j child seats, additional and young drivers until %s',
    ([cocukKoltugu, ekSurucu, gencSurucu], to, cents) => {
      const { lines } = quote(egea, period('2026-03-10', to), {
        cocukKoltugu,
        ekSurucu,
        gencSurucu,
      });
      expect(totalCents(lines)).toBe(cents);
    },
  );

  test('€120 at the rate 1.14 are $136.80', () => {
    const three = quote(egea, period('2026-03-10', '2026-03-13'));
    expect(receiptIn('USD', DEFAULT_RATES, three).total).toBe(13_680);
  });

  test('lines in lira are rounded half up to whole lira, then added', () => {
    // €40 → 1500; €5 → 187.5 → 188; €8 → 300; €15 → 562.5 → 563. The exact sum would be 2550.
    const day = quote(egea, period('2026-03-10', '2026-03-11'), {
      cocukKoltugu: 1,
      ekSurucu: 1,
      gencSurucu: 1,
    });
    const receipt = receiptIn('TRY', DEFAULT_RATES, day);
    expect(receipt.lines.map((line) => line.amount)).toEqual([1500, 188, 300, 563]);
    expect(receipt.total).toBe(2551);
  });

  test('lines of two seasons in lira are added', () => {
    // 3 × €40 = €120 → ₺4500 and 3 × €60 = €180 → ₺6750.
    const both = quote(egea, period('2026-06-12', '2026-06-18'));
    expect(receiptIn('TRY', DEFAULT_RATES, both).total).toBe(11_250);
  });
});

describe('the receipt', () => {
  test('has a line for each season, in the order of their first days', () => {
    const lines = rentalLines(egea, period('2026-06-10', '2026-06-24'));
    expect(lines).toEqual([
      {
        kind: 'rental',
        season: null,
        days: 5,
        months: 0,
        monthlyCents: 90_000,
        weeks: 0,
        weeklyCents: 24_000,
        remainingDays: 5,
        dailyCents: 4000,
        cents: 20_000,
      },
      {
        kind: 'rental',
        season: 'Yaz',
        days: 9,
        months: 0,
        monthlyCents: 90_000,
        weeks: 1,
        weeklyCents: 39_000,
        remainingDays: 2,
        dailyCents: 6000,
        cents: 51_000,
      },
    ]);
  });

  test('leaves out extras that were not chosen', () => {
    const { lines } = quote(egea, period('2026-03-10', '2026-03-11'));
    expect(lines.map((line) => line.kind)).toEqual(['rental']);
  });
});

describe('prices on a day', () => {
  test.each<[string, string | null, number, number, number]>([
    ['2026-06-14', null, 4000, 24_000, 90_000],
    ['2026-06-15', 'Yaz', 6000, 39_000, 90_000],
    ['2026-09-15', 'Yaz', 6000, 39_000, 90_000],
    ['2026-09-16', null, 4000, 24_000, 90_000],
    ['2026-12-31', 'Yılbaşı', 5000, 24_000, 90_000],
  ])('on %s are those of the season %s', (day, season, dailyCents, weeklyCents, monthlyCents) => {
    const prices = effectivePrices(egea, day);
    expect(prices).toMatchObject({ dailyCents, weeklyCents, monthlyCents });
    expect(prices.season?.name ?? null).toBe(season);
  });

  test('fall back to 7 and 30 days of the daily price @9.25', () => {
    expect(effectivePrices(onlyDaily, '2026-03-10')).toMatchObject({
      weeklyCents: 31_500,
      monthlyCents: 135_000,
    });
  });

  test('may be zero', () => {
    expect(effectivePrices({ ...unpriced, dailyCents: 0 }, '2026-03-10').dailyCents).toBe(0);
  });
});

describe('a cheaper longer rental', () => {
  const cheapWeek = { ...base, weeklyCents: 20_000, ...noSeasons };
  const extras = { counts: NO_EXTRAS, offers, fees: [] };

  test('is a week at €200 instead of six days at €240', () => {
    const requested = period('2026-03-10', '2026-03-16');
    const longer = cheaperLongerRental(cheapWeek, requested, extras);
    expect(longer).toMatchObject({ returnDate: '2026-03-17', days: 7 });
    expect(totalCents(longer?.lines ?? [])).toBe(20_000);
  });

  test('is null if the price is the same', () => {
    expect(
      cheaperLongerRental(
        { ...cheapWeek, weeklyCents: 24_000 },
        period('2026-03-10', '2026-03-16'),
        extras,
      ),
    ).toBeNull();
  });

  test('is null if the extras of the added day cost more than is saved', () => {
    const counts = { cocukKoltugu: 3, ekSurucu: 1, gencSurucu: 1 };
    const six = period('2026-03-10', '2026-03-16');
    const barely = { ...base, weeklyCents: 23_000, ...noSeasons };
    // Saves €10 for the car, but the extras of a seventh day cost €38 more.
    expect(cheaperLongerRental(barely, six, { counts, offers, fees: [] })).toBeNull();
  });
});

describe('rentals with whole months at the monthly price', () => {
  // The car costs €900 a month. The summer has no monthly price, so the car's own applies.
  const monthly = { ...egea, wholeMonths: true };
  test.each<[string, string, string, number]>([
    ['29 days: four weeks and a day', '2026-02-01', '2026-03-02', 100_000],
    ['30 days are a month', '2026-02-01', '2026-03-03', 90_000],
    ['40 days: a month, a week, three days', '2026-02-01', '2026-03-13', 126_000],
    ['60 days are two months', '2027-01-05', '2027-03-06', 180_000],
    [
      'twenty days before the summer and twenty in it: no whole month',
      '2026-05-26',
      '2026-07-05',
      186_000,
    ],
    ['five days before the summer and thirty in it', '2026-06-10', '2026-07-15', 20_000 + 90_000],
  ])('%s', (_name, from, to, cents) => {
    expect(totalCents(rentalLines(monthly, period(from, to)))).toBe(cents);
  });

  test('a month is offered if it costs less than 26 or 15 days', () => {
    const extras = { counts: NO_EXTRAS, offers, fees: [] };
    const requested = period('2026-02-01', '2026-02-27');
    expect(cheaperLongerRental(monthly, requested, extras)).toMatchObject({ days: 30 });
    const fifteen = { ...monthly, weeklyCents: null, monthlyCents: 58_000 };
    // Fifteen days cost €600 and sixteen €640. Only the month is cheaper.
    const days = period('2026-02-01', '2026-02-16');
    expect(cheaperLongerRental(fifteen, days, extras)).toMatchObject({ days: 30 });
    expect(cheaperLongerRental({ ...fifteen, wholeMonths: false }, days, extras)).toBeNull();
  });
});

describe('properties of every rental', () => {
  const day = fc.integer({ min: 0, max: 900 }).map((n) => addDays('2026-01-01', n));
  const time = fc.constantFrom('00:00', '08:30', '10:00', '23:30');
  const cents = fc.option(fc.integer({ min: 0, max: 50_000 }), { nil: null });
  const prices = fc.record({ dailyCents: cents, weeklyCents: cents, monthlyCents: cents });
  const rental = fc
    .record({
      pickupDate: day,
      length: fc.integer({ min: 0, max: 60 }),
      pickupTime: time,
      returnTime: time,
    })
    .map(({ length, ...rest }) => ({ ...rest, returnDate: addDays(rest.pickupDate, length) }));
  const car = fc
    .tuple(
      prices,
      fc.array(
        fc.record({
          gap: fc.integer({ min: 0, max: 90 }),
          length: fc.integer({ min: 1, max: 60 }),
          prices,
        }),
        { maxLength: 5 },
      ),
      fc.boolean(),
    )
    .map(([own, parts, wholeMonths]) => {
      let next = '2026-01-01';
      const seasons = parts.map((part, i) => {
        const startDate = addDays(next, part.gap);
        const endDate = addDays(startDate, part.length);
        next = addDays(endDate, 1);
        return { ...part.prices, name: `S${i}`, startDate, endDate };
      });
      return { ...own, seasons, wholeMonths };
    });
  const counts = fc.record({
    cocukKoltugu: fc.integer({ min: 0, max: 3 }),
    ekSurucu: fc.integer({ min: 0, max: 1 }),
    gencSurucu: fc.integer({ min: 0, max: 1 }),
  });

  test('every day is charged exactly once', () => {
    fc.assert(
      fc.property(car, rental, (c, p) => {
        const lines = rentalLines(c, p).filter((line) => line.kind === 'rental');
        expect(lines.reduce((sum, line) => sum + line.days, 0)).toBe(rentalDays(p));
        for (const line of lines) {
          expect(line.months * 30 + line.weeks * 7 + line.remainingDays).toBe(line.days);
          expect(line.weeks * 7 + line.remainingDays < 30 || !c.wholeMonths).toBe(true);
        }
      }),
    );
  });

  test('priceCars returns the lines of a single rental for each car', () => {
    fc.assert(
      fc.property(fc.array(car), rental, (cars, p) => {
        const priceOfCar = priceCars(p);
        for (const c of cars) {
          expect(priceOfCar(c, [])).toEqual({ days: rentalDays(p), lines: rentalLines(c, p) });
        }
      }),
    );
  });

  test('each season has a line with its days, sorted by first day', () => {
    fc.assert(
      fc.property(car, rental, (c, p) => {
        const daysOf = new Map<string | null, number>();
        for (let i = 0; i < rentalDays(p); i += 1) {
          const season = seasonOn(c.seasons, addDays(p.pickupDate, i))?.name ?? null;
          daysOf.set(season, (daysOf.get(season) ?? 0) + 1);
        }
        const lines = rentalLines(c, p).filter((line) => line.kind === 'rental');
        expect(lines.map((line) => [line.season, line.days])).toEqual([...daysOf]);
      }),
    );
  });

  test('a rental without seasons costs full weeks and remaining days', () => {
    fc.assert(
      fc.property(prices, rental, (own, p) => {
        const days = rentalDays(p);
        const daily = own.dailyCents ?? 5000;
        const weekly = own.weeklyCents ?? daily * 7;
        const expected = Math.floor(days / 7) * weekly + (days % 7) * daily;
        expect(totalCents(rentalLines({ ...own, ...noSeasons }, p))).toBe(expected);
      }),
    );
  });

  test('a rental with whole months costs months, then full weeks and remaining days', () => {
    fc.assert(
      fc.property(prices, rental, (own, p) => {
        const days = rentalDays(p);
        const daily = own.dailyCents ?? 5000;
        const weekly = own.weeklyCents ?? daily * 7;
        const monthly = own.monthlyCents ?? daily * 30;
        const rest = days % 30;
        const expected =
          Math.floor(days / 30) * monthly + Math.floor(rest / 7) * weekly + (rest % 7) * daily;
        const car = { ...own, ...noSeasons, wholeMonths: true };
        expect(totalCents(rentalLines(car, p))).toBe(expected);
      }),
    );
  });

  test('a negative line lowers the total in every currency', () => {
    const lines = [{ cents: 84_000 }, { cents: -4_200 }];
    const totals = (['EUR', 'USD', 'TRY'] as const).map(
      (currency) => receiptIn(currency, DEFAULT_RATES, { days: 21, lines }).total,
    );
    expect(totals).toEqual([79_800, 95_760 - 4_788, 31_500 - 1_575]);
  });

  test('the total is the sum of the lines as shown, and in euros exactly the cents', () => {
    fc.assert(
      fc.property(
        car,
        rental,
        counts,
        fc.constantFrom('EUR', 'USD', 'TRY'),
        (c, p, n, currency) => {
          const quoted = {
            days: rentalDays(p),
            lines: rentalLines(c, p, { counts: n, offers, fees: [] }),
          };
          const receipt = receiptIn(currency, DEFAULT_RATES, quoted);
          expect(receipt.total).toBe(receipt.lines.reduce((sum, line) => sum + line.amount, 0));
          if (currency === 'EUR') expect(receipt.total).toBe(totalCents(quoted.lines));
        },
      ),
    );
  });

  test('an offered longer rental returns later, and costs less for the days that it has', () => {
    fc.assert(
      fc.property(car, rental, counts, (c, p, n) => {
        const extras = { counts: n, offers, fees: [] };
        const longer = cheaperLongerRental(c, p, extras);
        if (!longer) return;
        const { returnDate, days, lines } = longer;
        const asOffered = { ...p, returnDate };
        expect(returnDate > p.returnDate).toBe(true);
        expect({ days, lines }).toEqual({
          days: rentalDays(asOffered),
          lines: rentalLines(c, asOffered, extras),
        });
        expect(totalCents(lines)).toBeLessThan(totalCents(rentalLines(c, p, extras)));
      }),
    );
  });
});

test('fees are the last lines, also of a cheaper longer rental', () => {
  const requested = period('2026-03-10', '2026-03-16');
  const counts = { ...NO_EXTRAS, cocukKoltugu: 1 };
  const fees: FeeLine[] = [
    { kind: 'delivery', place: 'Kaş', cents: 1500 },
    { kind: 'return', place: 'Side', cents: 1999 },
  ];
  const without = { counts, offers, fees: [] };
  const added = { ...without, fees };
  expect(rentalLines(egea, requested, added)).toEqual([
    ...rentalLines(egea, requested, without),
    ...fees,
  ]);
  const weekly = { ...egea, weeklyCents: 20_000 };
  expect(cheaperLongerRental(weekly, requested, added)?.lines.slice(-2)).toEqual(fees);
});
