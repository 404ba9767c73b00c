import { describe, expect, test } from 'vitest';
import { checkCycles } from './cycles.ts';
import { checkFile } from './file-rules.ts';
import { checkImports } from './import-rules.ts';
import { readSource } from './source-file.ts';

const cars = 'app/features/cars';

/** Faults of a file that imports `specifier`, for its value or for its type. */
function faults(path: string, specifier: string, keyword = 'import'): string[] {
  return checkImports(readSource(path, `${keyword} { x } from '${specifier}';`)).map(
    ({ text }) => text,
  );
}

describe('imports that the architecture allows', () => {
  test.each([
    ['server/app.ts', '#app/features/cars/cars.api.ts'],
    ['server/main.ts', '#app/demo/load-demo.ts'],
    ['app/routes.ts', './features/cars/car-list.route.tsx'],
    ['app/services-context.ts', 'react-router'],
    [`${cars}/cars.server.ts`, '#app/db/schema.server.ts'],
    [`${cars}/cars.server.ts`, 'drizzle-orm'],
    [`${cars}/cars.server.ts`, '../images/images.rules.ts'],
    [`${cars}/cars.server.ts`, '../site/settings.server.ts'],
    [`${cars}/cars.api.ts`, './cars.server.ts'],
    [`${cars}/cars.api.ts`, '../bookings/bookings.server.ts'],
    [`${cars}/car-list.route.tsx`, './cars.server.ts'],
    [`${cars}/car-list.route.tsx`, '#app/services-context.ts'],
    [`${cars}/car-list.route.tsx`, './+types/car-list.route.ts'],
    [`${cars}/car-card.tsx`, '#app/ui/button.tsx'],
    [`${cars}/car-card.tsx`, './rental-price.rules.ts'],
    ['app/features/bookings/bookings.server.ts', '../cars/availability.server.ts'],
    ['app/features/site/header.tsx', '../exchange-rates/currency-selector.tsx'],
    ['app/lib/env.server.ts', 'node:fs'],
    [`${cars}/cars.server.test.ts`, '#tests/support/database.ts'],
  ])('%s may import %s', (path, specifier) => expect(faults(path, specifier)).toEqual([]));

  test.each([
    [`${cars}/car-card.tsx`, './cars.server.ts'],
    [`${cars}/cars.rules.ts`, './cars.server.ts'],
    [`${cars}/car-card.tsx`, './car-list.route.tsx'],
    ['server/pages.ts', '#app/entry.server.tsx'],
  ])('%s may import types of %s', (path, specifier) => {
    expect(faults(path, specifier, 'import type')).toEqual([]);
  });
});

describe('imports that it refuses', () => {
  test.each([
    ['app/lib/money.ts', '../ui/button.tsx', /lib builds on lib only/],
    ['app/ui/button.tsx', '../features/cars/car.rules.ts', /ui builds on/],
    ['app/db/client.server.ts', '../features/cars/car.rules.ts', /db builds on/],
    [`${cars}/cars.server.ts`, '#server/app.ts', /feature builds on/],
    [`${cars}/cars.server.ts`, '#tests/support/app.ts', /feature builds on/],
    ['server/app.ts', '#app/ui/button.tsx', /server builds on/],
    [`${cars}/cars.server.ts`, '../bookings/bookings.server.ts', /against the order of features/],
    ['app/features/images/images.server.ts', '../site/settings.server.ts', /against the order/],
    ['app/features/news/news.rules.ts', '../transfers/zones.rules.ts', /against the order/],
    [`${cars}/cars.server.ts`, './cars.api.ts', /is a door/],
    [`${cars}/car-card.tsx`, './car-list.route.tsx', /is a door/],
    [`${cars}/cars.server.ts`, '#app/services.ts', /only doors/],
    [`${cars}/cars.api.ts`, '#app/db/schema.server.ts', /only .server files know the database/],
    [`${cars}/car-list.route.tsx`, '#app/db/client.server.ts', /only .server files/],
    [`${cars}/cars.rules.ts`, './cars.server.ts', /runs anywhere/],
    [`${cars}/cars.schema.ts`, 'node:crypto', /only .server and .api/],
    [`${cars}/cars.rules.ts`, 'react', /belongs in components/],
    ['app/lib/money.ts', 'react', /belongs in components/],
    ['app/lib/money.ts', './env.server.ts', /runs anywhere/],
    [`${cars}/cars.server.ts`, 'react-router', /belongs in components/],
    [`${cars}/cars.server.ts`, './car-card.tsx', /cannot import the component/],
    [`${cars}/car-card.tsx`, './cars.server.ts', /runs in browsers too/],
    [`${cars}/car-card.tsx`, 'drizzle-orm', /only .server and .api/],
    [`${cars}/cars.server.ts`, './cars.server.test.ts', /imports the test/],
  ])('%s must not import %s', (path, specifier, text) => {
    expect(faults(path, specifier).join('\n')).toMatch(text);
  });

  test('an export of another file and a dynamic import count too, and the line is told', () => {
    const code = "export * from '../ui/a.tsx';\n\nconst b = () => import('../ui/b.tsx');\n";
    const problems = checkImports(readSource('app/lib/money.ts', code));
    expect(problems.map(({ line }) => line)).toEqual([1, 3]);
  });
});

describe('files', () => {
  test.each([
    [`${cars}/car.controller.ts`, /not one of the known suffixes/],
    [`${cars}/car.client.tsx`, /not one of the known suffixes/],
    [`${cars}/index.ts`, /barrels/],
    ['app/lib/date-utils.ts', /says nothing/],
    ['app/lib/types.ts', /says nothing/],
    ['app/lib/common.server.ts', /says nothing/],
    ['app/features/wishes/wishes.rules.ts', /has no row/],
    [`${cars}/admin/car-form.tsx`, /flat/],
  ])('%s is refused', (path, text) => {
    expect(
      checkFile(readSource(path, ''))
        .map((problem) => problem.text)
        .join(),
    ).toMatch(text);
  });

  test.each([
    'app/features/cars/car-types.rules.ts',
    'app/features/cars/cars.server.test.ts',
    'server/route-config.d.ts',
    'app/entry.server.tsx',
    'app/entry.client.tsx',
    'vite.config.ts',
  ])('%s is a good name', (path) => expect(checkFile(readSource(path, ''))).toEqual([]));

  test('process.env is for the main program; comments may speak of it', () => {
    const code = '// process.env\nexport const port = process.env.PORT;\n';
    expect(checkFile(readSource('server/main.ts', code))).toEqual([]);
    expect(checkFile(readSource('server/app.ts', code))).toMatchObject([{ line: 2 }]);
  });

  test('300 lines pass, 301 do not', () => {
    expect(checkFile(readSource('app/lib/a.ts', '\n'.repeat(300)))).toEqual([]);
    expect(checkFile(readSource('app/lib/a.ts', '\n'.repeat(301)))).toHaveLength(1);
    expect(checkFile(readSource('app/db/schema.server.ts', '\n'.repeat(301)))).toEqual([]);
  });
});

describe('cycles', () => {
  const a = readSource('app/lib/a.ts', "import { b } from './b.ts';");
  const c = readSource('app/lib/c.ts', "import { a } from './a.ts';");

  test('are found through any number of files, once', () => {
    const b = readSource('app/lib/b.ts', "import { c } from './c.ts';");
    expect(checkCycles([a, b, c]).map(({ text }) => text)).toEqual([
      'import cycle: app/lib/a.ts → app/lib/b.ts → app/lib/c.ts → app/lib/a.ts',
    ]);
  });

  test('of types are none', () => {
    const b = readSource('app/lib/b.ts', "import type { c } from './c.ts';");
    expect(checkCycles([a, b, c])).toEqual([]);
  });
});
