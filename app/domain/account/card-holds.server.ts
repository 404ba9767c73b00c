/**
 * Writes card holds: amounts that the customer's bank reserves. A hold is not money and changes no
 * balance.
 */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type Saving, staffNameOf } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import type { RepeatableSaving } from '#app/db/idempotency-keys.server.ts';
import { cardHolds } from '#app/db/schema.server.ts';
import { businessNow } from '#app/lib/dates/dates.ts';
import { centsToEuros, eurosToCents } from '#app/lib/money/money.ts';
import { owedCents } from './account.rules.ts';
import type { CardHoldInput } from './account.schema.ts';
import {
  type AccountResult,
  type BookingRow,
  changeAccount,
  invalid,
  NOT_FOUND,
  recordAccountChange,
} from './change-account.server.ts';
import { insertPayment } from './payments.server.ts';

/** Records a card hold. `invalid`: its last day is in the past. */
export function addCardHold(
  db: Db,
  bookingId: string,
  input: CardHoldInput,
  by: RepeatableSaving,
): Promise<AccountResult> {
  const request = ['card-hold', input];
  return changeAccount(db, { bookingId, request }, by, async (tx, booking) => {
    if (input.expiresOn < businessNow(by.now).date) {
      return invalid('expiresOn', by.texts.account.input.notPast);
    }
    const id = randomUUID();
    await tx.insert(cardHolds).values({
      id,
      bookingId,
      cents: eurosToCents(input.amount),
      reference: input.reference,
      expiresOn: input.expiresOn,
      note: input.note,
      staffName: staffNameOf(by),
      createdAt: by.now,
    });
    const after = { amount: input.amount, expiresOn: input.expiresOn };
    await recordAccountChange(tx, booking, { entity: 'card-hold', id, after }, by);
    return { ok: true, madeId: id };
  });
}

/**
 * Ends a card hold. `capture` is the part in euros that becomes a card payment for the booking;
 * null releases the hold. `invalid`: the hold has ended already, or `capture` exceeds the hold or the
 * balance.
 */
export async function endCardHold(
  db: Db,
  holdId: string,
  { capture }: { capture: number | null },
  by: RepeatableSaving,
): Promise<AccountResult> {
  const found = await readHold(db, holdId);
  if (!found) return NOT_FOUND;
  const request = ['end-card-hold', holdId, capture];
  return changeAccount(db, { bookingId: found.bookingId, request }, by, async (tx, booking) => {
    const texts = by.texts.account.input;
    const hold = await readHold(tx, holdId);
    if (!hold) return NOT_FOUND;
    if (hold.state !== 'held') return invalid('capture', texts.holdEnded);
    const cents = capture === null ? null : eurosToCents(capture);
    if (cents !== null && cents > hold.cents) {
      return invalid('capture', texts.aboveHold(centsToEuros(hold.cents)));
    }
    const owed = owedCents(booking.balanceCents);
    if (cents !== null && cents > owed) {
      return invalid('capture', texts.aboveOwed(centsToEuros(owed)));
    }
    const paymentId = cents === null ? null : await capturePart(tx, booking, hold, cents, by);
    const state = cents === null ? ('released' as const) : ('captured' as const);
    await tx
      .update(cardHolds)
      .set({ state, paymentId, endedAt: by.now, endedBy: staffNameOf(by) })
      .where(eq(cardHolds.id, holdId));
    const change = { id: holdId, before: { state: 'held' }, after: { state } };
    await recordAccountChange(tx, booking, { entity: 'card-hold', ...change }, by);
    return { ok: true, madeId: holdId };
  });
}

async function capturePart(
  tx: Db,
  booking: BookingRow,
  { reference }: { reference: string },
  cents: number,
  by: Saving,
): Promise<string> {
  const payment = {
    direction: 'in',
    purpose: 'price',
    method: 'card',
    currency: 'EUR',
    amountMinor: cents,
    rate: 1,
    cents,
    paidAt: by.now,
    note: reference,
  } as const;
  const { id } = await insertPayment(tx, booking, payment, by);
  return id;
}

async function readHold(db: Db, id: string): Promise<typeof cardHolds.$inferSelect | null> {
  const [hold] = await db.select().from(cardHolds).where(eq(cardHolds.id, id));
  return hold ?? null;
}
