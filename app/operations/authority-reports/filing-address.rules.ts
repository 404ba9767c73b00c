/** Addresses of the reports: `/admin/filings?sheet=uetds&from=2026-07-01&to=2026-07-02&open=yes`. */
import { inAddress, listAddress } from '#app/editing/list/list-address.ts';
import { type IsoDate, isListDay } from '#app/lib/dates/dates.ts';
import { areShowable, SHEETS, usualDays } from './filing.rules.ts';

const list = listAddress('/admin/filings', {
  sheet: inAddress.choice(SHEETS),
  from: readDay,
  to: readDay,
  open: inAddress.flag,
  page: inAddress.page,
});
export const filingsHref = list.href;

/** Days that make no sense are those that are usually shown. */
export function readFilingsAddress(params: URLSearchParams, today: IsoDate) {
  const { sheet, from, to, open, page } = list.read(params);
  const days = from && to && areShowable({ from, to }) ? { from, to } : usualDays(today);
  return { sheet: sheet ?? 'kabis', ...days, open, page };
}
export type FilingsAddress = ReturnType<typeof readFilingsAddress>;

function readDay(params: URLSearchParams, name: string): IsoDate | null {
  const day = params.get(name);
  return isListDay(day) ? day : null;
}
