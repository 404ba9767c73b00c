/**
 * Rules of letting: the days for which a car may be let (`product.md, "Letting rules"`). List, day
 * strip, calendar, car page, message, booking form and API all ask `brokenRules`; saved bookings ask
 * it through `brokenRulesOf`. The board, and the calendar for a pickup, ask `refusedPickup`.
 *
 * The day of the pickup decides which rules apply. If several rules apply, each must allow the
 * rental, so the strictest holds. Days and hours are of Istanbul's wall clock, so daylight saving
 * time has no effect.
 */
import { WEEKDAYS, type Weekday } from '#app/base/settings/places/opening-hours.rules.ts';
import type { TripTerms } from '#app/base/settings/places/place-terms.rules.ts';
import { type TripEnds, tripFees } from '#app/domain/pricing/fee.rules.ts';
import { MAX_RENTAL_DAYS, type RentalPeriod, rentalDays } from '#app/domain/pricing/price.rules.ts';
import type { FeeLine } from '#app/domain/pricing/receipt.rules.ts';
import { addDays, type IsoDate } from '#app/lib/dates/dates.ts';
import type { InTurkish } from '#app/lib/words/translations.rules.ts';
import { type RentalDates, shiftedRental } from './availability.rules.ts';

export interface LettingRule extends InTurkish<'name'> {
  id: string;
  /** Id of the car; null: all cars. */
  carId: string | null;
  /** Reason that visitors read, in their language, else in Turkish; empty: none. */
  name: string;
  /** First and last day of the pickups to which the rule applies. */
  firstDay: IsoDate;
  lastDay: IsoDate;
  /** Minimum and maximum length in charged days (`rentalDays`); null: no limit. */
  minDays: number | null;
  maxDays: number | null;
  /** True if no pickup is possible. */
  closed: boolean;
  noPickupWeekdays: Weekday[];
  noReturnWeekdays: Weekday[];
}

/** Reasons for which a rule refuses a rental, in the order in which they are told. */
export const REFUSAL_KINDS = [
  'closed',
  'pickupWeekday',
  'tooShort',
  'tooLong',
  'returnWeekday',
] as const;
export type RefusalKind = (typeof REFUSAL_KINDS)[number];

/** Rule that refuses a rental, with the reason. */
export interface BrokenRule extends InTurkish<'name'> {
  ruleId: string;
  name: string;
  kind: RefusalKind;
  /** Limit in days of `tooShort` and `tooLong`; null for other kinds. */
  days: number | null;
  /** Weekday of `pickupWeekday` and `returnWeekday`; null for other kinds. */
  weekday: Weekday | null;
  /** Last day without pickups of `closed`; null for other kinds. */
  until: IsoDate | null;
}

/** Rules for the trip's car, and the terms that decide its fees. */
export interface LettingTerms {
  rules: readonly LettingRule[];
  terms: TripTerms;
}

export interface LettingAnswer {
  /** Rules that refuse the rental, the strictest of each kind; empty: it is allowed. */
  broken: BrokenRule[];
  fees: FeeLine[];
}

/** Answers whether a car may be let for a trip, and which fees are charged. */
export function lettingAnswer(
  { rules, terms }: LettingTerms,
  trip: RentalPeriod & TripEnds,
): LettingAnswer {
  return { broken: brokenRules(rules, trip), fees: tripFees(trip, terms) };
}

/** Returns the rules for a car: its own and those for all cars. */
export function rulesOfCar<Rule extends Pick<LettingRule, 'carId'>>(
  rules: readonly Rule[],
  carId: string | null,
): Rule[] {
  return rules.filter((rule) => rule.carId === null || rule.carId === carId);
}

/** Returns the rules for pickups on a day. */
export function rulesOn<Rule extends Pick<LettingRule, 'firstDay' | 'lastDay'>>(
  rules: readonly Rule[],
  day: IsoDate,
): Rule[] {
  return rules.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
}

/** Returns the rules that apply to pickups on a day or later. */
export function rulesFrom<Rule extends Pick<LettingRule, 'lastDay'>>(
  rules: readonly Rule[],
  day: IsoDate,
): Rule[] {
  return rules.filter(({ lastDay }) => lastDay >= day);
}

/**
 * Returns the rules that refuse a rental: the strictest of each kind, in the order of
 * `REFUSAL_KINDS`. `rules` must be the rules of the car (`rulesOfCar`).
 */
export function brokenRules(rules: readonly LettingRule[], period: RentalPeriod): BrokenRule[] {
  const applying = rulesOn(rules, period.pickupDate);
  if (applying.length === 0) return [];
  const days = rentalDays(period);
  const returnDay = weekdayOf(period.returnDate);
  const pickup = refusedPickup(rules, period.pickupDate);
  const isLengthRefused = pickup.some(({ kind }) => kind === 'tooShort');
  const { minimum, maximum } = lengthLimits(applying);
  const noReturn = applying.find(({ noReturnWeekdays }) => noReturnWeekdays.includes(returnDay));
  return [
    ...pickup,
    ...(minimum && !isLengthRefused && days < (minimum.days ?? 0) ? [minimum] : []),
    ...(maximum && !isLengthRefused && days > (maximum.days ?? days) ? [maximum] : []),
    ...(noReturn ? [broken(noReturn, 'returnWeekday', { weekday: returnDay })] : []),
  ];
}

/** Returns the longest minimum and the shortest maximum of rules; null if no rule has one. */
function lengthLimits(rules: readonly LettingRule[]) {
  const longest = strictest(rules, ({ minDays }) => minDays ?? 0);
  const shortest = strictest(rules, ({ maxDays }) => -(maxDays ?? Number.POSITIVE_INFINITY));
  return {
    minimum: longest?.minDays ? broken(longest, 'tooShort', { days: longest.minDays }) : null,
    maximum: shortest?.maxDays ? broken(shortest, 'tooLong', { days: shortest.maxDays }) : null,
  };
}

/**
 * Returns the rules that refuse every pickup on a day; empty if a pickup is allowed. A minimum length
 * above the maximum length refuses every pickup, so both rules are returned.
 */
export function refusedPickup(rules: readonly LettingRule[], day: IsoDate): BrokenRule[] {
  const applying = rulesOn(rules, day);
  const weekday = weekdayOf(day);
  const closed = applying.find((rule) => rule.closed);
  const noPickup = applying.find(({ noPickupWeekdays }) => noPickupWeekdays.includes(weekday));
  const { minimum, maximum } = lengthLimits(applying);
  const isNoLengthLeft = minimum?.days && maximum?.days && minimum.days > maximum.days;
  return [
    ...(closed ? [broken(closed, 'closed', { until: closedUntil(rules, day) })] : []),
    ...(noPickup ? [broken(noPickup, 'pickupWeekday', { weekday })] : []),
    ...(isNoLengthLeft ? [minimum, maximum] : []),
  ];
}

/** Returns the last day of the closed days from `day` on, also if several rules follow each other. */
function closedUntil(rules: readonly LettingRule[], day: IsoDate): IsoDate {
  const closed = rules.filter((rule) => rule.closed);
  let last = day;
  for (let next = rulesOn(closed, day); next.length > 0; next = rulesOn(closed, addDays(last, 1))) {
    last = next.reduce((latest, { lastDay }) => (lastDay > latest ? lastDay : latest), last);
  }
  return last;
}

/** Returns true if a rental is also possible for other reasons than rules, such as free units. */
type IsPossible = (period: RentalPeriod) => boolean;
const ALWAYS: IsPossible = () => true;

/**
 * Returns the return day nearest to the requested one that the rules allow with the same pickup,
 * the later one of two; null if there is none. If a rental is not possible, longer ones are not
 * possible either.
 */
export function allowedReturn(
  rules: readonly LettingRule[],
  period: RentalPeriod,
  isPossible: IsPossible = ALWAYS,
): IsoDate | null {
  const applying = rulesOn(rules, period.pickupDate);
  if (refusedPickup(applying, period.pickupDate).length > 0) return null;
  const first = addDays(period.pickupDate, 1);
  let last = addDays(period.pickupDate, MAX_RENTAL_DAYS);
  for (let days = 0; days <= MAX_RENTAL_DAYS; days += 1) {
    const [later, earlier] = [days, -days].map((by) => addDays(period.returnDate, by)) as [
      IsoDate,
      IsoDate,
    ];
    if (earlier < first && later > last) return null;
    for (const returnDate of [later, earlier]) {
      const rental = { ...period, returnDate };
      const isRental = first <= returnDate && returnDate <= last;
      if (!isRental || brokenRules(applying, rental).length > 0) continue;
      if (isPossible(rental)) return returnDate;
      last = addDays(returnDate, -1);
    }
  }
  return null;
}

/** Two rules of a car that restrict the same thing on the same days. */
export interface RuleConflict<Rule> {
  /**
   * `minDays` and `maxDays`: both rules limit the length, and the stricter holds. Other kinds leave
   * nothing that is allowed: `length` no number of days, `noPickupWeekdays` and `noReturnWeekdays`
   * no weekday.
   */
  kind: 'minDays' | 'maxDays' | 'length' | 'noPickupWeekdays' | 'noReturnWeekdays';
  /** `minDays` and `maxDays`: the stricter rule first; `length`: the rule with the minimum first. */
  rules: [Rule, Rule];
  /** First and last day that both rules share, not before today. */
  firstDay: IsoDate;
  lastDay: IsoDate;
}

/**
 * Returns the conflicts of each two rules that share a car and a day from `today` on. Equal limits do
 * not conflict, and a closed rule conflicts with no other, because it allows nothing.
 */
export function ruleConflicts<Rule extends Omit<LettingRule, 'name'>>(
  rules: readonly Rule[],
  today: IsoDate,
): RuleConflict<Rule>[] {
  return rules.flatMap((rule, i) =>
    rules.slice(i + 1).flatMap((other) => {
      const shareACar = rule.carId === null || other.carId === null || rule.carId === other.carId;
      const firstDay = [rule.firstDay, other.firstDay, today].sort().at(-1) ?? today;
      const lastDay = rule.lastDay < other.lastDay ? rule.lastDay : other.lastDay;
      if (!shareACar || lastDay < firstDay || rule.closed || other.closed) return [];
      const days = { firstDay, lastDay };
      return conflictsOfTwo(rule, other, days).map((found) => ({ ...found, ...days }));
    }),
  );
}

function conflictsOfTwo<Rule extends Omit<LettingRule, 'name'>>(
  a: Rule,
  b: Rule,
  days: Pick<RuleConflict<Rule>, 'firstDay' | 'lastDay'>,
): Pick<RuleConflict<Rule>, 'kind' | 'rules'>[] {
  const exceeds = (min: Rule, max: Rule) => (min.minDays ?? 0) > (max.maxDays ?? MAX_RENTAL_DAYS);
  const differ = (x: number | null, y: number | null) => x !== null && y !== null && x !== y;
  const pickupWeekdays = weekdaysOf(days);
  const leaveNoDay = (kind: 'noPickupWeekdays' | 'noReturnWeekdays') =>
    (kind === 'noPickupWeekdays' ? pickupWeekdays : WEEKDAYS).every((weekday) =>
      [...a[kind], ...b[kind]].includes(weekday),
    );
  return [
    ...(differ(a.minDays, b.minDays)
      ? [{ kind: 'minDays' as const, rules: inOrder(a, b, (a.minDays ?? 0) > (b.minDays ?? 0)) }]
      : []),
    ...(differ(a.maxDays, b.maxDays)
      ? [{ kind: 'maxDays' as const, rules: inOrder(a, b, (a.maxDays ?? 0) < (b.maxDays ?? 0)) }]
      : []),
    ...(exceeds(a, b) || exceeds(b, a)
      ? [{ kind: 'length' as const, rules: inOrder(a, b, exceeds(a, b)) }]
      : []),
    ...(['noPickupWeekdays', 'noReturnWeekdays'] as const)
      .filter(leaveNoDay)
      .map((kind) => ({ kind, rules: inOrder(a, b, true) })),
  ];
}

/** Returns the weekdays of a range of days. */
function weekdaysOf({ firstDay, lastDay }: { firstDay: IsoDate; lastDay: IsoDate }): Weekday[] {
  const week = WEEKDAYS.map((_, i) => addDays(firstDay, i));
  return week.filter((day) => day <= lastDay).map(weekdayOf);
}

function inOrder<Rule>(a: Rule, b: Rule, isFirst: boolean): [Rule, Rule] {
  return isFirst ? [a, b] : [b, a];
}

/**
 * Returns the first later days that the rules allow for a rental of the same length; null if there
 * are none within `NEAREST_WITHIN_DAYS`.
 */
export function laterAllowed(
  rules: readonly LettingRule[],
  period: RentalPeriod,
  isPossible: IsPossible = ALWAYS,
): RentalDates | null {
  return shiftedRental(
    period,
    1,
    (later) => isPossible(later) && brokenRules(rules, later).length === 0,
  );
}

/**
 * Returns the allowed days nearest to a refused rental: with the same pickup if there is an allowed
 * return, else with a later pickup and the same length; null if there are none. List, car page and
 * API ask it with the free units of the car (`bookableWith`), so that all name the same days.
 */
export function nearestAllowed(
  rules: readonly LettingRule[],
  period: RentalPeriod,
  isPossible: IsPossible = ALWAYS,
): RentalDates | null {
  const returnDate = allowedReturn(rules, period, isPossible);
  return returnDate === null
    ? laterAllowed(rules, period, isPossible)
    : { pickupDate: period.pickupDate, returnDate };
}

/** Returns the rule with the largest value; undefined without rules. */
function strictest(
  rules: readonly LettingRule[],
  value: (rule: LettingRule) => number,
): LettingRule | undefined {
  return rules.reduce<LettingRule | undefined>(
    (best, rule) => (best && value(best) >= value(rule) ? best : rule),
    undefined,
  );
}

function broken(
  { id, name, inTurkish }: LettingRule,
  kind: RefusalKind,
  detail: Partial<Pick<BrokenRule, 'days' | 'weekday' | 'until'>>,
): BrokenRule {
  return {
    ...{ ruleId: id, name, kind },
    ...(inTurkish && { inTurkish }),
    ...{ days: null, weekday: null, until: null },
    ...detail,
  };
}

/** Returns the weekday of a date. */
export function weekdayOf(day: IsoDate): Weekday {
  // `getUTCDay` counts from Sunday.
  return WEEKDAYS[(new Date(day).getUTCDay() + 6) % 7] ?? 'monday';
}
