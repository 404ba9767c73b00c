import { expect, test } from 'vitest';
import type { CarRow, Lane } from './board.rules.ts';
import { laneOf, lineAt, linesOf, nameOfLine } from './board-lines.rules.ts';

const lane = (kind: Lane['kind'], id?: string, vehicleId: string | null = null): Lane =>
  ({
    kind,
    bars: id ? [{ start: 0, end: 1, before: false, after: false, booking: { id, vehicleId } }] : [],
  }) as Lane;
const plate = (id: string, booking?: string): Lane => ({
  ...lane('unit', booking, id),
  vehicle: { id, plate: `07 ${id}`, blocks: [] },
});
const row = (id: string, ...lanes: Lane[]): CarRow =>
  ({
    car: { id, title: id, vehicles: lanes.flatMap(({ vehicle }) => vehicle ?? []) },
    lanes,
  }) as unknown as CarRow;

const egea = row('egea', plate('A', 'b1'), plate('B'), lane('unplated', 'b2'));
const clio = row('clio', lane('unit'));
const duster = row('duster', plate('C'));
const rows = [egea, clio, duster];
const b1 = { id: 'b1', carId: 'egea', vehicleId: 'A' };

test('each plate is a line, with one of the car for what has none', () => {
  expect(linesOf(rows)).toEqual([
    { carId: 'egea', vehicleId: 'A' },
    { carId: 'egea', vehicleId: 'B' },
    { carId: 'egea', vehicleId: null },
    { carId: 'clio', vehicleId: null },
    { carId: 'duster', vehicleId: null },
    { carId: 'duster', vehicleId: 'C' },
  ]);
});

test.each([
  ['its own', 'egea', 0, { carId: 'egea', vehicleId: 'A' }],
  ['another plate', 'egea', 1, { carId: 'egea', vehicleId: 'B' }],
  ['no plate yet', 'egea', 2, { carId: 'egea', vehicleId: null }],
  ['the name', 'egea', -1, { carId: 'egea', vehicleId: null }],
  ['the name of another car', 'duster', -1, { carId: 'duster', vehicleId: null }],
  ['a car without plates', 'clio', 0, { carId: 'clio', vehicleId: null }],
  ['a plate of another car', 'duster', 0, { carId: 'duster', vehicleId: 'C' }],
  ['no car', '', 0, null],
])('under the pointer: %s', (_, car, at, line) => {
  expect(lineAt(rows, { row: car, at, booking: b1 })).toEqual(line);
});

test('what stands beside its plate, which is full, keeps it while it stays in its lane', () => {
  const full = [row('egea', plate('A', 'b1'), lane('unplated', 'b3', 'A'))];
  const b3 = { id: 'b3', carId: 'egea', vehicleId: 'A' };
  expect(lineAt(full, { row: 'egea', at: 1, booking: b3 })).toEqual({
    carId: 'egea',
    vehicleId: 'A',
  });
  expect(laneOf(full, b3, b3)).toBe(1);
  expect(linesOf(full)).toEqual([
    { carId: 'egea', vehicleId: null },
    { carId: 'egea', vehicleId: 'A' },
  ]);
});

test('a line has its lane and its name', () => {
  expect(linesOf(rows).map((line) => laneOf(rows, line, b1))).toEqual([0, 1, 2, null, null, 0]);
  expect(linesOf(rows).map((line) => nameOfLine(rows, line, 'no plate yet'))).toEqual([
    'egea, 07 A',
    'egea, 07 B',
    'egea, no plate yet',
    'clio',
    'duster, no plate yet',
    'duster, 07 C',
  ]);
});
