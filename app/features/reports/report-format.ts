import { eurosToCents, formatMinor } from '#app/lib/money.ts';

const percent = new Intl.NumberFormat('tr-TR', { style: 'percent', maximumFractionDigits: 1 });

/** `€1,234.50`. */
export function formatEuros(euros: number): string {
  return formatMinor(eurosToCents(euros), 'EUR');
}

/** Whole euros, for the axis of a chart: `€1,200`. */
export function formatRoundEuros(euros: number): string {
  return `€${Math.round(euros).toLocaleString('en-US')}`;
}

/** `%43,5` of a share. */
export function formatShare(share: number): string {
  return percent.format(share);
}

/** A share in percent with one decimal, for a spreadsheet. */
export function percentOf(share: number | null): number | null {
  return share === null ? null : Math.round(share * 1000) / 10;
}
