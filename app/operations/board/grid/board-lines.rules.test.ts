import { expect, test } from 'vitest';
import type { CarRow, Lane } from '../board.rules.ts';
import { CARLESS, TRANSFERS } from '../board-address.rules.ts';
import { laneOf, lineAt, nameOfLine, rowOf } from './board-lines.rules.ts';

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

test.each([
  ['its own', 'egea', 0, { carId: 'egea', vehicleId: 'A' }],
  ['another plate', 'egea', 1, { carId: 'egea', vehicleId: 'B' }],
  ['no plate yet', 'egea', 2, { carId: 'egea', vehicleId: null }],
  ['the name', 'egea', -1, { carId: 'egea', vehicleId: null }],
  ['the name of another car', 'duster', -1, { carId: 'duster', vehicleId: null }],
  ['a car without plates', 'clio', 0, { carId: 'clio', vehicleId: null }],
  ['a plate of another car', 'duster', 0, { carId: 'duster', vehicleId: 'C' }],
  ['no car', '', 0, null],
])('the pointer over %s chooses the expected line', (_, car, at, line) => {
  expect(lineAt(rows, { row: car, at, booking: b1 })).toEqual(line);
});

test('a booking in a line below its busy plate keeps the plate', () => {
  const full = [row('egea', plate('A', 'b1'), lane('unplated', 'b3', 'A'))];
  const b3 = { id: 'b3', carId: 'egea', vehicleId: 'A' };
  expect(lineAt(full, { row: 'egea', at: 1, booking: b3 })).toEqual({
    carId: 'egea',
    vehicleId: 'A',
  });
  expect(laneOf(full, b3, b3)).toBe(1);
});

test.each([
  ['egea', 'A', 0, 'egea, 07 A'],
  ['egea', 'B', 1, 'egea, 07 B'],
  ['egea', null, 2, 'egea, no plate yet'],
  ['clio', null, null, 'clio'],
  ['duster', null, null, 'duster, no plate yet'],
  ['duster', 'C', 0, 'duster, 07 C'],
])(
  'the line of car %s and plate %s is in lane %s and has the name "%s"',
  (carId, vehicleId, at, name) => {
    const line = { carId, vehicleId };
    expect(laneOf(rows, line, b1)).toBe(at);
    expect(nameOfLine(rows, line, 'no plate yet')).toBe(name);
  },
);

test.each([
  ['a rental', 'car_rental', 'egea', 'egea'],
  ['a rental of a deleted car', 'car_rental', null, CARLESS],
  ['a transfer', 'transfer', null, TRANSFERS],
] as const)('%s is in its row', (_kind, serviceType, carId, expected) => {
  expect(rowOf({ carId, vehicleId: null }, { serviceType })).toBe(expected);
});
