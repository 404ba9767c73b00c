import { isPhone } from '../requests/phone.ts';

/**
 * A table as a file for a spreadsheet, in the form that a Turkish Excel reads: semicolons between cells, a comma
 * in numbers, and a UTF-8 mark at the beginning. Otherwise RFC 4180. `moment`: a day or a time that the spreadsheet
 * is to read as a date.
 */
export type CsvCell = string | number | null | { moment: string };

/** Byte order mark at the start of a file. */
export const UTF8_MARK = '\ufeff';

export function toCsv(header: string[], rows: CsvCell[][]): string {
  return UTF8_MARK + [header, ...rows].map(csvLine).join('');
}

/** Returns one row with its line end. */
export function csvLine(row: CsvCell[]): string {
  return `${row.map(cellText).join(';')}\r\n`;
}

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = typeof cell === 'string' ? asText(cell) : cell.moment;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Texts that a spreadsheet takes for a number, a date or a time: `01234567`, `1-2`, `12E45678`, `1 1/2`, `5 pm`, `(12)`. */
const NUMBER_LIKE =
  /^(?:[.,:/-]*\d[\d.,:/-]*%?|\d[\d.,]*e[+-]?\d+|\d+ \d+\/\d+|\d[\d:]* ?[ap]m?|\(\d[\d.,]*\))$/i;

/**
 * Writes text that looks like a number or a date as a formula that returns the text. Otherwise a spreadsheet drops
 * zeros at the beginning and digits after the fifteenth. Staff open these files in a spreadsheet and type from there
 * (decision 032); programs have the API.
 */
function asText(text: string): string {
  const safe = harmless(text);
  return NUMBER_LIKE.test(safe) ? `="${safe}"` : safe;
}

/**
 * A spreadsheet runs what begins like a formula, also in full-width signs, and names come from strangers
 * (https://owasp.org/www-community/attacks/CSV_Injection). A phone number stays as it is: other programs
 * read it, and nothing in it can be run.
 */
function harmless(text: string): string {
  const first = text.slice(0, 1).normalize('NFKC');
  return /[=+\-@\t\r\n]/.test(first) && !isPlainPhone(text) ? `'${text}` : text;
}

function isPlainPhone(text: string): boolean {
  return /^\+\d[\d ()-]*$/.test(text) && isPhone(text);
}
