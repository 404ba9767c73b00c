import type { Locator, Page } from '@playwright/test';
import { aCar, carDetail } from './support/cars.ts';
import { expect, test } from './support/test.ts';

const gallery = (page: Page) => page.getByRole('region', { name: 'Araç fotoğrafları' });
/** Told to screen readers. */
const position = (page: Page, n: number) => gallery(page).getByText(`Fotoğraf ${n} / 5`);

test('car photos are reached by swipe, arrows, thumbnails and keys @2.18 @2.19', async ({
  page,
}) => {
  const car = await carDetail(page, (await aCar(page)).id);
  await page.goto(`/cars/${car.id}`);
  const dots = gallery(page).locator('[aria-hidden="true"] > span');
  const widestDot = async () => {
    const widths = await dots.evaluateAll((all) => all.map((dot) => dot.clientWidth));
    return widths.indexOf(Math.max(...widths)) + 1;
  };
  await expect(dots).toHaveCount(5);
  await expect(position(page, 1)).toBeAttached();
  const strip = gallery(page).getByRole('list', { name: 'Araç fotoğrafları' });
  await page.waitForLoadState('networkidle');
  const box = await strip.boundingBox();
  if (!box) throw new Error('the pictures must be there');
  const browser = await page.context().newCDPSession(page);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.map((share) => ({ x: box.x + box.width * share, y: box.y + 60 })),
    });
  await finger('touchStart', 0.75);
  for (const share of [0.6, 0.45, 0.3, 0.15, 0.05]) await finger('touchMove', share);
  await finger('touchEnd');
  await expect(position(page, 2)).toBeAttached();
  expect(await widestDot()).toBe(2);

  await gallery(page).getByRole('button', { name: 'Sonraki fotoğraf' }).click();
  await expect(position(page, 3)).toBeAttached();
  await gallery(page).getByRole('button', { name: 'Fotoğraf 4 / 5' }).click();
  await expect(position(page, 4)).toBeAttached();
  await strip.focus();
  await page.keyboard.press('ArrowRight');
  await expect(position(page, 5)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(position(page, 1)).toBeAttached();

  await test.step('prices', async () => {
    const card = page.getByRole('region', { name: 'Fiyatlar' });
    const price = (euros: number) =>
      card.getByText(`€${euros.toLocaleString('en-US', { minimumFractionDigits: 2 })}`);
    await expect(price(car.effectivePricing.daily)).toBeVisible();
    await card.getByRole('radio', { name: 'Haftalık' }).click();
    await expect(price(car.effectivePricing.weekly)).toBeVisible();
    await expect(price(car.effectivePricing.daily)).toBeHidden();
    await page.keyboard.press('ArrowRight');
    await expect(price(car.effectivePricing.monthly)).toBeVisible();
  });
});

test('car photos that fail to load show brand and model instead @8.42 @8.44', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/images/);
  await page.route('**/images/**', (route) => route.abort('failed'));
  await page.goto('/cars?brand=Hyundai');
  await expect(page.getByRole('article').first()).toContainText(/Hyundai\s*(i20|Elantra|Tucson)/);
  await expect(page.getByRole('article').getByRole('img')).toHaveCount(0);
  const car = await aCar(page);
  await page.goto(`/cars/${car.id}`);
  await gallery(page).getByRole('button', { name: 'Fotoğraf 5 / 5' }).click();
  await expect(position(page, 5)).toBeAttached();
  await expect(gallery(page).locator('img')).toHaveCount(0);
  await expect(gallery(page).getByText(car.brand).first()).toBeVisible();
});

test('a narrow screen has the picture first and one bar, which covers nothing of the page’s end', async ({
  page,
}) => {
  await page.goto(`/cars/${(await aCar(page)).id}`);
  const box = async (what: Locator) => {
    const found = await what.boundingBox();
    if (!found) throw new Error(`${what} must be there`);
    return { ...found, bottom: found.y + found.height };
  };
  const bar = page.getByRole('complementary', { name: 'Fiyatlar' });
  const header = await box(page.getByRole('banner'));
  const picture = await box(page.getByRole('list', { name: 'Araç fotoğrafları' }));
  // Whole, from edge to edge, and above the title.
  expect(Math.abs(picture.y - header.bottom)).toBeLessThanOrEqual(1);
  expect(picture.width).toBe(360);
  expect(picture.height).toBe(240);
  expect((await box(page.getByRole('heading', { level: 1 }))).y).toBeGreaterThan(picture.bottom);
  await expect(bar.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/902420000000\?text=Merhaba/,
  );

  for (const width of [360, 820]) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    expect((await box(page.getByText('© '))).bottom).toBeLessThanOrEqual((await box(bar)).y);
    expect((await box(bar)).height).toBeLessThanOrEqual(72);
    await expect(bar.getByRole('button', { name: 'Rezervasyon yap' })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Bize ulaşın' })).toBeHidden();
  }
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(bar).toBeHidden();
  await expect(page.getByRole('complementary', { name: 'Bize ulaşın' })).toBeVisible();
});
