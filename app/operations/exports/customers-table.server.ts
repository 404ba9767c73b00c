import { and, asc, sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { customers } from '#app/db/schema.server.ts';
import { eurosToCents } from '#app/lib/money/money.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import {
  type Customer,
  type CustomerInput,
  customerInputSchema,
} from '#app/operations/customers/customer.schema.ts';
import { isFound, toCustomers } from '#app/operations/customers/customers.server.ts';
import {
  type Column,
  fieldColumn,
  inBatches,
  momentCell,
  type Table,
  withAllFields,
} from './export-table.server.ts';

/** A column has the label of its field in the form, or a label of its own. */
type Title = keyof CustomerInput | keyof OfficeTexts['outgoing']['tables']['customers']['columns'];

const COLUMNS: Column<Customer, Title>[] = [
  fieldColumn('name', 20),
  fieldColumn('surname', 20),
  fieldColumn('phone', 18),
  fieldColumn('email', 26),
  fieldColumn('bookings', 12),
  { title: 'total', width: 12, cell: ({ total }) => ({ cents: eurosToCents(total) }) },
  {
    title: 'last',
    width: 17,
    cell: ({ lastPickup }) => (lastPickup === null ? null : { wallClock: lastPickup }),
  },
  fieldColumn('warning', 30),
  fieldColumn('notes', 40),
  { title: 'since', width: 17, cell: ({ createdAt }) => momentCell(createdAt) },
];

const FIELDS = customerInputSchema.keyof().options;

/**
 * Returns the customers that a search finds as a file, sorted by name. The audit log does not
 * record the search because it would outlive the person's data.
 */
export async function customersTable(
  db: Db,
  { search = '' }: { search?: string | undefined },
  { texts }: { texts: OfficeTexts },
): Promise<Table<Customer, Title>> {
  const { sheet, columns: titles } = texts.outgoing.tables.customers;
  const found = isFound(search);
  return {
    entity: 'customer',
    file: 'customers',
    text: { sheet, columns: { ...texts.customers.labels, ...titles } },
    columns: withAllFields(COLUMNS, FIELDS),
    count: await db.$count(customers, found),
    batches: records(),
  };

  async function* records() {
    for await (const rows of inBatches(read)) yield await toCustomers(db, rows);
  }

  function read(last: typeof customers.$inferSelect | undefined, limit: number) {
    const after =
      last && sql`(${customers.searchText}, ${customers.id}) > (${last.searchText}, ${last.id})`;
    return db
      .select()
      .from(customers)
      .where(and(found, after))
      .orderBy(asc(customers.searchText), asc(customers.id))
      .limit(limit);
  }
}
