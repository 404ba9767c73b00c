import type { Page } from '@playwright/test';
import { signIn } from './support/admin.ts';
import { openDays } from './support/cars.ts';
import {
  cutTables,
  cutValues,
  layoutOf,
  tornWords,
  withoutVisibleFocus,
  withoutVisibleState,
} from './support/layout.ts';
import { OFFICE_SCREENS, PUBLIC_SCREENS, type Screen } from './support/screens.ts';
import {
  DESKTOP,
  expect,
  expectNoAxeViolations,
  expectNoLayoutShift,
  test,
} from './support/test.ts';

const PHONE = { width: 360, height: 800 };
const TABLET = { width: 768, height: 800 };
const LAPTOP = { width: 1280, height: 800 };
/** Size of a laptop's window at a zoom of 200 %. */
const ENLARGED = { width: 640, height: 400 };

/** Height in pixels. The layout of a higher page must be broken. */
const LONGEST_PAGE = 40_000;

for (const [name, screen] of Object.entries(PUBLIC_SCREENS)) {
  test(
    `${name} fits at every width, and nothing moves while it loads @2.1 @6.2`,
    DESKTOP,
    async ({ page, allowProblems }) => {
      allowProblems(/response 404 GET .*\/no-such-page/);
      await page.setViewportSize(PHONE);
      await open(page, screen);
      await page.waitForLoadState('networkidle');
      await expectNoLayoutShift(page);
      await layOutAll(page);
      for (const size of [PHONE, TABLET, LAPTOP, ENLARGED]) {
        await page.setViewportSize(size);
        const prices = await expectToFit(page);
        if (screen.priced) expect(prices, 'amounts that can be seen').toBeGreaterThan(0);
        expect(await cutTables(page), 'tables that are cut off').toEqual([]);
        if (size === PHONE || size === LAPTOP) await expectNoAxeViolations(page);
        if (name === 'car-priced') {
          await expectTotal(page);
          await expectCalendarToFit(page);
        }
        await keepPicture(page, `${size.width}/${name}`);
      }
      await expectToHoldInForcedColours(page, name);
    },
  );

  test(`${name} fits with text of double size`, DESKTOP, async ({ page, allowProblems }) => {
    allowProblems(/response 404 GET .*\/no-such-page/);
    await page.setViewportSize(PHONE);
    await open(page, screen);
    await layOutAll(page);
    await expectLargeTextToFit(page);
    await enlargeLetters(page);
    await expectToFit(page);
    expect(await tornWords(page), 'torn words').toEqual([]);
    if (name === 'car-priced') await expectCalendarToFit(page);
    await keepPicture(page, `large/${name}`);
  });
}

for (const [name, screen] of Object.entries(OFFICE_SCREENS)) {
  test.describe(`office: ${name}`, () => {
    test.use({ reducedMotion: 'reduce' });

    test(
      'fits at every width and with text of double size',
      DESKTOP,
      async ({ page, allowProblems }) => {
        // These tests open more screens per minute than the limit for one person allows.
        allowProblems(/response 429 POST .*\/log-navigation/);
        const { token } = await signIn(page);
        await page.setViewportSize(LAPTOP);
        await open(page, screen, { authorization: `Bearer ${token}` });
        await expectOneHead(page);
        if (screen.rows) await expectManyRows(page, screen.rows);
        if (screen.windows) await expectFewWindows(page, screen.windows);
        for (const size of [LAPTOP, TABLET, ENLARGED, PHONE]) {
          await page.setViewportSize(size);
          await expectToFit(page);
          if (size === PHONE || size === LAPTOP) await expectNoAxeViolations(page);
          await keepPicture(page, `${size.width}/office-${name}`);
        }
        if (screen.rows) await expectLowRows(page);
        await expectToHoldInForcedColours(page, `office-${name}`);
        await enlargeLetters(page);
        await expectToFit(page);
        await keepPicture(page, `large/office-${name}`);
      },
    );
  });
}

/** German words are the longest, and Russian letters are the widest. */
for (const language of ['de', 'ru']) {
  for (const name of [
    'home',
    'cars',
    'cars-priced',
    'car-priced',
    'article',
    'transfer-priced',
    'legal',
  ]) {
    test(
      `${name} fits in ${language}, also with text of double size`,
      DESKTOP,
      async ({ page }) => {
        const screen = PUBLIC_SCREENS[name];
        if (!screen) throw new Error(`There is no screen ${name}`);
        const address = name === 'home' ? `/${language}` : `/${language}${screen.address}`;
        await page.setViewportSize(PHONE);
        await open(page, { ...screen, address });
        await layOutAll(page);
        for (const size of [PHONE, TABLET, LAPTOP]) {
          await page.setViewportSize(size);
          await expectToFit(page);
          expect(await cutTables(page), 'tables that are cut off').toEqual([]);
          await keepPicture(page, `${size.width}/${language}-${name}`);
        }
        await page.setViewportSize(PHONE);
        // Browsers with a hyphenation dictionary break words of more letters. The browser of this
        // test has no dictionary.
        await expectLargeTextToFit(page, 12);
        await enlargeLetters(page);
        await expectToFit(page);
        await keepPicture(page, `large/${language}-${name}`);
      },
    );
  }
}

async function open(
  page: Page,
  { address, first, find, query = '', shows }: Screen,
  headers?: Record<string, string>,
): Promise<void> {
  let record = '';
  if (first) {
    const response = await page.request.get(first.of, { headers });
    record = (await response.json()).data[first.in][0][first.by];
  }
  if (find) record = await find(page);
  await page.goto(`${address}${record}${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  if (shows) await page.getByRole('main').getByRole(shows).first().waitFor();
}

async function keepPicture(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENS) return;
  await page.screenshot({ path: `test-results/screens/${name}.png`, fullPage: true });
}

/** Checks that the screen has the one head of the office, at the same place as all others. */
async function expectOneHead(page: Page): Promise<void> {
  const head = page.locator('.page-head');
  // The page of an unknown section is a drawing with a title.
  if ((await head.count()) === 0) {
    return expect(page.getByText('Yakında', { exact: true })).toBeVisible();
  }
  await expect(head.locator('.page-head-title')).toHaveCount(1);
  const isHeadAHeading = (await head.locator('h1').count()) === 1;
  const isPaper = (await page.locator('.paper h1').count()) === 1;
  expect(isHeadAHeading || isPaper).toBe(true);
  const places = () =>
    head.evaluate((element) => {
      // Some addresses lead to a part further down.
      window.scrollTo(0, 0);
      const { left, top, bottom } = element.getBoundingClientRect();
      const title = element.querySelector('.page-head-title')?.getBoundingClientRect();
      const back = element.querySelector('.page-head-back')?.getBoundingClientRect();
      const after = Array.from(element.parentElement?.children ?? [])
        .slice(Array.from(element.parentElement?.children ?? []).indexOf(element) + 1)
        .map((each) => each.getBoundingClientRect())
        .find(({ height }) => height > 0);
      return {
        ...{ left, top, bottom },
        title: title && Math.round(title.left - (back?.width ?? 0)),
        content: after && Math.round(after.top),
      };
    });
  await expect
    .poll(places)
    .toEqual({ left: 96, top: 0, bottom: 56, title: 96, content: expect.any(Number) });
  expect((await places()).content).toBeGreaterThanOrEqual(72);
  expect((await places()).content).toBeLessThanOrEqual(80);
}

/**
 * Checks that nothing is cut off or wider than the window. Returns the number of visible amounts of
 * money.
 */
async function expectToFit(page: Page): Promise<number> {
  let seen = 0;
  const faults = async () => {
    const { overflow, seenAmounts, ...others } = await layoutOf(page);
    seen = seenAmounts;
    return { isTooWide: overflow > 0, ...others };
  };
  const none = { isTooWide: false, cutNumbers: [], brokenAmounts: [], unseenAmounts: [] };
  // The layout may still be adapting to the new width.
  await expect.poll(faults, 'faults of the layout').toEqual(none);
  expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThan(LONGEST_PAGE);
  return seen;
}

/**
 * Lays out all parts of the page. Parts far below the window otherwise have an estimated height.
 */
async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(part).contentVisibility === 'auto')
        part.style.contentVisibility = 'visible';
  });
}

/**
 * Checks that the page fits if a style sheet of the reader doubles the text, which media queries do
 * not notice.
 */
async function expectLargeTextToFit(page: Page, longestWord = Number.POSITIVE_INFINITY) {
  const enlarge = (size: string) =>
    page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size);
  await enlarge('200%');
  await expectToFit(page);
  const torn = async () => (await tornWords(page)).filter((word) => word.length <= longestWord);
  await expect.poll(torn, 'torn words').toEqual([]);
  await enlarge('');
}

/** Doubles the font size in the settings of the browser, on a phone. */
async function enlargeLetters(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(await size()).toBe('32px');
}

async function expectToHoldInForcedColours(page: Page, name: string): Promise<void> {
  await page.setViewportSize(ENLARGED);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await withoutVisibleFocus(page), 'controls without a visible focus').toEqual([]);
  expect(await withoutVisibleState(page), 'states that cannot be seen').toEqual([]);
  await keepPicture(page, `forced/${name}`);
  await page.emulateMedia({ forcedColors: 'none' });
}

async function expectTotal(page: Page): Promise<void> {
  const total = page.locator('.reservation-card').getByRole('status').first();
  await expect(total).toContainText(/€\d.*gün/);
}

async function expectCalendarToFit(page: Page): Promise<void> {
  await openDays(page);
  const days = page.getByRole('dialog', { name: 'Tarih seçimi' }).getByRole('gridcell');
  await expect(days.first()).toBeVisible();
  const outside = (cells: Element[]) =>
    cells.filter((cell) => {
      const { left, right } = cell.getBoundingClientRect();
      return left < 0 || right > innerWidth;
    }).length;
  await expect.poll(() => days.evaluateAll(outside)).toBe(0);
  await page.keyboard.press('Escape');
}

/** Checks that a laptop shows at least this many whole rows of 44 to 48 px. */
async function expectManyRows(page: Page, rows: number): Promise<void> {
  const onLaptop = await rowsOf(page);
  expect(onLaptop.filter(({ isWhole }) => isWhole).length).toBeGreaterThanOrEqual(rows);
  for (const { height } of onLaptop) {
    expect(height).toBeGreaterThanOrEqual(44);
    expect(height).toBeLessThanOrEqual(48);
  }
}

async function expectLowRows(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  const highest = async () => Math.max(...(await rowsOf(page)).map(({ height }) => height));
  await expect.poll(highest).toBeLessThanOrEqual(96);
}

const rowsOf = (page: Page) =>
  page
    .getByRole('main')
    // Leaves out the headings of groups of rows.
    .locator('tbody tr:has(th, [role="rowheader"]), ol > li:has(> time)')
    .evaluateAll((all) =>
      all.map((row) => ({
        height: row.getBoundingClientRect().height,
        isWhole: row.getBoundingClientRect().bottom <= innerHeight,
      })),
    );

async function expectFewWindows(page: Page, limit: number): Promise<void> {
  const windows = () => page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  await expect.poll(windows).toBeLessThanOrEqual(limit);
  expect(await cutValues(page), 'values that are cut off').toEqual([]);
}
