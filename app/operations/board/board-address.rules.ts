/** Filters of the board in its address: `/admin/bookings/board?from=2026-07-01&days=31&search=suv`. */

import { TIME_CHOICES } from '#app/domain/requests/request.rules.ts';
import { inAddress, listAddress } from '#app/editing/list/list-address.ts';
import {
  addDays,
  type IsoDate,
  isIsoDate,
  monthStart,
  type WallClock,
  wallClock,
} from '#app/lib/dates/dates.ts';
import {
  BOARD_PATH,
  newBookingHref,
} from '#app/office/bookings/list/booking-list-address.rules.ts';
import { MOST_BOARD_DAYS } from './board.schema.ts';

/** Numbers of days to choose from; an address may name others. */
export const BOARD_SPANS = [7, 14, 31] as const;
/** Days that fit the screen, if none are chosen. */
const USUAL_SPAN = { wide: 31, narrow: 7 };

const address = listAddress(BOARD_PATH, {
  /** Null: today is the second day, on a phone the first. */
  from: (params, name): IsoDate | null => {
    const from = params.get(name);
    return isIsoDate(from) ? from : null;
  },
  /** Null: as many as fit the screen. */
  days: (params, name) => {
    const days = Number(params.get(name));
    return Number.isInteger(days) && days >= 1 && days <= MOST_BOARD_DAYS ? days : null;
  },
  /** Search in cars; empty for all. */
  search: inAddress.search,
  /** Cars without a booking on these days are left out. */
  booked: inAddress.flag,
  /** Cancelled bookings are shown, too. */
  cancelled: inAddress.flag,
});
export type BoardAddress = ReturnType<typeof address.read>;

export const readBoardAddress = address.read;
export const boardHref = address.href;

/** The days that a board shows. */
export interface BoardDays {
  from: IsoDate;
  days: number;
}

/** Returns the number of filters that hide or add rows or bookings of the board. */
export function countChosen({ search, booked, cancelled }: BoardAddress): number {
  return [search !== '', booked, cancelled].filter(Boolean).length;
}

export function shownDays(
  { from, days }: Pick<BoardAddress, 'from' | 'days'>,
  { today, narrow }: { today: IsoDate; narrow: boolean },
): BoardDays {
  return {
    from: from ?? (narrow ? today : addDays(today, -1)),
    days: days ?? (narrow ? USUAL_SPAN.narrow : USUAL_SPAN.wide),
  };
}

/** The first day after one step on (1) or back (-1). */
export function steppedFrom(
  from: IsoDate,
  step: 'month' | 'week' | 'day',
  direction: 1 | -1,
): IsoDate {
  if (step !== 'month') return addDays(from, direction * (step === 'week' ? 7 : 1));
  const first = monthStart(from);
  const month = monthStart(addDays(first, direction > 0 ? 31 : -1));
  // The last day of a month that is shorter.
  const sameDay = `${month.slice(0, 8)}${from.slice(8)}`;
  return isIsoDate(sameDay) ? sameDay : addDays(monthStart(addDays(month, 31)), -1);
}

/** Ids of the rows of transfers and of deleted cars. Ids of cars are never empty and have no spaces. */
export const TRANSFERS = '';
export const CARLESS = 'deleted cars';

const USUAL_TIME = '10:00';

/** The form of a new booking of a `row`: a car's id or `TRANSFERS`. */
export function bookingFromBoard(row: string, date: IsoDate, now: WallClock): string {
  const pickupTime = likelyPickup(date, now);
  return newBookingHref(
    row === TRANSFERS ? { serviceType: 'transfer', pickupTime } : { carId: row, pickupTime },
  );
}

/** Ten in the morning; today the next half hour once that is over, since a pickup is never past. */
function likelyPickup(date: IsoDate, now: WallClock): WallClock {
  const usual = wallClock(date, USUAL_TIME);
  if (usual > now) return usual;
  const next = TIME_CHOICES.find((time) => wallClock(date, time) > now);
  return next ? wallClock(date, next) : wallClock(addDays(date, 1), USUAL_TIME);
}
