import { formatCount } from '#app/lib/money/decimal.ts';
import { eurosToCents, formatMinor } from '#app/lib/money/money.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';

/** `€1,234.50`. */
export function formatEuros(euros: number): string {
  return formatMinor(eurosToCents(euros), 'EUR');
}

/** Whole euros, for the axis of a chart: `€1,200`. */
export function formatRoundEuros(euros: number): string {
  return `€${formatCount(Math.round(euros))}`;
}

/** `%43,5` of a share, or a dash where there was nothing to book. */
export function formatOccupancy(
  share: number | null,
  texts: Pick<OfficeTexts['reports'], 'share' | 'figures'>,
): string {
  return share === null ? texts.figures.none : texts.share(share);
}

/** A share in percent with one decimal, for a spreadsheet. */
export function percentOf(share: number | null): number | null {
  return share === null ? null : Math.round(share * 1000) / 10;
}
