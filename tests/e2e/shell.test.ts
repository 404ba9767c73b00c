import { DESKTOP, expect, expectNoAxeViolations, test } from './support/test.ts';

test('the menu of narrow screens is a sheet that keeps the focus and gives it back @2.7', async ({
  page,
}) => {
  await page.goto('/cars');
  const opener = page.getByRole('button', { name: 'Menüyü aç' });
  await opener.click();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await expect(menu).toBeVisible();
  for (const [name, href] of [
    ['Arabalar', '/cars'],
    ['Transfer Hizmeti', '/transfer-service'],
    ['Bloglar', '/news'],
  ] as const) {
    const link = menu.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', href);
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await expectNoAxeViolations(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await menu.getByRole('link', { name: 'Ana Sayfa' }).click();
  await expect(page).toHaveURL('/');
  await expect(menu).toBeHidden();
});

test(
  'the first Tab skips to the content, and the header marks the current page',
  DESKTOP,
  async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'İçeriğe geç' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    const nav = page.getByRole('navigation', { name: 'Ana menü' });
    await expect(nav.getByRole('link')).toHaveText([
      'Ana Sayfa',
      'Araçlar',
      'Transfer',
      'Haberler',
    ]);
    await nav.getByRole('link', { name: 'Araçlar' }).click();
    await expect(page).toHaveURL('/cars');
    await expect(nav.getByRole('link', { name: 'Araçlar' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const announced = page.getByRole('status').first();
    await expect(announced).not.toBeEmpty();
    await expect(announced).toHaveText(await page.title());
  },
);

test('the contact widget offers four ways and covers nothing at the end of the page @1.17', async ({
  page,
}) => {
  await page.goto('/');
  const cover = () =>
    page
      .locator('header')
      .first()
      .evaluate((header) => Number(getComputedStyle(header, '::before').opacity));
  // The header is clear over the hero, and solid once the page is scrolled.
  expect(await cover()).toBe(0);
  const widget = page.getByRole('complementary', { name: 'Bize ulaşın' });
  await expect(widget.getByRole('link')).toHaveCount(4);
  await expect(widget.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/902420000000\?text=Merhaba/,
  );
  await expect(widget.getByRole('link', { name: 'Telefon' })).toHaveAttribute(
    'href',
    'tel:+902420000000',
  );
  await expect(widget.getByRole('link', { name: 'E-posta' })).toHaveAttribute(
    'href',
    'mailto:info@example.com',
  );
  await expect(widget.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    'https://example.com/instagram',
  );
  for (const link of await widget.getByRole('link').all()) {
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(cover).toBe(1);
  const last = await page.getByText('© ').boundingBox();
  const bar = await widget.boundingBox();
  if (!last || !bar) throw new Error('the footer and the widget must be there');
  // A narrow window has a bar over the whole width of the bottom.
  expect([bar.x, bar.width, bar.y + bar.height]).toEqual([0, 360, 740]);
  expect(last.y + last.height).toBeLessThan(bar.y + 1);
  // A laptop has a round button at the right edge, beside the ends of the page's lines. The button
  // opens the links above itself.
  await page.setViewportSize({ width: 1280, height: 740 });
  const round = await widget.boundingBox();
  expect(round?.x).toBeGreaterThan(1280 - 68);
  expect(round?.height).toBe(round?.width);
  for (const link of await page.getByRole('link', { name: /^Tüm (araçlar|yazılar)/ }).all()) {
    const box = await link.boundingBox();
    if (box) expect(box.x + box.width).toBeLessThanOrEqual(round?.x ?? 0);
  }
  await expect(widget.getByRole('link')).toHaveCount(0);
  await widget.getByRole('button', { name: 'Bize ulaşın' }).click();
  await expect(widget.getByRole('link')).toHaveCount(4);
  // A wide window has space for all contacts beside the page.
  await page.setViewportSize({ width: 1920, height: 740 });
  await expect(widget.getByRole('button')).toHaveCount(0);
  await expect(widget.getByRole('link')).toHaveCount(4);
  const column = await widget.boundingBox();
  expect(column?.x).toBeGreaterThan(1840);
  expect(column?.height).toBeGreaterThan(column?.width ?? 0);
  // This click would fail if the column covered the control.
  const pause = page.getByLabel('Akan yazıyı durdur');
  await page.locator('label').filter({ has: pause }).click();
  await expect(pause).toBeChecked();
  const pauseEnd = await page.locator('label').filter({ has: pause }).boundingBox();
  expect((pauseEnd?.x ?? 0) + (pauseEnd?.width ?? 0)).toBeLessThan(column?.x ?? 0);
});

test('the header is transparent over a picture at the top, solid elsewhere', async ({ page }) => {
  const cover = () =>
    page
      .locator('header.site-header')
      .evaluate((header) => Number(getComputedStyle(header, '::before').opacity));
  await page.goto('/transfer');
  await expect.poll(cover).toBe(0);
  await page.evaluate(() => scrollTo(0, 48));
  await expect.poll(cover).toBeCloseTo(0.5, 1);
  await page.evaluate(() => scrollTo(0, 96));
  await expect.poll(cover).toBe(1);
  await page.getByRole('contentinfo').getByText('Hızlı bağlantılar').click();
  await page.locator('footer a[href^="/cars"]').first().click();
  await expect(page.locator('h1')).toHaveText('Araçlar');
  expect(await cover()).toBe(1);
  await page.goBack();
  await expect(page.locator('.under-header')).toBeAttached();
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(cover).toBe(0);
});
