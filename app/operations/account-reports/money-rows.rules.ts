import { type Month, monthOf } from '#app/office/reports/report.rules.ts';
import type { MoneyReport } from './account-report.schema.ts';

/** Sums in euros of the day (YYYY-MM-DD) or month (YYYY-MM) in `at`. */
export type MoneyRow = MoneyReport['totals'] & { at: string };

const NAMES = [
  'agreed',
  'received',
  'cash',
  'card',
  'transfer',
  'agency',
  'kept',
  'deposits',
] as const;

/** Returns the sums of each given month in euros, zeros for a month without an amount. */
export function sumByMonth(days: MoneyReport['days'], months: readonly Month[]): MoneyRow[] {
  return months.map((month) => {
    const own = days.filter(({ day }) => monthOf(day) === month);
    const sum = (name: (typeof NAMES)[number]) =>
      own.reduce((cents, day) => cents + Math.round(day[name] * 100), 0) / 100;
    const sums = Object.fromEntries(NAMES.map((name) => [name, sum(name)]));
    return { ...(sums as MoneyReport['totals']), at: month };
  });
}
