import type { IsoDate } from '#app/lib/dates/dates.ts';
import { staffMonth, staffShortMonth } from '#app/lib/dates/staff-dates.ts';
import { formatCount } from '#app/lib/money/decimal.ts';
import { eurosToCents, formatMinor } from '#app/lib/money/money.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { Language } from '#app/lib/words/language.ts';
import { monthOf, type ReportPeriod } from './report.rules.ts';

/** Returns euros as a text, such as `€1,234.50`. */
export function formatEuros(euros: number): string {
  return formatMinor(eurosToCents(euros), 'EUR');
}

/** Returns an amount in whole euros for the axis of a chart, such as `€1,200` or `−€40`. */
export function formatRoundEuros(euros: number): string {
  const rounded = Math.round(euros);
  return `${rounded < 0 ? '−' : ''}€${formatCount(Math.abs(rounded))}`;
}

/** Returns an amount as above the bar of a chart: `€15 B` in Turkish, `€15K` in English. */
export function formatShortEuros(euros: number, language: Language): string {
  const short = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 0 });
  return `${euros < 0 ? '−' : ''}€${short.format(Math.abs(euros))}`;
}

/**
 * Returns a share as a text, such as `%43,5`; a dash for null, which means that there were no
 * units.
 */
export function formatOccupancy(
  share: number | null,
  texts: Pick<OfficeTexts['reports'], 'share' | 'figures'>,
): string {
  return share === null ? texts.figures.none : texts.share(share);
}

/** Returns a share in percent with one decimal, for a spreadsheet; null stays null. */
export function percentOf(share: number | null): number | null {
  return share === null ? null : Math.round(share * 1000) / 10;
}

/** Returns the first and the last month of a period, such as `Ocak 2026 – Mart 2026`. */
export function periodName({ from, to }: ReportPeriod): string {
  return from === to ? staffMonth(from) : `${staffMonth(from)} – ${staffMonth(to)}`;
}

/**
 * Returns the name of a period, and that the current month is unfinished if the period contains it:
 * `Ocak 2026 – Mart 2026 · Mar sürüyor`.
 */
export function periodNow(
  period: ReportPeriod,
  today: IsoDate,
  { running }: OfficeTexts['reports']['period'],
): string {
  const month = monthOf(today);
  const name = periodName(period);
  return period.from <= month && month <= period.to
    ? `${name} · ${running(staffShortMonth(month))}`
    : name;
}
