import { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { xlsx } from './xlsx.server.ts';

it.each([
  ['=1+1', '=1+1'],
  ['0123', '0123'],
  ['<b>&"😀', '<b>&"😀'],
  // What XML cannot say is left out.
  ['a\u0000\u0001\uffff\ud800b', 'ab'],
  ['constructor', 'constructor'],
  ['__proto__', '__proto__'],
  ['x'.repeat(40_000), 'x'.repeat(32_767)],
])('a workbook has the text %.20j', async (text, read) => {
  const header = [{ title: '<Ad>', width: 10 }];
  const file = await xlsx({ name: 'Müşteriler', header, rows: [[text]] });
  expect(await readSheet(file)).toEqual([['<Ad>'], [read]]);
});
