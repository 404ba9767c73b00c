import { aliasedTable, and, asc, count, eq, gte, lt, sql } from 'drizzle-orm';
import { type Acting, recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { bookings, handovers } from '#app/db/schema.server.ts';
import { addDays, businessNow, toWallClock, wallClock } from '#app/lib/dates.ts';
import { MAX_XLSX_ROWS, type XlsxCell } from '#app/lib/xlsx.server.ts';
import type { HandoverKind } from '#app/loop/handovers/handover.rules.ts';
import { chargeInWords, damageInWords, handoverText } from '#app/loop/handovers/handovers.text.ts';
import { fullName } from '#app/office/bookings/booking.rules.ts';
import { matchesFilters } from '#app/office/bookings/bookings.server.ts';
import type { ListExportQuery } from './booking-export.schema.ts';
import { recordedFilter } from './booking-export.server.ts';
import { handoverFilesText as text } from './handover-files.text.ts';
import { type ExportResult, tableFile } from './table-file.server.ts';

/** Rows read at once: this many are in memory, and other requests are answered between them. */
const BATCH = 500;

/** What was handed over, of which a return knows the drivers. */
const out = aliasedTable(handovers, 'out');
/** No number of a document, no signature. */
const columns = {
  bookingId: handovers.bookingId,
  reference: bookings.reference,
  carTitle: bookings.carTitle,
  kind: handovers.kind,
  plate: handovers.plate,
  at: handovers.at,
  kilometres: handovers.kilometres,
  fuelEighths: handovers.fuelEighths,
  damages: handovers.damages,
  charges: handovers.charges,
  notes: handovers.notes,
  staffName: handovers.staffName,
  createdAt: handovers.createdAt,
  drivers: sql<{ name: string; surname: string }[] | null>`(
    select jsonb_agg(jsonb_build_object('name', driver -> 'name', 'surname', driver -> 'surname'))
    from jsonb_array_elements(${out.drivers}) as driver)`,
};
type Joined = 'reference' | 'carTitle' | 'drivers';
type Row = Pick<typeof handovers.$inferSelect, Exclude<keyof typeof columns, Joined>> & {
  reference: string;
  carTitle: string | null;
  drivers: { name: string; surname: string }[] | null;
};

interface Column {
  title: keyof typeof text.columns;
  /** In characters. */
  width: number;
  of: (row: Row) => XlsxCell;
}

const COLUMNS: Column[] = [
  { title: 'reference', width: 13, of: ({ reference }) => reference },
  { title: 'kind', width: 10, of: ({ kind }) => handoverText.titles[kind as HandoverKind] },
  { title: 'plate', width: 14, of: ({ plate }) => plate },
  { title: 'car', width: 24, of: ({ carTitle }) => carTitle },
  { title: 'at', width: 17, of: ({ at }) => ({ wallClock: toWallClock(at) }) },
  { title: 'kilometres', width: 12, of: ({ kilometres }) => kilometres },
  { title: 'fuel', width: 16, of: ({ fuelEighths }) => fuelEighths },
  { title: 'drivers', width: 30, of: ({ drivers }) => (drivers ?? []).map(fullName).join(', ') },
  { title: 'damages', width: 40, of: ({ damages }) => damages.map(damageInWords).join('; ') },
  { title: 'charges', width: 40, of: ({ charges }) => charges.map(chargeInWords).join('; ') },
  {
    title: 'total',
    width: 14,
    of: ({ charges }) => ({ cents: charges.reduce((sum, { cents }) => sum + cents, 0) }),
  },
  { title: 'notes', width: 40, of: ({ notes }) => notes },
  { title: 'staff', width: 18, of: ({ staffName }) => staffName },
  {
    title: 'recorded',
    width: 17,
    of({ createdAt }) {
      const { date, time } = businessNow(createdAt);
      return { wallClock: wallClock(date, time) };
    },
  },
];

/**
 * Exports the hand-overs and returns of these days, of bookings that the filters find, earliest first.
 * The file is made while it is sent: a change during that time may be in it or not (decision 026).
 */
export async function exportHandovers(
  db: Db,
  { format, ...filters }: ListExportQuery,
  { actor, now }: Acting,
): Promise<ExportResult> {
  const [found] = await db
    .select({ rows: count() })
    .from(handovers)
    .innerJoin(bookings, eq(bookings.id, handovers.bookingId))
    .where(passes(filters));
  const rows = found?.rows ?? 0;
  // One row is the head.
  if (format === 'xlsx' && rows >= MAX_XLSX_ROWS) return { ok: false, most: MAX_XLSX_ROWS - 1 };
  const what = { action: 'download', entity: 'handover', entityId: null } as const;
  const after = { format, ...recordedFilter(filters), rows };
  await recordChange(db, { actor, ...what, title: `.${format}`, after, now });
  const titled = COLUMNS.map(({ title, ...column }) => ({
    ...column,
    title: text.columns[title],
  }));
  const table = { name: text.sheet, columns: titled, batches: readBatches(db, filters) };
  return { ok: true, file: tableFile(format, table) };
}

type Filters = Omit<ListExportQuery, 'format'>;

/** One batch after the other, each from where the last ended. */
async function* readBatches(db: Db, filters: Filters): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  do {
    const rows = await readBatch(db, filters, last);
    if (rows.length > 0) yield rows;
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last);
}

function readBatch(db: Db, filters: Filters, last: Row | undefined): Promise<Row[]> {
  const place = sql`(${handovers.at}, ${handovers.bookingId}, ${handovers.kind})`;
  return db
    .select(columns)
    .from(handovers)
    .innerJoin(bookings, eq(bookings.id, handovers.bookingId))
    .leftJoin(out, and(eq(out.bookingId, handovers.bookingId), eq(out.kind, 'out')))
    .where(
      and(
        passes(filters),
        last && sql`${place} > (${last.at}::timestamp, ${last.bookingId}, ${last.kind})`,
      ),
    )
    .orderBy(asc(handovers.at), asc(handovers.bookingId), asc(handovers.kind))
    .limit(BATCH);
}

function passes({ from, to, ...ofBooking }: Filters) {
  return and(
    matchesFilters(ofBooking),
    from === undefined ? undefined : gte(handovers.at, from),
    to === undefined ? undefined : lt(handovers.at, addDays(to, 1)),
  );
}
