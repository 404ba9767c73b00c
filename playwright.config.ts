import { defineConfig } from '@playwright/test';
import { findChromium, NO_CHROMIUM } from './tests/e2e/support/chromium.ts';

const chromium = findChromium();
if (!chromium) throw new Error(NO_CHROMIUM);

/** Of the tests' own fixtures; the width of the window is nothing to them. */
const FIXTURE_TESTS = '**/problems.test.ts';
/** The back office: on an office's screen and on a phone. */
const ADMIN_TESTS = '**/admin-*.test.ts';

/** Tags, see `ONE_WIDTH` and its neighbours in tests/e2e/support/test.ts. */
const ONE_WIDTH = /@one-width/;
const EVERY_WIDTH = /@every-width/;
const PHONE = /@phone/;
const FULL_WIDTH = 1280;
/** The widest that still has the layout of a phone: only what its width can change runs there. */
const TABLET_WIDTH = 768;

function width(
  name: string,
  width: number,
  height: number,
  use: { hasTouch?: boolean; isMobile?: boolean } = {},
) {
  return {
    name,
    testIgnore: width === FULL_WIDTH ? FIXTURE_TESTS : [FIXTURE_TESTS, ADMIN_TESTS],
    grep: width === TABLET_WIDTH ? EVERY_WIDTH : undefined,
    grepInvert: width === FULL_WIDTH ? PHONE : ONE_WIDTH,
    use: { viewport: { width, height }, ...use },
  };
}

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results/browser',
  globalSetup: './tests/e2e/support/global-product.ts',
  fullyParallel: true,
  workers: 2,
  // How long it may take is no statement of a test's: a busy machine is no fault.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only sometimes is a fault to find, not to repeat.
  retries: 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: chromium,
    locale: 'tr-TR',
    // Neither the server's zone nor the business's.
    timezoneId: 'America/St_Johns',
    // Recording every test takes a third of the time: `playwright test <file> --trace on` when one fails.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'fixtures', testMatch: FIXTURE_TESTS },
    width('360', 360, 740, { hasTouch: true, isMobile: true }),
    {
      ...width('390', 390, 844, { hasTouch: true, isMobile: true }),
      testIgnore: [],
      testMatch: ADMIN_TESTS,
    },
    width('768', TABLET_WIDTH, 1024, { hasTouch: true }),
    width('1280', FULL_WIDTH, 800),
  ],
});
