import { expect, test } from 'vitest';
import { unitsAfter } from './units.rules.ts';

test.each([
  ['a first plate for two units', [2, 0], { plates: 1, vehicles: 1 }, 2],
  ['a second plate for two units', [2, 1], { plates: 2, vehicles: 2 }, 2],
  ['a third plate for two units', [2, 2], { plates: 3, vehicles: 3 }, 3],
  ['a first vehicle that is already sold', [2, 0], { plates: 0, vehicles: 1 }, 2],
  ['a sale of one of two plates', [2, 2], { plates: 1, vehicles: 2, isSale: true }, 1],
  ['a sale while a unit has no plate', [3, 2], { plates: 1, vehicles: 2, isSale: true }, 2],
  ['a sale of the only unit', [1, 1], { plates: 0, vehicles: 1, isSale: true }, 0],
  ['a sale that is undone', [2, 1], { plates: 2, vehicles: 2, isSale: true }, 3],
  ['a new plate after all were sold', [0, 0], { plates: 1, vehicles: 2 }, 1],
  ['a deletion of one of two plates', [2, 2], { plates: 1, vehicles: 1 }, 1],
  ['a deletion while a unit has no plate', [3, 2], { plates: 1, vehicles: 1 }, 3],
  ['a deletion of the last plate', [1, 1], { plates: 0, vehicles: 0 }, 1],
])('number of units after %s', (_, [units = 0, plates = 0], after, expected) => {
  expect(unitsAfter({ units, plates }, { isSale: false, ...after })).toBe(expected);
});
