/** What typed parts of the booking form mean. */

import { EXTRA_NAMES, type ExtraName } from '#app/features/settings/extras.rules.ts';
import { isClockTime, isIsoDate, type WallClock } from '#app/lib/dates.ts';
import { type ExtraCounts, NO_EXTRAS } from '../cars/rental-price.rules.ts';

/** A date and a time of day, each as far as it is typed. */
export interface TypedMoment {
  date: string;
  time: string;
}

/** Not a moment while a part is missing or wrong; empty while all of it is. */
export function momentOf({ date, time }: TypedMoment): WallClock {
  return date.trim() || time.trim() ? `${date.trim()}T${time.trim()}` : '';
}

function isWhole({ date, time }: TypedMoment): boolean {
  return isIsoDate(date) && isClockTime(time);
}

export function typedMoment(moment: WallClock): TypedMoment {
  const [date = '', time = ''] = moment.split('T');
  return { date, time };
}

/** From pickup to dropoff; null while one of them is not there, or they stand the wrong way round. */
export function typedPeriod({
  pickupTime,
  dropoffTime,
}: Record<'pickupTime' | 'dropoffTime', TypedMoment>): {
  pickupAt: WallClock;
  dropoffAt: WallClock;
} | null {
  if (!isWhole(pickupTime) || !isWhole(dropoffTime)) return null;
  const period = { pickupAt: momentOf(pickupTime), dropoffAt: momentOf(dropoffTime) };
  return period.pickupAt <= period.dropoffAt ? period : null;
}

export function extraCounts(typed: Record<ExtraName, string>): ExtraCounts {
  const counts = { ...NO_EXTRAS };
  for (const name of EXTRA_NAMES) counts[name] = Number(typed[name]) || 0;
  return counts;
}
