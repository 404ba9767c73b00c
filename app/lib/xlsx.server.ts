/**
 * A table as an Excel workbook (ECMA-376), written row by row: no more of it is in memory than what
 * is on its way. Decision 026 says why no library does it.
 */
import { type ZipEntry, zip } from './zip.server.ts';

/** A wall clock `YYYY-MM-DDTHH:MM` and a day become a date of Excel, cents an amount in euros. */
export type XlsxCell =
  | string
  | number
  | null
  | { wallClock: string }
  | { day: string }
  | { cents: number };

/** The rows of a sheet that Excel opens. */
export const MAX_XLSX_ROWS = 1_048_576;
/** Characters of a cell. */
const MAX_TEXT = 32_767;

const HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Index of a cell's format in `STYLES`. */
const STYLE = { header: 1, date: 2, euros: 3, day: 4 };
const STYLES = `${HEADER}<styleSheet xmlns="${MAIN}"><numFmts count="3"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="#,##0.00\\ &quot;€&quot;"/><numFmt numFmtId="166" formatCode="dd\\.mm\\.yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="166" applyNumberFormat="1"/></cellXfs></styleSheet>`;

interface Table {
  /** Of the sheet. */
  name: string;
  /** With the widths of their columns, in characters. */
  header: { title: string; width: number }[];
  rows: AsyncIterable<XlsxCell[][]>;
}

/** The bytes of the file; `rows` come in batches. */
export function xlsx({ name, header, rows }: Table): AsyncGenerator<Buffer> {
  const whole = (path: string, xml: string): ZipEntry => ({ name: path, content: [HEADER + xml] });
  const override = (path: string, type: string) =>
    `<Override PartName="/xl/${path}.xml" ContentType="${TYPE}.${type}+xml"/>`;
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  return zip([
    whole(
      '[Content_Types].xml',
      `<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${override('workbook', 'sheet.main')}${override('worksheets/sheet1', 'worksheet')}${override('styles', 'styles')}</Types>`,
    ),
    whole(
      '_rels/.rels',
      `<Relationships xmlns="${RELATIONS}">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ),
    whole(
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    whole(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${RELATIONS}">${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'styles', 'styles.xml')}</Relationships>`,
    ),
    { name: 'xl/styles.xml', content: [STYLES] },
    { name: 'xl/worksheets/sheet1.xml', content: sheet(header, rows) },
  ]);
}

/** The head stays in sight while the rows are scrolled. */
async function* sheet(header: Table['header'], rows: Table['rows']): AsyncGenerator<string> {
  const columns = header.map(
    ({ width }, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`,
  );
  yield `${HEADER}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`;
  let number = 1;
  yield row(number, header, ({ title }, at) => text(at, title, STYLE.header));
  for await (const batch of rows) {
    yield batch.map((cells) => row(++number, cells, (value, at) => cell(at, value))).join('');
  }
  yield '</sheetData></worksheet>';
}

/** `at` is the address of a cell, as `B7`; some readers need it. */
function row<T>(number: number, cells: T[], cellAt: (value: T, at: string) => string): string {
  const written = cells.map((value, i) => cellAt(value, `${columnName(i)}${number}`));
  return `<row r="${number}">${written.join('')}</row>`;
}

/** A to Z, AA… */
function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}

function cell(at: string, value: XlsxCell): string {
  if (value === null || value === '') return '';
  if (typeof value === 'string') return text(at, value);
  if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`;
  if ('cents' in value) return `<c r="${at}" s="${STYLE.euros}"><v>${value.cents / 100}</v></c>`;
  const [style, moment] =
    'day' in value ? [STYLE.day, `${value.day}T00:00`] : [STYLE.date, value.wallClock];
  return `<c r="${at}" s="${style}"><v>${dayNumber(moment)}</v></c>`;
}

/** A text cell is never run as a formula, even if it begins with `=`. */
function text(at: string, value: string, style = 0): string {
  const given = value.slice(0, MAX_TEXT);
  return `<c r="${at}" t="inlineStr"${style ? ` s="${style}"` : ''}><is><t xml:space="preserve">${escaped(given)}</t></is></c>`;
}

const DAY_MS = 86_400_000;
/** Excel counts days so that 1 January 1970 is this one. */
const DAYS_BEFORE_1970 = 25_569;

function dayNumber(wallClock: string): number {
  return Date.parse(`${wallClock}Z`) / DAY_MS + DAYS_BEFORE_1970;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Without the characters that XML does not have. */
function escaped(value: string): string {
  return value
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .toWellFormed()
    .replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}
