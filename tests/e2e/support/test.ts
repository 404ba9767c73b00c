import { basename } from 'node:path';
import { test as base, expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import { expectNoAxeViolations } from './axe.ts';
import { expectNoLayoutShift, recordLayoutShifts } from './layout-shift.ts';
import { Problems } from './problems.ts';
import { translator } from './translator.ts';

interface Fixtures {
  /** Allows problems of this test whose text matches the pattern. */
  allowProblems: (pattern: RegExp) => void;
  problems: Problems;
  /**
   * `alive`: acts like the browser's translator after each page was hydrated. `early`: while its
   * scripts load.
   */
  translated: 'no' | 'alive' | 'early';
}

/** Waits until React has hydrated the page (`static-page.ts`). Before that, buttons do nothing. */
export function untilHydrated(page: Page): Promise<void> {
  return page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

const DESKTOP_SCREEN = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false };
const PHONE_SCREEN = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

export const DESKTOP = { tag: '@desktop' };
export const PHONE = { tag: '@phone' };

/**
 * Returns the screen of a test (decision 016): a phone for tests of the site, a desktop for the
 * others, unless the test has a tag for the other one.
 */
function screenOf({ file, tags }: TestInfo) {
  const atDesk = isOfBackOffice(file) ? !tags.includes(PHONE.tag) : tags.includes(DESKTOP.tag);
  return atDesk ? DESKTOP_SCREEN : PHONE_SCREEN;
}

function isOfBackOffice(file: string): boolean {
  return /^(admin|clerk|owner|developer)-/.test(basename(file));
}

/**
 * Playwright's `test`. It also fails on problems in any page of the context that the test did not
 * allow: console errors and warnings (React reports hydration errors there), uncaught errors,
 * failed requests, responses of 400 and more, and requests to other hosts. `page.goto` and
 * `page.reload` wait until the page is hydrated, unless `waitUntil` is given.
 */
export const test = base.extend<Fixtures>({
  baseURL: async ({ baseURL }, use, { file }) => {
    const { KERVAN_E2E_URL: site, KERVAN_E2E_OFFICE_URL: office } = process.env;
    await use((isOfBackOffice(file) ? office : site) ?? baseURL);
  },
  viewport: ({ browserName: _ }, use, info) => use(screenOf(info).viewport),
  isMobile: ({ browserName: _ }, use, info) => use(screenOf(info).isMobile),
  hasTouch: ({ browserName: _ }, use, info) => use(screenOf(info).hasTouch),
  // Animations of the office are switched off, because no test checks them. Pages of visitors keep
  // theirs.
  reducedMotion: ({ contextOptions }, use, { file }) =>
    use(contextOptions.reducedMotion ?? (isOfBackOffice(file) ? 'reduce' : 'no-preference')),
  translated: [process.env.TRANSLATED ? 'alive' : 'no', { option: true }],
  problems: [
    async ({ context, baseURL, translated }, use) => {
      const problems = new Problems();
      const { KERVAN_E2E_TILES: tiles = '' } = process.env;
      problems.watch(context, [baseURL ?? '', tiles].filter(Boolean));
      await context.addInitScript(recordLayoutShifts);
      if (translated !== 'no') await context.addInitScript(translator, translated);
      await use(problems);
      expect(problems.unannounced(), 'problems that the test did not announce').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, javaScriptEnabled, translated }, use) => {
    const newPage = context.newPage.bind(context);
    context.newPage = async () => {
      const page = await newPage();
      // `SLOW_CPU=5 npx playwright test` makes the processor five times slower, to find tests and
      // pages that need a fast machine.
      const { SLOW_CPU } = process.env;
      if (SLOW_CPU) {
        const devTools = await context.newCDPSession(page);
        await devTools.send('Emulation.setCPUThrottlingRate', { rate: Number(SLOW_CPU) });
      }
      const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
      const untilUsable = async (options?: { waitUntil?: string }) => {
        if (javaScriptEnabled === false || options?.waitUntil) return;
        await untilHydrated(page);
        if (translated === 'alive') await page.evaluate(() => window.translatePage());
      };
      page.goto = async (url, options) => {
        const response = await goto(url, options);
        await untilUsable(options);
        return response;
      };
      page.reload = async (options) => {
        const response = await reload(options);
        await untilUsable(options);
        return response;
      };
      return page;
    };
    await use(context);
  },
  allowProblems: async ({ problems }, use) => use((pattern) => problems.allow(pattern)),
});

/**
 * Expects that the element is visible and that nothing, such as the header or the contact bar,
 * covers its middle.
 */
export async function expectUncovered(element: Locator): Promise<void> {
  const isOnTop = (node: Element) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const middle = document.elementFromPoint(left + width / 2, top + height / 2);
    return middle !== null && node.contains(middle);
  };
  // The page may still be scrolling to the element.
  await expect.poll(() => element.evaluate(isOnTop)).toBe(true);
}

export { expect, expectNoAxeViolations, expectNoLayoutShift };
