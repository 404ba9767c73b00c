import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { defineConfig } from 'vitest/config';
import { oneImageOfIcons } from './app/ui/pictures/icon-masks.ts';
import { findChromium } from './tests/e2e/support/chromium.ts';

/** No developer's machine uses this time zone, so code that depends on the machine's zone fails. */
const ODD_TIME_ZONE = 'Pacific/Chatham';
const PRICING_TIME_ZONES = ['UTC', 'Europe/Istanbul', 'Europe/Berlin', 'America/New_York'];

const databaseSuites = ['**/*.server.test.ts', '**/*.api.test.ts'];
/** Tests that start and kill real processes, and wait for disks. */
const processSuites = [
  'server/embedded-database/**/*.test.ts',
  'server/{run,fast-loading,jobs/backup-commands}.test.ts',
  'scripts/npm-commands.test.ts',
];
/** Screens of the office in one page of a browser: tests/support/mounted.tsx. */
const mountedSuites = ['**/*.mounted.test.tsx'];
const neverTests = ['node_modules/**', 'build/**', 'tests/e2e/**'];

function project(
  name: string,
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration {
  return {
    // The same for all: what Vitest keeps of transformed modules does not tell these apart.
    oxc: { jsx: { development: false } },
    test: {
      name,
      exclude: neverTests,
      env: { TZ: ODD_TIME_ZONE },
      // A busy machine is no fault.
      testTimeout: 60_000,
      ...test,
    },
  };
}

/**
 * With `isolate: false` the files of a project share a process, which is three times faster. A
 * module that keeps state between files makes tests fail, and no module may.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      project('unit', {
        include: ['{app,server,scripts,tests}/**/*.test.{ts,tsx}'],
        exclude: [...neverTests, ...databaseSuites, ...processSuites, ...mountedSuites],
        isolate: false,
      }),
      ...PRICING_TIME_ZONES.map((zone) =>
        project(`pricing-${zone}`, {
          include: [
            // Code that computes with days or hours runs in several time zones.
            'app/domain/{availability/availability,cars/car-filters,pricing/price}.rules.test.ts',
            'app/domain/availability/request-limits.rules.test.ts',
            'app/domain/requests/*.rules.test.ts',
            'app/domain/bookings/messages/*-message.rules.test.ts',
            'app/lib/dates/*.test.ts',
            'tests/support/time-zone.test.ts',
          ],
          env: { TZ: zone },
          isolate: false,
        }),
      ),
      project('processes', {
        include: processSuites,
        globalSetup: 'tests/support/made-database.ts',
        isolate: false,
        testTimeout: 180_000,
        hookTimeout: 60_000,
      }),
      project('database', {
        include: databaseSuites,
        // React as it is in the product, which costs half of its development build.
        env: { TZ: ODD_TIME_ZONE, NODE_ENV: 'production' },
        globalSetup: 'tests/support/database-setup.ts',
        isolate: false,
        // A transaction that asks two things at once, above all: the next version of `pg` refuses it.
        execArgv: ['--throw-deprecation'],
        hookTimeout: 30_000,
      }),
      {
        plugins: [tailwindcss(), oneImageOfIcons()],
        // Packages that Vite finds only when a page loads them. It would then reload the page of the running test.
        optimizeDeps: {
          include: [
            'react/jsx-runtime',
            'recharts',
            'read-excel-file/universal',
            'write-excel-file/universal',
            '@base-ui/react/menu',
            '@base-ui/react/popover',
            '@base-ui/react/toast',
            '@base-ui/react/toolbar',
            '@dnd-kit/core',
            '@dnd-kit/sortable',
            '@dnd-kit/utilities',
            '@floating-ui/dom',
            'leaflet',
            'marked',
            'react-day-picker',
            'react-day-picker/locale/tr',
            'react-day-picker/locale/en-GB',
            'text-field-edit',
          ],
        },
        ...project('mounted', {
          include: mountedSuites,
          setupFiles: ['tests/support/mounted-setup.ts'],
          isolate: false,
          fileParallelism: false,
          // Vitest runs projects with another number of workers by themselves.
          sequence: { groupOrder: 1 },
          // The time limit of Playwright's tests, because a busy machine must not fail a test.
          expect: { poll: { timeout: 20_000 } },
          browser: {
            enabled: true,
            headless: true,
            viewport: { width: 1280, height: 800 },
            screenshotFailures: false,
            // A tenth of the work. Places in our own sources stay right.
            dependencySourcemaps: false,
            locators: { exact: false },
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              actionTimeout: 20_000,
              launchOptions: findChromium() ?? {},
              contextOptions: {
                viewport: { width: 1280, height: 800 },
                locale: 'tr-TR',
                // Differs from the zones of the server and of the business.
                timezoneId: 'America/St_Johns',
                reducedMotion: 'reduce',
              },
            }),
          },
        }),
      },
    ],
  },
});
