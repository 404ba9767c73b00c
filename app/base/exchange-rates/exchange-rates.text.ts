/** Texts of this feature for visitors. */
import { formatShortDate, type IsoDate } from '#app/lib/dates.ts';
import { CURRENCIES, type CurrencyCode, formatNumber } from '#app/lib/money.ts';
import type { ShownRates } from './exchange-rates.schema.ts';

export const SELECTOR_LABEL = 'Para birimi';

export const CURRENCY_NAMES: Record<CurrencyCode, string> = {
  EUR: 'Euro',
  USD: 'Amerikan doları',
  TRY: 'Türk lirası',
};

/**
 * Which rate prices are converted with: `1 € = ₺37.50 · ECB kuru, 20.11.2026`. Null for euros,
 * which are exact.
 */
export function describeRate(
  currency: CurrencyCode,
  { rates, asOf, source }: Pick<ShownRates, 'rates' | 'asOf' | 'source'>,
): string | null {
  if (currency === 'EUR') return null;
  // Halves go up as the rate is written: 37.48885 is a little less in binary.
  const tenThousandths = Math.round(Number((rates[currency] * 10_000).toFixed(2)));
  const rate = formatNumber(tenThousandths / 10_000, 4).replace(/0{1,2}$/, '');
  return `1 € = ${CURRENCIES[currency].symbol}${rate} · ${describeSource(source, asOf)}`;
}

function describeSource(source: ShownRates['source'], asOf: IsoDate | null): string {
  if (source === 'default') return 'yaklaşık kur';
  const name = source === 'ecb' ? 'ECB kuru' : 'Ofis kuru';
  return asOf ? `${name}, ${formatShortDate(asOf)}` : name;
}
