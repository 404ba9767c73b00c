import type { Page } from '@playwright/test';
import { encodeRequest } from '../../app/lib/request-code.ts';
import { signIn } from './support/admin.ts';
import { goOn, inDays } from './support/back-office.ts';
import { aCar, aFullDay, form, tripDays, tripLine } from './support/cars.ts';
import {
  cutTables,
  cutValues,
  layoutOf,
  tornWords,
  withoutVisibleFocus,
  withoutVisibleState,
} from './support/layout.ts';
import {
  DESKTOP,
  expect,
  expectNoAxeViolations,
  expectNoLayoutShift,
  test,
} from './support/test.ts';

const PHONE = 360;
const WIDE = 1280;
const WIDTHS = [PHONE, 768, WIDE];
/** What a window of 1280 × 800 px has room for when everything in it is twice as large. */
const ENLARGED = { width: 640, height: 400 };
const NARROWEST = { width: PHONE, height: 800 };
const WINDOWS = [...WIDTHS.map((width) => ({ width, height: 800 })), ENLARGED];

interface Screen {
  /** A part of it is the id or slug of the first record that the API gives. */
  address: string;
  first?: { of: string; in: string; by: 'id' | 'slug' };
  /** The end of the address, where it takes more to find. */
  find?: (page: Page) => Promise<string>;
  /** What comes after it: a query, or the rest of the path. */
  query?: string;
  /** It shows prices. */
  priced?: true;
  /**
   * Where axe looks, which takes a second: at the usual width of visitors or of the office, unless another
   * has more parts. Both where a phone has parts that no other screen has. None where all parts are on
   * another screen, or where the test of the screen itself has axe look at all of it.
   */
  axeAt?: number[];
  /** How many rows of its list a window of 1280 × 800 shows whole. */
  rows?: number;
  /** Its parts are those of another screen, or empty: the narrowest window proves that they hold. */
  plain?: true;
  /** On a laptop it takes two windows at most. */
  short?: true;
  /** The role of what is there when its data is. */
  shows?: 'rowheader' | 'article' | 'img' | 'listitem' | 'link' | 'textbox';
}

/** Where axe and the focus look at header, menu, footer and contact bar, too: the others have the same, half of what is looked at. */
const WITH_FRAME = new Set(['home', 'car', 'sign-in', 'office-bookings']);
const looked = (name: string) => (WITH_FRAME.has(name) ? 'html' : 'main');

const TRIP = `pickupLocation=Antalya+Lara&pickupDate=${inDays(20)}&returnDate=${inDays(24)}`;

/** Of those that are free then: its prices are the widest. */
async function dearestCar(page: Page): Promise<string> {
  const answer = await page.request.get(`/api/listings?limit=100&${TRIP}`);
  const cars: Listing[] = (await answer.json()).data.listings;
  const [dearest] = cars
    .filter((car) => car.available_units > 0)
    .toSorted((a, b) => b.pricing.monthly - a.pricing.monthly);
  return dearest?.id ?? '';
}
interface Listing {
  id: string;
  available_units: number;
  pricing: { monthly: number };
}

/** The fragment of a rental's page, at the airport, with an extra. */
async function aTripOf(page: Page): Promise<string> {
  const { id } = await aCar(page);
  const places = ['Antalya Havalimanı (AYT)', 'Antalya Lara'];
  const days = [inDays(20), '10:00', inDays(24), '18:30'];
  return encodeRequest('rental', [id, ...places, ...days, 2, 0, 0, 'EUR'], 99_999);
}

const PUBLIC_SCREENS: Record<string, Screen> = {
  home: { address: '/', priced: true, axeAt: [WIDE] },
  cars: { address: '/cars', priced: true, axeAt: [WIDE] },
  'cars-priced': { address: `/cars?${TRIP}`, priced: true },
  'cars-filtered': { address: '/cars?fuelType=Dizel&transmission=Otomatik&maxPrice=100' },
  'cars-none-found': { address: '/cars?minPrice=1999' },
  car: {
    address: '/cars/',
    first: { of: '/api/listings', in: 'listings', by: 'id' },
    priced: true,
  },
  'car-priced': {
    address: '/cars/',
    find: dearestCar,
    query: `?${TRIP}`,
    priced: true,
    axeAt: [WIDE],
  },
  'car-full': {
    address: '/cars/',
    find: async (page) => {
      const { id, day, next } = await aFullDay(page);
      return `${id}?pickupDate=${day}&returnDate=${next}`;
    },
  },
  news: { address: '/news' },
  'news-filtered': { address: '/news?category=Travel+Tips' },
  'news-none-found': { address: '/news?search=qwxqwx' },
  article: { address: '/news/', first: { of: '/api/blogs', in: 'blogs', by: 'slug' } },
  transfer: { address: '/transfer', priced: true, axeAt: [WIDE] },
  'transfer-priced': { address: '/transfer?dropoffLocation=Belek&passengers=3', priced: true },
  'transfer-none-found': { address: '/transfer?search=Rize' },
  trip: { address: '/yolculuk#', find: aTripOf, priced: true, shows: 'article', axeAt: [] },
  'trip-unreadable': { address: '/yolculuk' },
  legal: { address: '/kvkk' },
  'not-found': { address: '/no-such-page' },
};

const RENTALS = '/api/admin/bookings?serviceType=car_rental';
const OFFICE_SCREENS: Record<string, Screen> = {
  dashboard: { address: '/admin', shows: 'rowheader', axeAt: [] },
  fleet: { address: '/admin?section=cars', shows: 'rowheader', rows: 12 },
  'blog-section': { address: '/admin?section=blog', shows: 'rowheader', rows: 10 },
  'coming-soon': { address: '/admin?section=garage', plain: true, axeAt: [PHONE] },
  'new-car': { address: '/admin/editCar', shows: 'textbox', plain: true, axeAt: [] },
  car: {
    address: '/admin/cars/',
    first: { of: '/api/admin/cars', in: 'cars', by: 'id' },
    shows: 'textbox',
  },
  posts: { address: '/admin/blog', shows: 'rowheader', rows: 10 },
  'new-post': { address: '/admin/blog/new', shows: 'textbox', plain: true, axeAt: [] },
  post: {
    address: '/admin/blog/edit/',
    first: { of: '/api/admin/blogs', in: 'blogs', by: 'id' },
    shows: 'textbox',
  },
  bookings: { address: '/admin/bookings', shows: 'rowheader', axeAt: [PHONE, WIDE], rows: 12 },
  board: { address: '/admin/bookings/board', shows: 'link' },
  'new-booking': { address: '/admin/bookings/new', shows: 'textbox', plain: true, axeAt: [] },
  booking: {
    address: '/admin/bookings/',
    first: { of: '/api/admin/bookings', in: 'bookings', by: 'id' },
    shows: 'textbox',
  },
  customers: { address: '/admin/customers', shows: 'rowheader', rows: 12 },
  filings: { address: '/admin/filings', shows: 'rowheader', axeAt: [], rows: 6 },
  vehicles: { address: '/admin/vehicles', shows: 'rowheader', rows: 10 },
  customer: {
    address: '/admin/customers/',
    first: { of: '/api/admin/customers', in: 'customers', by: 'id' },
    shows: 'textbox',
  },
  contract: {
    address: '/admin/bookings/',
    first: { of: RENTALS, in: 'bookings', by: 'id' },
    query: '/papers/contract',
    shows: 'article',
  },
  handover: {
    address: '/admin/bookings/',
    first: { of: RENTALS, in: 'bookings', by: 'id' },
    query: '/papers/handover',
    shows: 'article',
  },
  receipt: {
    address: '/admin/bookings/',
    first: { of: RENTALS, in: 'bookings', by: 'id' },
    query: '/papers/receipt',
    shows: 'article',
  },
  zones: { address: '/admin/transfer-zones', shows: 'rowheader', axeAt: [], rows: 12 },
  rates: { address: '/admin/exchange-rates', shows: 'textbox' },
  reports: { address: '/admin/reports', shows: 'img' },
  'settings-business': { address: '/admin/settings/business', shows: 'textbox', short: true },
  'settings-site': { address: '/admin/settings/site', shows: 'textbox', short: true },
  'settings-rental': { address: '/admin/settings/rental', shows: 'textbox', short: true },
  'settings-transfer': { address: '/admin/settings/transfer', shows: 'textbox', short: true },
  'settings-legal': { address: '/admin/settings/legal', shows: 'textbox', short: true },
  // With the backups, to which a link of before leads.
  'settings-system': { address: '/admin/settings/backups', shows: 'textbox', short: true },
  people: { address: '/admin/settings/admins', shows: 'rowheader', rows: 1 },
  notices: { address: '/admin/settings/notices' },
  account: { address: '/admin/account', shows: 'textbox' },
  'audit-log': { address: '/admin/audit-log', shows: 'listitem', axeAt: [], rows: 5 },
};

/** A new page for each would cost a tenth more for visitors, a fifth for the office. A report names the step that failed. */
const AT_ONCE = 6;
function inGroups(screens: [string, Screen][]): [string, Screen][][] {
  return Array.from({ length: Math.ceil(screens.length / AT_ONCE) }, (_, i) =>
    screens.slice(AT_ONCE * i, AT_ONCE * (i + 1)),
  );
}
const namesOf = (screens: [string, Screen][]) => screens.map(([name]) => name).join(', ');

for (const screens of inGroups(Object.entries(PUBLIC_SCREENS))) {
  test(
    `${namesOf(screens)}: hold at every width, also with letters twice as large, and nothing moves on its own @2.1 @6.2`,
    DESKTOP,
    async ({ page, allowProblems }) => {
      test.slow();
      allowProblems(/response 404 GET .*\/no-such-page/);
      for (const [name, screen] of screens) {
        await test.step(name, async () => {
          await page.setViewportSize({ width: PHONE, height: 800 });
          await open(page, screen);
          await page.waitForLoadState('networkidle');
          await expectNoLayoutShift(page);
          await expectToHold(page, name, WINDOWS, screen.axeAt ?? [PHONE]);
          if (name === 'car-priced') await expectCalendarToHold(page);
          await test.step('letters twice as large', () => expectToHoldLargeLetters(page, name));
        });
      }
    },
  );
}

/**
 * The next page is opened as a visitor's first: its fonts come late, and where a picture is there in a larger size
 * already, Chromium shows that one, and warns that the small one was fetched ahead in vain.
 */
async function emptyCaches(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.clearBrowserCache');
  // To turn it off empties what the page's process keeps.
  for (const cacheDisabled of [true, false])
    await devTools.send('Network.setCacheDisabled', { cacheDisabled });
  await devTools.detach();
}

/** Pixels; a page is no scroll of parchment, however large its letters. */
const LONGEST_PAGE = 40_000;

/** What holds on a phone whose letters are twice as large. */
async function expectToHoldLargeLetters(
  page: Page,
  name: string,
  { isPublic = name in PUBLIC_SCREENS, longestWord = Number.POSITIVE_INFINITY } = {},
): Promise<void> {
  /** Longer ones are parted at a syllable where the browser knows how; this one knows no language. */
  const torn = async () => (await tornWords(page)).filter((word) => word.length <= longestWord);
  await page.setViewportSize({ width: PHONE, height: 800 });
  // Also what is laid out only when it comes near.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('.drawn-when-near'))
      part.style.contentVisibility = 'visible';
  });
  if (isPublic) {
    // As by a style of the reader's own, of which media queries know nothing.
    const enlarge = (size: string) =>
      page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size);
    await enlarge('200%');
    await expectToFit(page);
    // The layout may still answer to the new width.
    await expect.poll(torn, 'torn words').toEqual([]);
    await enlarge('');
  }
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    '32px',
  );
  await expectToFit(page);
  if (isPublic) expect(await torn(), 'torn words').toEqual([]);
  expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThan(LONGEST_PAGE);
  if (process.env.SCREENS)
    await page.screenshot({ path: `test-results/screens/large/${name}.png`, fullPage: true });
  if (name === 'car-priced') await expectCalendarToFit(page);
  // The next screen of this page begins with the usual ones.
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await devTools.detach();
}

/** Axe looks at it in `search.test.ts`. */
async function expectCalendarToHold(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectCalendarToFit(page);
    await page.keyboard.press('Escape');
  }
}

async function expectCalendarToFit(page: Page): Promise<void> {
  if (await form(page).getByLabel('Alış tarihi').isVisible()) await tripLine(page).click();
  await tripDays(page).click();
  const days = page.getByRole('dialog', { name: 'Tarih seçimi' }).getByRole('gridcell');
  await expect(days.first()).toBeVisible();
  await expect
    .poll(() =>
      days.evaluateAll(
        (cells) =>
          cells.filter((cell) => {
            const { left, right } = cell.getBoundingClientRect();
            return left < 0 || right > innerWidth;
          }).length,
      ),
    )
    .toBe(0);
}

/** German words are the longest, Russian letters the widest: what has room in Turkish may lack it there. */
const IN_LANGUAGES = [
  'home',
  'cars',
  'cars-priced',
  'car-priced',
  'article',
  'transfer-priced',
  'legal',
];

test.describe('in other languages', () => {
  for (const language of ['en', 'de', 'ru']) {
    // English is shorter than the others: the narrowest window with usual letters proves it.
    const isLarge = language !== 'en';
    const widths = isLarge ? WIDTHS : [PHONE];
    test(
      `public pages hold in ${language}${isLarge ? ', also with letters twice as large' : ''}`,
      DESKTOP,
      async ({ page }) => {
        for (const name of IN_LANGUAGES) {
          const screen = PUBLIC_SCREENS[name];
          if (!screen) throw new Error(`There is no screen ${name}`);
          const address = `/${language}${screen.address}`.replace(
            /\/$/,
            screen.first || screen.find ? '/' : '',
          );
          await test.step(name, async () => {
            for (const width of widths) {
              await page.setViewportSize({ width, height: 800 });
              if (width === widths[0]) await open(page, { ...screen, address });
              await expectToFit(page);
              expect(await cutTables(page), 'tables that are cut off').toEqual([]);
              if (name === 'home' && width === widths[0]) await expectNoLayoutShift(page);
              if (process.env.SCREENS) {
                const path = `test-results/screens/${width}/${language}-${name}.png`;
                await page.screenshot({ path, fullPage: true });
              }
            }
            if (isLarge)
              await expectToHoldLargeLetters(page, `${language}-${name}`, {
                isPublic: true,
                longestWord: 12,
              });
          });
        }
      },
    );
  }
});

/** As the office is opened: each change of the window lays it out anew, and large letters come last. */
const FROM_WIDE = WINDOWS.toSorted((one, other) => other.width - one.width);

test(
  'sign-in: holds at every width, also with letters twice as large',
  DESKTOP,
  async ({ page }) => {
    await open(page, { address: '/admin/login' });
    await expectToHold(page, 'sign-in', FROM_WIDE, [WIDE]);
    await test.step('letters twice as large', () => expectToHoldLargeLetters(page, 'sign-in'));
  },
);

test.describe('back office', () => {
  test.use({ reducedMotion: 'reduce' });
  for (const screens of inGroups(Object.entries(OFFICE_SCREENS))) {
    test(
      `${namesOf(screens)}: hold at every width, also with letters twice as large`,
      DESKTOP,
      async ({ page }) => {
        test.slow();
        const { token } = await signIn(page);
        for (const [name, screen] of screens) {
          await test.step(name, async () => {
            await page.setViewportSize({ width: screen.plain ? PHONE : WIDE, height: 800 });
            await open(page, screen, { authorization: `Bearer ${token}` });
            if (screen.rows) await expectManyRows(page, screen.rows);
            if (screen.short) await expectTwoWindows(page);
            const windows = screen.plain ? [NARROWEST] : FROM_WIDE;
            await expectToHold(page, `office-${name}`, windows, screen.axeAt ?? [WIDE]);
            if (screen.rows) await expectLowRows(page);
            await test.step('letters twice as large', () =>
              expectToHoldLargeLetters(page, `office-${name}`));
          });
        }
      },
    );
  }
});

/** A laptop shows this many rows of 44 to 48 px whole. */
async function expectManyRows(page: Page, rows: number): Promise<void> {
  const onLaptop = await rowsOf(page);
  expect(onLaptop.filter(({ isWhole }) => isWhole).length).toBeGreaterThanOrEqual(rows);
  for (const { height } of onLaptop) {
    expect(height).toBeGreaterThanOrEqual(44);
    expect(height).toBeLessThanOrEqual(48);
  }
}

/** On a phone a row is at most 96 px high, also on the narrowest. */
async function expectLowRows(page: Page): Promise<void> {
  await page.setViewportSize({ width: PHONE, height: 800 });
  const highest = async () => Math.max(...(await rowsOf(page)).map(({ height }) => height));
  await expect.poll(highest).toBeLessThanOrEqual(96);
}

const rowsOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('tbody tr, ol > li:has(> time)')
    .evaluateAll((all) =>
      all.map((row) => ({
        height: row.getBoundingClientRect().height,
        isWhole: row.getBoundingClientRect().bottom <= innerHeight,
      })),
    );

async function expectTwoWindows(page: Page): Promise<void> {
  const windows = () => page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  await expect.poll(windows).toBeLessThanOrEqual(2);
  expect(await cutValues(page), 'values that are cut off').toEqual([]);
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
  const to = `${address}${record}${query}`;
  if (headers && page.url() !== 'about:blank') await goOn(page, to);
  else {
    await emptyCaches(page);
    await page.goto(to);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  if (shows) await page.getByRole('main').getByRole(shows).first().waitFor();
}

/** What is true of every screen in each of these windows; keeps pictures of it when `SCREENS` is set. */
async function expectToHold(
  page: Page,
  name: string,
  windows: typeof WINDOWS,
  axeAt: number[],
): Promise<void> {
  for (const size of windows) {
    await test.step(`${size.width} px`, async () => {
      await page.setViewportSize(size);
      await expectPrices(page, name, await expectToFit(page));
      if (axeAt.includes(size.width)) await expectNoAxeViolations(page, looked(name));
      if (process.env.SCREENS && size !== ENLARGED) {
        const path = `test-results/screens/${size.width}/${name}.png`;
        await page.screenshot({ path, fullPage: true });
      }
      if (size === ENLARGED) await expectToHoldInForcedColours(page, name);
    });
  }
}

async function expectToHoldInForcedColours(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await withoutVisibleFocus(page, looked(name)), 'controls without a visible focus').toEqual(
    [],
  );
  expect(await withoutVisibleState(page), 'states that cannot be seen').toEqual([]);
  if (process.env.SCREENS)
    await page.screenshot({ path: `test-results/screens/forced/${name}.png`, fullPage: true });
  await page.emulateMedia({ forcedColors: 'none' });
}

/** The total of the chosen days too. */
async function expectPrices(page: Page, name: string, seen: number): Promise<void> {
  if (PUBLIC_SCREENS[name]) expect(await cutTables(page), 'tables that are cut off').toEqual([]);
  if (PUBLIC_SCREENS[name]?.priced) expect(seen, 'amounts that can be seen').toBeGreaterThan(0);
  if (name !== 'car-priced') return;
  const total = page.locator('.reservation-card').getByRole('status').first();
  await expect(total).toContainText(/€\d.*toplam/);
}

/** Gives how many amounts of money can be seen. */
async function expectToFit(page: Page): Promise<number> {
  let seen = 0;
  const faults = async () => {
    const { overflow, seenAmounts, ...others } = await layoutOf(page);
    seen = seenAmounts;
    return { isTooWide: overflow > 0, ...others };
  };
  const none = { isTooWide: false, cutNumbers: [], brokenAmounts: [], unseenAmounts: [] };
  // The layout may still answer to the new width.
  await expect.poll(faults, 'faults of the layout').toEqual(none);
  return seen;
}
