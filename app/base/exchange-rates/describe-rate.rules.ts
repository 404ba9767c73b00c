import { CURRENCIES, type CurrencyCode, formatNumber } from '#app/lib/money/money.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import type { ShownRates } from './exchange-rates.schema.ts';

/**
 * Returns the rate of converted prices: `1 € = ₺37.50 · ECB kuru, 20.11.2026`. Null for euros,
 * which are exact.
 */
export function describeRate(
  currency: CurrencyCode,
  { rates, asOf, source }: Pick<ShownRates, 'rates' | 'asOf' | 'source'>,
  text: SiteTexts['rates'],
): string | null {
  if (currency === 'EUR') return null;
  // Rounds halves up as decimals: 37.48885 is a little less in binary.
  const tenThousandths = Math.round(Number((rates[currency] * 10_000).toFixed(2)));
  const rate = formatNumber(tenThousandths / 10_000, 4).replace(/0{1,2}$/, '');
  const day = asOf && source !== 'default' ? `, ${text.day(asOf)}` : '';
  return `1 € = ${CURRENCIES[currency].symbol}${rate} · ${text.sources[source]}${day}`;
}
