/** Writes a table as an Excel workbook of one sheet, in the server and in the browser. */
import writeExcelFile, { type Cell } from 'write-excel-file/universal';

/** A wall clock `YYYY-MM-DDTHH:MM` and a day become a date of Excel, cents an amount in euros. */
export type XlsxCell =
  | string
  | number
  | null
  | { wallClock: string }
  | { day: string }
  | { cents: number };

/** A workbook is made in one go; until it is ready the process answers no other request (decision 026). */
export const MAX_XLSX_ROWS = 5000;
/** Characters of a cell that Excel opens. */
const MAX_TEXT = 32_767;

export interface Sheet {
  name: string;
  /** Titles and widths of the columns, widths in characters. */
  header: { title: string; width: number }[];
  rows: XlsxCell[][];
}

/** Returns the file. The head stays in sight while the rows are scrolled. */
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
 * The library looks texts up in a plain object, which has some of its own: a visitor called `constructor`
 * would spoil the file. A space at the end is invisible.
 */
function toText(value: string): string {
  return value in {} ? `${value} ` : escaped(value.slice(0, MAX_TEXT));
}

/** Excel reads `_x0041_` as the character with that code. The code of the underscore in front keeps the text. */
function escaped(text: string): string {
  return text.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
}
