import { aliasedTable, and, asc, count, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { bookings, handovers } from '#app/db/schema.server.ts';
import { fullName } from '#app/domain/bookings/booking.rules.ts';
import { matchesFilters } from '#app/domain/bookings/bookings.server.ts';
import { addDays, toWallClock } from '#app/lib/dates/dates.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import {
  chargeInWords,
  damageInWords,
} from '#app/operations/handovers/editor/handover-words.rules.ts';
import type { HandoverKind } from '#app/operations/handovers/handover.rules.ts';
import type { RecordedCharge } from '#app/operations/handovers/handovers.server.ts';
import { recordedFilter } from './bookings-table.server.ts';
import {
  type Column,
  fieldColumn,
  inBatches,
  momentCell,
  type Table,
} from './export-table.server.ts';
import type { BookingsFilter } from './exports.schema.ts';

/** Hand-over of the same rental. A return has no drivers of its own. */
const out = aliasedTable(handovers, 'out');
/** Columns of the file, without document numbers and signatures. */
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
  charges: sql<RecordedCharge[] | null>`case ${handovers.kind} when 'back' then (
    select jsonb_agg(jsonb_build_object('kind', c.kind, 'cents', c.cents, 'note', c.note,
      'count', nullif(c.quantity, 1), 'eachCents', case when c.quantity > 1 then c.each_cents end)
      order by c.position)
    from charges c
    where c.booking_id = ${handovers.bookingId} and c.of_return and c.voided_at is null) end`,
  notes: handovers.notes,
  staffName: handovers.staffName,
  createdAt: handovers.createdAt,
  drivers: sql<{ name: string; surname: string }[] | null>`(
    select jsonb_agg(jsonb_build_object('name', driver -> 'name', 'surname', driver -> 'surname'))
    from jsonb_array_elements(${out.drivers}) as driver)`,
};
type Joined = 'reference' | 'carTitle' | 'drivers' | 'charges';
type Row = Pick<typeof handovers.$inferSelect, Exclude<keyof typeof columns, Joined>> & {
  reference: string;
  carTitle: string | null;
  charges: RecordedCharge[] | null;
  drivers: { name: string; surname: string }[] | null;
};

/** A column has the label of its field in the form, or a label of its own. */
type Title =
  | keyof OfficeTexts['handovers']['labels']
  | keyof OfficeTexts['outgoing']['tables']['handovers']['columns'];

const columnsOf = (words: OfficeTexts['handovers']): Column<Row, Title>[] => [
  fieldColumn('reference', 13),
  {
    title: 'kind',
    width: 10,
    cell: ({ kind }) => words.page.titles[kind as HandoverKind],
  },
  fieldColumn('plate', 14),
  { title: 'car', width: 24, cell: ({ carTitle }) => carTitle },
  { title: 'at', width: 17, cell: ({ at }) => ({ wallClock: toWallClock(at) }) },
  fieldColumn('kilometres', 12),
  { title: 'fuel', width: 16, cell: ({ fuelEighths }) => fuelEighths },
  { title: 'drivers', width: 30, cell: ({ drivers }) => (drivers ?? []).map(fullName).join(', ') },
  {
    title: 'damages',
    width: 40,
    cell: ({ damages }) => damages.map((each) => damageInWords(each, words)).join('; '),
  },
  {
    title: 'charges',
    width: 40,
    cell: ({ charges }) => (charges ?? []).map((each) => chargeInWords(each, words)).join('; '),
  },
  {
    title: 'total',
    width: 14,
    cell: ({ charges }) => ({
      cents: (charges ?? []).reduce((sum, { cents }) => sum + cents, 0),
    }),
  },
  fieldColumn('notes', 40),
  { title: 'staff', width: 18, cell: ({ staffName }) => staffName },
  { title: 'recorded', width: 17, cell: ({ createdAt }) => momentCell(createdAt) },
];

/**
 * Returns hand-overs and returns of these days as a file, for the bookings that the filter finds,
 * earliest first.
 */
export async function handoversTable(
  db: Db,
  { from, to, ...filter }: BookingsFilter,
  { texts }: { texts: OfficeTexts },
): Promise<Table<Row, Title>> {
  const { sheet, columns: titles } = texts.outgoing.tables.handovers;
  const found = and(
    matchesFilters(filter),
    from === undefined ? undefined : gte(handovers.at, from),
    to === undefined ? undefined : lt(handovers.at, addDays(to, 1)),
  );
  const counted = await db
    .select({ rows: count() })
    .from(handovers)
    .innerJoin(bookings, eq(bookings.id, handovers.bookingId))
    .where(found);
  return {
    entity: 'handover',
    file: ['handovers', from, to].filter(Boolean).join('_'),
    text: { sheet, columns: { ...texts.handovers.labels, ...titles } },
    columns: columnsOf(texts.handovers),
    filter: recordedFilter({ from, to, ...filter }),
    count: counted[0]?.rows ?? 0,
    batches: inBatches(read),
  };

  function read(last: Row | undefined, limit: number): Promise<Row[]> {
    const place = sql`(${handovers.at}, ${handovers.bookingId}, ${handovers.kind})`;
    return db
      .select(columns)
      .from(handovers)
      .innerJoin(bookings, eq(bookings.id, handovers.bookingId))
      .leftJoin(out, and(eq(out.bookingId, handovers.bookingId), eq(out.kind, 'out')))
      .where(
        and(
          found,
          last && sql`${place} > (${last.at}::timestamp, ${last.bookingId}, ${last.kind})`,
        ),
      )
      .orderBy(asc(handovers.at), asc(handovers.bookingId), asc(handovers.kind))
      .limit(limit);
  }
}
