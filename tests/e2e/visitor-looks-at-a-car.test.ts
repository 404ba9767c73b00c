import type { Locator, Page } from '@playwright/test';
import { aCar, carDetail } from './support/cars.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';
import { boxOf, swipe } from './support/touch.ts';

const pictures = (page: Page) => page.getByRole('region', { name: 'Araç fotoğrafları' });
const gallery = (page: Page) => page.getByRole('dialog', { name: 'Araç fotoğrafları' });
/** A picture's position, such as 'Fotoğraf 2 / 5'. Cars have five pictures or more. */
const position = (page: Page, n: number) => gallery(page).getByText(`Fotoğraf ${n} / `);
/** Position of the widest dot. */
const widestDot = async (box: Locator) => {
  const widths = await box
    .locator('[aria-hidden="true"] > span')
    .evaluateAll((all) => all.map((dot) => dot.clientWidth));
  return widths.indexOf(Math.max(...widths)) + 1;
};

test('a visitor on a phone looks at the photos and prices of a car @2.18 @2.19', async ({
  page,
}) => {
  const car = await carDetail(page, (await aCar(page)).id);
  const count = car.gallery.length + 1;
  await page.goto(`/cars/${car.id}`);
  const strip = pictures(page).getByRole('list', { name: 'Araç fotoğrafları' }).first();
  const bar = page.getByRole('complementary', { name: 'Fiyatlar' });

  await test.step('the picture is shown whole, from edge to edge, above the title', async () => {
    const [header, picture] = [await boxOf(page.getByRole('banner')), await boxOf(strip)];
    expect(Math.abs(picture.y - header.bottom)).toBeLessThanOrEqual(1);
    expect([picture.width, picture.height]).toEqual([360, 240]);
    const title = page.getByRole('heading', { level: 1 });
    expect((await boxOf(title)).y).toBeGreaterThan(picture.bottom);
  });

  await test.step('a swipe shows the second photo', async () => {
    const dots = pictures(page).locator('.car-pictures');
    await page.waitForLoadState('networkidle');
    await expect(dots.locator('[aria-hidden="true"] > span')).toHaveCount(count);
    expect(await widestDot(dots)).toBe(1);
    await swipe(page, strip, 'left');
    await expect.poll(() => widestDot(dots)).toBe(2);
  });

  await test.step('the gallery opens at the same photo; its arrows, thumbnails and keys show the others', async () => {
    await pictures(page)
      .getByRole('button', { name: `${count} görsel` })
      .tap();
    await expect(position(page, 2)).toBeVisible();
    await expectNoAxeViolations(page, 'dialog[open]');
    await gallery(page).getByRole('button', { name: 'Sonraki fotoğraf' }).click();
    await expect(position(page, 3)).toBeAttached();
    await gallery(page)
      .getByRole('button', { name: /^Fotoğraf 4 / })
      .click();
    await expect(position(page, 4)).toBeAttached();
    expect(await widestDot(gallery(page))).toBe(4);
    for (let n = 5; n <= count; n++) {
      await page.keyboard.press('ArrowRight');
      await expect(position(page, n)).toBeAttached();
    }
    await page.keyboard.press('ArrowRight');
    await expect(position(page, 1)).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(gallery(page)).toHaveCount(0);
  });

  await test.step('prices for a day, a week and a month are in tabs', async () => {
    const card = page.getByRole('region', { name: 'Fiyatlar' });
    // The price of today; the rows below it are seasons to come.
    const now = card.getByRole('row').first();
    const price = (euros: number) =>
      `€${euros.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
    await expect(now).toContainText(price(car.effectivePricing.daily));
    await card.getByRole('radio', { name: 'Haftalık' }).click();
    await expect(now).toContainText(price(car.effectivePricing.weekly));
    await expect(now).not.toContainText(price(car.effectivePricing.daily));
    await page.keyboard.press('ArrowRight');
    await expect(now).toContainText(price(car.effectivePricing.monthly));
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
    await pictures(page)
      .getByRole('button', { name: / görsel$/ })
      .click();
    await gallery(page)
      .getByRole('button', { name: /^Fotoğraf 5 / })
      .click();
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
