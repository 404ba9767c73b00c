import { describe, expect, test } from 'vitest';
import {
  cellText,
  guessColumns,
  hasHeader,
  missingColumns,
  readAmount,
  readMoment,
  readSheetRow,
  readTable,
} from './road-sheet.rules.ts';

describe('a pasted table', () => {
  test.each([
    ['tabs', 'a\tb\n1\t2\n'],
    ['semicolons', 'a;b\r\n1;2'],
    ['commas', '\ufeffa,b\n\n1,2'],
    ['quotes', '"a";"b"\n"1";"2"'],
  ])('is read with %s', (_separator, text) => {
    expect(readTable(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  test('keeps separators in quotes', () => {
    expect(readTable('x;"a;b"')).toEqual([['x', 'a;b']]);
  });
});

test.each([
  ['45', 45],
  ['45,50', 45.5],
  ['45.5', 45.5],
  ['1.234,50 TL', 1234.5],
  ['1,234.50', 1234.5],
  ['1.234', 1234],
  ['₺ 12,00', 12],
  ['12,3456', null],
  ['-5', null],
  ['', null],
  ['07 ABC 123', null],
])('the amount %j is %j', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test.each([
  ['14.07.2026 10:30', '2026-07-14T10:30'],
  ['14/07/2026 9:05:07', '2026-07-14T09:05:07'],
  ['14.07.2026 10:30:00', '2026-07-14T10:30'],
  ['2026-07-14T10:30:15', '2026-07-14T10:30:15'],
  ['2026-07-14 10:30', '2026-07-14T10:30'],
  ['31.02.2026 10:30', null],
  ['14.07.2026 25:00', null],
  ['14.07.2026', null],
  ['', null],
])('the date and time %j are read as %j', (text, moment) => {
  expect(readMoment(text)).toBe(moment);
});

test.each([
  [null, ''],
  [45.5, '45.50'],
  [45, '45'],
  [new Date('2026-07-14T10:30:15Z'), '2026-07-14T10:30:15'],
  [new Date('2026-07-14T10:29:59.997Z'), '2026-07-14T10:30:00'],
  [' 07 ABC 123 ', '07 ABC 123'],
])('the workbook cell %j is read as %j', (cell, text) => {
  expect(cellText(cell)).toBe(text);
});

describe('the columns of a table', () => {
  test('are recognised by their titles', () => {
    const table = [['Plaka', 'Geçiş Tarihi', 'Saat', 'Gişe', 'Tutar (TL)', 'İşlem No', 'X']];
    const expected = ['plate', 'date', 'time', 'place', 'amount', 'reference', null];
    expect(guessColumns(table)).toEqual(expected);
  });

  test('are recognised by the first row of a table without titles', () => {
    const table = [['07 ABC 123', '14.07.2026 10:30', 'Antalya', '45,50']];
    expect(guessColumns(table)).toEqual(['plate', 'at', null, 'amount']);
    expect(hasHeader(table)).toBe(false);
  });

  test('with date and time in one cell are read as one column', () => {
    const table = [
      ['Plaka', 'Tarih', 'Tutar'],
      ['07ABC123', '14.07.2026 10:30', '45'],
    ];
    expect(guessColumns(table)).toEqual(['plate', 'at', 'amount']);
    expect(hasHeader(table)).toBe(true);
  });

  test.each([
    [['plate', 'at', 'amount'], []],
    [['plate', 'date', 'time', 'amount'], []],
    [['plate', 'date', 'amount'], ['at']],
    [[null], ['plate', 'at', 'amount']],
  ] as const)('%j lack the required columns %j', (choice, missing) => {
    expect(missingColumns([...choice])).toEqual(missing);
  });
});

describe('a row of a table', () => {
  test('is read by the chosen columns', () => {
    const cells = ['07 ABC 123', '14.07.2026', '10:30', '45,50', 'Serik', 'A1', '14.08.2026'];
    const choice = ['plate', 'date', 'time', 'amount', 'place', 'reference', 'dueDay'] as const;
    expect(readSheetRow(cells, [...choice], 'fine')).toEqual({
      ok: true,
      row: {
        ...{ kind: 'fine', plate: '07 ABC 123', at: '2026-07-14T10:30', amount: 45.5 },
        ...{ place: 'Serik', reference: 'A1', dueDay: '2026-08-14', discountUntil: null },
      },
    });
  });

  test('has a problem for each field that cannot be read', () => {
    const read = readSheetRow(['', 'x', 'y', 'z'], ['plate', 'at', 'amount', 'dueDay'], 'toll');
    expect(read).toEqual({ ok: false, problems: ['plate', 'at', 'amount', 'day'] });
  });
});
