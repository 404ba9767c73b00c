import { expect, test } from 'vitest';
import { type Column, fieldColumn, withAllFields } from './export-table.server.ts';

interface Row {
  plate: string;
  colour: string | null;
  seats?: { front: number };
  sold: boolean;
}
type Title = 'plate' | 'colour' | 'seats.front' | 'sold';

const plate: Column<Row, Title> = { title: 'plate', width: 14, cell: (row) => row.plate };
const row: Row = { plate: '07 ABC 123', colour: 'red', seats: { front: 2 }, sold: false };

test.each([
  ['a text', 'colour', row, 'red'],
  ['a number inside an object', 'seats.front', row, 2],
  ['null for null', 'colour', { ...row, colour: null }, null],
  ['null for a part of a missing object', 'seats.front', { plate: '', sold: false }, null],
] as const)('the cell of a field contains %s', (_name, title, given, cell) => {
  expect(fieldColumn<Row, Title>(title, 20).cell(given as Row)).toBe(cell);
});

test('the cell of a code contains its label', () => {
  const codes = { colour: { red: 'Kırmızı' } };
  expect(fieldColumn<Row, Title>('colour', 20, codes).cell(row)).toBe('Kırmızı');
});

test('a field that is neither text nor number throws an error', () => {
  const { cell } = fieldColumn<Row, Title>('sold', 20);
  expect(() => cell(row)).toThrow('needs a column that writes the field sold');
});

test('a field without a column is added after the others', () => {
  const columns = withAllFields<Row, Title>([plate], ['colour', 'plate', 'seats.front']);
  expect(columns.map(({ title }) => title)).toEqual(['plate', 'colour', 'seats.front']);
});
