import readXlsxFile, { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { type Sheet, xlsx } from './xlsx.ts';

const written = async (sheet: Sheet) => Buffer.from(await (await xlsx(sheet)).arrayBuffer());

it.each([
  ['=1+1', '=1+1'],
  ['0123', '0123'],
  ['<b>&"😀', '<b>&"😀'],
  // XML cannot hold these characters.
  ['a\u0000\u0001\uffff\ud800b', 'ab'],
  ['_x0041_ _x00e7_', '_x0041_ _x00e7_'],
  ['constructor', 'constructor'],
  ['__proto__', '__proto__'],
  ['x'.repeat(40_000), 'x'.repeat(32_767)],
])('a workbook contains the text %.20j, as far as Excel allows', async (text, read) => {
  const header = [{ title: '<Ad>', width: 10 }];
  const file = await written({ name: 'Müşteriler', header, rows: [[text]] });
  expect(await readSheet(file)).toEqual([['<Ad>'], [read]]);
});

it('texts like _x0041_ are kept in names of columns and of the sheet', async () => {
  const header = [{ title: '_x0041_', width: 10 }];
  const file = await written({ name: '_x0042_', header, rows: [['a']] });
  expect(await readSheet(file)).toEqual([['_x0041_'], ['a']]);
  const [sheet] = await readXlsxFile(file);
  expect(sheet?.sheet).toBe('_x0042_');
});
