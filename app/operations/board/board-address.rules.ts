/**
 * Address of the board with its filters:
 * `/admin/bookings/board?from=2026-07-01&days=31&search=suv`.
 */

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
import { MAX_BOARD_DAYS } from './board.schema.ts';

/**
 * Numbers of days that the toolbar offers. An address may contain any number up to
 * `MAX_BOARD_DAYS`.
 */
export const BOARD_SPANS = [7, 14, 31] as const;
/** Number of days if none is chosen, on a wide screen and on a phone. */
const USUAL_SPAN = { wide: 31, narrow: 7 };

const address = listAddress(BOARD_PATH, {
  /** First day; null for yesterday, on a phone for today. */
  from: (params, name): IsoDate | null => {
    const from = params.get(name);
    return isIsoDate(from) ? from : null;
  },
  /** Null for `USUAL_SPAN`. */
  days: (params, name) => {
    const days = Number(params.get(name));
    return Number.isInteger(days) && days >= 1 && days <= MAX_BOARD_DAYS ? days : null;
  },
  /** Words to search in cars; empty for all cars. */
  search: inAddress.search,
  /** True to hide cars without a booking on these days. */
  booked: inAddress.flag,
  /** True to show cancelled bookings, too. */
  cancelled: inAddress.flag,
});
export type BoardAddress = ReturnType<typeof address.read>;

export const readBoardAddress = address.read;
export const boardHref = address.href;

export interface BoardDays {
  from: IsoDate;
  days: number;
}

/** Returns the number of filters that differ from the default. */
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

/** Returns the first day of the board after a step forward (1) or back (-1). */
export function steppedFrom(
  from: IsoDate,
  step: 'month' | 'week' | 'day',
  direction: 1 | -1,
): IsoDate {
  if (step !== 'month') return addDays(from, direction * (step === 'week' ? 7 : 1));
  const first = monthStart(from);
  const month = monthStart(addDays(first, direction > 0 ? 31 : -1));
  // A shorter month without this day gives its last day.
  const sameDay = `${month.slice(0, 8)}${from.slice(8)}`;
  return isIsoDate(sameDay) ? sameDay : addDays(monthStart(addDays(month, 31)), -1);
}

/**
 * Ids of the rows of transfers and of deleted cars. An id of a car is never empty and has no
 * spaces.
 */
export const TRANSFERS = '';
export const CARLESS = 'deleted cars';

const USUAL_TIME = '10:00';

/**
 * Returns the address of the form for a new booking in a row: the row is a car's id or `TRANSFERS`.
 */
export function bookingFromBoard(row: string, date: IsoDate, now: WallClock): string {
  const pickupTime = likelyPickup(date, now);
  return newBookingHref(
    row === TRANSFERS ? { serviceType: 'transfer', pickupTime } : { carId: row, pickupTime },
  );
}

/**
 * Returns ten o'clock. If that is past, returns the next half hour, because a pickup cannot be in
 * the past.
 */
function likelyPickup(date: IsoDate, now: WallClock): WallClock {
  const usual = wallClock(date, USUAL_TIME);
  if (usual > now) return usual;
  const next = TIME_CHOICES.find((time) => wallClock(date, time) > now);
  return next ? wallClock(date, next) : wallClock(addDays(date, 1), USUAL_TIME);
}
