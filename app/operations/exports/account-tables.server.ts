import { and, asc, eq, gt, gte, lt, lte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#app/db/client.server.ts';
import { bookings, charges, payments } from '#app/db/schema.server.ts';
import { signedAmount } from '#app/domain/account/account.rules.ts';
import { addDays, businessInstant, type IsoDate } from '#app/lib/dates/dates.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { type Column, inBatches, momentCell, type Table } from './export-table.server.ts';

interface Days {
  from?: IsoDate | undefined;
  to?: IsoDate | undefined;
}

const refunded = alias(payments, 'refunded');
const reversed = alias(payments, 'reversed');
const PAYMENT_FIELDS = {
  payment: payments,
  reference: bookings.reference,
  refundOf: refunded.number,
  reverses: reversed.number,
};
const selectPayments = (db: Db) =>
  db
    .select(PAYMENT_FIELDS)
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .leftJoin(refunded, eq(refunded.id, payments.refundOf))
    .leftJoin(reversed, eq(reversed.id, payments.reverses));
type PaymentRow = Awaited<ReturnType<typeof selectPayments>>[number];
type PaymentTitle = keyof OfficeTexts['outgoing']['tables']['payments']['columns'];

/** Makes money that leaves negative, so that a column can be summed. */
const signed = ({ payment: { direction } }: PaymentRow, amount: number) =>
  signedAmount(direction, amount);

function paymentColumns({ account, outgoing }: OfficeTexts): Column<PaymentRow, PaymentTitle>[] {
  const { purposes } = outgoing.tables.payments;
  return [
    { title: 'number', width: 10, cell: ({ payment }) => payment.number },
    { title: 'at', width: 17, cell: ({ payment }) => momentCell(payment.paidAt) },
    { title: 'reference', width: 13, cell: ({ reference }) => reference },
    { title: 'purpose', width: 12, cell: ({ payment }) => purposes[payment.purpose] },
    { title: 'method', width: 18, cell: ({ payment }) => account.methods[payment.method] },
    { title: 'currency', width: 10, cell: ({ payment }) => payment.currency },
    { title: 'amount', width: 14, cell: (row) => signed(row, row.payment.amountMinor) / 100 },
    { title: 'rate', width: 12, cell: ({ payment }) => payment.rate },
    { title: 'credited', width: 12, cell: (row) => ({ cents: signed(row, row.payment.cents) }) },
    { title: 'corrects', width: 14, cell: ({ refundOf, reverses }) => refundOf ?? reverses },
    { title: 'note', width: 30, cell: ({ payment }) => payment.note },
    { title: 'staff', width: 18, cell: ({ payment }) => payment.staffName },
  ];
}

/**
 * Returns payments as a file, in order of their numbers: those paid on the days from `from` to
 * `to`, or all.
 */
export async function paymentsTable(
  db: Db,
  { from, to }: Days,
  { texts }: { texts: OfficeTexts },
): Promise<Table<PaymentRow, PaymentTitle>> {
  const { sheet, columns } = texts.outgoing.tables.payments;
  const found = and(
    from ? gte(payments.paidAt, businessInstant(`${from}T00:00`)) : undefined,
    to ? lt(payments.paidAt, businessInstant(`${addDays(to, 1)}T00:00`)) : undefined,
  );
  return {
    entity: 'payment',
    file: ['payments', from, to].filter(Boolean).join('_'),
    text: { sheet, columns },
    columns: paymentColumns(texts),
    filter: { from: from ?? null, to: to ?? null },
    count: await db.$count(payments, found),
    batches: inBatches((last: PaymentRow | undefined, limit) =>
      selectPayments(db)
        .where(and(found, last && gt(payments.number, last.payment.number)))
        .orderBy(asc(payments.number))
        .limit(limit),
    ),
  };
}

const selectCharges = (db: Db) =>
  db
    .select({ charge: charges, reference: bookings.reference })
    .from(charges)
    .innerJoin(bookings, eq(bookings.id, charges.bookingId));
type ChargeRow = Awaited<ReturnType<typeof selectCharges>>[number];
type ChargeTitle = keyof OfficeTexts['outgoing']['tables']['charges']['columns'];

function chargeColumns({ account }: OfficeTexts): Column<ChargeRow, ChargeTitle>[] {
  const kinds: Record<string, string> = account.chargeKinds;
  return [
    { title: 'day', width: 12, cell: ({ charge }) => ({ day: charge.day }) },
    { title: 'reference', width: 13, cell: ({ reference }) => reference },
    { title: 'kind', width: 18, cell: ({ charge }) => kinds[charge.kind] ?? charge.kind },
    { title: 'label', width: 24, cell: ({ charge }) => charge.label },
    { title: 'quantity', width: 10, cell: ({ charge }) => charge.quantity },
    { title: 'each', width: 12, cell: ({ charge }) => ({ cents: charge.eachCents }) },
    { title: 'amount', width: 12, cell: ({ charge }) => ({ cents: charge.cents }) },
    {
      title: 'voided',
      width: 17,
      cell: ({ charge }) => charge.voidedAt && momentCell(charge.voidedAt),
    },
    { title: 'reason', width: 24, cell: ({ charge }) => charge.voidReason },
    { title: 'note', width: 30, cell: ({ charge }) => charge.note },
    { title: 'staff', width: 18, cell: ({ charge }) => charge.staffName },
  ];
}

/**
 * Returns charges as a file, in the order in which they were recorded: those of the days from
 * `from` to `to`, or all.
 */
export async function chargesTable(
  db: Db,
  { from, to }: Days,
  { texts }: { texts: OfficeTexts },
): Promise<Table<ChargeRow, ChargeTitle>> {
  const { sheet, columns } = texts.outgoing.tables.charges;
  const found = and(
    from ? gte(charges.day, from) : undefined,
    to ? lte(charges.day, to) : undefined,
  );
  return {
    entity: 'charge',
    file: ['charges', from, to].filter(Boolean).join('_'),
    text: { sheet, columns },
    columns: chargeColumns(texts),
    filter: { from: from ?? null, to: to ?? null },
    count: await db.$count(charges, found),
    batches: inBatches((last: ChargeRow | undefined, limit) =>
      selectCharges(db)
        .where(and(found, last && gt(charges.position, last.charge.position)))
        .orderBy(asc(charges.position))
        .limit(limit),
    ),
  };
}
