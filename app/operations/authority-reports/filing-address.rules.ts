/** Address of the reports: `/admin/filings?sheet=uetds&from=2026-07-01&to=2026-07-02&all=yes`. */
import { inAddress, listAddress } from '#app/editing/list/list-address.ts';
import { type IsoDate, isPlausibleDate } from '#app/lib/dates/dates.ts';
import { areShowable, reminderDays, SHEETS } from './filing.rules.ts';

const list = listAddress('/admin/filings', {
  sheet: inAddress.choice(SHEETS),
  from: readDay,
  to: readDay,
  all: inAddress.flag,
  page: inAddress.page,
});
export const filingsHref = list.href;

/**
 * Reads an address. If a day is missing, or if one list cannot show the days, returns the days of
 * the reminder.
 */
export function readFilingsAddress(params: URLSearchParams, today: IsoDate) {
  const { sheet, from, to, all, page } = list.read(params);
  const days = from && to && areShowable({ from, to }) ? { from, to } : reminderDays(today);
  return { sheet: sheet ?? 'kabis', ...days, all, page };
}
export type FilingsAddress = ReturnType<typeof readFilingsAddress>;

/** Returns the API's query for the records of all pages of an address. */
export function filingsQuery({ sheet, from, to, all }: FilingsAddress): Record<string, string> {
  return { sheet, from, to, ...(!all && { open: 'yes' }) };
}

function readDay(params: URLSearchParams, name: string): IsoDate | null {
  const day = params.get(name);
  return isPlausibleDate(day) ? day : null;
}
