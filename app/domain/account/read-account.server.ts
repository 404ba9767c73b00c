import { asc, eq } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { bookings, cardHolds, charges, payments } from '#app/db/schema.server.ts';
import { businessMoment } from '#app/lib/dates/dates.ts';
import { centsToEuros, type Rates } from '#app/lib/money/money.ts';
import { type PaymentRow, refundableMinor } from './account.rules.ts';
import {
  type Account,
  accountSummary,
  type CardHold,
  type Charge,
  type Payment,
} from './account.schema.ts';

export type ChargeRow = typeof charges.$inferSelect;
export type StoredPayment = typeof payments.$inferSelect & PaymentRow;
type HoldRow = typeof cardHolds.$inferSelect;

/**
 * Returns the account of a booking, with amounts as decimals in euros or in the paid currency; null
 * if the booking does not exist. `rates` are today's, for new payments.
 */
export async function readAccount(
  db: Db,
  bookingId: string,
  rates: Rates,
): Promise<Account | null> {
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
  if (!booking) return null;
  const rows = await readRows(db, bookingId);
  return {
    ...accountSummary(booking),
    reference: booking.reference,
    cancelled: booking.status === 'cancelled',
    charges: rows.charges.map(toCharge),
    payments: rows.payments.map((row) => toPayment(row, rows.payments)),
    cardHolds: rows.holds.map((row) => toCardHold(row, rows.payments)),
    rates,
  };
}

/** Returns the stored rows of a booking's account in the order in which they were inserted. */
export async function readRows(
  db: Db,
  bookingId: string,
): Promise<{ charges: ChargeRow[]; payments: StoredPayment[]; holds: HoldRow[] }> {
  const chargeRows = await db
    .select()
    .from(charges)
    .where(eq(charges.bookingId, bookingId))
    .orderBy(asc(charges.position));
  const paymentRows = await db
    .select()
    .from(payments)
    .where(eq(payments.bookingId, bookingId))
    .orderBy(asc(payments.number));
  const holds = await db
    .select()
    .from(cardHolds)
    .where(eq(cardHolds.bookingId, bookingId))
    .orderBy(asc(cardHolds.createdAt), asc(cardHolds.id));
  return { charges: chargeRows, payments: paymentRows as StoredPayment[], holds };
}

/**
 * Returns true if the booking has charges, payments or card holds. Such a booking may be cancelled,
 * but not deleted.
 */
export async function hasAccountRows(tx: Db, bookingId: string): Promise<boolean> {
  const rows = await readRows(tx, bookingId);
  return rows.charges.length + rows.payments.length + rows.holds.length > 0;
}

function toCharge(row: ChargeRow): Charge {
  return {
    id: row.id,
    kind: row.kind as Charge['kind'],
    label: row.label,
    quantity: row.quantity,
    each: centsToEuros(row.eachCents),
    amount: centsToEuros(row.cents),
    day: row.day,
    at: businessMoment(row.createdAt),
    ofReturn: row.ofReturn,
    note: row.note,
    staffName: row.staffName,
    voided: row.voidedAt && {
      at: row.voidedAt.toISOString(),
      by: row.voidedBy ?? '',
      reason: row.voidReason ?? '',
    },
  };
}

function toPayment(row: StoredPayment, rows: readonly PaymentRow[]): Payment {
  return {
    id: row.id,
    number: row.number,
    direction: row.direction,
    purpose: row.purpose,
    method: row.method,
    currency: row.currency,
    amount: row.amountMinor / 100,
    rate: row.rate,
    credited: centsToEuros(row.cents),
    at: businessMoment(row.paidAt),
    note: row.note,
    refundOf: row.refundOf,
    reverses: row.reverses,
    reversedBy: rows.find(({ reverses }) => reverses === row.id)?.id ?? null,
    keptFrom: row.keptFrom,
    refundable: refundableMinor(row, rows) / 100,
    staffName: row.staffName,
  };
}

function toCardHold(row: HoldRow, payments: readonly StoredPayment[]): CardHold {
  const captured = payments.find(({ id }) => id === row.paymentId);
  return {
    id: row.id,
    amount: centsToEuros(row.cents),
    reference: row.reference,
    expiresOn: row.expiresOn,
    note: row.note,
    at: businessMoment(row.createdAt),
    state: row.state,
    captured: captured ? centsToEuros(captured.cents) : null,
    staffName: row.staffName,
  };
}
