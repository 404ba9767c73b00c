import { describe, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/universal';
import { guessColumns, readSheetRow, readTable } from './road-sheet.rules.ts';
import { readSheetFile } from './sheet-file.ts';

const ROW = {
  ...{ kind: 'toll', plate: '07 ABC 123', at: '2026-07-14T10:30', amount: 1234.5 },
  ...{ place: 'Şile gişe', reference: '', dueDay: null, discountUntil: null },
};

/** Returns the second row of a file, read by the columns that are guessed. */
async function readRow(file: File) {
  const table = readTable(await readSheetFile(file));
  const read = readSheetRow(table[1] ?? [], guessColumns(table), 'toll');
  return read.ok ? read.row : read.problems;
}

describe('a CSV file', () => {
  const CSV = 'Plaka;Tarih ve saat;Yer;Tutar\r\n07 ABC 123;14.07.2026 10:30;Şile gişe;1.234,50\r\n';
  /** Returns the bytes of a text in the Turkish code page of Windows. */
  const inWindows1254 = (text: string) =>
    Uint8Array.from(text, (letter) => ({ Ş: 0xde, ş: 0xfe })[letter] ?? letter.charCodeAt(0));

  test.each([
    ['UTF-8', new TextEncoder().encode(CSV)],
    ['UTF-8 with a byte order mark', new TextEncoder().encode(`\ufeff${CSV}`)],
    ['Windows-1254', inWindows1254(CSV)],
  ])('in %s is read', async (_encoding, bytes) => {
    expect(await readRow(new File([bytes], 'hgs.csv'))).toEqual(ROW);
  });
});

describe('an Excel file', () => {
  type Cell = { value: string | number | Date; type: typeof String; format?: string };
  const text = (value: string): Cell => ({ value, type: String });
  const number = (value: number): Cell => ({ value, type: Number as never });
  const date = (at: string, format: string): Cell => ({
    ...{ value: new Date(at), format, type: Date as never },
  });
  async function anExcelFile(...rows: Cell[][]) {
    const blob = await writeExcelFile(rows as never, {}).toBlob();
    return new File([blob], 'HGS.XLSX');
  }
  const titles = (...names: string[]) => names.map(text);

  test('with dates and numbers is read', async () => {
    const file = await anExcelFile(titles('Plaka', 'Tarih ve saat', 'Yer', 'Tutar'), [
      ...[text('07 ABC 123'), date('2026-07-14T10:30:00Z', 'dd.mm.yyyy hh:mm')],
      ...[text('Şile gişe'), number(1234.5)],
    ]);
    expect(await readRow(file)).toEqual(ROW);
  });

  test('with a day and a time in two columns is read', async () => {
    const file = await anExcelFile(titles('Plaka', 'Tarih', 'Saat', 'Yer', 'Tutar'), [
      ...[text('07 ABC 123'), date('2026-07-14T00:00:00Z', 'dd.mm.yyyy')],
      ...[date('1899-12-30T10:30:00Z', 'hh:mm'), text('Şile gişe'), number(1234.5)],
    ]);
    expect(await readRow(file)).toEqual(ROW);
  });

  test('with line breaks, tabs and quotes in a cell keeps its rows', async () => {
    const file = await anExcelFile(titles('Plaka', 'Tarih ve saat', 'Yer', 'Tutar'), [
      ...[text('07 ABC 123'), text('14.07.2026 10:30'), text('"Şile\n\tgişe'), text('1.234,50 TL')],
    ]);
    expect(await readRow(file)).toEqual(ROW);
  });
});

test.each(['hgs.xlsx', 'HGS.XLSX'])(
  'the file %s that is no Excel file is refused',
  async (name) => {
    await expect(readSheetFile(new File(['x;y'], name))).rejects.toThrow();
  },
);
