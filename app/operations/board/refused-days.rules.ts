/** Days of the board on which letting rules refuse every pickup of a car. */
import {
  type BrokenRule,
  type LettingRule,
  refusedPickup,
  rulesOfCar,
} from '#app/domain/availability/letting.rules.ts';
import { addDays, type IsoDate } from '#app/lib/dates/dates.ts';
import type { Board } from './board.schema.ts';

export interface RefusedDay {
  /** Number of days from the board's first day. */
  at: number;
  date: IsoDate;
  broken: BrokenRule[];
}

/**
 * Returns a function that returns the refused days of a car. Cars without rules of their own share
 * one answer, because most rules are for all cars.
 */
export function refusedDaysByCar({
  lettingRules,
  ...days
}: Pick<Board, 'from' | 'days' | 'lettingRules'>): (carId: string) => RefusedDay[] {
  const common = refusedDays(rulesOfCar(lettingRules, null), days);
  const withOwnRules = new Set(lettingRules.map(({ carId }) => carId));
  return (carId) =>
    withOwnRules.has(carId) ? refusedDays(rulesOfCar(lettingRules, carId), days) : common;
}

function refusedDays(
  rules: readonly LettingRule[],
  { from, days }: Pick<Board, 'from' | 'days'>,
): RefusedDay[] {
  if (rules.length === 0) return [];
  return Array.from({ length: days }, (_, at) => {
    const date = addDays(from, at);
    return { at, date, broken: refusedPickup(rules, date) };
  }).filter(({ broken }) => broken.length > 0);
}

/** Returns the consecutive days of a list, as first day and number of days. */
export function spansOf(refused: readonly RefusedDay[]): { first: number; length: number }[] {
  const spans: { first: number; length: number }[] = [];
  for (const { at } of refused) {
    const last = spans.at(-1);
    if (last && last.first + last.length === at) last.length += 1;
    else spans.push({ first: at, length: 1 });
  }
  return spans;
}

/** Returns the first day of each rule and kind of refusal, in order of days. */
export function firstOfEach(
  refused: readonly RefusedDay[],
): { date: IsoDate; broken: BrokenRule }[] {
  const seen = new Set<string>();
  return refused.flatMap(({ date, broken }) =>
    broken
      .filter(({ ruleId, kind, weekday, until }) => {
        const key = [ruleId, kind, weekday, until].join(' ');
        const isNew = !seen.has(key);
        seen.add(key);
        return isNew;
      })
      .map((rule) => ({ date, broken: rule })),
  );
}
