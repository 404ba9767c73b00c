import type { Page } from '@playwright/test';
import { DESKTOP, expect, expectNoLayoutShift, test } from './support/test.ts';

const vitrine = (page: Page) => page.getByRole('region', { name: 'Araç vitrini' });
const slides = (page: Page) => vitrine(page).getByRole('group');

/** Holds the page's time still, so that on a slow machine no six seconds end by themselves. */
async function stopTime(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
}

/** Ends the six seconds at once: the time is an animation, not a timer. */
async function letTimePass(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if ((animation as CSSAnimation).animationName === 'carousel-fill') animation.finish();
    }
  });
}

function autoplay(page: Page) {
  return page.evaluate(() => {
    const found = document
      .getAnimations()
      .filter((animation) => (animation as CSSAnimation).animationName === 'carousel-fill')
      .map((animation) => ({
        state: animation.playState,
        duration: animation.effect?.getTiming().duration,
      }));
    return found[0] ?? null;
  });
}

test(
  'the carousel shows three cars and advances unless hovered, focused or paused @1.5 @2.8 @4.3 @4.16 @9.16 @9.19',
  DESKTOP,
  async ({ page }) => {
    await page.goto('/');
    await vitrine(page).scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    const dot = (name: string) => vitrine(page).getByRole('button', { name, exact: true });
    const usable = () =>
      slides(page).evaluateAll((all) =>
        all.flatMap((slide, i) => ((slide as HTMLElement).inert ? [] : [i])),
      );
    // Hovering stops the slides from changing by themselves.
    await slides(page).first().hover();
    const count = await slides(page).count();
    await expect(slides(page).nth(2)).toBeInViewport({ ratio: 0.9 });
    await expect(slides(page).nth(3)).not.toBeInViewport();
    await dot('Önceki araçlar').click();
    await expect(slides(page).nth(count - 1)).toBeInViewport({ ratio: 0.9 });
    await dot('Sonraki araçlar').click();
    await expect(slides(page).first()).toBeInViewport({ ratio: 0.9 });
    await dot('2. sayfaya geç').click();
    await expect(slides(page).nth(3)).toBeInViewport({ ratio: 0.9 });
    await expect(dot('2. sayfaya geç')).toHaveAttribute('aria-current', 'true');
    await expectNoLayoutShift(page);

    await test.step('the keyboard walks through the three in view alone', async () => {
      await dot('1. sayfaya geç').press('Enter');
      await expect.poll(usable).toEqual([0, 1, 2]);
      await slides(page).nth(2).getByRole('link').last().focus();
      await page.keyboard.press('Tab');
      await expect(dot('1. sayfaya geç')).toBeFocused();
      await dot('Sonraki araçlar').press('Enter');
      await expect.poll(usable).toEqual([3, 4, 5]);
      await dot('1. sayfaya geç').press('Enter');
      await expect.poll(usable).toEqual([0, 1, 2]);
    });

    const pages = Math.ceil(count / 3);
    await stopTime(page);
    await dot('1. sayfaya geç').blur();
    await page.mouse.move(0, 0);
    await expect.poll(() => autoplay(page)).toMatchObject({ state: 'running', duration: 6000 });
    for (let next = 2; next <= pages + 1; next++) {
      await letTimePass(page);
      const current = ((next - 1) % pages) + 1;
      await expect(
        vitrine(page).getByRole('button', { name: `${current}. sayfaya geç`, exact: true }),
      ).toHaveAttribute('aria-current', 'true');
    }
    await expect(slides(page).first()).toBeInViewport({ ratio: 0.9 });

    await slides(page).first().hover();
    await expect.poll(() => autoplay(page)).toMatchObject({ state: 'paused' });
    await page.mouse.move(0, 0);
    await expect.poll(() => autoplay(page)).toMatchObject({ state: 'running' });
    await slides(page).first().getByRole('link').first().focus();
    await expect.poll(() => autoplay(page)).toMatchObject({ state: 'paused' });
    await vitrine(page).getByRole('button', { name: 'Otomatik geçişi durdur' }).click();
    await page.getByRole('heading', { level: 1 }).click();
    await page.mouse.move(0, 0);
    await expect(
      vitrine(page).getByRole('button', { name: 'Otomatik geçişi başlat' }),
    ).not.toBeFocused();
    expect(await autoplay(page)).toMatchObject({ state: 'paused' });
  },
);

test('the home page of a phone is at most ten screens, with a price within two @2.9 @4.18 @9.20', async ({
  page,
}) => {
  await page.goto('/');
  const price = await slides(page).first().getByText(/€\d/).boundingBox();
  expect(price?.y).toBeLessThan(1_700);
  const [first, second] = [
    await slides(page).nth(0).boundingBox(),
    await slides(page).nth(1).boundingBox(),
  ];
  expect(second?.x).toBe(first?.x);
  expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
  expect(await autoplay(page)).toBeNull();
  // Stacked slides can all be reached by keyboard.
  await slides(page).nth(5).getByRole('link').first().focus();
  await expect(slides(page).nth(5).getByRole('link').first()).toBeFocused();
  await expect(vitrine(page).getByRole('button')).toHaveCount(0);
  await expect(slides(page).filter({ visible: true })).toHaveCount(6);
  await expect(page.getByRole('link', { name: 'Tüm araçlar' }).last()).toBeVisible();
  const posts = page.getByRole('region', { name: 'Son yazılar' });
  await expect(posts.getByRole('group').filter({ visible: true })).toHaveCount(3);
  await expect(posts.getByRole('button')).toHaveCount(0);
  // Gives each part its real height instead of the estimated one.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('.drawn-when-near'))
      part.style.contentVisibility = 'visible';
  });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeLessThanOrEqual(7_500);
  await page.getByRole('link', { name: 'Tüm yazılar' }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/news');
});

test('the moving band pauses, and a phone folds the features and the footer @2.5', async ({
  page,
}) => {
  await page.goto('/');
  const band = page.getByRole('region', { name: 'Öne çıkanlar' });
  const state = () =>
    band.getByRole('list').evaluate((list) => list.getAnimations()[0]?.playState ?? 'still');
  await page.mouse.move(0, 0);
  await expect.poll(state).toBe('running');
  await band.hover();
  await expect.poll(state).toBe('paused');
  await page.mouse.move(0, 0);
  await expect.poll(state).toBe('running');
  const pause = band.getByRole('checkbox', { name: 'Akan yazıyı durdur' });
  await pause.focus();
  await expect.poll(state).toBe('paused');
  await pause.press('Space');
  await pause.blur();
  await page.mouse.move(0, 0);
  await expect.poll(state).toBe('paused');
  await expect(band.getByRole('listitem')).toHaveCount(7);
  const features = page.getByRole('region', { name: 'İnişten dönüşe kadar her şey net' });
  const footer = page.getByRole('contentinfo');
  for (const [part, title, held] of [
    [features, 'Dilediğiniz gibi ödeyin', features.getByText('Kredi kartı, banka havalesi')],
    [footer, 'Hızlı bağlantılar', footer.getByRole('link', { name: 'Haberler' })],
  ] as const) {
    await expect(held).toBeHidden();
    const line = part.locator('summary').filter({ hasText: title });
    await line.press('Enter');
    await expect(held).toBeVisible();
    await line.press('Space');
    await expect(held).toBeHidden();
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  // A wide window shows all of them, so their headings are no buttons.
  await expect(features.getByText('Kredi kartı, banka havalesi')).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Haberler' })).toBeVisible();
  await expect(footer.getByRole('heading', { name: 'Hızlı bağlantılar' })).toBeVisible();
  await footer.locator('summary').first().focus();
  await expect(footer.locator('summary').first()).not.toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, what only scripts could do is not offered, and dates can be searched', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(slides(page).first().getByText(/€\d/)).toBeVisible();
    await expect(vitrine(page).getByRole('button')).toHaveCount(0);
    const panorama = page.getByRole('region', { name: 'Körfeze bir de buradan bakın' });
    await expect(panorama.getByRole('img', { name: /seyir terası/ })).toBeVisible();
    await expect(panorama.getByRole('button')).toHaveCount(0);
    await page.getByRole('button', { name: 'Menüyü aç' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Arabalar' })).toBeVisible();
    await page.getByRole('button', { name: 'Menüyü kapat' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    // Without JavaScript the checkbox would do nothing, so it is hidden.
    const search = page.getByRole('form', { name: 'Araç ara' });
    await expect(search.getByRole('checkbox')).toBeHidden();
    await search.getByRole('button', { name: 'Boş araçları göster' }).click();
    await expect(page).toHaveURL(/\/cars\?.*pickupDate=.+&returnDate=.+/);
  });
});
