/** Rates that staff type for payments and expenses. */
import { addDays, type IsoDate } from '#app/lib/dates/dates.ts';

/** After this time, a currency may have lost far more than half of its value. */
const OLD_AFTER_DAYS = 180;

/**
 * Returns true if a rate can be right. False for a typing mistake, such as euros for one lira. Rates
 * are units of a currency for one euro. `current` is the rate of `today`: the rate of another day is
 * at least half of it, after 180 days at least a tenth, and at most double.
 */
export function isPlausibleRate(
  rate: number,
  { current, day, today }: { current: number; day: IsoDate; today: IsoDate },
): boolean {
  const isOld = day < addDays(today, -OLD_AFTER_DAYS);
  return rate >= current * (isOld ? 0.1 : 0.5) && rate <= current * 2;
}
