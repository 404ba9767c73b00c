import { and, asc, eq, gte, isNull, lt } from 'drizzle-orm';
import { readSettings } from '#app/base/settings/settings.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { bookings, charges, expenses, payments } from '#app/db/schema.server.ts';
import { paymentKind, signedAmount } from '#app/domain/account/account.rules.ts';
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
 * Sections of the accountant's file, in their order. Charges were agreed, and payments for them are
 * among the received amounts, so that the VAT of these sections must not be added up.
 */
const SECTIONS = ['received', 'deposits', 'agreed', 'expenses'] as const;

/**
 * Line of the accountant's file. `amount` is in `currency`, `cents` in euro cents; both are
 * negative for money that leaves the office.
 */
interface Entry {
  section: (typeof SECTIONS)[number];
  moment: XlsxCell;
  /** ISO time or day by which the lines of a section are sorted. */
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

/** Entry or total of a section, as the file shows it. */
type Line = Pick<Entry, 'moment' | 'kind' | 'receipt' | 'method' | 'cents' | 'vatPercent'> & {
  /** Name of the section. */
  section: string;
  reference: string | null;
  currency: string | null;
  amount: number | null;
  vatCents: number;
  staff: string | null;
};

const columns: Column<Line, Title>[] = [
  fieldColumn('section', 32),
  { title: 'moment', width: 18, cell: ({ moment }) => moment },
  fieldColumn('kind', 22),
  fieldColumn('receipt', 10),
  fieldColumn('reference', 16),
  fieldColumn('method', 20),
  fieldColumn('currency', 10),
  fieldColumn('amount', 14),
  { title: 'euros', width: 14, cell: ({ cents }) => ({ cents }) },
  fieldColumn('vatPercent', 10),
  { title: 'vat', width: 14, cell: ({ vatCents }) => ({ cents: vatCents }) },
  { title: 'net', width: 14, cell: ({ cents, vatCents }) => ({ cents: cents - vatCents }) },
  fieldColumn('staff', 20),
];

/**
 * Returns the accountant's file of a month: payments, refunds, deposits, charges and expenses, with
 * the VAT that each includes. Each section ends with its total. The totals of the received amounts
 * and of the deposits equal the totals of the money report. Deposits have no VAT.
 */
export async function ledgerTable(
  db: Db,
  { month }: { month: Month },
  { texts }: { texts: OfficeTexts },
): Promise<Table<Line, Title>> {
  const { ledger: text } = texts.accountReports;
  const { business } = await readSettings(db);
  const entries = [
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
    count: entries.length,
    batches: inOneBatch(SECTIONS.flatMap((section) => sectionLines(section, entries, text))),
  };
}

/** Returns the lines of a section and its total; none if the section is empty. */
function sectionLines(
  section: Entry['section'],
  entries: readonly Entry[],
  text: OfficeTexts['accountReports']['ledger'],
): Line[] {
  const name = text.sections[section];
  const lines: Line[] = entries
    .filter((entry) => entry.section === section)
    .map((entry) => {
      const { cents, vatPercent } = entry;
      const vatCents = vatPercent === null ? 0 : vatInside(cents, vatPercent);
      return { ...entry, section: name, vatCents };
    });
  if (lines.length === 0) return [];
  const sumOf = (field: 'cents' | 'vatCents') => lines.reduce((sum, line) => sum + line[field], 0);
  const total = {
    ...{ section: name, kind: text.total, cents: sumOf('cents'), vatCents: sumOf('vatCents') },
    ...{ moment: null, receipt: null, reference: null, method: null, currency: null },
    ...{ amount: null, vatPercent: null, staff: null },
  };
  return [...lines, total];
}

interface Words {
  texts: OfficeTexts;
  vatPercent: number;
}

async function readPayments(db: Db, month: Month, { texts, vatPercent }: Words): Promise<Entry[]> {
  const { from, until } = boundsOf({ from: month, to: month });
  const rows = await db
    .select({ payment: payments, reference: bookings.reference })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(
      and(gte(payments.paidAt, businessInstant(from)), lt(payments.paidAt, businessInstant(until))),
    )
    .orderBy(asc(payments.number));
  const { paymentKinds, reversalOf, methods } = texts.account;
  return rows.map(({ payment, reference }) => {
    const { direction } = payment;
    const isReversal = payment.reverses !== null;
    const kind = paymentKinds[paymentKind({ ...payment, isReversal })];
    return {
      section: payment.purpose === 'price' ? 'received' : 'deposits',
      moment: momentCell(payment.paidAt),
      sortKey: payment.paidAt.toISOString(),
      kind: isReversal ? reversalOf(kind) : kind,
      receipt: payment.number,
      reference,
      method: methods[payment.method],
      currency: payment.currency,
      amount: signedAmount(direction, payment.amountMinor) / 100,
      cents: signedAmount(direction, payment.cents),
      staff: payment.staffName,
      vatPercent: payment.purpose === 'price' ? vatPercent : null,
    };
  });
}

async function readCharges(db: Db, month: Month, { texts, vatPercent }: Words): Promise<Entry[]> {
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
    section: 'agreed',
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

async function readExpenses(db: Db, month: Month, texts: OfficeTexts): Promise<Entry[]> {
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
    section: 'expenses',
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

/** Yields all lines at once because a month has few lines. */
async function* inOneBatch(lines: Line[]): AsyncGenerator<Line[]> {
  yield lines;
}
