import type { Locator, Page } from '@playwright/test';
import { expect, expectNoLayoutShift, test } from './support/test.ts';
import { tileWeather } from './support/tile-server.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Bizi burada bulursunuz' });
const drawn = (page: Page) => page.getByRole('img', { name: /^Antalya Körfezi’nin haritası/ });
const live = (page: Page) => page.getByRole('application', { name: /ofisinin çevresi, harita/ });
const thanks = (page: Page) => section(page).getByRole('link', { name: /^© OpenStreetMap/ });

const show = (page: Page) => section(page).getByRole('button', { name: 'Haritayı göster' });

/** Asks for the map and waits until its tiles have come. */
async function openLiveMap(page: Page): Promise<void> {
  await show(page).click();
  await expect(live(page)).toBeVisible();
}

/** Resolves when the page has stopped scrolling: a tap on a moving page only stops it. */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const STILL_FRAMES = 15;
        let [last, still] = [scrollY, 0];
        const look = () => {
          still = scrollY === last ? still + 1 : 0;
          last = scrollY;
          if (still >= STILL_FRAMES) resolve();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
}

async function swipeUp(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('nothing to swipe over');
  const [x, y] = [box.x + box.width / 3, box.y + box.height * 0.6];
  const finger = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number }[],
  ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x, y }]);
  for (let step = 1; step <= 6; step++) await touch('touchMove', [{ x, y: y - step * 12 }]);
  await touch('touchEnd', []);
}

/** Returns the zoom levels of tiles: the first number in each URL. */
function zooms(tiles: string[]): number[] {
  const found = tiles.map((url) => Number(/\/(\d+)\/\d+\/\d+\.png$/.exec(url)?.[1]));
  return [...new Set(found)].sort((a, b) => a - b);
}

test('the live map loads on request, moves, and falls back to the drawing if tiles fail', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response 500 GET .*\.png/);
  const requestedTiles = await tileWeather(page, 'good');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/');
  await show(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await expect(section(page)).toContainText(/Sokak haritası 127\.0\.0\.1.* IP adresinizi görür/);
  expect(requestedTiles).toEqual([]);
  expect(scripts.filter((url) => url.includes('live-map'))).toEqual([]);

  await openLiveMap(page);
  await expect(thanks(page)).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright');
  await expect(drawn(page)).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await expectNoLayoutShift(page);

  await test.step('the page keeps the wheel until the map has the focus', async () => {
    await live(page).hover();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, -120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before);
    expect(zooms(requestedTiles)).toEqual([14]);
  });
  await live(page).scrollIntoViewIfNeeded();
  await section(page).getByRole('button', { name: 'Haritayı yakınlaştır' }).click();
  await expect.poll(() => zooms(requestedTiles)).toEqual([14, 15]);
  await section(page).getByRole('button', { name: 'Haritayı uzaklaştır' }).click();
  await live(page).focus();
  await page.keyboard.press('-');
  await expect.poll(() => zooms(requestedTiles)).toEqual([13, 14, 15]);
  const pin = live(page).locator('img[src*="pin"]');
  const pinAt = async () => (await pin.boundingBox())?.x ?? Number.NaN;
  const before = await pinAt();
  await page.keyboard.press('ArrowRight');
  await expect.poll(pinAt).toBeLessThan(before);
  await live(page).hover();
  await page.mouse.wheel(0, 240);
  await expect.poll(() => zooms(requestedTiles)[0]).toBeLessThan(13);

  await tileWeather(page, 'failing');
  await section(page).getByRole('button', { name: 'Haritayı uzaklaştır' }).click();
  await expect(live(page)).toHaveCount(0);
  await expect(drawn(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Harita yüklenemedi.');
});

test('a finger scrolls past the map until it has been tapped', async ({ page }) => {
  await page.goto('/');
  await openLiveMap(page);
  await live(page).evaluate((map) => map.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await comeToRest(page);
  const pinOnMap = () =>
    live(page).evaluate((map) => {
      const pin = map.querySelector('img[src*="pin"]');
      return Math.round((pin?.getBoundingClientRect().y ?? 0) - map.getBoundingClientRect().y);
    });
  const [scrolled, placed] = [await page.evaluate(() => scrollY), await pinOnMap()];
  await swipeUp(page, live(page));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);
  await comeToRest(page);
  expect(await pinOnMap()).toBe(placed);

  await live(page).tap();
  await expect(live(page)).toBeFocused();
  const before = await pinOnMap();
  await swipeUp(page, live(page));
  await expect.poll(pinOnMap).toBeLessThan(before);
});

test('a map whose tiles fail says so beside the drawing and is tried again', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response 500 GET .*\.png/);
  await tileWeather(page, 'failing');
  await page.goto('/');
  await page.getByRole('button', { name: 'Haritayı göster' }).click();
  await expect(page.getByRole('alert')).toHaveText('Harita yüklenemedi.');
  await expect(page.locator('.leaflet-container')).toHaveCount(0);

  await tileWeather(page, 'good');
  await page.getByRole('button', { name: 'Tekrar Dene' }).click();
  await expect(page.locator('.leaflet-container')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a map whose script does not come says so', async ({ page, allowProblems }) => {
  allowProblems(/live-map/);
  await page.route(/live-map/, (route) => route.abort());
  await page.goto('/');
  await show(page).click();
  await expect(page.getByRole('alert')).toHaveText('Harita yüklenemedi.');
  await expect(drawn(page)).toBeVisible();
});

test('shows the drawing and an error if no tile arrives', async ({ page }) => {
  await page.clock.install();
  const requestedTiles = await tileWeather(page, 'hanging');
  await page.goto('/');
  await show(page).click();
  await expect.poll(() => requestedTiles.length).toBeGreaterThan(0);
  const box = page.locator('.leaflet-container');
  await expect(box).toBeHidden();
  await expect(box).toHaveCount(1);
  await page.clock.fastForward(6000);
  await expect(box).toHaveCount(0);
  await expect(drawn(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Harita yüklenemedi.');
});

test('the makers of the map are thanked in the language of the page', async ({ page }) => {
  await tileWeather(page, 'good');
  await page.goto('/ru');
  await page.getByRole('button', { name: 'Показать карту' }).click();
  await expect(page.getByRole('link', { name: '© Участники OpenStreetMap' })).toBeVisible();
});
