/**
 * Layout of the board: days are columns and a car is a row. A row has a lane for each plate of the
 * car, or for each unit if the car has no plates. A booking is a bar whose length is its duration.
 * Positions are days with fractions, counted from midnight of the board's first day.
 */

import { calendarDaysBetween, type IsoDate, type WallClock } from '#app/lib/dates/dates.ts';
import { groupBy } from '#app/lib/group-by.ts';
import { fold } from '#app/lib/words/turkish-text.ts';
import type { Board, BoardBooking, BoardCar, BoardVehicle } from './board.schema.ts';
import { type RefusedDay, refusedDaysByCar } from './refused-days.rules.ts';

const MINUTES_A_DAY = 1440;
/** Least length of a bar, so that a booking without a duration is visible. */
const ONE_MINUTE = 1 / MINUTES_A_DAY;

/** Part of the board's days. `before` and `after` are true if it continues outside the board. */
interface Span {
  start: number;
  end: number;
  before: boolean;
  after: boolean;
}

export interface Bar extends Span {
  booking: BoardBooking;
  /** End of the buffer after the return; equals `end` if there is none, or it is not on the board. */
  freeAt: number;
}

export interface BlockBar extends Span {
  block: BoardVehicle['blocks'][number];
}

/**
 * `unit`: a unit of the car; a unit with a plate has only bookings of this plate. `unplated`:
 * bookings without a plate, or whose plate is busy. `over`: bookings beyond the car's units.
 * `aside`: bookings that hold no unit and do not fit into the other lanes, transfers, and rentals
 * of deleted cars.
 */
export interface Lane {
  kind: 'unit' | 'unplated' | 'over' | 'aside';
  bars: Bar[];
  /** Set if the unit has a plate. */
  vehicle?: { id: string; plate: string; blocks: BlockBar[] };
}

export interface CarRow {
  car: BoardCar;
  lanes: Lane[];
  /** Days on which a letting rule refuses every pickup. */
  refused: RefusedDay[];
}

export interface BoardLayout {
  /** Lanes in which each bar fills the column of its day, so that it has room for its time of day. */
  transfers: Lane[];
  cars: CarRow[];
  /** Rentals of deleted cars. */
  carless: Lane[];
}

export interface BoardFilter {
  /** Words in a car's title, brand, model, category or plates; empty for all cars. */
  search: string;
  /** True to show only cars with a booking. */
  booked: boolean;
  /** True to show cancelled bookings, too. */
  cancelled: boolean;
}

/** Maximum number of days for wide columns (`data-span` in board.css). */
export const FEW_DAYS = 7;

/** A car with more units than this shows the used lanes and one free lane, at least this many. */
const ROOMY = 4;

export function layOutBoard(board: Board, filter: BoardFilter): BoardLayout {
  const bars = board.bookings
    .filter(({ status }) => filter.cancelled || status !== 'cancelled')
    .map((booking) => barOf(booking, board));
  const known = new Set(board.cars.map(({ id }) => id));
  const ofCar = groupBy(bars, ({ booking: { serviceType, carId } }) => {
    if (serviceType === 'transfer') return 'transfer';
    return carId !== null && known.has(carId) ? `car ${carId}` : 'carless';
  });
  const carless = ofCar.get('carless') ?? [];
  const refusedDays = refusedDaysByCar(board);
  return {
    transfers: packed((ofCar.get('transfer') ?? []).toSorted(byStart).map(fillDay)),
    cars: board.cars
      .filter((car) => matches(filter.search, ...textsOf(car)))
      .map((car) => ({ car, bars: ofCar.get(`car ${car.id}`) ?? [] }))
      .filter((row) => !filter.booked || row.bars.some((bar) => !isBufferOnly(bar)))
      .map((row) => ({
        car: row.car,
        lanes: carLanes(row.bars, row.car, board),
        refused: refusedDays(row.car.id),
      })),
    carless: packed(
      carless.filter(({ booking }) => matches(filter.search, booking.carTitle ?? '')),
    ),
  };
}

/** Returns the number of bookings on the board, without bookings of which only the buffer is visible. */
export function countBookings({ transfers, cars, carless }: BoardLayout): number {
  const lanes = [...transfers, ...cars.flatMap((row) => row.lanes), ...carless];
  return lanes.flatMap(({ bars }) => bars).filter((bar) => !isBufferOnly(bar)).length;
}

/** Returns true if the booking ended before the board's first day, but its buffer did not. */
export function isBufferOnly({ end }: Bar): boolean {
  return end === 0;
}

/** Returns the days from midnight of `from` to a moment: 18:30 of the first day is 0.77. */
export function dayOffset(from: IsoDate, moment: WallClock): number {
  const [date = '', time = ''] = moment.split('T');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return calendarDaysBetween(from, date) + (hours * 60 + minutes) / MINUTES_A_DAY;
}

/** Returns the bars of each day on which more than one bar begins. Days are counted from the board's first day. */
export function crowdedDays(lanes: readonly Lane[]): Map<number, Bar[]> {
  const ofDay = groupBy(
    lanes.flatMap(({ bars }) => bars),
    ({ start }) => Math.floor(start),
  );
  return new Map([...ofDay].filter(([, bars]) => bars.length > 1));
}

/** Returns true if the row has a lane for each plate. These lanes come first. */
export function hasPlates([first]: readonly Lane[]): boolean {
  return first?.vehicle !== undefined;
}

/** Returns the lane of bookings without a plate in a row with plates; -1 if there is none. */
export function unplatedLane(lanes: readonly Lane[]): number {
  if (!hasPlates(lanes)) return -1;
  return lanes.findIndex(
    ({ kind, bars }) =>
      (kind === 'unplated' || kind === 'over') &&
      bars.some(({ booking }) => booking.vehicleId === null),
  );
}

type Days = Pick<Board, 'from' | 'days'>;

function barOf(booking: BoardBooking, { from, days }: Days): Bar {
  const start = dayOffset(from, booking.pickupTime);
  const end = dayOffset(from, booking.lateUntil ?? booking.dropoffTime);
  // A booking that ended before the board's first day is on the board for its buffer only.
  const span = end <= 0 && start < 0 ? BEFORE_BOARD : spanOf(start, end, days);
  const freeAt = booking.freeFrom === null ? span.end : dayOffset(from, booking.freeFrom);
  return { booking, ...span, freeAt: Math.max(span.end, Math.min(days, freeAt)) };
}

const BEFORE_BOARD: Span = { start: 0, end: 0, before: true, after: false };

function spanOf(start: number, end: number, days: number): Span {
  return {
    start: Math.max(0, start),
    end: Math.max(Math.min(days, end), Math.max(0, start) + ONE_MINUTE),
    before: start < 0,
    after: end > days,
  };
}

/** Makes the bar of a transfer as long as the day on which it begins. */
function fillDay(bar: Bar): Bar {
  const start = Math.floor(bar.start);
  const end = start + 1;
  return { ...bar, start, end, freeAt: end, before: false, after: false };
}

/**
 * Places bookings that hold a unit first, so that a lane beyond the units is an overbooking.
 * Completed bookings follow in the free places. Cancelled bookings and requests whose hold has
 * ended get separate lanes.
 */
function carLanes(bars: Bar[], car: BoardCar, board: Days): Lane[] {
  const holding = bars.filter(({ booking }) => booking.holds);
  const completed = bars.filter(({ booking }) => booking.status === 'completed');
  const others = bars.filter((bar) => !holding.includes(bar) && !completed.includes(bar));
  const aside: Lane[] = [];
  if (car.vehicles.length > 0) {
    const plates = vehicleLanes(car.vehicles, board);
    const isOver = mostAtOnce(holding, plates) > plates.length;
    const unplated: Lane[] = [];
    place(withoutOwnLane(holding, plates), unplated, isOver ? 'over' : 'unplated');
    place(withoutOwnLane(completed, plates), aside, 'aside');
    place(others, aside, 'aside');
    return [...plates, ...unplated, ...aside].map(inOrder);
  }
  const lanes = unitLanes(car);
  place(holding, lanes, 'over');
  const own = lanes.slice(0, car.total_units);
  for (const bar of completed) {
    const free = own.find((lane) => isFree(lane, bar));
    if (free) free.bars.push(bar);
    else place([bar], aside, 'aside');
  }
  place(others, aside, 'aside');
  return [...shownUnits(own), ...lanes.slice(car.total_units), ...aside].map(inOrder);
}

function unitLanes({ total_units: units }: BoardCar): Lane[] {
  return Array.from({ length: units }, () => ({ kind: 'unit', bars: [] }));
}

function vehicleLanes(vehicles: BoardVehicle[], { from, days }: Days): Lane[] {
  return vehicles.map(({ id, plate, blocks }) => ({
    kind: 'unit',
    bars: [],
    vehicle: {
      id,
      plate,
      blocks: blocks.map((block) => {
        const end = calendarDaysBetween(from, block.lastDay) + 1;
        return { block, ...spanOf(calendarDaysBetween(from, block.firstDay), end, days) };
      }),
    },
  }));
}

/**
 * Puts bars into the lanes of their plates. Returns the bars that have no plate, or whose lane has
 * no room.
 */
function withoutOwnLane(bars: Bar[], lanes: Lane[]): Bar[] {
  return bars.filter((bar) => {
    const { vehicleId } = bar.booking;
    const lane = lanes.find(({ vehicle }) => vehicleId !== null && vehicle?.id === vehicleId);
    if (!lane || !isFree(lane, bar)) return true;
    lane.bars.push(bar);
    return false;
  });
}

/**
 * Returns the highest number of units that are rented or blocked at one moment. A plate that is
 * both counts once.
 */
function mostAtOnce(holding: Bar[], plates: Lane[]): number {
  const blocks = plates.flatMap(({ vehicle }) => vehicle?.blocks ?? []);
  const inUse = (moment: number) => {
    const covers = ({ start, end }: Span) => start <= moment && moment < end;
    const out = holding.filter(covers);
    const blocked = plates.filter(
      ({ vehicle }) =>
        vehicle?.blocks.some(covers) &&
        !out.some(({ booking }) => booking.vehicleId === vehicle.id),
    );
    return out.length + blocked.length;
  };
  return Math.max(0, ...[...holding, ...blocks].map(({ start }) => inUse(start)));
}

function shownUnits(lanes: Lane[]): Lane[] {
  const used = lanes.findLastIndex(({ bars }) => bars.length > 0) + 1;
  return lanes.slice(0, Math.max(ROOMY, used + 1));
}

function packed(bars: Bar[]): Lane[] {
  const lanes: Lane[] = [];
  place(bars, lanes, 'aside');
  return lanes.map(inOrder);
}

/**
 * Puts each bar, in order of start, into the first lane with room for it, else into a new lane.
 * Prefers a lane in which the bar covers no buffer. A covered buffer is no overbooking, because a
 * longer buffer makes no existing booking clash.
 */
function place(bars: Bar[], lanes: Lane[], kind: Lane['kind']) {
  for (const bar of bars.toSorted(byStart)) {
    const free = lanes.filter((candidate) => isFree(candidate, bar));
    const lane =
      free.find(({ bars }) => bars.every((other) => coverNoBuffer(other, bar))) ?? free[0];
    if (lane) lane.bars.push(bar);
    else lanes.push({ kind, bars: [bar] });
  }
}

/**
 * Returns true if the bar overlaps nothing in the lane. A bar that ends when another begins does
 * not overlap it.
 */
function isFree({ bars, vehicle }: Lane, { start, end }: Span): boolean {
  return [...bars, ...(vehicle?.blocks ?? [])].every(
    (other) => other.end <= start || end <= other.start,
  );
}

function coverNoBuffer(a: Bar, b: Bar): boolean {
  return a.freeAt <= b.start || b.freeAt <= a.start;
}

function inOrder({ bars, ...lane }: Lane): Lane {
  return { ...lane, bars: bars.toSorted(byStart) };
}

function byStart(a: Span, b: Span): number {
  return a.start - b.start;
}

function textsOf({ title, brand, model, category, vehicles }: BoardCar): string[] {
  const plates = vehicles.flatMap(({ plate }) => [plate, plate.replaceAll(' ', '')]);
  return [title, brand, model, category, ...plates];
}

function matches(search: string, ...texts: string[]): boolean {
  const text = fold(texts.join(' '));
  return fold(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
