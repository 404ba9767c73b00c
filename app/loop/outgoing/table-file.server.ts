/** A table as a file that is made while it is sent: CSV as a Turkish Excel opens it, or a workbook. */
import { Readable } from 'node:stream';
import { type CsvCell, csvLine, UTF8_MARK } from '#app/lib/csv.ts';
import { centsToEuros } from '#app/lib/money.ts';
import { type XlsxCell, xlsx } from '#app/lib/xlsx.server.ts';

export type TableFormat = 'csv' | 'xlsx';

export const TABLE_TYPES: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export type ExportResult =
  | { ok: true; file: Readable }
  /** `most`: the rows that the format can hold. */
  | { ok: false; most: number };

interface Table<Row> {
  /** Of the sheet. */
  name: string;
  columns: { title: string /** In characters. */; width: number; of: (row: Row) => XlsxCell }[];
  batches: AsyncIterable<Row[]>;
}

/** The table in this format; `batches` are read as the file is sent. */
export function tableFile<Row>(format: TableFormat, table: Table<Row>): Readable {
  return Readable.from(format === 'csv' ? csv(table) : workbook(table));
}

async function* csv<Row>({ columns, batches }: Table<Row>): AsyncGenerator<string> {
  yield UTF8_MARK + csvLine(columns.map(({ title }) => title));
  for await (const batch of batches) {
    yield batch.map((row) => csvLine(columns.map(({ of }) => csvCell(of(row))))).join('');
  }
}

function workbook<Row>({ name, columns, batches }: Table<Row>): AsyncGenerator<Buffer> {
  async function* cells() {
    for await (const batch of batches) {
      yield batch.map((row) => columns.map(({ of }) => of(row)));
    }
  }
  return xlsx({ name, header: columns, rows: cells() });
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
