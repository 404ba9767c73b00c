import { listAddress } from '#app/editing/list/list-address.ts';
import { DASHBOARD_PATH } from '#app/editing/sign-in-path.rules.ts';
import { type IsoDate, isPlausibleDate } from '#app/lib/dates/dates.ts';

/**
 * Address of Today: `/admin`, or `/admin?day=2026-07-14` for another day. `day` is null for today.
 */
export const agendaAddress = listAddress(DASHBOARD_PATH, {
  day(params, name): IsoDate | null {
    const day = params.get(name);
    return isPlausibleDate(day) ? day : null;
  },
});
