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

it.each(['=1+1', '+90 555', '-3', '@cmd', '\tx'])('makes no formula of %j', (name) => {
  expect(toCsv(['a'], [[name]])).toContain(`\r\n'${name}`);
});
