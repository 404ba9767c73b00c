/** Download of a report's table. Browser only. */
import { type CsvCell, toCsv } from '#app/lib/files/csv.ts';
import type { TableFormat } from '#app/lib/files/table-format.schema.ts';
import type { Sheet, XlsxCell } from '#app/lib/files/xlsx.ts';
import { eurosToCents } from '#app/lib/money/money.ts';

export interface ReportColumn<Row> {
  header: string;
  /** Value for spreadsheets; numbers are in `unit`. */
  value: (row: Row) => CsvCell;
  unit?: '€' | '%';
  /** Text of the value on the screen. Default: the number in the format of the language. */
  text?: (row: Row) => string;
}

interface ReportTable<Row> {
  title: string;
  columns: ReportColumn<Row>[];
  rows: Row[];
}

/** Longest name of a sheet that Excel accepts, in characters. */
const MAX_SHEET_NAME = 31;

/** Downloads the table as a file. The code for Excel workbooks is loaded on demand. */
export async function downloadReport<Row>(
  table: ReportTable<Row>,
  format: TableFormat,
  fileName: string,
): Promise<void> {
  const file =
    format === 'xlsx'
      ? await import('#app/lib/files/xlsx.ts').then(({ xlsx }) => xlsx(sheetOf(table)))
      : new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Revoked later, because Safari may still read the file.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function csvOf<Row>({ columns, rows }: ReportTable<Row>): string {
  return toCsv(
    columns.map(headerOf),
    rows.map((row) => columns.map(({ value }) => value(row))),
  );
}

/** Returns the table as a sheet: euros become cents, days become dates, and months stay texts. */
export function sheetOf<Row>({ title, columns, rows }: ReportTable<Row>): Sheet {
  return {
    name: title.slice(0, MAX_SHEET_NAME),
    header: columns.map((column) => {
      const header = headerOf(column);
      return { title: header, width: Math.max(header.length + 2, 14) };
    }),
    rows: rows.map((row) => columns.map((column) => cellOf(column, row))),
  };
}

function headerOf<Row>({ header, unit }: ReportColumn<Row>): string {
  return unit ? `${header} (${unit})` : header;
}

function cellOf<Row>({ value, unit }: ReportColumn<Row>, row: Row): XlsxCell {
  const cell = value(row);
  if (typeof cell === 'number') return unit === '€' ? { cents: eurosToCents(cell) } : cell;
  if (cell === null || typeof cell === 'string') return cell;
  return /^\d{4}-\d\d-\d\d$/.test(cell.moment) ? { day: cell.moment } : cell.moment;
}
