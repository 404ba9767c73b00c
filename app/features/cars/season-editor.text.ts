/** The texts of a car's scheduled prices in the back office. What the spec quotes is verbatim. */
import { formatSlashDate, type IsoDate } from '#app/lib/dates.ts';

interface Period {
  startDate: IsoDate;
  endDate: IsoDate;
}

/** `01/07/2026 – 10/07/2026`. */
export function periodText({ startDate, endDate }: Period): string {
  return `${formatSlashDate(startDate)} – ${formatSlashDate(endDate)}`;
}

const named = (season: Period & { name: string }) => `“${season.name.trim()}”`;

export const seasonEditorText = {
  /** Spec, part 5, and what it leaves to be said. */
  errors: {
    startDate: 'Start date is required',
    endDate: 'End date is required',
    name: 'Pricing name is required',
    order: 'End date must be after start date',
    noPrice: 'At least one price must be provided',
    notADate: 'This date does not exist',
    notAPrice: 'Price must be a number of at least 0',
    tooDear: (most: number) => `Price must be at most ${most.toLocaleString('en-US')}`,
    tooFine: 'Price can have at most two decimals',
    overlap: (season: Period & { name: string }, others: (Period & { name: string })[]) =>
      `${named(season)} overlaps ${others
        .map((other) => `${named(other)} (${periodText(other)})`)
        .join(' and ')}`,
  },
};
