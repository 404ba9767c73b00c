/**
 * Prices are stored and added as integer euro cents; a visitor sees them in one of three
 * currencies. A *minor amount* is an integer count of a currency's smallest shown unit: cents for
 * EUR and USD, whole lira for TRY, which is shown without decimals.
 */
export const CURRENCY_CODES = ['EUR', 'USD', 'TRY'] as const;
export type CurrencyCode = (typeof CURRENCY_CODES)[number];

export interface Currency {
  code: CurrencyCode;
  name: string;
  symbol: string;
  decimals: number;
}

export const CURRENCIES: Record<CurrencyCode, Currency> = {
  EUR: { code: 'EUR', name: 'Euro', symbol: '€', decimals: 2 },
  USD: { code: 'USD', name: 'US Dollar', symbol: '$', decimals: 2 },
  TRY: { code: 'TRY', name: 'Turkish Lira', symbol: '₺', decimals: 0 },
};

export const DEFAULT_CURRENCY: CurrencyCode = 'EUR';

/** Units of each currency for one euro. EUR itself is always 1. */
export type Rates = Record<CurrencyCode, number>;

/** Rates that are used until a provider has returned some (spec, part 9). */
export const DEFAULT_RATES: Rates = { EUR: 1, USD: 1.14, TRY: 37.5 };

const RATE_SCALE = 1_000_000;

export function isCurrencyCode(value: unknown): value is CurrencyCode {
  return CURRENCY_CODES.includes(value as CurrencyCode);
}

/** Returns euro cents, half a cent rounded up: 45.5 → 4550. */
export function eurosToCents(euros: number): number {
  return Math.round(Number((euros * 100).toFixed(4)));
}

/**
 * Returns euros without the error of binary fractions: `0.1 + 0.2` becomes 0.3. Other amounts stay,
 * such as `45.555`, which is not a valid price.
 */
export function withoutNoise(euros: number): number {
  const cents = centsToEuros(eurosToCents(euros));
  return Math.abs(cents - euros) < 1e-9 ? cents : euros;
}

/** Returns decimal euros for JSON: 4550 → 45.5. */
export function centsToEuros(cents: number): number {
  return cents / 100;
}

/**
 * Returns an amount in euro cents as a minor amount of `currency`, rounded half up. Zero, missing
 * and infinite amounts convert to 0 (spec, part 5). A negative amount, such as a discount, converts
 * like a positive one (product.md, "Money"). The result is exact: the rate counts with six
 * decimals, and the product is computed in integers.
 */
export function convertCents(
  cents: number | null | undefined,
  currency: CurrencyCode,
  rates: Rates,
): number {
  if (!cents || !Number.isFinite(cents)) return 0;
  if (cents < 0) return 0 - convertCents(-cents, currency, rates);
  const dividend = BigInt(Math.round(cents)) * scaledRate(currency, rates);
  const divisor = BigInt(RATE_SCALE) * powerOfTen(2 - CURRENCIES[currency].decimals);
  return Number((dividend * 2n + divisor) / (divisor * 2n));
}

/**
 * Returns a decimal amount in `from` as a minor amount of `to`, rounded once, half up. The result
 * is exact for the decimals of `amount` as they are written (1.005 is 1.005) and six decimals of
 * each rate. Zero, negative, missing and infinite amounts convert to 0 (spec, part 5).
 */
export function convertAmount(
  amount: number | null | undefined,
  { from, to, rates }: { from: CurrencyCode; to: CurrencyCode; rates: Rates },
): number {
  if (!amount || amount <= 0 || !Number.isFinite(amount)) return 0;
  const [mantissa = '', exponent = '0'] = String(amount).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const places = fraction.length - Number(exponent) - CURRENCIES[to].decimals;
  const dividend = BigInt(whole + fraction) * scaledRate(to, rates) * powerOfTen(-places);
  const divisor = scaledRate(from, rates) * powerOfTen(places);
  return Number((dividend * 2n + divisor) / (divisor * 2n));
}

function scaledRate(currency: CurrencyCode, rates: Rates): bigint {
  return BigInt(Math.round(rates[currency] * RATE_SCALE));
}

/** Returns 1 for a negative exponent. */
function powerOfTen(exponent: number): bigint {
  return 10n ** BigInt(Math.max(0, exponent));
}

/** Returns a minor amount as a decimal number: 4550 EUR → 45.5, 1706 TRY → 1706. */
export function minorToDecimal(minor: number, currency: CurrencyCode): number {
  return minor / 10 ** CURRENCIES[currency].decimals;
}

/** Formats a decimal amount as paid, with two decimals in every currency: `₺1,250.50`, `−€3.00`. */
export function formatExact(amount: number, currency: CurrencyCode): string {
  return formatAmount(amount, { currency, decimals: 2 });
}

/** Formats a minor amount: symbol, then en-US digits with the currency's decimals: `€1,234.50`. */
export function formatMinor(minor: number, currency: CurrencyCode): string {
  const { decimals } = CURRENCIES[currency];
  return formatAmount(minorToDecimal(minor, currency), { currency, decimals });
}

function formatAmount(
  amount: number,
  { currency, decimals }: { currency: CurrencyCode; decimals: number },
): string {
  // A minus sign, because a hyphen is too short beside digits and may end a line.
  const sign = amount < 0 ? '−' : '';
  return `${sign}${CURRENCIES[currency].symbol}${formatNumber(Math.abs(amount), decimals)}`;
}

/**
 * Formats a number of at least 0 in en-US digits: `1,234.50`. Does not use `Intl`, because the
 * first formatter of a page blocks a slow phone for 80 ms (docs/decisions/057).
 */
export function formatNumber(number: number, decimals: number): string {
  const [whole = '', fraction] = number.toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction ? `${grouped}.${fraction}` : grouped;
}

/**
 * Converts and formats a single amount in euro cents. Do not use it for a total beside its lines: a total is
 * the sum of the converted lines (product.md, "Money").
 */
export function formatCents(cents: number, currency: CurrencyCode, rates: Rates): string {
  return formatMinor(convertCents(cents, currency, rates), currency);
}
