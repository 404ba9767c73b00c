import { and, asc, sql } from 'drizzle-orm';
import { type Actor, recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { bookings } from '#app/db/schema.server.ts';
import { MAX_XLSX_ROWS } from '#app/lib/xlsx.server.ts';
import type { BookingRecord } from '#app/office/bookings/booking.schema.ts';
import { matchesFilters, toRecord } from '#app/office/bookings/bookings.server.ts';
import type { ListExportQuery } from './booking-export.schema.ts';
import { bookingColumns } from './booking-table.server.ts';
import { exportText } from './outgoing.text.ts';
import { type ExportResult, tableFile } from './table-file.server.ts';

/** Rows read at once: this many are in memory, and other requests are answered between them. */
const BATCH = 500;

type Filters = Parameters<typeof matchesFilters>[0];

/** What the audit log keeps of a filter: a search may name a person. */
export function recordedFilter({ from, to, status = 'all', serviceType = 'all' }: Filters) {
  return {
    from: from ?? null,
    to: to ?? null,
    ...(status !== 'all' && { status }),
    ...(serviceType !== 'all' && { serviceType }),
  };
}

interface Options {
  actor: Actor;
  now: Date;
  maxXlsxRows?: number;
}

/**
 * Exports the bookings that the list's filters find, earliest first. The file is made while it
 * is sent: a change during that time may be in it or not (decision 026).
 */
export async function exportBookings(
  db: Db,
  { format, ...filters }: ListExportQuery,
  { actor, now, maxXlsxRows = MAX_XLSX_ROWS }: Options,
): Promise<ExportResult> {
  const rows = await db.$count(bookings, matchesFilters(filters));
  // One row is the head.
  if (format === 'xlsx' && rows >= maxXlsxRows) return { ok: false, most: maxXlsxRows - 1 };
  const what = { action: 'download', entity: 'booking', entityId: null } as const;
  const after = { format, ...recordedFilter(filters), rows };
  await recordChange(db, { actor, ...what, title: `.${format}`, after, now });
  const batches = readBatches(db, filters);
  const table = { name: exportText.sheet, columns: bookingColumns(), batches };
  return { ok: true, file: tableFile(format, table) };
}

/** One batch after the other, each from where the last ended: the index has this order. */
async function* readBatches(db: Db, filters: Filters): AsyncGenerator<BookingRecord[]> {
  const place = sql`(${bookings.pickupAt}, ${bookings.dropoffAt}, ${bookings.id})`;
  let last: typeof bookings.$inferSelect | undefined;
  do {
    const after =
      last &&
      sql`${place} > (${last.pickupAt}::timestamp, ${last.dropoffAt}::timestamp, ${last.id})`;
    const rows = await db
      .select()
      .from(bookings)
      .where(and(matchesFilters(filters), after))
      .orderBy(asc(bookings.pickupAt), asc(bookings.dropoffAt), asc(bookings.id))
      .limit(BATCH);
    if (rows.length > 0) yield rows.map(toRecord);
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last);
}
