/** The texts of the strip that shows a car's prices of the next twelve months. */
import { formatSlashDate } from '#app/lib/dates.ts';
import type { Season } from '#app/features/cars/rental-price.rules.ts';
import { euroText, periodText, seasonEditorText } from './season-editor.text.ts';
import type { PriceStretch, PriceWarning } from './season-strip.rules.ts';

const monthName = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short' });

/** More periods than this are counted instead of listed. */
const LISTED_PERIODS = 3;

function periods(stretches: PriceStretch[]): string {
  const listed = stretches.slice(0, LISTED_PERIODS).map(periodText).join(', ');
  const more = stretches.length - LISTED_PERIODS;
  return more > 0 ? `${listed} and ${more} more` : listed;
}

const owner = (season: Season | null) => (season ? `“${season.name}”` : 'The car’s own prices');
const dayCount = (days: number) => (days === 1 ? '1 day' : `${days} days`);

export const seasonStripText = {
  title: 'The next twelve months',
  today: 'Today',
  base: 'Car’s own',
  daily: (stretch: PriceStretch) => euroText(stretch.prices.dailyCents),
  /** `Jul`, of `2026-07`. */
  month: (month: string) => monthName.format(Date.parse(`${month}-01T00:00Z`)),
  /** `Jul 26`, of `2026-07`. */
  monthAndYear: (month: string) => `${seasonStripText.month(month)} ${month.slice(2, 4)}`,
  checkCount: (count: number) =>
    count === 0
      ? 'Nothing to check'
      : count === 1
        ? '1 thing to check'
        : `${count} things to check`,
  check: (warning: PriceWarning, stretches: PriceStretch[]) =>
    `${owner(stretches[0]?.season ?? null)} (${periods(stretches)}): ${seasonEditorText.warning(warning)}`,
  gaps: (stretches: PriceStretch[]) =>
    `No season holds on ${dayCount(
      stretches.reduce((sum, { days }) => sum + days, 0),
    )}; the car’s own prices hold then: ${periods(stretches)}.`,
  asList: 'Show as a list',
  stretch: ({ startDate, endDate, days, season, prices }: PriceStretch) =>
    [
      startDate === endDate ? formatSlashDate(startDate) : periodText({ startDate, endDate }),
      `(${dayCount(days)}):`,
      season ? `“${season.name}”,` : 'car’s own prices,',
      `${euroText(prices.dailyCents)} a day,`,
      `${euroText(prices.weeklyCents)} a week,`,
      `${euroText(prices.monthlyCents)} a month`,
    ].join(' '),
};
