import { en as refusals } from '#app/domain/availability/text/en.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { translationLabels } from '#app/lib/words/translation-labels.ts';

const name = 'Name';

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
    nothing: 'Enter at least one restriction',
    unknownCar: 'This car no longer exists',
    tooManyRules: (most) => `There can be at most ${most} rules`,
    version: 'The version is required',
    stale: 'Somebody else has changed this rule since you opened it',
    notFound: 'This rule no longer exists',
  },
};
