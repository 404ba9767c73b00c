import { expect, test } from 'vitest';
import { sharedChunk } from './page-chunks.ts';

const HOME = '/app/site/home/home.route.tsx';
const CARS = '/app/site/cars/list/cars.route.tsx';
const PUBLIC_LAYOUT = '/app/site/shell/public-layout.route.tsx';
const BOOKINGS = '/app/office/bookings/admin-bookings.route.tsx';
const VEHICLES = '/app/operations/vehicles/admin-vehicles.route.tsx';
const MODULE = '/app/ui/module.tsx';
const BETWEEN = '/app/ui/between.tsx';

/**
 * Returns the chunk of `MODULE` if `importers` import it. `others` has the importers of other
 * modules.
 */
function chunkWith(importers: string[], others: Record<string, string[]> = {}) {
  const graph: Record<string, string[]> = { ...others, [MODULE]: importers };
  return sharedChunk(MODULE, { getModuleInfo: (id) => ({ importers: graph[id] ?? [] }) });
}

test.each([
  ['of one page has no shared chunk', [HOME], null],
  ['of one page and its address with a query has no shared chunk', [HOME, `${HOME}?client`], null],
  ['of two public pages is in the chunk of the site', [HOME, CARS], 'site'],
  [
    'of a public page and a page of the office is in the chunk of the site',
    [HOME, BOOKINGS],
    'site',
  ],
  ['of two pages of the office is in the chunk of the office', [BOOKINGS, VEHICLES], 'office'],
  ['that every public page loads is in the chunk of the site', [PUBLIC_LAYOUT], 'site'],
])('a module %s', (_, importers, chunk) => {
  expect(chunkWith(importers)).toBe(chunk);
});

test('a module belongs to the pages that import it through another module', () => {
  expect(chunkWith([BETWEEN], { [BETWEEN]: [BOOKINGS, VEHICLES] })).toBe('office');
});

test('the search for importers ends if modules import each other', () => {
  expect(chunkWith([BETWEEN, HOME], { [BETWEEN]: [MODULE, CARS] })).toBe('site');
});

test('a page has no shared chunk, even if other pages import it', () => {
  const graph = { getModuleInfo: () => ({ importers: [HOME, CARS] }) };
  expect(sharedChunk(CARS, graph)).toBeNull();
});
