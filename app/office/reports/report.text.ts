import { formatCount } from '#app/lib/decimal.ts';
import { officeTexts } from '#app/lib/former-texts.ts';
import { eurosToCents, formatMinor } from '#app/lib/money.ts';

export const reportText = officeTexts('tr', (texts) => texts.reports);

/** `€1,234.50`. */
export function formatEuros(euros: number): string {
  return formatMinor(eurosToCents(euros), 'EUR');
}

/** Whole euros, for the axis of a chart: `€1,200`. */
export function formatRoundEuros(euros: number): string {
  return `€${formatCount(Math.round(euros))}`;
}

/** `%43,5` of a share. */
export function formatShare(share: number): string {
  return reportText.onScreen().share(share);
}

/** The same, or a dash where there was nothing to book. */
export function formatOccupancy(share: number | null): string {
  return share === null ? reportText.onScreen().figures.none : formatShare(share);
}

/** A share in percent with one decimal, for a spreadsheet. */
export function percentOf(share: number | null): number | null {
  return share === null ? null : Math.round(share * 1000) / 10;
}

/** `1.234`: a count in the language of the screen. */
export function formatNumber(count: number): string {
  return reportText.onScreen().count(count);
}
