// Words that the tests read: each worker reads this file.
import { defineConfig } from '@playwright/test';
import { findChromium, NO_CHROMIUM } from './tests/e2e/support/chromium.ts';

const chromium = findChromium();
if (!chromium) throw new Error(NO_CHROMIUM);

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results/browser',
  globalSetup: './tests/e2e/support/global-product.ts',
  fullyParallel: true,
  workers: 2,
  // How long it may take is no statement of a test's: a busy machine is no fault.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only sometimes is a fault to find, not to repeat.
  retries: 0,
  reportSlowTests: { max: 5, threshold: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: chromium,
    // Names the action that waits, before the time of the test is over.
    actionTimeout: 60_000,
    locale: 'tr-TR',
    // Neither the server's zone nor the business's.
    timezoneId: 'America/St_Johns',
  },
});
