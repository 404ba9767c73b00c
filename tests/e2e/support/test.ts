import { basename } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.ts';
import { expectNoLayoutShift, recordLayoutShifts } from './layout-shift.ts';
import { Problems } from './problems.ts';

interface Fixtures {
  /** Announces problems that a test provokes, by a pattern of their text. */
  allowProblems: (pattern: RegExp) => void;
  problems: Problems;
}

/**
 * Until React has taken over, buttons are dead and nobody has heard of a hydration fault. React
 * marks what it has taken over; there is no public sign.
 */
function untilAlive(page: Page) {
  return page.waitForFunction(() => {
    const isOurs = document.querySelector('script:is([type="module"], [type="later"])') !== null;
    return !isOurs || Object.keys(document.body).some((key) => key.startsWith('__reactProps'));
  });
}

/**
 * Playwright's `test`, failing also on any unannounced console error or warning, uncaught error
 * (React reports a hydration fault as one), failed request, answer of 400 or more, and request to
 * a host other than ours and the local one of map tiles, in any page of the test's own context. `page.goto` waits until the page is
 * alive, unless it is given another `waitUntil`.
 */
export const test = base.extend<Fixtures>({
  baseURL: async ({ baseURL }, use, { file }) => {
    const { KERVAN_E2E_URL: site, KERVAN_E2E_OFFICE_URL: office } = process.env;
    await use((basename(file).startsWith('admin-') ? office : site) ?? baseURL);
  },
  problems: [
    async ({ context, baseURL }, use) => {
      const problems = new Problems();
      const { KERVAN_E2E_TILES: tiles = '' } = process.env;
      await problems.watch(context, [baseURL ?? '', tiles].filter(Boolean));
      await context.addInitScript(recordLayoutShifts);
      await use(problems);
      expect(problems.unannounced(), 'problems that the test did not announce').toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (javaScriptEnabled !== false && !options?.waitUntil) await untilAlive(page);
      return response;
    };
    await use(page);
  },
  allowProblems: async ({ problems }, use) => use((pattern) => problems.allow(pattern)),
});

/**
 * For tests whose outcome does not depend on the window's width: they run at 1280 px alone. Those
 * without a tag run on a phone as well (360 px, the back office's 390).
 * `test('…', ONE_WIDTH, async ({ page }) => …)`
 */
export const ONE_WIDTH = { tag: '@one-width' };

/**
 * For tests of a layout: they run at 768 px as well, where the others do not, since it behaves there
 * as on a phone.
 */
export const EVERY_WIDTH = { tag: '@every-width' };

/** For what only a phone has: not at 1280 px. */
export const PHONE = { tag: '@phone' };

/** For what phones and tablets have: not at 1280 px. */
export const NARROW = { tag: [PHONE.tag, EVERY_WIDTH.tag] };

/** Keeps a picture of the whole page for people: test-results/screens/<width>/<name>.png. */
export async function screenshot(page: Page, name: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  await page.screenshot({ path: `test-results/screens/${width}/${name}.png`, fullPage: true });
}

/** In view, and under nothing that lies over the page, such as the header or the contact bar. */
export async function expectUncovered(element: Locator): Promise<void> {
  const isOnTop = (node: Element) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const middle = document.elementFromPoint(left + width / 2, top + height / 2);
    return middle !== null && node.contains(middle);
  };
  // The page may still be scrolling there.
  await expect.poll(() => element.evaluate(isOnTop)).toBe(true);
}

export { expect, expectNoAxeViolations, expectNoLayoutShift };
