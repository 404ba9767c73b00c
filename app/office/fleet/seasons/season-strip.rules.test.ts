import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { effectivePrices, type PriceSet, type Season } from '#app/domain/pricing/price.rules.ts';
import { addDays, addYears, type IsoDate } from '#app/lib/dates/dates.ts';
import { priceChecks, priceWarnings, stripMonths, twelveMonths } from './season-strip.rules.ts';

const base: PriceSet = { dailyCents: 4000, weeklyCents: 24_000, monthlyCents: 90_000 };
const unpriced: PriceSet = { dailyCents: null, weeklyCents: null, monthlyCents: null };

function season(startDate: IsoDate, endDate: IsoDate, prices: Partial<PriceSet> = {}): Season {
  return { name: 'Yaz', startDate, endDate, ...unpriced, dailyCents: 6000, ...prices };
}

const euroCents = fc.option(fc.integer({ min: 0, max: 50_000 }));
const prices = fc.record({
  dailyCents: euroCents,
  weeklyCents: euroCents,
  monthlyCents: euroCents,
});
const someDay = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2026-01-01', days));
/** Seasons in order, some before and some after the twelve months. */
const someSeasons = (today: IsoDate) =>
  fc
    .array(
      fc.record({
        gap: fc.integer({ min: 0, max: 60 }),
        days: fc.integer({ min: 1, max: 150 }),
        prices,
      }),
      { maxLength: 8 },
    )
    .map((parts) => {
      let next = addDays(today, -120);
      return parts.map(({ gap, days, prices }) => {
        const startDate = addDays(next, gap);
        const endDate = addDays(startDate, days);
        next = addDays(endDate, 1);
        return season(startDate, endDate, prices);
      });
    });
const someCar = someDay.chain((today) =>
  fc.record({ today: fc.constant(today), own: prices, seasons: someSeasons(today) }),
);

describe('the twelve months', () => {
  test('contain each day in one stretch with the prices of that day', () => {
    fc.assert(
      fc.property(someCar, ({ today, own, seasons }) => {
        const car = { ...own, seasons };
        let day = today;
        let last: Season | null | undefined;
        for (const stretch of twelveMonths(car, today)) {
          expect(stretch.startDate).toBe(day);
          expect(stretch.season).not.toBe(last);
          last = stretch.season;
          for (let i = 0; i < stretch.days; i++) {
            expect(stretch.prices).toEqual(effectivePrices(car, day));
            day = addDays(day, 1);
          }
          expect(addDays(stretch.endDate, 1)).toBe(day);
        }
        expect(day).toBe(
          today.endsWith('02-29') ? `${addYears(today, 1).slice(0, 4)}-03-01` : addYears(today, 1),
        );
      }),
    );
  });

  test('months contain the same days as the stretches', () => {
    fc.assert(
      fc.property(someCar, ({ today, own, seasons }) => {
        const stretches = twelveMonths({ ...own, seasons }, today);
        const days = new Map(stretches.map((stretch) => [stretch, 0]));
        for (const [i, { month, before, length, pieces }] of stripMonths(stretches).entries()) {
          expect(before).toBe(i === 0 ? Number(today.slice(8)) - 1 : 0);
          expect(addDays(`${month}-01`, length)).toMatch(/-01$/);
          const shown = pieces.reduce((sum, piece) => sum + piece.days, 0);
          expect(before + shown).toBeLessThanOrEqual(length);
          for (const piece of pieces) {
            days.set(piece.stretch, (days.get(piece.stretch) ?? 0) + piece.days);
          }
        }
        expect([...days]).toEqual(stretches.map((stretch) => [stretch, stretch.days]));
      }),
    );
  });

  test('clip seasons that begin or end outside', () => {
    const seasons = [season('2026-06-01', '2026-07-31'), season('2027-06-01', '2027-09-30')];
    const periods = twelveMonths({ ...base, seasons }, '2026-07-01').map(
      ({ startDate, endDate, season }) => [startDate, endDate, season?.name ?? null],
    );
    expect(periods).toEqual([
      ['2026-07-01', '2026-07-31', 'Yaz'],
      ['2026-08-01', '2027-05-31', null],
      ['2027-06-01', '2027-06-30', 'Yaz'],
    ]);
  });
});

describe('the price warnings', () => {
  const from = '2026-07-01';
  const to = '2026-07-31';

  const noDaily = { kind: 'noDaily', dailyCents: 5000 };
  const noDailyCents = { kind: 'zero', price: 'dailyCents' };
  test.each<[PriceSet, Partial<PriceSet> | null, object[]]>([
    [base, { weeklyCents: 39_000 }, []],
    [base, null, []],
    [{ ...base, weeklyCents: 28_000 }, null, []],
    [{ ...unpriced, dailyCents: 4000 }, null, []],
    [unpriced, null, [noDaily]],
    [unpriced, { dailyCents: null, weeklyCents: 30_000 }, [noDaily]],
    [{ ...unpriced, dailyCents: 0 }, null, [noDailyCents]],
    [base, { dailyCents: 0 }, [noDailyCents]],
    [base, { weeklyCents: 0 }, [{ kind: 'zero', price: 'weeklyCents' }]],
    [
      { ...base, weeklyCents: 28_001 },
      null,
      [{ kind: 'dearWeek', cents: 28_001, daysCents: 28_000 }],
    ],
    [
      { ...base, monthlyCents: 90_100 },
      { dailyCents: 3000 },
      [
        { kind: 'dearWeek', cents: 24_000, daysCents: 21_000 },
        { kind: 'dearMonth', cents: 90_100, daysCents: 90_000 },
      ],
    ],
  ])('of a car with %j and a season with %j are %j', (car, prices, warnings) => {
    expect(priceWarnings(car, prices && season(from, to, prices))).toEqual(warnings);
  });

  test('are listed once for the regular prices, with all their stretches', () => {
    const seasons = [season('2026-08-01', '2026-08-31', { weeklyCents: 0 })];
    const car = { ...base, weeklyCents: 28_001, seasons };
    const found = priceChecks(twelveMonths(car, from)).map(({ warning, stretches }) => [
      warning.kind,
      stretches.map(({ startDate }) => startDate),
    ]);
    expect(found).toEqual([
      ['dearWeek', ['2026-07-01', '2026-09-01']],
      ['zero', ['2026-08-01']],
    ]);
  });

  test('skip seasons that are over or too far away', () => {
    const seasons = [
      season('2026-05-01', '2026-06-30', { dailyCents: 0 }),
      season('2027-07-01', '2027-07-31', { dailyCents: 0 }),
    ];
    expect(priceChecks(twelveMonths({ ...base, seasons }, from))).toEqual([]);
  });
});
