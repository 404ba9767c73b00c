import { en as refusals } from '#app/domain/availability/text/en.ts';
import { editingText } from '#app/editing/editing.text.ts';
import { staffDay } from '#app/lib/dates/staff-dates.ts';
import { formatCount } from '#app/lib/money/decimal.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { unbroken } from '#app/lib/words/plain-text.ts';
import { translationLabels } from '#app/lib/words/translation-labels.ts';

const name = 'Name';

const day = (date: string) => unbroken(staffDay(date, 'en'));
const rules = (count: number) => (count === 1 ? '1 rule' : `${formatCount(count, 'en')} rules`);
const inDays = (count: number) => (count === 1 ? '1 day' : `${count} days`);

export const en: OfficeTexts['lettingRules'] = {
  labels: {
    carId: 'Car',
    name,
    firstDay: 'First day',
    lastDay: 'Last day',
    minDays: 'Minimum days',
    maxDays: 'Maximum days',
    closed: 'No pickups',
    noPickupWeekdays: 'Weekdays without pickups',
    noReturnWeekdays: 'Weekdays without returns',
    ...translationLabels({ name }),
  },
  words: {
    allCars: 'All cars',
    closed: 'No pickups',
    exactly: (count) => `Exactly ${inDays(count)}`,
    minDays: (count) => `At least ${inDays(count)}`,
    maxDays: (count) => `At most ${inDays(count)}`,
    noPickup: (weekdays) => `No pickups on ${weekdays.join(', ')}`,
    noReturn: (weekdays) => `No returns on ${weekdays.join(', ')}`,
    days: (first, last) => (first === last ? day(first) : `${day(first)} – ${day(last)}`),
  },
  page: {
    pageTitle: 'Letting rules – Kervan',
    title: 'Letting rules',
    lead: rules,
    hint: 'The day of the pickup decides which rules apply. Existing bookings are never touched.',
    failed: 'The letting rules could not be loaded.',
    add: 'Add rule',
    search: 'Search rule or car',
    car: 'Car',
    everyRule: 'All rules',
    found: (count) => `${rules(count)} found`,
    noneFound: 'No rule matches',
    clearSearch: 'Clear search',
    empty: 'No rules yet',
    emptyText:
      'A rule sets the shortest and longest rental, weekdays without pickups or returns, or dates on which sales stop. The site, the booking form and messages follow it at once.',
    emptyForStaff: 'Owners add the rules.',
    columns: {
      rule: 'Rule',
      car: 'Car',
      days: 'Days of pickup',
      state: 'Status',
      actions: 'Actions',
    },
    states: { past: 'Past', now: 'Now', coming: 'Coming' },
    edit: (rule) => `Edit ${rule}`,
    copy: (rule, year) => `Copy ${rule} to ${year}`,
    copyToYear: (year) => `Copy to ${year}`,
    delete: (rule) => `Delete ${rule}`,
    deletion: {
      title: 'Delete this rule?',
      question: (rule, when) =>
        `${rule} (${when}) will be deleted and no longer restricts rentals. Existing bookings do not change.`,
      confirm: 'Delete',
      cancel: 'Keep it',
      failed: (error) => error || 'The rule could not be deleted.',
      done: (rule) => `${rule} was deleted`,
    },
  },
  strip: {
    title: 'The next twelve months',
    ofCar: (car) => `The next twelve months: ${car}`,
    none: 'No restrictions in the next twelve months.',
    noneForAll: 'No restrictions for all cars in the next twelve months.',
    lanes: {
      seasons: 'Seasons',
      closed: 'No pickups',
      minDays: 'Minimum days',
      maxDays: 'Maximum days',
      noPickupWeekdays: 'Weekdays, pickup',
      noReturnWeekdays: 'Weekdays, return',
    },
    seasonsFailed: 'The seasons of the car could not be loaded.',
    asList: 'Show as a list',
    stretch: (when, limits, names) =>
      names.length > 0 ? `${when}: ${limits} (${names.join(', ')})` : `${when}: ${limits}`,
    conflicts: 'Conflicting rules',
    rule: (title, details) => (details ? `“${title}” (${details})` : `“${title}”`),
    stricter: (when, [one, other], stricter) =>
      `${when}: ${one} and ${other} share these days. The stricter holds: ${stricter}.`,
    impossible: (when, one, other) => `${when}: ${one} and ${other} together allow no rental.`,
    more: (count) => `${count} more ${count === 1 ? 'conflict' : 'conflicts'}.`,
  },
  form: {
    editing: editingText('rule'),
    newTitle: 'Add rule',
    loadFailed: 'The rule could not be loaded. Please try again.',
    failed: (error) => error || 'The rule could not be saved',
    fixErrors: 'Please correct these errors:',
    create: 'Save',
    update: 'Save',
    created: 'The rule was added',
    updated: 'The rule was saved',
    sections: { days: 'Car and days', limits: 'Restrictions', name: 'Reason for visitors' },
    limitsText: 'Fill in at least one. If several rules apply, the stricter holds.',
    nameText: 'Visitors read it beside the days that are refused; may be empty.',
    bothIncluded: 'The first and the last day are included.',
    closedHint: 'Stops sales: no rental begins on these days; current rentals go on.',
    noLimit: 'Empty: no limit',
  },
  refusals,
  input: {
    invalid: 'Some fields are not valid',
    required: (label) => `${label} is required`,
    notAText: (label) => `${label} must be a text`,
    tooLong: (label, most) => `${label} can have at most ${most} characters`,
    firstDay: 'Enter a valid first day',
    lastDay: 'Enter a valid last day',
    order: 'The last day cannot be before the first day',
    days: (label, most) => `${label} must be a whole number from 1 to ${most}`,
    maxBelowMin: 'The maximum cannot be less than the minimum',
    everyWeekday: 'At least one weekday must stay free',
    weekday: 'Weekdays must be monday to sunday',
    nothing: 'Enter at least one restriction',
    unknownCar: 'This car no longer exists',
    tooManyRules: (most) => `There can be at most ${most} rules`,
    version: 'The version is required',
    stale: 'Somebody else has changed this rule since you opened it',
    notFound: 'This rule no longer exists',
  },
};
