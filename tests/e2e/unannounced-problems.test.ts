import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/**
 * Tests of the test fixtures `support/problems.ts` and `support/translator.ts`: which problems they
 * report.
 */
const PROVOCATIONS: [reported: RegExp, provoke: (page: Page) => Promise<unknown>][] = [
  [/console error: oh no/, (page) => page.evaluate(() => console.error('oh no'))],
  [/console warning: careful/, (page) => page.evaluate(() => console.warn('careful'))],
  [
    /uncaught Error: nobody caught me/,
    (page) =>
      page.evaluate(() => {
        setTimeout(() => {
          throw new Error('nobody caught me');
        });
      }),
  ],
  [
    /response 404 GET .*\/nothing-here/,
    (page) => page.evaluate(() => fetch('/api/nothing-here').then(() => null)),
  ],
  // This entry is the last one, because it leaves the page.
  [
    /foreign request http:\/\/elsewhere.invalid\//,
    (page) => page.goto('http://elsewhere.invalid/').catch(() => 'there is no such host'),
  ],
];

test('each kind of problem is reported until the test allows it', async ({ page, problems }) => {
  await page.goto('/healthz', { waitUntil: 'load' });
  for (const [reported, provoke] of PROVOCATIONS) {
    await provoke(page);
    await expect.poll(() => problems.unannounced()).toEqual([expect.stringMatching(reported)]);
    problems.allow(reported);
    expect(problems.unannounced()).toEqual([]);
  }
});

test('a problem that was not allowed fails the test', async ({ page }) => {
  test.fail();
  await page.goto('/healthz', { waitUntil: 'load' });
  await page.evaluate(() => console.error('oh no'));
});

test.describe('in a translated page', () => {
  test.use({ translated: 'alive' });

  test('a text written into a node that the translator has replaced is reported', async ({
    page,
    problems,
  }) => {
    await page.goto('/robots.txt', { waitUntil: 'load' });
    await page.setContent('<p>7 gün</p>');
    const [before, after] = await page.evaluate(async () => {
      const text = document.querySelector('p')?.firstChild;
      window.translatePage();
      const { innerHTML } = document.body;
      if (text) text.nodeValue = '8 gün';
      await new Promise(requestAnimationFrame);
      return [innerHTML, document.body.innerText];
    });
    expect(before).toMatch(/^<p><font[^>]*><font[^>]*>7 gün<\/font><\/font><\/p>$/);
    expect(after).toBe('7 gün');
    await expect.poll(() => problems.unannounced().join()).toContain('stays "7 gün", not "8 gün"');
    problems.allow(/stays "7 gün"/);
  });
});
