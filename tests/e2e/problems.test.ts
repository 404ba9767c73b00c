import type { Page } from '@playwright/test';
import { test } from './support/test.ts';

/** Problems that the fixture must report, by a pattern of the report. */
const provocations: Record<string, (page: Page) => Promise<unknown>> = {
  'console error: oh no': (page) => page.evaluate(() => console.error('oh no')),
  'console warning: careful': (page) => page.evaluate(() => console.warn('careful')),
  'uncaught Error: nobody caught me': (page) =>
    page.evaluate(
      () =>
        new Promise((done) => {
          setTimeout(done, 1);
          setTimeout(() => {
            throw new Error('nobody caught me');
          });
        }),
    ),
  'response 404 GET .*/nothing-here': (page) => page.evaluate(() => fetch('/api/nothing-here')),
  // The last one, because it leaves the page.
  'foreign request http://elsewhere.invalid/': (page) =>
    page.goto('http://elsewhere.invalid/').catch(() => 'there is no such host'),
};

for (const [pattern, provoke] of Object.entries(provocations)) {
  test(`an unannounced "${pattern}" fails a test`, async ({ page }) => {
    test.fail();
    await page.goto('/healthz', { waitUntil: 'load' });
    await provoke(page);
  });
}

test('announced problems do not fail a test', async ({ page, allowProblems }) => {
  await page.goto('/healthz', { waitUntil: 'load' });
  for (const [pattern, provoke] of Object.entries(provocations)) {
    allowProblems(new RegExp(pattern));
    await provoke(page);
  }
});
