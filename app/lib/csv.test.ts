import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it('is what a Turkish spreadsheet opens with one click', () => {
  const rows = [
    ['Tem 26', -1234.5],
    ['Ağu 26', null],
  ];
  expect(toCsv(['Ay', 'Gelir'], rows)).toBe('\ufeffAy;Gelir\r\nTem 26;-1234,5\r\nAğu 26;\r\n');
});

it('keeps separators, quotes and line breaks within their cell', () => {
  expect(toCsv(['a'], [['x;y'], ['"x"'], ['x\ny']])).toBe(
    '\ufeffa\r\n"x;y"\r\n"""x"""\r\n"x\ny"\r\n',
  );
});

it.each([
  '=1+1',
  '+1+1',
  '+1+cmd|x',
  "+90 555 000 00 89+cmd|' /C calc'!A0",
  '+(90) 555 000 00 89',
  '+12',
  '-3',
  '@cmd',
  '\tx',
  '＝1+1',
  '＋1+1',
  '－3',
  '＠cmd',
])('makes no formula of %j', (name) => {
  expect(toCsv(['a'], [[name]])).toContain(`\r\n'${name}`);
});

it.each(['+90 555 000 00 89', '+905550000089', '+90 (0)242 000-00-00', '0555 000 00 89'])(
  'leaves the phone %s as it is',
  (phone) => {
    expect(toCsv(['a'], [[phone]])).toContain(`\r\n${phone}\r\n`);
  },
);

it('quotes a line break at the beginning, and makes no formula of what follows', () => {
  expect(toCsv(['a'], [['\n=1+1']])).toBe('\ufeffa\r\n"\'\n=1+1"\r\n');
});
