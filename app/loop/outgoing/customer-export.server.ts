import { and, asc, sql } from 'drizzle-orm';
import { type Acting, recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { customers } from '#app/db/schema.server.ts';
import { businessNow, wallClock } from '#app/lib/dates.ts';
import { eurosToCents } from '#app/lib/money.ts';
import { MAX_XLSX_ROWS, type XlsxCell } from '#app/lib/xlsx.server.ts';
import type { Customer, CustomerExportQuery } from '#app/loop/customers/customer.schema.ts';
import { customerFilesText as text } from '#app/loop/customers/customer-files.text.ts';
import { isFound, toCustomers } from '#app/loop/customers/customers.server.ts';
import { type ExportResult, tableFile } from './table-file.server.ts';

/** Rows read at once: this many are in memory, and other requests are answered between them. */
const BATCH = 500;

interface Column {
  title: keyof typeof text.columns;
  /** In characters. */
  width: number;
  of: (customer: Customer) => XlsxCell;
}

const COLUMNS: Column[] = [
  { title: 'name', width: 20, of: ({ name }) => name },
  { title: 'surname', width: 20, of: ({ surname }) => surname },
  { title: 'phone', width: 18, of: ({ phone }) => phone },
  { title: 'email', width: 26, of: ({ email }) => email },
  { title: 'bookings', width: 12, of: ({ bookings }) => bookings },
  { title: 'total', width: 12, of: ({ total }) => ({ cents: eurosToCents(total) }) },
  {
    title: 'last',
    width: 17,
    of: ({ lastPickup }) => (lastPickup === null ? null : { wallClock: lastPickup }),
  },
  { title: 'warning', width: 30, of: ({ warning }) => warning },
  { title: 'notes', width: 40, of: ({ notes }) => notes },
  {
    title: 'since',
    width: 17,
    of({ createdAt }) {
      const { date, time } = businessNow(new Date(createdAt));
      return { wallClock: wallClock(date, time) };
    },
  },
];

/**
 * Exports the customers that a search finds, by name. The file is made while it is sent: a change
 * during that time may be in it or not (decision 026).
 */
export async function exportCustomers(
  db: Db,
  { format, search = '' }: CustomerExportQuery,
  { actor, now }: Acting,
): Promise<ExportResult> {
  const rows = await db.$count(customers, isFound(search));
  // One row is the head.
  if (format === 'xlsx' && rows >= MAX_XLSX_ROWS) return { ok: false, most: MAX_XLSX_ROWS - 1 };
  const what = { action: 'download', entity: 'customer', entityId: null } as const;
  // Whom they looked for is nothing that the log keeps: it would outlive the person's data.
  await recordChange(db, { actor, ...what, title: `.${format}`, after: { format, rows }, now });
  const columns = COLUMNS.map(({ title, ...column }) => ({
    ...column,
    title: text.columns[title],
  }));
  const table = { name: text.sheet, columns, batches: readBatches(db, search) };
  return { ok: true, file: tableFile(format, table) };
}

/** One batch after the other, each from where the last ended: the index has this order. */
async function* readBatches(db: Db, search: string): AsyncGenerator<Customer[]> {
  let last: typeof customers.$inferSelect | undefined;
  do {
    const after =
      last && sql`(${customers.searchText}, ${customers.id}) > (${last.searchText}, ${last.id})`;
    const rows = await db
      .select()
      .from(customers)
      .where(and(isFound(search), after))
      .orderBy(asc(customers.searchText), asc(customers.id))
      .limit(BATCH);
    if (rows.length > 0) yield await toCustomers(db, rows);
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last);
}
