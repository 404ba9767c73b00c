import { isPhone } from '../requests/phone.ts';

/** Cell of a CSV file. `moment` is a formatted day or time, which the spreadsheet reads as a date. */
export type CsvCell = string | number | null | { moment: string };

export const UTF8_MARK = '\ufeff';

/**
 * Returns a CSV file that a Turkish Excel opens: with a UTF-8 byte order mark, semicolons between
 * cells and decimal commas; otherwise as in RFC 4180.
 */
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

/**
 * Matches texts that a spreadsheet reads as a number, a date or a time: `01234567`, `1-2`,
 * `12E45678`, `1 1/2`, `5 pm`, `(12)`.
 */
const NUMBER_LIKE =
  /^(?:[.,:/-]*\d[\d.,:/-]*%?|\d[\d.,]*e[+-]?\d+|\d+ \d+\/\d+|\d[\d:]* ?[ap]m?|\(\d[\d.,]*\))$/i;

/**
 * Writes a text that looks like a number or a date as a formula with this text as its result. Otherwise a
 * spreadsheet drops zeros at the beginning and digits after the fifteenth. Staff read these files in a
 * spreadsheet and retype values (decision 032); programs use the API.
 */
function asText(text: string): string {
  const safe = harmless(text);
  return NUMBER_LIKE.test(safe) ? `="${safe}"` : safe;
}

/**
 * Puts an apostrophe before a text that a spreadsheet would run as a formula, also with full-width
 * signs, because strangers type names (https://owasp.org/www-community/attacks/CSV_Injection).
 * Phone numbers stay unchanged: other programs read them, and they cannot run anything.
 */
function harmless(text: string): string {
  const first = text.slice(0, 1).normalize('NFKC');
  return /[=+\-@\t\r\n]/.test(first) && !isPlainPhone(text) ? `'${text}` : text;
}

function isPlainPhone(text: string): boolean {
  return /^\+\d[\d ()-]*$/.test(text) && isPhone(text);
}
