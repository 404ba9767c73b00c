/**
 * Tolls and fines: which rental had a plate at a time, and what its customer pays. Source:
 * product.md, "The account of a booking".
 */

import { creditedCents } from '#app/domain/account/account.rules.ts';
import { businessInstant, type WallClock } from '#app/lib/dates/dates.ts';

export const ROAD_KINDS = ['toll', 'fine', 'parking'] as const;
export type RoadKind = (typeof ROAD_KINDS)[number];

export const ROAD_STATES = ['open', 'charged', 'office', 'disputed'] as const;
export type RoadState = (typeof ROAD_STATES)[number];

/** Staff decide if a hand-over was at most this long before or after the passage. */
const MINUTES_TO_ASK = 15;
const MINUTE_MS = 60_000;

/** Time during which a rental had a plate, by the hand-overs' actual times. */
export interface Possession {
  bookingId: string;
  from: WallClock;
  /** Null while the vehicle is out. */
  to: WallClock | null;
  /**
   * False if the vehicle came back with another plate, because the time of the swap is unknown.
   */
  certain: boolean;
}

export interface HandoverOfPlate {
  bookingId: string;
  kind: string;
  plate: string;
  at: WallClock;
}

export type Holder =
  | { kind: 'rental'; bookingId: string }
  /** Staff choose one of these rentals, or the office. */
  | { kind: 'ask'; bookingIds: string[] }
  | { kind: 'office' };

/**
 * Returns a plate in capital letters without spaces and hyphens, which people write differently.
 * Keeps letters of other alphabets, as the database's `plateKey` does.
 */
export function plateKeyOf(plate: string): string {
  return plate.toUpperCase().replaceAll(/[^\p{L}\d]/gu, '');
}

/**
 * Returns the times during which rentals had a plate, by `plateKeyOf`. Rentals without a recorded
 * hand-over are left out.
 */
export function possessionsOf(handovers: readonly HandoverOfPlate[]): Map<string, Possession[]> {
  const possessions = new Map<string, Possession[]>();
  for (const [bookingId, rows] of Map.groupBy(handovers, (row) => row.bookingId)) {
    const out = rows.find(({ kind }) => kind === 'out');
    const back = rows.find(({ kind }) => kind === 'back');
    if (!out) continue;
    const plates = new Set([out, ...(back ? [back] : [])].map(({ plate }) => plateKeyOf(plate)));
    for (const plate of plates) {
      const possession = {
        bookingId,
        from: out.at,
        to: back?.at ?? null,
        certain: plates.size === 1,
      };
      possessions.set(plate, [...(possessions.get(plate) ?? []), possession]);
    }
  }
  return possessions;
}

/**
 * Returns who had a plate at a time. `ask` if a hand-over was near, if two rentals may have had the
 * plate, or if the plate was swapped. `office` if no rental had it.
 */
export function holderAt(possessions: readonly Possession[], at: WallClock): Holder {
  const near = possessions.filter((possession) => isNear(possession, at));
  const [only, ...others] = near;
  if (!only) return { kind: 'office' };
  const isSure =
    others.length === 0 &&
    only.certain &&
    minutesBetween(only.from, at) > MINUTES_TO_ASK &&
    (only.to === null || minutesBetween(at, only.to) > MINUTES_TO_ASK);
  if (isSure) return { kind: 'rental', bookingId: only.bookingId };
  return { kind: 'ask', bookingIds: near.map(({ bookingId }) => bookingId) };
}

/** Tells whether a rental had the plate at a time, or at most 15 minutes before or after it. */
function isNear({ from, to }: Possession, at: WallClock): boolean {
  return (
    minutesBetween(from, at) >= -MINUTES_TO_ASK &&
    (to === null || minutesBetween(at, to) >= -MINUTES_TO_ASK)
  );
}

/**
 * Returns the plate that a rental had at a time if it was another one; null if it had this plate or
 * none. `handovers` must be the hand-overs of the rental.
 */
export function otherPlateAt(
  handovers: readonly HandoverOfPlate[],
  { plate, at }: { plate: string; at: WallClock },
): string | null {
  const near = [...possessionsOf(handovers)].filter(([, had]) =>
    had.some((possession) => isNear(possession, at)),
  );
  const keys = near.map(([key]) => key);
  if (keys.includes(plateKeyOf(plate))) return null;
  return handovers.find((each) => keys.includes(plateKeyOf(each.plate)))?.plate ?? null;
}

/** Toll or fine as statements list it. */
export interface ListedPassage {
  kind: RoadKind;
  plate: string;
  /** With seconds; `:00` if the statement has none. */
  at: WallClock;
  /** Empty if the statement has none. */
  place: string;
  /** Empty if the statement has none. */
  reference: string;
  amountMinor: number;
}

/**
 * Tells which rows of an import are known: stored before, or listed twice. A statement may leave out
 * seconds or references, so a row is also known if it contradicts a stored row in nothing. A stored
 * row that is not equal makes only one row known: two passages may be in the same minute. A row
 * without seconds or without a reference also repeats a row of the import that has them, in either
 * order.
 */
export function findKnown(
  rows: readonly ListedPassage[],
  stored: readonly ListedPassage[],
): boolean[] {
  const storedById = new Map(stored.map((each) => [identityOf(each), each]));
  const equals = rows.map((row) => storedById.get(identityOf(row)));
  const used = new Set(equals);
  const pairs = pairsOf(rows);
  const byMinute = Map.groupBy(stored, minuteOf);
  const listed = new Set<string>();
  return rows.map((row, i) => {
    if (equals[i] || listed.has(identityOf(row))) return true;
    listed.add(identityOf(row));
    const pair = pairs.get(i);
    if (pair !== undefined && (isLessDetailed(row, rows[pair]) || equals[pair])) return true;
    const alike = byMinute
      .get(minuteOf(row))
      ?.find((each) => !used.has(each) && isAlike(row, each));
    if (alike) used.add(alike);
    return alike !== undefined;
  });
}

/**
 * Returns the rows of an import that list the same passage at the same place once with less and once
 * with more detail, as indexes in both directions. A detailed row has at most one pair of each kind:
 * without its seconds and without its reference.
 */
function pairsOf(rows: readonly ListedPassage[]): Map<number, number> {
  const pairs = new Map<number, number>();
  const indexesByMinute = Map.groupBy(rows.keys(), (i) => minuteOf(rows[i] as ListedPassage));
  for (const lacks of [lacksSeconds, lacksReference]) {
    const taken = new Set<number>();
    rows.forEach((row, i) => {
      const pair = indexesByMinute.get(minuteOf(row))?.find((j) => {
        const other = rows[j];
        if (!other || isPaired(i) || isPaired(j) || taken.has(j)) return false;
        return lacks(row, other) && other.place === row.place && isAlike(row, other);
      });
      if (pair === undefined) return;
      taken.add(pair);
      pairs.set(i, pair);
      if (!pairs.has(pair)) pairs.set(pair, i);
    });
  }
  return pairs;

  /** Tells whether a row repeats another row already. */
  function isPaired(i: number): boolean {
    const pair = pairs.get(i);
    return pair !== undefined && isLessDetailed(rows[i], rows[pair]);
  }
}

function lacksSeconds(row: ListedPassage, other: ListedPassage): boolean {
  return row.reference === other.reference && row.at.endsWith(':00') && row.at !== other.at;
}

function lacksReference(row: ListedPassage, other: ListedPassage): boolean {
  return row.reference === '' && other.reference !== '';
}

function isLessDetailed(row?: ListedPassage, other?: ListedPassage): boolean {
  return Boolean(row && other && (lacksSeconds(row, other) || lacksReference(row, other)));
}

/** Returns the same text for rows that the unique index `road_charges_once` refuses. */
function identityOf({ kind, plate, at, reference }: ListedPassage): string {
  return [kind, plateKeyOf(plate), at, reference].join('\n');
}

function minuteOf({ kind, plate, at }: ListedPassage): string {
  return [kind, plateKeyOf(plate), at.slice(0, 16)].join('\n');
}

/** Tells whether two rows of the same minute may be the same passage. */
function isAlike(a: ListedPassage, b: ListedPassage): boolean {
  const isSecondMissing = a.at.endsWith(':00') || b.at.endsWith(':00');
  if (a.at !== b.at && !isSecondMissing) return false;
  if (a.reference !== '' && b.reference !== '') return a.reference === b.reference;
  return a.amountMinor === b.amountMinor;
}

/**
 * Returns the euro cents that the customer pays: the amount in hundredths of a lira at the rate,
 * plus the office's fee.
 */
export function customerCents(amountMinor: number, lirasForEuro: number, feeCents: number): number {
  return creditedCents(amountMinor, lirasForEuro) + feeCents;
}

/**
 * `before`: the rental had been reported to the police by the time of the fine. The police then
 * fine the renter, not the office.
 */
export type Reported = 'before' | 'after' | 'never';

export function reportedAt(at: WallClock, filedAt: string | null): Reported {
  if (filedAt === null) return 'never';
  return new Date(filedAt) <= businessInstant(at) ? 'before' : 'after';
}

function minutesBetween(from: WallClock, to: WallClock): number {
  return (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / MINUTE_MS;
}
