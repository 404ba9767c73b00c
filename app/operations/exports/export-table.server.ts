/**
 * Writes a list as a file: CSV of any length for Turkish Excel, or a workbook of at most
 * `MAX_XLSX_ROWS` rows.
 */
import { Readable } from 'node:stream';
import { type ChangeContext, recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { businessNow, wallClock } from '#app/lib/dates/dates.ts';
import { type CsvCell, csvLine, UTF8_MARK } from '#app/lib/files/csv.ts';
import type { TableFormat } from '#app/lib/files/table-format.schema.ts';
import { MAX_XLSX_ROWS, type XlsxCell, xlsx } from '#app/lib/files/xlsx.ts';
import { centsToEuros } from '#app/lib/money/money.ts';
import { ownValue } from '#app/lib/own-value.ts';

/**
 * Number of rows read at once. Only these are in memory, and other requests are handled between two
 * reads.
 */
const BATCH = 500;

export interface Column<Row, Title extends string> {
  title: Title;
  /** Width in characters. */
  width: number;
  cell: (row: Row) => XlsxCell;
}

export interface Table<Row, Title extends string> {
  /** Kind of record for the audit log. */
  entity: 'booking' | 'charge' | 'customer' | 'filing' | 'handover' | 'payment' | 'vehicle';
  /** Name of the list, if a kind has several. */
  title?: string;
  /** Name of the file without its ending: words of ASCII. */
  file: string;
  text: { sheet: string; columns: Record<Title, string> };
  columns: Column<Row, Title>[];
  /** Filter for the audit log, without values that may name a person. */
  filter?: object;
  count: number;
  batches: AsyncIterable<Row[]>;
}

/** Labels of codes, by the last part of a field's path. */
type Codes = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns the column of a field that is a text, a number or a code. */
export function fieldColumn<Row, Title extends string>(
  title: Title,
  width: number,
  codes: Codes = {},
): Column<Row, Title> {
  const path = title.split('.');
  const names = codes[path.at(-1) ?? title] ?? {};
  const cell = (row: Row): XlsxCell => {
    const value = path.reduce<unknown>((part, key) => (part as State | null)?.[key], row);
    if (value === null || value === undefined) return null;
    if (typeof value === 'number') return value;
    if (typeof value === 'string') return ownValue(names, value) ?? value;
    throw new Error(`The exported file needs a column that writes the field ${title}`);
  };
  return { title, width, cell };
}

type State = Record<string, unknown> | undefined;

/**
 * Returns `columns` and a column for each other field, so that the file contains every new field.
 */
export function withAllFields<Row, Title extends string>(
  columns: Column<Row, Title>[],
  fields: readonly Title[],
  codes?: Codes,
): Column<Row, Title>[] {
  const named = new Set(columns.map(({ title }) => title));
  const others = fields.filter((field) => !named.has(field));
  return [...columns, ...others.map((field) => fieldColumn<Row, Title>(field, 20, codes))];
}

type Exported =
  | { ok: true; file: Readable | Buffer }
  /** `most`: maximum number of rows in this format. */
  | { ok: false; most: number };

/**
 * Writes a table as a file and records the download in the audit log. CSV is written while it is
 * sent: a change meanwhile may be in it or not (decision 026). Refuses a workbook with too many
 * rows.
 */
export async function exportTable<Row, Title extends string>(
  db: Db,
  table: Table<Row, Title>,
  { format, actor, now }: ChangeContext & { format: TableFormat },
): Promise<Exported> {
  const { entity, count, filter, batches, text } = table;
  const rows = format === 'xlsx' ? await firstRows(batches, MAX_XLSX_ROWS + 1) : [];
  if (rows.length > MAX_XLSX_ROWS) return { ok: false, most: MAX_XLSX_ROWS };
  const what = { action: 'download', entity, entityId: null } as const;
  const title = [table.title, `.${format}`].filter(Boolean).join(' ');
  await recordChange(db, { actor, ...what, title, after: { format, ...filter, rows: count }, now });
  const header = table.columns.map(({ title, width }) => ({ title: text.columns[title], width }));
  const cells = (batch: Row[]) => batch.map((row) => table.columns.map(({ cell }) => cell(row)));
  if (format === 'xlsx') {
    const file = await xlsx({ name: text.sheet, header, rows: cells(rows) });
    return { ok: true, file: Buffer.from(await file.arrayBuffer()) };
  }
  async function* csv() {
    yield UTF8_MARK + csvLine(header.map(({ title }) => title));
    for await (const batch of batches) {
      yield cells(batch)
        .map((row) => csvLine(row.map(csvCell)))
        .join('');
    }
  }
  return { ok: true, file: Readable.from(csv()) };
}

/** Returns at least `enough` rows, or all rows if there are fewer. */
async function firstRows<Row>(batches: AsyncIterable<Row[]>, enough: number): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const batch of batches) {
    rows.push(...batch);
    if (rows.length >= enough) break;
  }
  return rows;
}

/**
 * Writes days and times as `14.07.2026 10:30`, which a Turkish spreadsheet reads as a date, and
 * cents as euros.
 */
function csvCell(cell: XlsxCell): CsvCell {
  if (cell === null || typeof cell !== 'object') return cell;
  if ('cents' in cell) return centsToEuros(cell.cents);
  if ('day' in cell) return { moment: turkishDay(cell.day) };
  const [date = '', time = ''] = cell.wallClock.split('T');
  return { moment: `${turkishDay(date)} ${time}` };
}

function turkishDay(day: string): string {
  return day.split('-').reverse().join('.');
}

/** Returns the cell of an instant in the local time of the business. */
export function momentCell(instant: Date | string): XlsxCell {
  const { date, time } = businessNow(new Date(instant));
  return { wallClock: wallClock(date, time) };
}

/** Yields batches of rows. `read` returns up to `limit` rows that follow `last` in its order. */
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
