import { expect, test } from 'vitest';
import { type Column, otherColumns } from './export-table.server.ts';

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
  ['a text', 'colour', row, 'red'],
  ['a number within an object', 'seats.front', row, 2],
  ['nothing for null', 'colour', { ...row, colour: null }, null],
  ['nothing for a part of a missing object', 'seats.front', { plate: '', sold: false }, null],
] as const)('a field without a column gets one: %s', (_name, field, given, cell) => {
  const columns = otherColumns<Row, Title>(['plate', field], [plate]);
  expect(columns.map(({ title, of }) => [title, of(given as Row)])).toEqual([[field, cell]]);
});

test('a field that is no text or number asks for a column that writes it', () => {
  const [sold] = otherColumns<Row, Title>(['sold'], []);
  expect(() => sold?.of(row)).toThrow('needs a column that writes the field sold');
});
