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
  // High time limits, because a slow machine must not fail a test.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only sometimes is a fault, so it is not repeated.
  retries: 0,
  reportSlowTests: { max: 5, threshold: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: chromium,
    // Less than `timeout`, so that the report names the action that did not finish.
    actionTimeout: 60_000,
    locale: 'tr-TR',
    // Differs from the time zones of the server and of the business.
    timezoneId: 'America/St_Johns',
  },
});
