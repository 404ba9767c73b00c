import { isPhone } from './phone.ts';

/**
 * A table as a file for a spreadsheet. As a Turkish Excel reads it: semicolons between cells, a comma
 * in numbers, and a mark at the beginning that says UTF-8. Otherwise RFC 4180.
 */
export type CsvCell = string | number | null;

/** At the beginning of a file. */
export const UTF8_MARK = '\ufeff';

export function toCsv(header: string[], rows: CsvCell[][]): string {
  return UTF8_MARK + [header, ...rows].map(csvLine).join('');
}

/** One row, with its line end. */
export function csvLine(row: CsvCell[]): string {
  return `${row.map(cellText).join(';')}\r\n`;
}

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = harmless(cell);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
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
