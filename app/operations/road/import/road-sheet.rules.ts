import { isClockTime, isIsoDate, parseSlashDate } from '#app/lib/dates/dates.ts';
import { plateKeyOf, type RoadKind } from '../road.rules.ts';
import { isRoadMoment, type RoadRow } from '../road.schema.ts';

export const SHEET_COLUMNS = [
  'plate',
  'at',
  'date',
  'time',
  'amount',
  'place',
  'reference',
  'dueDay',
  'discountUntil',
] as const;
export type SheetColumn = (typeof SHEET_COLUMNS)[number];

/** Content of each column of a table; null if the column is not used. */
export type ColumnChoice = (SheetColumn | null)[];

const SEPARATORS = ['\t', ';', ','];
const PLATE = /^\d{2}[A-Z]{1,3}\d{2,5}$/;

/** Words in the titles of columns, in Turkish and English. The first pattern that matches wins. */
const HEADERS: [SheetColumn, RegExp][] = [
  ['plate', /plaka|plate/i],
  ['dueDay', /son ödeme|son odeme|due/i],
  ['discountUntil', /indirim|discount/i],
  ['at', /tarih.*saat|zaman|date.*time/i],
  ['date', /tarih|date/i],
  ['time', /saat|time|hour/i],
  ['amount', /tutar|ücret|ucret|amount|fee/i],
  ['reference', /referans|tutanak|seri|işlem no|islem no|fiş|reference|number|no$/i],
  ['place', /yer|gişe|gise|istasyon|köprü|otoyol|güzergah|place|location/i],
];

/**
 * Returns the cells of a pasted table or CSV: separated by tabs, semicolons or commas, with quotes.
 * Leaves out empty rows.
 */
export function readTable(text: string): string[][] {
  const [firstLine = ''] = text.split('\n', 1);
  const separator = SEPARATORS.find((each) => firstLine.includes(each)) ?? '\t';
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.some(Boolean)) rows.push(row);
    row = [];
  };
  for (const character of text.replace(/^\ufeff/, '')) {
    if (character === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (isQuoted || ![separator, '\n'].includes(character)) cell += character;
    else if (character === separator) endCell();
    else endRow();
  }
  endRow();
  return rows;
}

/** Returns a cell of an Excel file as the text that a person would have pasted. */
export function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) {
    // Excel stores times as fractions of a day, which miss the second by some milliseconds.
    const moment = new Date(Math.round(cell.getTime() / 1000) * 1000).toISOString().slice(0, 19);
    // A time without a day is on the first day of Excel's calendar, in 1899 or 1904.
    return moment < '1905' ? moment.slice(11) : moment;
  }
  if (typeof cell === 'number') return Number.isInteger(cell) ? String(cell) : cell.toFixed(2);
  // Tabs, line breaks and quotes have a meaning in the table.
  return String(cell)
    .replaceAll(/[\s"]+/g, ' ')
    .trim();
}

/**
 * Returns true if the first row holds the titles of the columns: it has neither a plate nor a date
 * with a time.
 */
export function hasHeader([first = []]: readonly string[][]): boolean {
  return !first.some((cell) => PLATE.test(plateKeyOf(cell)) || readMoment(cell) !== null);
}

/**
 * Guesses the content of the columns by their titles, else by the first row with data; null if it
 * is unknown.
 */
export function guessColumns(table: readonly string[][]): ColumnChoice {
  const width = Math.max(0, ...table.slice(0, 20).map(({ length }) => length));
  const choice: ColumnChoice = Array.from({ length: width }, () => null);
  const choose = (index: number, column: SheetColumn) => {
    if (choice[index] === null && !choice.includes(column)) choice[index] = column;
  };
  if (hasHeader(table)) {
    table[0]?.forEach((title, i) => {
      const [column] = HEADERS.find(([, pattern]) => pattern.test(title)) ?? [];
      if (column) choose(i, column);
    });
  }
  const [sample = []] = table.slice(hasHeader(table) ? 1 : 0);
  sample.forEach((cell, i) => {
    if (PLATE.test(plateKeyOf(cell))) choose(i, 'plate');
    else if (readMoment(cell)) choose(i, 'at');
    else if (readDay(cell)) choose(i, 'date');
    else if (readTime(cell)) choose(i, 'time');
    else if (/[.,]\d{2}\s*(TL|₺)?$/i.test(cell) && readAmount(cell) !== null) choose(i, 'amount');
  });
  // A column with the title of a date may have the time, too.
  const date = choice.indexOf('date');
  if (date >= 0 && !choice.includes('time') && readMoment(sample[date] ?? '')) choice[date] = 'at';
  return choice;
}

/** Returns the required columns that are not chosen. Date and time together count as `at`. */
export function missingColumns(choice: ColumnChoice): SheetColumn[] {
  const missing: SheetColumn[] = [];
  if (!choice.includes('plate')) missing.push('plate');
  if (!choice.includes('at') && !(choice.includes('date') && choice.includes('time'))) {
    missing.push('at');
  }
  if (!choice.includes('amount')) missing.push('amount');
  return missing;
}

/** A field of a row that cannot be read. */
export type RowProblem = 'plate' | 'at' | 'amount' | 'day';

export type SheetRow = { ok: true; row: RoadRow } | { ok: false; problems: RowProblem[] };

/** Reads a row of the table. If fields cannot be read, returns these fields instead. */
export function readSheetRow(
  cells: readonly string[],
  choice: ColumnChoice,
  kind: RoadKind,
): SheetRow {
  const cellOf = (column: SheetColumn) => cells[choice.indexOf(column)] ?? '';
  const at = readMoment(cellOf('at')) ?? momentOf(cellOf('date'), cellOf('time'));
  const amount = readAmount(cellOf('amount'));
  const plate = cellOf('plate');
  const days = [cellOf('dueDay'), cellOf('discountUntil')];
  const [dueDay = null, discountUntil = null] = days.map(readDay);
  const problems: RowProblem[] = [];
  if (plateKeyOf(plate) === '') problems.push('plate');
  if (at === null) problems.push('at');
  if (amount === null || amount <= 0) problems.push('amount');
  if (days.some((cell) => cell !== '' && readDay(cell) === null)) problems.push('day');
  if (problems.length > 0 || at === null || amount === null) return { ok: false, problems };
  const place = cellOf('place').slice(0, 120);
  const reference = cellOf('reference').slice(0, 60);
  return { ok: true, row: { kind, plate, at, amount, place, reference, dueDay, discountUntil } };
}

/**
 * Reads `1.234,50 TL`, `₺45` or `45.5`; null for anything else. Three digits after the last comma
 * or point are thousands.
 */
export function readAmount(text: string): number | null {
  const plain = text.replaceAll(/\s|TL|TRY|₺/gi, '');
  if (!/^\d[\d.,]*$/.test(plain)) return null;
  const decimal = Math.max(plain.lastIndexOf(','), plain.lastIndexOf('.'));
  const isThousands = decimal >= 0 && plain.length - decimal === 4;
  if (decimal < 0 || isThousands) return Number(plain.replaceAll(/[.,]/g, ''));
  const whole = plain.slice(0, decimal).replaceAll(/[.,]/g, '');
  const amount = Number(`${whole}.${plain.slice(decimal + 1)}`);
  return plain.length - decimal <= 3 ? amount : null;
}

/** Reads `14.07.2026 10:30`, also with seconds, and ISO 8601; null for anything else. */
export function readMoment(text: string): string | null {
  const [, day = '', time = ''] =
    /^(\S+?)[\sT,]+(\d{1,2}[:.]\d{2}(?:[:.]\d{2})?)\S*$/.exec(text) ?? [];
  return momentOf(day, time);
}

function momentOf(day: string, time: string): string | null {
  const date = readDay(day);
  const clock = readTime(time);
  const moment = `${date}T${clock}`;
  return date && clock && isRoadMoment(moment) ? moment : null;
}

function readTime(text: string): string | null {
  const [, hour = '', minute = '', second] =
    /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?$/.exec(text.trim()) ?? [];
  const clock = `${hour.padStart(2, '0')}:${minute}`;
  if (!isClockTime(clock)) return null;
  return second === undefined || second === '00' ? clock : `${clock}:${second}`;
}

/** Reads `14.07.2026`, `14/07/2026` and `2026-07-14`, and ignores a time after the day. */
function readDay(text: string): string | null {
  const [day = ''] = text.trim().split(/[\sT]/);
  return isIsoDate(day) ? day : parseSlashDate(day);
}
