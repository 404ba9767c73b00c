import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { defineConfig } from 'vitest/config';
import { oneImageOfIcons } from './app/ui/pictures/icon-masks.ts';
import { findChromium } from './tests/e2e/support/chromium.ts';

/**
 * Time zone that no developer's machine uses. Code that depends on the machine's time zone fails in
 * it.
 */
const ODD_TIME_ZONE = 'Pacific/Chatham';
const PRICING_TIME_ZONES = ['UTC', 'Europe/Istanbul', 'Europe/Berlin', 'America/New_York'];

const databaseSuites = ['**/*.server.test.ts', '**/*.api.test.ts'];
/** Tests that start and kill real processes, and use the disk. */
const processSuites = [
  'server/embedded-database/**/*.test.ts',
  'server/{run,fast-loading,jobs/backup-commands}.test.ts',
  'scripts/npm-commands.test.ts',
];
/** Tests of office screens in a browser page (tests/support/mounted.tsx). */
const mountedSuites = ['**/*.mounted.test.tsx'];
const neverTests = ['node_modules/**', 'build/**', 'tests/e2e/**'];

function project(
  name: string,
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration {
  return {
    // Must be the same for all projects, because they share Vitest's cache of transformed modules.
    oxc: { jsx: { development: false } },
    test: {
      name,
      exclude: neverTests,
      env: { TZ: ODD_TIME_ZONE },
      // High, because a slow machine must not fail a test.
      testTimeout: 60_000,
      ...test,
    },
  };
}

/**
 * With `isolate: false` the files of a project share a process, which is three times as fast. So no
 * module may keep state between files.
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
            // Tests of code that calculates with days or hours.
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
        // The production build of React, which takes half the time of the development build.
        env: { TZ: ODD_TIME_ZONE, NODE_ENV: 'production' },
        globalSetup: 'tests/support/database-setup.ts',
        isolate: false,
        // Deprecated calls fail, above all two queries at once in one transaction, which the next
        // version of `pg` refuses.
        execArgv: ['--throw-deprecation'],
        hookTimeout: 30_000,
      }),
      {
        plugins: [tailwindcss(), oneImageOfIcons()],
        // Packages that Vite would find only when a page loads them. It would then reload the page
        // during a test.
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
          // Vitest requires a group of its own for a project with another number of workers.
          sequence: { groupOrder: 1 },
          // The same limit as in Playwright's tests, because a slow machine must not fail a test.
          expect: { poll: { timeout: 20_000 } },
          browser: {
            enabled: true,
            headless: true,
            viewport: { width: 1280, height: 800 },
            screenshotFailures: false,
            // Without source maps of packages the browser has a tenth of the work. Lines of our own
            // sources are still right.
            dependencySourcemaps: false,
            locators: { exact: false },
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              actionTimeout: 20_000,
              launchOptions: findChromium() ?? {},
              contextOptions: {
                viewport: { width: 1280, height: 800 },
                locale: 'tr-TR',
                // Differs from the time zones of the server and of the business.
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
