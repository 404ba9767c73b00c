/** Changes an account in one transaction, with the booking locked, and updates the stored sums. */
import { eq } from 'drizzle-orm';
import { recordChange, type Saving } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import {
  type KeyReused,
  type Made,
  makeOnce,
  type RepeatableSaving,
} from '#app/db/idempotency-keys.server.ts';
import { bookings } from '#app/db/schema.server.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import { sumAccount } from './account.rules.ts';
import { readRows } from './read-account.server.ts';

export type BookingRow = typeof bookings.$inferSelect;

/**
 * Reason why a change was refused. `changed`: the balance that the person saw is no longer correct.
 */
export type AccountRefusal =
  | { ok: false; reason: 'not-found' | 'changed' }
  | { ok: false; reason: 'invalid'; errors: FieldError[] }
  | KeyReused;
export type AccountResult = Made | AccountRefusal;

export const NOT_FOUND = { ok: false, reason: 'not-found' } as const;

export function invalid(field: string, message: string): AccountRefusal {
  return { ok: false, reason: 'invalid', errors: [{ field, message }] };
}

/**
 * Locks the booking, runs `work` and updates the stored sums, in one transaction that is rolled
 * back if `work` refuses. A request that is repeated with the same key changes nothing and gets the
 * first result. `request` is compared with the earlier request of the same key.
 */
export function changeAccount(
  db: Db,
  { bookingId, request }: { bookingId: string; request: unknown },
  by: RepeatableSaving,
  work: (tx: Db, booking: BookingRow) => Promise<AccountResult>,
): Promise<AccountResult> {
  const repeatable = { scope: `account of ${bookingId}`, request };
  return makeOnce<AccountRefusal>(db, repeatable, by, async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    if (!booking) return NOT_FOUND;
    const result = await work(tx, booking);
    if (result.ok) await writeSums(tx, bookingId);
    return result;
  });
}

/** Reads a booking and locks it until the transaction ends. Returns null if it does not exist. */
export async function lockBooking(tx: Db, bookingId: string): Promise<BookingRow | null> {
  const [booking] = await tx
    .select()
    .from(bookings)
    .where(eq(bookings.id, bookingId))
    .for('update');
  return booking ?? null;
}

/**
 * Stores the sums of the account in the booking, in euro cents. The caller has locked the booking.
 */
export async function writeSums(tx: Db, bookingId: string): Promise<void> {
  const rows = await readRows(tx, bookingId);
  const { charged, paid, depositHeld } = sumAccount(rows.charges, rows.payments);
  await tx
    .update(bookings)
    .set({ chargedCents: charged, paidCents: paid, depositCents: depositHeld })
    .where(eq(bookings.id, bookingId));
}

/** Writes a change of the account to the audit log; its title is the booking's reference. */
export function recordAccountChange(
  tx: Db,
  { reference }: Pick<BookingRow, 'reference'>,
  change: {
    entity: 'charge' | 'payment' | 'card-hold';
    id: string;
    before?: object;
    after: object;
  },
  { actor, now }: Saving,
): Promise<void> {
  return recordChange(tx, {
    actor,
    now,
    action: change.before ? 'update' : 'create',
    entity: change.entity,
    entityId: change.id,
    title: reference,
    ...(change.before && { before: change.before }),
    after: change.after,
  });
}
