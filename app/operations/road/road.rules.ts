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
  /** Vehicle that had the plate then; null for a typed plate. */
  vehicleId: string | null;
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
  vehicleId: string | null;
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
    const vehicles = new Map(
      [out, ...(back ? [back] : [])].map((row) => [plateKeyOf(row.plate), row.vehicleId]),
    );
    for (const [plate, vehicleId] of vehicles) {
      const possession = {
        bookingId,
        vehicleId,
        from: out.at,
        to: back?.at ?? null,
        certain: vehicles.size === 1,
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
  const near = possessions.filter(
    ({ from, to }) =>
      minutesBetween(from, at) >= -MINUTES_TO_ASK &&
      (to === null || minutesBetween(at, to) >= -MINUTES_TO_ASK),
  );
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
 * without a reference also repeats a row of the import with a reference, in either order.
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
    if (pair !== undefined && (row.reference === '' || equals[pair])) return true;
    const alike = byMinute
      .get(minuteOf(row))
      ?.find((each) => !used.has(each) && isAlike(row, each));
    if (alike) used.add(alike);
    return alike !== undefined;
  });
}

/**
 * Returns the rows of an import that list the same passage at the same place once with and once
 * without a reference, as indexes in both directions. Each row is in one pair at most.
 */
function pairsOf(rows: readonly ListedPassage[]): Map<number, number> {
  const pairs = new Map<number, number>();
  const indexesByMinute = Map.groupBy(rows.keys(), (i) => minuteOf(rows[i] as ListedPassage));
  rows.forEach((row, i) => {
    if (row.reference !== '') return;
    const pair = indexesByMinute.get(minuteOf(row))?.find((j) => {
      const other = rows[j];
      if (!other?.reference || pairs.has(j)) return false;
      return other.place === row.place && isAlike(row, other);
    });
    if (pair === undefined) return;
    pairs.set(i, pair).set(pair, i);
  });
  return pairs;
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
