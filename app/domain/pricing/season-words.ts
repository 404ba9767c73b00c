/** Days and prices of seasons, in every language the same. */
import { formatSlashDate, type IsoDate } from '#app/lib/dates/dates.ts';
import { formatMinor } from '#app/lib/money/money.ts';

interface Period {
  startDate: IsoDate;
  endDate: IsoDate;
}
export type Named = Period & { name: string };

/** `01/07/2026 – 10/07/2026`. */
export function periodText({ startDate, endDate }: Period): string {
  return `${formatSlashDate(startDate)} – ${formatSlashDate(endDate)}`;
}

/** `€1,234.50`; seasons are entered in euros. */
export function euroText(cents: number): string {
  return formatMinor(cents, 'EUR');
}
