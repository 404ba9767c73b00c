import { expect, test } from 'vitest';
import { type Column, fieldColumn, withAllFields } from './export-table.server.ts';

interface Row {
  plate: string;
  colour: string | null;
  seats?: { front: number };
  sold: boolean;
}
type Title = 'plate' | 'colour' | 'seats.front' | 'sold';

const plate: Column<Row, Title> = { title: 'plate', width: 14, of: (row) => row.plate };
const row: Row = { plate: '07 ABC 123', colour: 'red', seats: { front: 2 }, sold: false };

test.each([
  ['text', 'colour', row, 'red'],
  ['a number within an object', 'seats.front', row, 2],
  ['nothing for null', 'colour', { ...row, colour: null }, null],
  ['nothing for a part of a missing object', 'seats.front', { plate: '', sold: false }, null],
] as const)('the column of a field has %s', (_name, title, given, cell) => {
  expect(fieldColumn<Row, Title>(title, 20).of(given as Row)).toBe(cell);
});

test('the column of a code has its word', () => {
  const codes = { colour: { red: 'Kırmızı' } };
  expect(fieldColumn<Row, Title>('colour', 20, codes).of(row)).toBe('Kırmızı');
});

test('a field that is no text or number asks for a column that writes it', () => {
  const { of } = fieldColumn<Row, Title>('sold', 20);
  expect(() => of(row)).toThrow('needs a column that writes the field sold');
});

test('a field without a column gets one after the others', () => {
  const columns = withAllFields<Row, Title>([plate], ['colour', 'plate', 'seats.front']);
  expect(columns.map(({ title }) => title)).toEqual(['plate', 'colour', 'seats.front']);
});
