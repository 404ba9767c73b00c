import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CURRENCIES,
  CURRENCY_CODES,
  type CurrencyCode,
  centsToEuros,
  convertAmount,
  convertCents,
  DEFAULT_RATES,
  eurosToCents,
  formatCents,
  formatExact,
  formatMinor,
  isCurrencyCode,
  minorToDecimal,
} from './money.ts';

const currency = fc.constantFrom(...CURRENCY_CODES);
/** Rates with up to six decimals, as a provider sends them. */
const rate = fc.integer({ min: 1, max: 10_000_000_000 }).map((millionths) => millionths / 1e6);
const rates = fc.record({ EUR: fc.constant(1), USD: rate, TRY: rate });
const cents = fc.integer({ min: 1, max: 100_000_000 });

/** Decimal amounts of at most 12 digits: `amount` is `digits` / 10 ^ `places`. */
const decimal = fc
  .tuple(fc.integer({ min: 1, max: 999_999_999_999 }), fc.integer({ min: 0, max: 6 }))
  .map(([digits, places]) => ({ digits, places, amount: Number(`${digits}e-${places}`) }));

describe('convertCents', () => {
  test.each<[cents: number, to: CurrencyCode, rate: number, minor: number]>([
    [4500, 'EUR', 1, 4500],
    [4500, 'USD', 1.14, 5130],
    [4500, 'TRY', 37.5, 1688], // 1687.50
    [4500, 'TRY', 37.488888, 1687], // 1686.99996
    [4550, 'TRY', 37.5, 1706], // 1706.25
    [1, 'USD', 1.14, 1], // 0.0114
    [1, 'USD', 0.5, 1], // half a cent goes up
    [1, 'USD', 0.499999, 0],
    [50, 'TRY', 1, 1], // half a lira goes up
    [49, 'TRY', 1, 0],
    [3350, 'USD', 1.005, 3367], // 33.6675; binary floats result in less than the half
    [100_000_000, 'TRY', 9999.999999, 9_999_999_999],
  ])('%i euro cents in %s at the rate %d are %i minor units', (amount, to, value, minor) => {
    expect(convertCents(amount, to, { ...DEFAULT_RATES, [to]: value })).toBe(minor);
  });

  test.each([0, null, undefined, Number.NaN, Number.POSITIVE_INFINITY])(
    '%s converts to 0 @5.39',
    (amount) => {
      for (const to of CURRENCY_CODES) expect(convertCents(amount, to, DEFAULT_RATES)).toBe(0);
    },
  );

  test('a discount converts like a positive amount', () => {
    fc.assert(
      fc.property(cents, currency, rates, (amount, to, given) => {
        expect(convertCents(-amount, to, given)).toBe(0 - convertCents(amount, to, given));
      }),
    );
  });

  test('rounds to the nearest minor amount, half up @9.5', () => {
    fc.assert(
      fc.property(cents, currency, rates, (amount, to, given) => {
        const minor = BigInt(convertCents(amount, to, given));
        const unit = 10n ** BigInt(8 - CURRENCIES[to].decimals);
        const exact = BigInt(amount) * millionths(given[to]);
        expect((2n * minor - 1n) * unit <= 2n * exact).toBe(true);
        expect(2n * exact < (2n * minor + 1n) * unit).toBe(true);
      }),
    );
  });
});

describe('convertAmount', () => {
  test.each([0, -1, -4500, null, undefined, Number.NaN, Number.POSITIVE_INFINITY])(
    '%s converts to 0 @5.39',
    (amount) => {
      for (const to of CURRENCY_CODES) {
        expect(convertAmount(amount, { from: 'USD', to, rates: DEFAULT_RATES })).toBe(0);
      }
    },
  );

  test.each<[amount: number, from: CurrencyCode, to: CurrencyCode, minor: number]>([
    [45, 'EUR', 'EUR', 4500],
    [45, 'EUR', 'TRY', 1688],
    [45.5, 'EUR', 'USD', 5187],
    [1.005, 'EUR', 'EUR', 101], // 1.005 as written counts, although the float is smaller
    [1, 'USD', 'EUR', 88], // 0.877…
    [1.14, 'USD', 'EUR', 100],
    [100, 'USD', 'TRY', 3289], // 3289.47…
    [37.5, 'TRY', 'USD', 114],
    [1688, 'TRY', 'EUR', 4501],
    [0.5, 'TRY', 'TRY', 1],
    [0.49, 'TRY', 'TRY', 0],
    [1e-7, 'EUR', 'TRY', 0],
    [1e9, 'EUR', 'TRY', 37_500_000_000],
  ])('%d %s in %s are %i minor units', (amount, from, to, minor) => {
    expect(convertAmount(amount, { from, to, rates: DEFAULT_RATES })).toBe(minor);
  });

  test('rounds the exact quotient once, half up', () => {
    fc.assert(
      fc.property(decimal, currency, currency, rates, ({ digits, places, amount }, from, to, r) => {
        const minor = BigInt(convertAmount(amount, { from, to, rates: r }));
        const exact = BigInt(digits) * millionths(r[to]) * 10n ** BigInt(CURRENCIES[to].decimals);
        const unit = millionths(r[from]) * 10n ** BigInt(places);
        // A number is not exact beyond 2^53.
        fc.pre(minor <= BigInt(Number.MAX_SAFE_INTEGER));
        expect((2n * minor - 1n) * unit <= 2n * exact).toBe(true);
        expect(2n * exact < (2n * minor + 1n) * unit).toBe(true);
      }),
    );
  });

  test('returns the same as convertCents for an amount in euros', () => {
    fc.assert(
      fc.property(cents, currency, rates, (amount, to, given) => {
        const converted = convertAmount(centsToEuros(amount), { from: 'EUR', to, rates: given });
        expect(converted).toBe(convertCents(amount, to, given));
      }),
    );
  });
});

describe('euros and cents', () => {
  test.each([
    [45, 4500],
    [45.5, 4550],
    [0.1 + 0.2, 30],
    [1.005, 101],
    [19.99, 1999],
    [0, 0],
  ])('%d euros are %i cents', (euros, expected) => {
    expect(eurosToCents(euros)).toBe(expected);
  });

  test('convert into each other without loss', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(eurosToCents(centsToEuros(amount))).toBe(amount);
      }),
    );
  });
});

describe('formatting', () => {
  test.each<[minor: number, code: CurrencyCode, text: string]>([
    [123_450, 'EUR', '€1,234.50'],
    [5130, 'USD', '$51.30'],
    [1688, 'TRY', '₺1,688'],
    [0, 'EUR', '€0.00'],
    [0, 'TRY', '₺0'],
    [5, 'USD', '$0.05'],
    [123_456_789_00, 'EUR', '€123,456,789.00'],
    [-4500, 'EUR', '−€45.00'],
  ])('%i in %s is formatted as %s @9.6', (minor, code, text) => {
    expect(formatMinor(minor, code)).toBe(text);
  });

  test.each([
    [1250.5, 'TRY', '₺1,250.50'],
    [0, 'USD', '$0.00'],
    [-3, 'EUR', '−€3.00'],
  ] as const)('%d in %s as paid is formatted as %s', (amount, code, text) => {
    expect(formatExact(amount, code)).toBe(text);
  });

  test('equals the en-US format of Intl', () => {
    fc.assert(
      fc.property(fc.integer(), currency, (minor, code) => {
        const { symbol, decimals } = CURRENCIES[code];
        const written = (Math.abs(minor) / 10 ** decimals).toLocaleString('en-US', {
          minimumFractionDigits: decimals,
        });
        expect(formatMinor(minor, code)).toBe(`${minor < 0 ? '−' : ''}${symbol}${written}`);
      }),
    );
  });

  test("formatCents converts to the currency, and minorToDecimal applies the currency's decimals", () => {
    expect(formatCents(4500, 'TRY', DEFAULT_RATES)).toBe('₺1,688');
    expect([minorToDecimal(4550, 'EUR'), minorToDecimal(1706, 'TRY')]).toEqual([45.5, 1706]);
  });
});

test('EUR, USD and TRY are the supported currencies @5.34', () => {
  const given = ['EUR', 'USD', 'TRY', 'eur', 'GBP', '', 'toString', null, undefined];
  expect(given.filter(isCurrencyCode)).toEqual(['EUR', 'USD', 'TRY']);
});

function millionths(value: number): bigint {
  return BigInt(Math.round(value * 1e6));
}
