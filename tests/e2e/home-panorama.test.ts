import { hash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { heldBack } from './support/held-back.ts';
import { expect, expectNoAxeViolations, expectNoLayoutShift, test } from './support/test.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Körfeze bir de buradan bakın' });
const still = (page: Page) => section(page).getByRole('img', { name: /seyir terası/ });
const opener = (page: Page) => section(page).getByRole('button', { name: '360° gezin' });
const viewer = (page: Page) => page.getByRole('application', { name: /^Çepeçevre görüntü/ });
const control = (page: Page, name: string) => section(page).getByRole('button', { name });

/** Files of the large picture, in both sizes. */
const PICTURE = /\/panorama-(2048|4096)-[\w-]+\.webp$/;
/** Message of the browser when a test takes a screenshot of WebGL content. */
const DRIVER_NOTE = /GL Driver Message/;

/** Skips the test in a browser without WebGL, as on some machines without a graphics card. */
async function needWebGl(page: Page): Promise<void> {
  const webGl = await page.evaluate(
    () => document.createElement('canvas').getContext('webgl2') !== null,
  );
  test.skip(!webGl, 'this Chromium has no WebGL');
}

/** Returns a fingerprint of the middle of the viewer, between the buttons, once it stands still. */
async function view(page: Page): Promise<string> {
  const box = await viewer(page).boundingBox();
  if (!box) throw new Error('no viewer');
  const clip = {
    x: box.x + box.width * 0.2,
    y: box.y + box.height * 0.2,
    width: box.width * 0.6,
    height: box.height * 0.55,
  };
  const look = async () => hash('sha1', await page.screenshot({ clip }));
  let last = await look();
  await expect
    .poll(async () => {
      const before = last;
      last = await look();
      return last === before;
    })
    .toBe(true);
  return last;
}

test('the panorama opens on request, turns by mouse, touch, keys and buttons, and closes @1.15', async ({
  page,
  allowProblems,
}) => {
  allowProblems(DRIVER_NOTE);
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  const heavy = () =>
    requestedPaths.filter((path) => /panorama-viewer|panorama-\d.*\.webp$/.test(path));
  await page.goto('/');
  await still(page).scrollIntoViewIfNeeded();
  await expect
    .poll(() => still(page).evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(heavy()).toEqual([]);
  const place = await still(page).boundingBox();
  await needWebGl(page);
  await test.step('waiting shows how far it is, and can be left by Esc and by its button', async () => {
    const release = await heldBack(page, '**/panorama-2048-*.webp');
    const progress = section(page).getByRole('progressbar', { name: 'Görüntü yükleniyor' });
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => control(page, 'Vazgeç').click(),
      () => control(page, 'Vazgeç').press('Escape'),
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
    const pictures = heavy().filter((path) => path.endsWith('.webp'));
    expect(new Set(pictures.map((path) => path.replace(/^.*\/(panorama-\d+).*$/, '$1')))).toEqual(
      new Set(['panorama-2048']),
    );
    expect(await viewer(page).boundingBox()).toMatchObject({
      width: place?.width,
      height: place?.height,
    });
    await expectNoLayoutShift(page);
  });
  let moved = '';
  await test.step('mouse and finger', async () => {
    const seen = new Set([await view(page)]);
    const scrolled = await page.evaluate(() => scrollY);
    const box = await viewer(page).boundingBox();
    if (!box) throw new Error('no viewer');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 200, y, { steps: 5 });
    await page.mouse.up();
    seen.add(await view(page));
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([px, py]) => ({ x: px, y: py })),
      });
    await touch('touchStart', [[x, y]]);
    for (let step = 1; step <= 6; step++) await touch('touchMove', [[x - step * 15, y + step * 5]]);
    await touch('touchEnd', []);
    moved = await view(page);
    seen.add(moved);
    expect(seen.size).toBe(3);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });
  await test.step('buttons and keys', async () => {
    const seen = new Set([moved]);
    for (const key of ['ArrowLeft', 'ArrowUp', '+']) {
      await page.keyboard.press(key, { delay: 200 });
      seen.add(await view(page));
    }
    await control(page, 'Sağa dön').click();
    seen.add(await view(page));
    expect(seen.size).toBe(5);
    const [last] = [...seen].slice(-1);
    await control(page, 'Kapat').focus();
    await page.keyboard.press('ArrowLeft', { delay: 200 });
    expect(await view(page)).toBe(last);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await expect(still(page)).toBeVisible();
  });
  await test.step('for people who get dizzy it turns at once, and nothing moves by itself', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const moving = () => page.evaluate(() => document.getAnimations().length);
    await expect.poll(moving).toBe(0);
    await opener(page).click();
    await expect(viewer(page)).toBeFocused();
    expect(await moving()).toBe(0);
    const seen = new Set([await view(page)]);
    for (const name of ['Sola dön', 'Yakınlaş']) {
      await control(page, name).click();
      seen.add(await view(page));
    }
    expect(seen.size).toBe(3);
  });
});

test('when the viewer or its picture does not come, the still stays, and it can be tried again', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/request .*panorama-.*ERR_FAILED|console error|GL Driver/);
  const failed = section(page)
    .getByRole('alert')
    .getByText('Çepeçevre görüntü açılamadı. Tekrar deneyebilirsiniz.');
  await page.route(/\/panorama-viewer-[\w-]+\.js$/, (route) => route.abort());
  await page.goto('/');
  await needWebGl(page);
  await opener(page).click();
  await expect(failed).toBeVisible();
  await page.unrouteAll();
  await page.route(PICTURE, (route) => route.abort(), { times: 1 });
  await page.goto('/');
  await still(page).evaluate((img) => img.scrollIntoView({ block: 'center' }));
  await opener(page).click();
  await expect(failed).toBeVisible();
  await expect(still(page)).toBeVisible();
  await expect(viewer(page)).toHaveCount(0);
  await expectNoLayoutShift(page);
  await expectNoAxeViolations(page, 'section:has([role="alert"])');
  await opener(page).click();
  await expect(viewer(page)).toBeFocused();
});

test('a browser without WebGL says that it cannot open it', async ({ page, allowProblems }) => {
  allowProblems(/console error/);
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto('/');
  await opener(page).click();
  await expect(section(page).getByRole('alert')).toHaveText(
    'Çepeçevre görüntü bu cihazda açılamıyor.',
  );
  await expect(still(page)).toBeVisible();
});
