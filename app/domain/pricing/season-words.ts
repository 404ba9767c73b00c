/** Texts of a season's days and prices, the same in every language. */
import { formatSlashDate, type IsoDate } from '#app/lib/dates/dates.ts';
import { formatMinor } from '#app/lib/money/money.ts';

interface Period {
  startDate: IsoDate;
  endDate: IsoDate;
}
export type Named = Period & { name: string };

/** Returns a text such as `01/07/2026 – 10/07/2026`. */
export function periodText({ startDate, endDate }: Period): string {
  return `${formatSlashDate(startDate)} – ${formatSlashDate(endDate)}`;
}

/** Returns a text such as `€1,234.50`. */
export function euroText(cents: number): string {
  return formatMinor(cents, 'EUR');
}
