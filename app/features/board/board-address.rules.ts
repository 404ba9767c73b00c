/** What the board shows, as its address holds it: `/admin/bookings/board?from=2026-07-01&days=31&search=suv`. */
import { chosenParams, readSearch } from '#app/editing/list-address.ts';
import {
  BOOKINGS_PATH,
  NEW_BOOKING_PATH,
} from '#app/features/bookings/booking-list-address.rules.ts';
import {
  addDays,
  type IsoDate,
  isIsoDate,
  monthStart,
  type WallClock,
  wallClock,
} from '#app/lib/dates.ts';
import { MOST_BOARD_DAYS } from './board.schema.ts';

const BOARD_PATH = `${BOOKINGS_PATH}/board`;

/** What one chooses from; an address may name any other number. */
export const BOARD_SPANS = [7, 14, 31] as const;
/** Where nothing is chosen: as much as fits the screen. */
const USUAL_SPAN = { wide: 31, narrow: 7 };

export interface BoardAddress {
  /** Null: so that today is the second day. */
  from: IsoDate | null;
  /** Null: as many as fit the screen. */
  days: number | null;
  /** Of cars, empty for all. */
  search: string;
  /** Cars without a booking on these days are left out. */
  booked: boolean;
  /** Cancelled bookings are shown, too. */
  cancelled: boolean;
}

/** The days that a board shows. */
export interface BoardDays {
  from: IsoDate;
  days: number;
}

/** Reads it from an address that anyone may have edited: what makes no sense is left out. */
export function readBoardAddress(params: URLSearchParams): BoardAddress {
  const from = params.get('from');
  const days = Number(params.get('days'));
  return {
    from: isIsoDate(from) ? from : null,
    days: Number.isInteger(days) && days >= 1 && days <= MOST_BOARD_DAYS ? days : null,
    search: readSearch(params),
    booked: params.get('booked') === '1',
    cancelled: params.get('cancelled') === '1',
  };
}

/** The address of a board: only what is chosen, always in the same order. */
export function boardHref({ from, days, search, booked, cancelled }: BoardAddress): string {
  const flag = (on: boolean) => (on ? 1 : null);
  const chosen = { from, days, search, booked: flag(booked), cancelled: flag(cancelled) };
  const params = new URLSearchParams(chosenParams(chosen));
  return params.size > 0 ? `${BOARD_PATH}?${params}` : BOARD_PATH;
}

/** How many filters leave something out of the board, or bring something into it. */
export function countChosen({ search, booked, cancelled }: BoardAddress): number {
  return [search !== '', booked, cancelled].filter(Boolean).length;
}

export function shownDays(
  { from, days }: Pick<BoardAddress, 'from' | 'days'>,
  { today, narrow }: { today: IsoDate; narrow: boolean },
): BoardDays {
  return {
    from: from ?? addDays(today, -1),
    days: days ?? (narrow ? USUAL_SPAN.narrow : USUAL_SPAN.wide),
  };
}

export const BOARD_STEPS = ['month', 'week', 'day'] as const;
export type BoardStep = (typeof BOARD_STEPS)[number];

/** The first day after one step on (1) or back (-1). */
export function steppedFrom(from: IsoDate, step: BoardStep, direction: 1 | -1): IsoDate {
  if (step !== 'month') return addDays(from, direction * (step === 'week' ? 7 : 1));
  return sameDayOfMonth(from, direction);
}

/** The same day of the next or last month; its last day where it has no such one. */
function sameDayOfMonth(date: IsoDate, direction: 1 | -1): IsoDate {
  const first = monthStart(date);
  const beside = direction > 0 ? monthStart(addDays(first, 31)) : monthStart(addDays(first, -1));
  const same = `${beside.slice(0, 8)}${date.slice(8)}`;
  return isIsoDate(same) ? same : addDays(monthStart(addDays(beside, 31)), -1);
}

/** The row of the transfers, among those of cars, whose ids are never empty. */
export const TRANSFERS = '';

const USUAL_TIME = '10:00';
const HALF_HOUR = 30;
const LAST_START = '23:30';

/** `row` is a car's id or `TRANSFERS`; `readPrefill` reads it. */
export function bookingFromBoard(row: string, date: IsoDate, now: WallClock): string {
  const params = new URLSearchParams({
    ...(row === TRANSFERS ? { serviceType: 'transfer' } : { carId: row }),
    pickup: likelyPickup(date, now),
  });
  return `${NEW_BOOKING_PATH}?${params}`;
}

/** Ten in the morning; today the next half hour once that is over, since a pickup is never in the past. */
function likelyPickup(date: IsoDate, now: WallClock): WallClock {
  const usual = wallClock(date, USUAL_TIME);
  if (usual > now) return usual;
  const [hours = 0, minutes = 0] = now.slice(11).split(':').map(Number);
  const next = (Math.floor((hours * 60 + minutes) / HALF_HOUR) + 1) * HALF_HOUR;
  const clock = [Math.floor(next / 60), next % 60].map((part) => String(part).padStart(2, '0'));
  const time = clock.join(':');
  return time > LAST_START ? wallClock(addDays(date, 1), USUAL_TIME) : wallClock(date, time);
}
