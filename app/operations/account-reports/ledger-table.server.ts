import { and, asc, eq, gte, isNull, lt } from 'drizzle-orm';
import { readSettings } from '#app/base/settings/settings.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { bookings, charges, expenses, payments } from '#app/db/schema.server.ts';
import { businessInstant } from '#app/lib/dates/dates.ts';
import type { XlsxCell } from '#app/lib/files/xlsx.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { boundsOf, type Month } from '#app/office/reports/report.rules.ts';
import {
  type Column,
  fieldColumn,
  momentCell,
  type Table,
} from '#app/operations/exports/export-table.server.ts';
import { vatInside } from './account-report.rules.ts';

type Title = keyof OfficeTexts['accountReports']['ledger']['columns'];

/**
 * Line of the accountant's file. `amount` is in `currency`, `cents` in euro cents; both are
 * negative for money that leaves the office.
 */
interface Line {
  moment: XlsxCell;
  /** ISO time or day by which the lines are sorted. */
  sortKey: string;
  kind: string;
  receipt: number | null;
  /** Reference of the booking; for an expense, its plate and vendor. */
  reference: string;
  method: string | null;
  currency: string;
  amount: number;
  cents: number;
  /** VAT in per cent. Null for a deposit, which is no revenue. */
  vatPercent: number | null;
  staff: string;
}

const columns: Column<Line, Title>[] = [
  { title: 'moment', width: 18, cell: ({ moment }) => moment },
  fieldColumn('kind', 22),
  fieldColumn('receipt', 10),
  fieldColumn('reference', 16),
  fieldColumn('method', 20),
  fieldColumn('currency', 10),
  fieldColumn('amount', 14),
  { title: 'euros', width: 14, cell: ({ cents }) => ({ cents }) },
  fieldColumn('vatPercent', 10),
  { title: 'vat', width: 14, cell: (line) => ({ cents: vatOf(line) }) },
  { title: 'net', width: 14, cell: (line) => ({ cents: line.cents - vatOf(line) }) },
  fieldColumn('staff', 20),
];

function vatOf({ cents, vatPercent }: Line): number {
  return vatPercent === null ? 0 : vatInside(cents, vatPercent);
}

/**
 * Returns the accountant's file of a month: payments, refunds, charges and expenses, with the VAT
 * that each includes. Deposits are separate lines without VAT.
 */
export async function ledgerTable(
  db: Db,
  { month }: { month: Month },
  { texts }: { texts: OfficeTexts },
): Promise<Table<Line, Title>> {
  const { ledger: text } = texts.accountReports;
  const { business } = await readSettings(db);
  const lines = [
    ...(await readPayments(db, month, { texts, vatPercent: business.vatPercent })),
    ...(await readCharges(db, month, { texts, vatPercent: business.vatPercent })),
    ...(await readExpenses(db, month, texts)),
  ].sort((a, b) => a.sortKey.localeCompare(b.sortKey));
  return {
    entity: 'payment',
    title: month,
    file: `ledger-${month}`,
    text: { sheet: text.sheet, columns: text.columns },
    columns,
    filter: { month },
    count: lines.length,
    batches: all(lines),
  };
}

interface Words {
  texts: OfficeTexts;
  vatPercent: number;
}

async function readPayments(db: Db, month: Month, { texts, vatPercent }: Words): Promise<Line[]> {
  const { from, until } = boundsOf({ from: month, to: month });
  const rows = await db
    .select({ payment: payments, reference: bookings.reference })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(
      and(gte(payments.paidAt, businessInstant(from)), lt(payments.paidAt, businessInstant(until))),
    )
    .orderBy(asc(payments.number));
  const { kinds } = texts.accountReports.ledger;
  return rows.map(({ payment, reference }) => {
    const sign = payment.direction === 'in' ? 1 : -1;
    const purpose = payment.purpose === 'price' ? kinds.price : kinds.deposit;
    const kind = payment.reverses ? kinds.reversal : purpose[payment.direction];
    return {
      moment: momentCell(payment.paidAt),
      sortKey: payment.paidAt.toISOString(),
      kind,
      receipt: payment.number,
      reference,
      method: texts.account.methods[payment.method],
      currency: payment.currency,
      amount: (sign * payment.amountMinor) / 100,
      cents: sign * payment.cents,
      staff: payment.staffName,
      vatPercent: payment.purpose === 'price' ? vatPercent : null,
    };
  });
}

async function readCharges(db: Db, month: Month, { texts, vatPercent }: Words): Promise<Line[]> {
  const { from, until } = boundsOf({ from: month, to: month });
  const rows = await db
    .select({ charge: charges, reference: bookings.reference })
    .from(charges)
    .innerJoin(bookings, eq(bookings.id, charges.bookingId))
    .where(
      and(
        isNull(charges.voidedAt),
        gte(charges.day, from.slice(0, 10)),
        lt(charges.day, until.slice(0, 10)),
      ),
    );
  return rows.map(({ charge, reference }) => ({
    moment: { day: charge.day },
    sortKey: charge.day,
    receipt: null,
    reference,
    kind: texts.accountReports.ledger.kinds.charge(
      ownValue(texts.account.chargeKinds, charge.kind) ?? charge.kind,
    ),
    method: null,
    currency: 'EUR',
    amount: charge.cents / 100,
    cents: charge.cents,
    vatPercent,
    staff: charge.staffName,
  }));
}

async function readExpenses(db: Db, month: Month, texts: OfficeTexts): Promise<Line[]> {
  const { from, until } = boundsOf({ from: month, to: month });
  const rows = await db
    .select()
    .from(expenses)
    .where(
      and(
        isNull(expenses.voidedAt),
        gte(expenses.day, from.slice(0, 10)),
        lt(expenses.day, until.slice(0, 10)),
      ),
    );
  const { categories, methods } = texts.expenses;
  return rows.map((expense) => ({
    moment: { day: expense.day },
    sortKey: expense.day,
    receipt: null,
    reference: [expense.plate, expense.vendor].filter(Boolean).join(', '),
    kind: texts.accountReports.ledger.kinds.expense(
      ownValue(categories, expense.category) ?? expense.category,
    ),
    method: methods[expense.method],
    currency: expense.currency,
    amount: -expense.amountMinor / 100,
    cents: -expense.cents,
    vatPercent: expense.vatPercent,
    staff: expense.staffName,
  }));
}

/** Yields all lines in one batch because a month has few lines. */
async function* all(lines: Line[]): AsyncGenerator<Line[]> {
  yield lines;
}
