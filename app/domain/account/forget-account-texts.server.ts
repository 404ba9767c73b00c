import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { cardHolds, charges, payments, roadCharges } from '#app/db/schema.server.ts';

/**
 * Erases the texts in the accounts of these bookings that may name a person; amounts stay
 * (`product.md, "Privacy"`). `onlyReturns`: erases only labels and notes of charges of returns.
 */
export async function forgetAccountTexts(
  tx: Db,
  bookingIds: readonly string[],
  { onlyReturns = false } = {},
): Promise<void> {
  const ids = [...bookingIds];
  await tx
    .update(charges)
    .set({ note: '', label: '' })
    .where(and(inArray(charges.bookingId, ids), onlyReturns ? charges.ofReturn : undefined));
  if (onlyReturns) return;
  const voided = and(inArray(charges.bookingId, ids), isNotNull(charges.voidReason));
  await tx.update(charges).set({ voidReason: '-' }).where(voided);
  await tx.update(payments).set({ note: '' }).where(inArray(payments.bookingId, ids));
  await tx
    .update(cardHolds)
    .set({ note: '', reference: '' })
    .where(inArray(cardHolds.bookingId, ids));
  await tx.update(roadCharges).set({ note: '' }).where(inArray(roadCharges.bookingId, ids));
}
