import type { Page } from '@playwright/test';
import { aCar, carDetail } from './support/cars.ts';
import { expect, test } from './support/test.ts';
import { boxOf, swipe } from './support/touch.ts';

const gallery = (page: Page) => page.getByRole('region', { name: 'Araç fotoğrafları' });
const position = (page: Page, n: number) => gallery(page).getByText(`Fotoğraf ${n} / 5`);

test('a visitor on a phone looks at the photos and prices of a car @2.18 @2.19', async ({
  page,
}) => {
  const car = await carDetail(page, (await aCar(page)).id);
  await page.goto(`/cars/${car.id}`);
  const strip = gallery(page).getByRole('list', { name: 'Araç fotoğrafları' });
  const bar = page.getByRole('complementary', { name: 'Fiyatlar' });

  await test.step('the picture is shown whole, from edge to edge, above the title', async () => {
    const [header, picture] = [await boxOf(page.getByRole('banner')), await boxOf(strip)];
    expect(Math.abs(picture.y - header.bottom)).toBeLessThanOrEqual(1);
    expect([picture.width, picture.height]).toEqual([360, 240]);
    const title = page.getByRole('heading', { level: 1 });
    expect((await boxOf(title)).y).toBeGreaterThan(picture.bottom);
  });

  await test.step('a swipe shows the second photo', async () => {
    const dots = gallery(page).locator('[aria-hidden="true"] > span');
    const widestDot = async () => {
      const widths = await dots.evaluateAll((all) => all.map((dot) => dot.clientWidth));
      return widths.indexOf(Math.max(...widths)) + 1;
    };
    await expect(dots).toHaveCount(5);
    await expect(position(page, 1)).toBeAttached();
    await page.waitForLoadState('networkidle');
    await swipe(page, strip, 'left');
    await expect(position(page, 2)).toBeAttached();
    expect(await widestDot()).toBe(2);
  });

  await test.step('arrows, thumbnails and keys show the other photos', async () => {
    await gallery(page).getByRole('button', { name: 'Sonraki fotoğraf' }).click();
    await expect(position(page, 3)).toBeAttached();
    await gallery(page).getByRole('button', { name: 'Fotoğraf 4 / 5' }).click();
    await expect(position(page, 4)).toBeAttached();
    await strip.focus();
    await page.keyboard.press('ArrowRight');
    await expect(position(page, 5)).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await expect(position(page, 1)).toBeAttached();
  });

  await test.step('prices for a day, a week and a month are in tabs', async () => {
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

  await test.step('one bar has the price and the contact, and covers nothing at the end of the page', async () => {
    const contact = page.getByRole('complementary', { name: 'Bize ulaşın' });
    const chat = bar.getByRole('link', { name: 'WhatsApp' });
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/902420000000\?text=Merhaba/);
    for (const width of [360, 820]) {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      expect((await boxOf(page.getByText('© '))).bottom).toBeLessThanOrEqual((await boxOf(bar)).y);
      expect((await boxOf(bar)).height).toBeLessThanOrEqual(72);
      await expect(contact).toBeHidden();
    }
    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(bar).toBeHidden();
    await expect(contact).toBeVisible();
  });
});

test('instead of pictures that fail to load, a visitor sees brand and model, and a drawing for each post @8.42 @8.43 @8.44', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/images|broken/);
  await page.route('**/images/**', (route) => route.abort('failed'));

  await test.step('in the list of cars', async () => {
    await page.goto('/cars?brand=Hyundai');
    const car = page.getByRole('article').first();
    await expect(car).toContainText(/Hyundai\s*(i20|Elantra|Tucson)/);
    await expect(page.getByRole('article').getByRole('img')).toHaveCount(0);
  });

  await test.step('in the photos of a car', async () => {
    const car = await aCar(page);
    await page.goto(`/cars/${car.id}`);
    await gallery(page).getByRole('button', { name: 'Fotoğraf 5 / 5' }).click();
    await expect(position(page, 5)).toBeAttached();
    await expect(gallery(page).locator('img')).toHaveCount(0);
    await expect(gallery(page).getByText(car.brand).first()).toBeVisible();
  });

  await test.step('in the news', async () => {
    await page.goto('/news');
    await expect(page.locator('main img[src*="default-post"]').first()).toBeVisible();
    // Pictures load when they are near the window.
    const left = page.locator('main img[src^="/images/"]');
    await expect(async () => {
      if ((await left.count()) > 0) await left.first().scrollIntoViewIfNeeded();
      await expect(left).toHaveCount(0, { timeout: 500 });
    }).toPass();
  });

  await test.step('in an article, also inside its text', async () => {
    await page.getByRole('article').first().getByRole('link').first().click();
    const cover = page.getByRole('article').locator('header img');
    await expect(cover).toHaveAttribute('src', /default-post/);
    const text = page.locator('.post-body');
    await text.evaluate((body) =>
      body.append(Object.assign(new Image(), { src: '/images/broken.webp' })),
    );
    await expect(text.locator('img').last()).toHaveAttribute('src', /default-post/);
  });
});
