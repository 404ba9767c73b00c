import type { Page } from '@playwright/test';
import { heldBack } from './support/held-back.ts';
import { drawnMap, liveMap, mapSection, showMap, tileWeather } from './support/map.ts';
import { needWebGl, opener, panorama, still, view, viewer } from './support/panorama.ts';
import { expect, expectNoLayoutShift, test } from './support/test.ts';
import { boxOf, comeToRest, swipe } from './support/touch.ts';

const scrollTop = (page: Page) => page.evaluate(() => scrollY);

test('a visitor opens the street map, and moves it by wheel, keys, buttons and finger', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response 500 GET .*\.png/);
  const tiles = await tileWeather(page, 'good');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const control = (name: string) => mapSection(page).getByRole('button', { name });
  await page.goto('/');

  await test.step('nothing of the map is loaded before it is opened', async () => {
    await showMap(page).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await expect(mapSection(page)).toContainText(
      /Sokak haritası 127\.0\.0\.1.* IP adresinizi görür/,
    );
    expect(requested.filter((url) => /live-map|\.png$/.test(url))).toEqual([]);
    await showMap(page).click();
    await expect(liveMap(page)).toBeVisible();
    await expect(drawnMap(page)).toHaveCount(0);
    const thanks = mapSection(page).getByRole('link', { name: /^© OpenStreetMap/ });
    await expect(thanks).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright');
    await page.waitForLoadState('networkidle');
    await expectNoLayoutShift(page);
  });

  await test.step('wheel and finger scroll the page until the map has the focus', async () => {
    await liveMap(page).hover();
    const before = await scrollTop(page);
    await page.mouse.wheel(0, -120);
    await expect.poll(() => scrollTop(page)).toBeLessThan(before);
    expect(zooms(tiles)).toEqual([14]);
    await liveMap(page).evaluate((map) =>
      map.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await comeToRest(page);
    const [scrolled, placed] = [await scrollTop(page), await pinOnMap(page)];
    await swipe(page, liveMap(page), 'up');
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(scrolled);
    await comeToRest(page);
    expect(await pinOnMap(page)).toEqual(placed);
    await liveMap(page).tap();
    await expect(liveMap(page)).toBeFocused();
    await swipe(page, liveMap(page), 'up');
    await expect.poll(async () => (await pinOnMap(page)).y).toBeLessThan(placed.y);
  });

  await test.step('buttons, keys and the wheel move the map', async () => {
    await control('Haritayı yakınlaştır').click();
    await expect.poll(() => zooms(tiles)).toEqual([14, 15]);
    await control('Haritayı uzaklaştır').click();
    await liveMap(page).focus();
    await page.keyboard.press('-');
    await expect.poll(() => zooms(tiles)).toEqual([13, 14, 15]);
    const { x } = await pinOnMap(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await pinOnMap(page)).x).toBeLessThan(x);
    await liveMap(page).hover();
    await page.mouse.wheel(0, 240);
    await expect.poll(() => zooms(tiles)[0]).toBeLessThan(13);
  });

  await test.step('when tiles fail the drawn map is shown again, and the street map can be loaded again', async () => {
    await tileWeather(page, 'failing');
    await control('Haritayı uzaklaştır').click();
    await expect(liveMap(page)).toHaveCount(0);
    await expect(drawnMap(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('Harita yüklenemedi.');
    await tileWeather(page, 'good');
    await page.getByRole('button', { name: 'Tekrar Dene' }).click();
    await expect(liveMap(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('a visitor opens the panorama, and turns it by mouse, finger, keys and buttons @1.15', async ({
  page,
  allowProblems,
}) => {
  // A warning of the browser when a test takes a screenshot of WebGL content.
  allowProblems(/GL Driver Message/);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const heavy = () => requested.filter((path) => /panorama-viewer|panorama-\d.*webp$/.test(path));
  const control = (name: string) => panorama(page).getByRole('button', { name });
  const seen = new Set<string>();
  const expectViews = async (count: number) => {
    seen.add(await view(page));
    expect(seen.size).toBe(count);
  };
  await page.goto('/');

  await test.step('nothing of the panorama is loaded before it is opened', async () => {
    await still(page).scrollIntoViewIfNeeded();
    const width = () => still(page).evaluate((img: HTMLImageElement) => img.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    expect(heavy()).toEqual([]);
    await needWebGl(page);
  });

  await test.step('loading shows its progress, and can be cancelled with Esc and with a button', async () => {
    const place = await boxOf(still(page));
    const release = await heldBack(page, '**/panorama-2048-*.webp');
    const progress = panorama(page).getByRole('progressbar', { name: 'Görüntü yükleniyor' });
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => control('Vazgeç').click(),
      () => control('Vazgeç').press('Escape'),
    ]) {
      await opener(page).click();
      await expect(progress).toHaveAttribute('aria-valuenow', '0');
      await expect(opener(page)).toBeFocused();
      await expect(opener(page)).toBeDisabled();
      await expect(still(page)).toBeVisible();
      await leave();
      await expect(progress).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
      await expect(opener(page)).toBeEnabled();
    }
    await opener(page).click();
    release();
    await expect(viewer(page)).toBeFocused();
    expect(heavy().join()).not.toContain('panorama-4096');
    const { width, height } = await boxOf(viewer(page));
    expect([width, height]).toEqual([place.width, place.height]);
    await expectNoLayoutShift(page);
  });

  await test.step('mouse and finger turn the panorama', async () => {
    await expectViews(1);
    const scrolled = await scrollTop(page);
    const { x, y, width, height } = await boxOf(viewer(page));
    await page.mouse.move(x + width / 2, y + height / 3);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 - 200, y + height / 3, { steps: 5 });
    await page.mouse.up();
    await expectViews(2);
    await swipe(page, viewer(page), 'left');
    await expectViews(3);
    expect(await scrollTop(page)).toBe(scrolled);
  });

  await test.step('keys and buttons turn the panorama', async () => {
    for (const [i, key] of ['ArrowLeft', 'ArrowUp', '+'].entries()) {
      await page.keyboard.press(key, { delay: 200 });
      await expectViews(4 + i);
    }
    await control('Sağa dön').click();
    await expectViews(7);
    await control('Kapat').focus();
    await page.keyboard.press('ArrowLeft', { delay: 200 });
    await expectViews(7);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await expect(still(page)).toBeVisible();
  });

  await test.step('with reduced motion it turns without animation, and nothing moves by itself', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const moving = () => page.evaluate(() => document.getAnimations().length);
    await expect.poll(moving).toBe(0);
    await opener(page).click();
    await expect(viewer(page)).toBeFocused();
    expect(await moving()).toBe(0);
    seen.clear();
    await expectViews(1);
    await control('Sola dön').click();
    await expectViews(2);
    await control('Yakınlaştır').click();
    await expectViews(3);
  });
});

/** Returns the zoom levels of tiles: the first number in the address of a tile. */
function zooms(tiles: string[]): number[] {
  const found = tiles.map((url) => Number(/\/(\d+)\/\d+\/\d+\.png$/.exec(url)?.[1]));
  return [...new Set(found)].sort((a, b) => a - b);
}

function pinOnMap(page: Page): Promise<{ x: number; y: number }> {
  return liveMap(page).evaluate((map) => {
    const [pin, box] = [map.querySelector('img[src*="pin"]'), map.getBoundingClientRect()];
    const { x = 0, y = 0 } = pin?.getBoundingClientRect() ?? {};
    return { x: Math.round(x - box.x), y: Math.round(y - box.y) };
  });
}
