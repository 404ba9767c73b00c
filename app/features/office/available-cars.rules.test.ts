import { expect, test } from 'vitest';
import { availableCars } from './available-cars.rules.ts';

const car = (name: string, active: boolean, free: number) => ({ name, active, free });
const names = (cars: ReturnType<typeof car>[]) => availableCars(cars).map(({ name }) => name);

test('are active or have a free unit', () => {
  expect(
    names([
      car('active, free', true, 1),
      car('active, all out', true, 0),
      car('inactive, free', false, 1),
      car('inactive, all out', false, 0),
    ]),
  ).toEqual(['active, free', 'active, all out', 'inactive, free']);
});

test('begin with those that can be handed out now, and keep their order otherwise', () => {
  expect(
    names([
      car('inactive', false, 3),
      car('out', true, 0),
      car('b', true, 1),
      car('out too', true, 0),
      car('a', true, 4),
    ]),
  ).toEqual(['b', 'a', 'out', 'out too', 'inactive']);
});

test('are five at most, and the given list stays as it is', () => {
  const fleet = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => car(name, true, 1));
  expect(names(fleet)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(fleet).toHaveLength(6);
  expect(names([])).toEqual([]);
});
