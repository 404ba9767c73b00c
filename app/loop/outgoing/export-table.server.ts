/** A list as a file: CSV as a Turkish Excel opens it, or a workbook. */
import { Readable } from 'node:stream';
import { type Acting, recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { type CsvCell, csvLine, UTF8_MARK } from '#app/lib/csv.ts';
import { businessNow, wallClock } from '#app/lib/dates.ts';
import { centsToEuros } from '#app/lib/money.ts';
import type { TableFormat } from '#app/lib/table-format.schema.ts';
import { MAX_XLSX_ROWS, type XlsxCell, xlsx } from '#app/lib/xlsx.server.ts';

/** Rows read at once: this many are in memory, and other requests are answered between them. */
const BATCH = 500;

export interface Column<Row, Title extends string> {
  title: Title;
  /** In characters. */
  width: number;
  of: (row: Row) => XlsxCell;
}

export interface Table<Row, Title extends string> {
  /** What the audit log says was taken. */
  entity: 'booking' | 'customer' | 'filing' | 'handover' | 'vehicle';
  /** Which list of them, where there are several. */
  title?: string;
  /** Name of the file without its ending: words of ASCII. */
  file: string;
  text: { sheet: string; columns: Record<Title, string> };
  columns: Column<Row, Title>[];
  /** What the audit log keeps of the filter: nothing that may name a person. */
  filter?: object;
  count: number;
  batches: AsyncIterable<Row[]>;
}

type Exported =
  | { ok: true; file: Readable }
  /** `most`: the rows that the format can hold. */
  | { ok: false; most: number };

/**
 * Makes a file of the table and records who took it. The file is made while it is sent: a change
 * during that time may be in it or not (decision 026).
 */
export async function exportTable<Row, Title extends string>(
  db: Db,
  table: Table<Row, Title>,
  { format, actor, now }: Acting & { format: TableFormat },
): Promise<Exported> {
  const { entity, count: rows, filter, batches, text } = table;
  // One row is the head.
  if (format === 'xlsx' && rows >= MAX_XLSX_ROWS) return { ok: false, most: MAX_XLSX_ROWS - 1 };
  const after = { format, ...filter, rows };
  const title = [table.title, `.${format}`].filter(Boolean).join(' ');
  await recordChange(db, {
    actor,
    action: 'download',
    entity,
    entityId: null,
    title,
    after,
    now,
  });
  const columns = table.columns.map((column) => ({
    ...column,
    title: text.columns[column.title],
  }));
  return { ok: true, file: Readable.from(format === 'csv' ? csv(columns, batches) : workbook()) };

  function workbook() {
    async function* cells() {
      for await (const batch of batches) yield batch.map((row) => columns.map(({ of }) => of(row)));
    }
    return xlsx({ name: text.sheet, header: columns, rows: cells() });
  }
}

async function* csv<Row>(
  columns: Column<Row, string>[],
  batches: AsyncIterable<Row[]>,
): AsyncGenerator<string> {
  yield UTF8_MARK + csvLine(columns.map(({ title }) => title));
  for await (const batch of batches) {
    yield batch.map((row) => csvLine(columns.map(({ of }) => csvCell(of(row))))).join('');
  }
}

/** `14.07.2026 10:30`, which a Turkish spreadsheet takes for a date. */
function csvCell(cell: XlsxCell): CsvCell {
  if (cell === null || typeof cell !== 'object') return cell;
  if ('cents' in cell) return centsToEuros(cell.cents);
  if ('day' in cell) return turkishDay(cell.day);
  const [date = '', time = ''] = cell.wallClock.split('T');
  return `${turkishDay(date)} ${time}`;
}

function turkishDay(day: string): string {
  return day.split('-').reverse().join('.');
}

/** A moment as the clock of the business shows it. */
export function momentCell(instant: Date | string): XlsxCell {
  const { date, time } = businessNow(new Date(instant));
  return { wallClock: wallClock(date, time) };
}

/** One batch after the other: `read` takes up to `limit` rows that come after `last` in its order. */
export async function* inBatches<Row>(
  read: (last: Row | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  do {
    const rows = await read(last, BATCH);
    if (rows.length > 0) yield rows;
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last);
}
