/** Writes a table as an Excel workbook of one sheet, in the server and in the browser. */
import writeExcelFile, { type Cell } from 'write-excel-file/universal';

/**
 * Cell of a sheet. `wallClock` (`YYYY-MM-DDTHH:MM`) and `day` (`YYYY-MM-DD`) become dates of Excel,
 * `cents` an amount in euros.
 */
export type XlsxCell =
  | string
  | number
  | null
  | { wallClock: string }
  | { day: string }
  | { cents: number };

/** Most rows of a workbook. While a workbook is made, the process handles no other request (decision 026). */
export const MAX_XLSX_ROWS = 5000;
/** Most characters of a cell that Excel opens. */
const MAX_TEXT = 32_767;

export interface Sheet {
  name: string;
  /** Columns; `width` is in characters. */
  header: { title: string; width: number }[];
  rows: XlsxCell[][];
}

/** Returns the file. The row of titles stays visible when the rows are scrolled. */
export function xlsx({ name, header, rows }: Sheet): Promise<Blob> {
  const head = header.map(({ title }) => ({ value: toText(title), fontWeight: 'bold' as const }));
  const cells = rows.map((row) => row.map(toCell));
  const columns = header.map(({ width }) => ({ width }));
  const sheet = { sheet: escaped(name), columns, stickyRowsCount: 1 };
  return writeExcelFile([head, ...cells], sheet, {
    fontFamily: 'Calibri',
    fontSize: 11,
  }).toBlob();
}

function toCell(value: XlsxCell): Cell {
  if (value === null || value === '') return null;
  if (typeof value === 'string') return { value: toText(value), type: String };
  if (typeof value === 'number') return { value, type: Number };
  if ('cents' in value) {
    return { value: value.cents / 100, type: Number, format: '#,##0.00\\ "€"' };
  }
  const [moment, format] =
    'day' in value
      ? [`${value.day}T00:00`, 'dd\\.mm\\.yyyy']
      : [value.wallClock, 'dd\\.mm\\.yyyy\\ hh:mm'];
  return { value: new Date(`${moment}Z`), type: Date, format };
}

/**
 * Returns the text of a cell, cut to Excel's limit. The library uses texts as keys of a plain
 * object, so a name that every object inherits, such as `constructor`, would break the file. Such a
 * name gets a space at its end.
 */
function toText(value: string): string {
  return value in {} ? `${value} ` : escaped(value.slice(0, MAX_TEXT));
}

/**
 * Excel reads `_x0041_` as the character with that code. Writing the underscore as its own code
 * keeps the text.
 */
function escaped(text: string): string {
  return text.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
}
