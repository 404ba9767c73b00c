import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { type ChangeContext, SYSTEM_NAME } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { signedPapers } from '#app/db/schema.server.ts';
import type { BookingRecord } from '../booking.schema.ts';
import type { InvalidatedSignature, SignedPart } from './signed-parts.schema.ts';

/**
 * Refusal because the change would make signatures invalid, and `allowSignedChange` was not set.
 */
export interface EndsSignatures {
  ok: false;
  reason: 'signed';
  signed: InvalidatedSignature[];
}

export type SignedPaperRow = typeof signedPapers.$inferSelect;

type Agreed = Pick<
  BookingRecord,
  | 'carId'
  | 'pickupAt'
  | 'dropoffAt'
  | 'pickupLocation'
  | 'dropoffLocation'
  | 'extras'
  | 'totalCents'
  | 'drivers'
>;

/** Reads the valid signed versions of these parts of a booking's papers. */
export function readHoldingParts(
  db: Db,
  bookingId: string,
  parts: readonly SignedPart[],
): Promise<SignedPaperRow[]> {
  return db
    .select()
    .from(signedPapers)
    .where(
      and(
        eq(signedPapers.bookingId, bookingId),
        inArray(signedPapers.part, [...parts]),
        isNull(signedPapers.changedAt),
      ),
    );
}

/**
 * Returns the signed contract that a change of its booking would make invalid. Null if no contract
 * is signed, or if the change does not affect what the contract states: car, times, places, extras,
 * price and names of the drivers.
 */
export async function readContractEnded(
  tx: Db,
  before: BookingRecord,
  after: Agreed,
): Promise<SignedPaperRow | null> {
  if (isDeepStrictEqual(agreedIn(before), agreedIn(after))) return null;
  const [contract = null] = await readHoldingParts(tx, before.id, ['contract']);
  return contract;
}

function agreedIn({
  carId,
  pickupAt,
  dropoffAt,
  pickupLocation,
  dropoffLocation,
  extras,
  totalCents,
  drivers,
}: Agreed) {
  const names = drivers.map(({ name, surname }) => ({ name, surname }));
  return {
    ...{ carId, pickupAt, dropoffAt, pickupLocation, dropoffLocation, extras, totalCents },
    names,
  };
}

/** Returns a signed part as a refusal lists it. */
export function toInvalidated({ part, signedAt, signers }: SignedPaperRow): InvalidatedSignature {
  return { part: part as SignedPart, signedAt: signedAt.toISOString(), signers };
}

/**
 * Marks signed papers as invalid, with time and author of the change. Their content stays as it was
 * signed.
 */
export async function endSignedPapers(
  tx: Db,
  rows: readonly Pick<SignedPaperRow, 'id'>[],
  { actor, now }: ChangeContext,
): Promise<void> {
  if (rows.length === 0) return;
  const changedBy = actor === 'system' ? SYSTEM_NAME : actor.name;
  const ids = rows.map(({ id }) => id);
  await tx
    .update(signedPapers)
    .set({ changedAt: now, changedBy })
    .where(inArray(signedPapers.id, ids));
}
