import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it('a file has a byte order mark, semicolons and decimal commas', () => {
  const rows = [
    ['Tem 26', -1234.5],
    ['Ağu 26', null],
  ];
  expect(toCsv(['Ay', 'Gelir'], rows)).toBe('\ufeffAy;Gelir\r\nTem 26;-1234,5\r\nAğu 26;\r\n');
});

it('separators, quotes and line breaks stay in their cell', () => {
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
])('%j does not become a formula', (name) => {
  expect(toCsv(['a'], [[name]])).toContain(`\r\n'${name}`);
});

it.each([
  '01234567',
  '12E45678',
  '1-2',
  '0000000000',
  '12345678901234567890',
  '07/2026',
  '10:30',
  '1.2',
  '12,5%',
  '1 1/2',
  '5 pm',
  '(12)',
])('%s is written as a formula that returns the text', (text) => {
  expect(toCsv(['a'], [[text]])).toBe(`\ufeffa\r\n"=""${text}"""\r\n`);
});

it.each(['07 KRV 139', 'P-1', 'KRV-12345', '12 E', 'Atatürk Cad. 5', ''])(
  '%j is unchanged, because no spreadsheet converts it',
  (text) => {
    expect(toCsv(['a'], [[text]])).toBe(`\ufeffa\r\n${text}\r\n`);
  },
);

it('dates and times are unchanged', () => {
  expect(toCsv(['a'], [[{ moment: '14.07.2026 10:30' }]])).toBe('\ufeffa\r\n14.07.2026 10:30\r\n');
});

it.each(['+90 555 000 00 89', '+905550000089', '+90 (0)242 000-00-00', '0555 000 00 89'])(
  'the phone %s is unchanged',
  (phone) => {
    expect(toCsv(['a'], [[phone]])).toContain(`\r\n${phone}\r\n`);
  },
);

it('a formula after a line break is quoted and does not become a formula', () => {
  expect(toCsv(['a'], [['\n=1+1']])).toBe('\ufeffa\r\n"\'\n=1+1"\r\n');
});
