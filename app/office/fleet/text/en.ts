/** English texts of cars and seasons for staff. Quotes of the spec (parts 5 and 8) are verbatim. */

import { en as carFields } from '#app/domain/cars/office-text/en.ts';
import type { PriceSet, Season } from '#app/domain/pricing/price.rules.ts';
import { euroText, type Named, periodText } from '#app/domain/pricing/season-words.ts';
import { editingText } from '#app/editing/editing.text.ts';
import { formatSlashDate } from '#app/lib/dates/dates.ts';
import { makeOnFirstUse } from '#app/lib/make-on-first-use.ts';
import type { PriceStretch } from '../seasons/season-strip.rules.ts';
import type { tr } from './tr.ts';

const list = makeOnFirstUse(() => new Intl.ListFormat('en'));

const named = (season: Named) => `“${season.name.trim()}”`;

const TARIFF_NAMES: Record<keyof PriceSet, string> = {
  dailyCents: 'Daily',
  weeklyCents: 'Weekly',
  monthlyCents: 'Monthly',
};

const monthName = makeOnFirstUse(
  () => new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short' }),
);

const monthText = (month: string) => monthName().format(Date.parse(`${month}-01T00:00Z`));

/** Number of periods up to which they are listed; more are counted. */
const LISTED_PERIODS = 3;

function periods(stretches: PriceStretch[]): string {
  const listed = stretches.slice(0, LISTED_PERIODS).map(periodText).join(', ');
  const more = stretches.length - LISTED_PERIODS;
  return more > 0 ? `${listed} and ${more} more` : listed;
}

const owner = (season: Season | null) => (season ? `“${season.name}”` : 'The car’s own prices');

const dayCount = (days: number) => (days === 1 ? '1 day' : `${days} days`);

const sections: (typeof tr)['form']['sections'] = {
  basics: { title: 'Car' },
  pictures: { title: 'Pictures' },
  specs: { title: 'Specifications' },
  features: { title: 'Features', text: 'What the car has; shown as a list on its page.' },
  pricing: { title: 'Prices', text: 'In euros. Visitors see them in the currency they choose.' },
  seasons: {
    title: 'Scheduled pricing',
    text: 'Prices for certain dates. If one is empty, the price above applies.',
  },
  places: { title: 'Pickup and drop-off', text: 'Where this car is usually kept.' },
  terms: {
    title: 'Rental terms',
    text: 'Fill in only what differs for this car: for empty fields the Settings apply.',
  },
  fleet: { title: 'Fleet and visibility' },
};

const labels: (typeof tr)['labels'] = {
  ...carFields.labels,
  mainImage: 'Main image',
  gallery: 'Gallery',
  'pricing.daily': 'Daily price',
  'pricing.weekly': 'Weekly price',
  'pricing.monthly': 'Monthly price',
  seasonalPricing: 'Scheduled pricing',
  status: 'Active',
  total_units: 'Units',
  'stats.rating.average': 'Rating',
  'stats.rating.count': 'Number of ratings',
};

const season: (typeof tr)['season'] = {
  add: 'Add season',
  full: (most) => `A car can have at most ${most} seasons.`,
  empty: 'No season yet',
  emptyHint: 'The car’s own prices apply all year round.',
  list: 'Seasons',
  dates: 'Dates',
  palePrices:
    'Pale prices are empty in the season; they follow the car’s price or the daily price.',
  states: { past: 'Past', now: 'Now', coming: 'Upcoming' },
  tariffs: TARIFF_NAMES,
  origin: (origin, price) =>
    origin === 'car'
      ? 'car’s own'
      : { dailyCents: 'default', weeklyCents: '7 × daily', monthlyCents: '30 × daily' }[price],
  copy: (year) => `Copy to ${year}`,
  edit: 'Edit',
  remove: 'Delete',
  of: (action, name) => `${action}: ${name.trim()}`,
  removal: {
    title: 'Remove this pricing schedule?',
    text: (season) => `${named(season)}, ${periodText(season)}`,
    confirm: 'Remove',
    cancel: 'Keep it',
  },
  notices: {
    added: (name) => `“${name}” will be added when you save the car.`,
    changed: (name) => `“${name}” will be changed when you save the car.`,
    removed: (name) => `“${name}” will be removed when you save the car.`,
    undo: 'Undo',
  },
  form: {
    titles: { add: 'New season', edit: 'Edit season', copy: 'Copy of a season' },
    name: 'Pricing name',
    nameHint: 'Visitors see it beside the price.',
    otherLanguages: 'Name in other languages',
    startDate: 'Start date',
    endDate: 'End date',
    bothIncluded: 'Both days are included.',
    length: (days) => `${days} days, first and last included.`,
    prices: 'Prices in euros',
    daily: 'Daily price',
    weekly: 'Weekly price',
    monthly: 'Monthly price',
    ifEmpty: (price, origin) => `If empty: ${price} (${origin})`,
    submit: { add: 'Add season', edit: 'Change season', copy: 'Add season' },
    cancel: 'Cancel',
    errorsTitle: 'Please check this season:',
    fixed: 'Fixed',
  },
  discard: {
    title: 'Discard what you typed?',
    text: 'The season has not been added to the list yet.',
    confirm: 'Discard',
    cancel: 'Keep typing',
  },
  warning: (warning): string => {
    if (warning.kind === 'noDaily') {
      return `There is no daily price: visitors see ${euroText(warning.dailyCents)} a day.`;
    }
    if (warning.kind === 'zero') return `${TARIFF_NAMES[warning.price]} price is zero.`;
    const [long, days] =
      warning.kind === 'dearWeek' ? ['A week', 'seven days'] : ['A month', 'thirty days'];
    return `${long} (${euroText(warning.cents)}) costs more than ${days} at the daily price (${euroText(warning.daysCents)}).`;
  },
  errors: {
    startDate: 'Start date is required',
    endDate: 'End date is required',
    name: 'Pricing name is required',
    order: 'End date must be after start date',
    noPrice: 'At least one price must be provided',
    notADate: 'This date does not exist',
    overlap: (_label, name, others) => `${name} overlaps ${others.join(' and ')}`,
  },
};

const strip: (typeof tr)['strip'] = {
  title: 'The next twelve months',
  today: 'Today',
  base: 'Car’s own',
  daily: (stretch) => euroText(stretch.prices.dailyCents),
  month: monthText,
  monthAndYear: (month) => `${monthText(month)} ${month.slice(2, 4)}`,
  checkCount: (count) =>
    count === 0
      ? 'Nothing to check'
      : count === 1
        ? '1 thing to check'
        : `${count} things to check`,
  check: (warning, stretches) =>
    `${owner(stretches[0]?.season ?? null)} (${periods(stretches)}): ${season.warning(warning)}`,
  gaps: (stretches) =>
    `${dayCount(
      stretches.reduce((sum, { days }) => sum + days, 0),
    )} without a season; the car’s own prices apply then: ${periods(stretches)}.`,
  asList: 'Show as a list',
  stretch: ({ startDate, endDate, days, season, prices }) =>
    [
      startDate === endDate ? formatSlashDate(startDate) : periodText({ startDate, endDate }),
      `(${dayCount(days)}):`,
      season ? `“${season.name}”,` : 'car’s own prices,',
      `${euroText(prices.dailyCents)} a day,`,
      `${euroText(prices.weeklyCents)} a week,`,
      `${euroText(prices.monthlyCents)} a month`,
    ].join(' '),
};

const form: (typeof tr)['form'] = {
  editing: editingText('car'),
  sections,
  pages: { car: 'Car', pictures: 'Pictures', prices: 'Prices', terms: 'Terms' },
  pagesLabel: 'Pages of this form',
  hasErrors: 'has errors',
  fieldMessage: (field, message) =>
    message.includes(labels[field]) ? message : `${labels[field]}: ${message}`,
  newTitle: 'Add car',
  newHint: 'Title, brand, model and daily price are needed; the rest can follow later.',
  editTitle: (title) => `Edit ${title}`,
  back: 'Cars',
  viewOnSite: 'View on site',
  extras: {
    cocukKoltugu: 'Child seat',
    ekSurucu: 'Additional driver',
    gencSurucu: 'Young driver package',
  },
  hints: {
    title: 'As visitors see it, such as Fiat Egea 1.4 or similar',
    brand: 'Choose a brand or type another',
    engine: 'In cc',
    engineElectric: 'An electric car has none',
    place: 'Choose a place or type another',
    weekly: (cents) => `If empty: 7 × daily = ${euroText(cents)}`,
    weeklyEmpty: 'If empty: 7 × the daily price',
    monthly: (cents) => `If empty: 30 × daily = ${euroText(cents)}`,
    monthlyEmpty: 'If empty: 30 × the daily price',
    included: 'One per line',
    status: 'Shown on the public site',
    featured: 'Shown before other cars',
    vehicles: (count) =>
      count === 1
        ? 'One vehicle in service: see vehicles'
        : `${count} vehicles in service: see vehicles`,
    newUnits: 'How many of this car you own',
    units: (free, bookings) =>
      `${free} available now; ${bookings === 1 ? '1 current or upcoming booking' : `${bookings} current or upcoming bookings`}`,
    buffer: 'From 0 to 1440; if empty, the time of the settings applies',
    rating: 'From 0 to 5; if empty, visitors see 4.5',
  },
  openChoices: (label) => `Show choices for ${label}`,
  ownFeatures: 'Added for this car',
  featureCount: (chosen) => `${chosen} selected`,
  save: {
    create: 'Create Car',
    update: 'Update Car',
    created: (title) => `${title} has been created`,
    updated: (title) => `${title} has been saved`,
    failed: 'Failed to save car data.',
    clashing: {
      title: 'Save although it is booked?',
      confirm: 'Save anyway',
      cancel: 'Back',
    },
    uploadFailed: 'A picture could not be uploaded. Try again or remove it, then save.',
  },
  errors: {
    title: 'Please fix the following errors:',
  },
  loadFailed: 'Failed to load car data. Please try again.',
};

export const en: typeof tr = {
  labels,
  input: {
    requiredFields: 'Please fill in required fields (Title, Brand, Model, and Daily Price)',
    invalid: 'Some fields are not valid',
    version: 'Version is required',
    rating: 'Rating must be a number from 0 to 5 with at most one decimal',
    alt: 'Alt text',
    tooManyPictures: (_label, most) => `There can be at most ${most} gallery pictures`,
    tooManySeasons: (_label, most) => `There can be at most ${most} scheduled prices`,
    notAPicture: 'A picture needs the address that its upload returned',
    unknownPicture: 'This picture does not exist. Please upload it again.',
    stale: 'Somebody else has changed this car since you opened it',
    notFound: 'Car not found',
    status: 'Status must be true, false, active or inactive',
    tooFew: (car, references) =>
      `${car.title} would have ${car.units} instead of ${car.before} units, too few for ${list().format(references.slice(0, 5))}`,
    tooNew: (_label, latest) => `Year must be at most ${latest}`,
  },
  season,
  strip,
  form,
};
