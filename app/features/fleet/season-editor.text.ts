/** The texts of a car's scheduled prices in the back office. What the spec quotes is verbatim. */
import { formatSlashDate, type IsoDate } from '#app/lib/dates.ts';
import { formatMinor } from '#app/lib/money.ts';
import type { PriceOrigin, PriceSet } from '#app/features/cars/rental-price.rules.ts';
import type { SeasonState } from './season-list.rules.ts';
import type { PriceWarning } from './season-strip.rules.ts';

interface Period {
  startDate: IsoDate;
  endDate: IsoDate;
}

/** `01/07/2026 – 10/07/2026`. */
export function periodText({ startDate, endDate }: Period): string {
  return `${formatSlashDate(startDate)} – ${formatSlashDate(endDate)}`;
}

/** `€1,234.50`; seasons are entered in euros. */
export function euroText(cents: number): string {
  return formatMinor(cents, 'EUR');
}

const NOT_A_DATE = 'This date does not exist';

/**
 * A message in a list, where the field's label does not stand beside it: prices and dates share
 * theirs, which do not say which of them is meant.
 */
export function withLabel(label: string, message: string): string {
  const isShared = message.startsWith('Price ') || message === NOT_A_DATE;
  return isShared ? `${label}: ${message}` : message;
}

const named = (season: Period & { name: string }) => `“${season.name.trim()}”`;

const TARIFF_NAMES: Record<keyof PriceSet, string> = {
  dailyCents: 'Daily',
  weeklyCents: 'Weekly',
  monthlyCents: 'Monthly',
};

export const seasonEditorText = {
  add: 'Add season',
  full: (most: number) => `A car can have at most ${most} seasons.`,
  empty: 'No season yet',
  emptyHint: 'The car’s own prices hold all year round.',
  list: 'Seasons',
  states: { past: 'Past', now: 'Now', coming: 'Coming' } satisfies Record<SeasonState, string>,
  tariffs: TARIFF_NAMES,
  /** Where a price comes from that the season itself does not have. */
  origins: {
    car: () => 'car’s own',
    fallback: (price) =>
      ({ dailyCents: 'default', weeklyCents: '7 × daily', monthlyCents: '30 × daily' })[price],
  } satisfies Record<Exclude<PriceOrigin, 'season'>, (price: keyof PriceSet) => string>,
  copy: (year: number) => `Copy to ${year}`,
  edit: 'Edit',
  remove: 'Delete',
  /** Said of a row's button, which alone shows only what it does. */
  of: (action: string, name: string) => `${action}: ${name.trim()}`,
  removal: {
    title: 'Remove this pricing schedule?',
    text: (season: Period & { name: string }) => `${named(season)}, ${periodText(season)}`,
    confirm: 'Remove',
    cancel: 'Keep it',
  },
  notices: {
    added: (name: string) => `“${name}” will be added when you save the car.`,
    changed: (name: string) => `“${name}” will be changed when you save the car.`,
    removed: (name: string) => `“${name}” will be removed when you save the car.`,
    undo: 'Undo',
  },
  form: {
    titles: { add: 'New season', edit: 'Edit season', copy: 'Copy of a season' },
    name: 'Pricing name',
    nameHint: 'Visitors see it beside the price.',
    startDate: 'Start date',
    endDate: 'End date',
    pick: (field: string) => `${field}: choose from the calendar`,
    bothIncluded: 'Both days belong to the season.',
    length: (days: number) => `${days} days, both included.`,
    prices: 'Prices in euros',
    daily: 'Daily price',
    weekly: 'Weekly price',
    monthly: 'Monthly price',
    ifEmpty: (price: string, origin: string) => `If empty: ${price} (${origin})`,
    submit: { add: 'Add season', edit: 'Change season', copy: 'Add season' },
    cancel: 'Cancel',
    errorsTitle: 'Please check this season:',
    fixed: 'Put right',
  },
  discard: {
    title: 'Discard what you typed?',
    text: 'The season has not been taken over into the list.',
    confirm: 'Discard',
    cancel: 'Keep typing',
  },
  /** What makes a price look unmeant. */
  warning: (warning: PriceWarning): string => {
    if (warning.kind === 'noDaily') {
      return `There is no daily price: visitors see ${euroText(warning.dailyCents)} a day.`;
    }
    if (warning.kind === 'zero') return `${TARIFF_NAMES[warning.price]} price is zero.`;
    const [long, days] =
      warning.kind === 'dearWeek' ? ['A week', 'seven days'] : ['A month', 'thirty days'];
    return `${long} (${euroText(warning.cents)}) costs more than ${days} at the daily price (${euroText(warning.daysCents)}).`;
  },
  /** Spec, part 5, and what it leaves to be said. */
  errors: {
    startDate: 'Start date is required',
    endDate: 'End date is required',
    name: 'Pricing name is required',
    order: 'End date must be after start date',
    noPrice: 'At least one price must be provided',
    notADate: NOT_A_DATE,
    notAPrice: 'Price must be a number of at least 0',
    tooDear: (most: number) => `Price must be at most ${most.toLocaleString('en-US')}`,
    tooFine: 'Price can have at most two decimals',
    overlap: (season: Period & { name: string }, others: (Period & { name: string })[]) =>
      `${named(season)} overlaps ${others
        .map((other) => `${named(other)} (${periodText(other)})`)
        .join(' and ')}`,
  },
};
