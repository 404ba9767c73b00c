import type { Page } from '@playwright/test';
import { searchBar } from './support/cars.ts';
import {
  DESKTOP,
  expect,
  expectNoAxeViolations,
  expectNoLayoutShift,
  test,
} from './support/test.ts';
import { boxOf } from './support/touch.ts';

const vitrine = (page: Page) => page.getByRole('region', { name: 'Araç vitrini' });
const news = (page: Page) => page.getByRole('region', { name: 'Son yazılar' });
const slides = (page: Page) => vitrine(page).getByRole('group');

test('a visitor on a phone reads the home page from the menu to the footer @1.16 @1.17 @2.5 @2.7 @2.9 @2.11 @4.18 @9.20', async ({
  page,
}) => {
  await page.goto('/');
  const contact = page.getByRole('complementary', { name: 'Bize ulaşın' });

  await test.step('the menu is a dialog that holds the focus and then returns it', async () => {
    const open = page.getByRole('button', { name: 'Menüyü aç' });
    await open.click();
    const menu = page.getByRole('dialog', { name: 'Menü' });
    for (const [name, href] of [
      ['Arabalar', '/cars'],
      ['Transfer Hizmeti', '/transfer-service'],
      ['Bloglar', '/news'],
    ] as const) {
      await expect(menu.getByRole('link', { name })).toHaveAttribute('href', href);
      expect((await boxOf(menu.getByRole('link', { name }))).height).toBeGreaterThanOrEqual(44);
    }
    await expectNoAxeViolations(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await menu.getByRole('link', { name: 'Ana Sayfa' }).click();
    await expect(menu).toBeHidden();
  });

  await test.step('the contact bar has four links', async () => {
    for (const [name, href] of [
      ['WhatsApp', /^https:\/\/wa\.me\/902420000000\?text=Merhaba/],
      ['Telefon', 'tel:+902420000000'],
      ['E-posta', 'mailto:info@example.com'],
      ['Instagram', 'https://example.com/instagram'],
    ] as const) {
      const link = contact.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', href);
      const { width, height } = await boxOf(link);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await expect(contact.getByRole('link')).toHaveCount(4);
  });

  await test.step('the moving text stops for pointer and focus, and permanently with its button', async () => {
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
    await expect.poll(state).toBe('paused');
    await expect(band.getByRole('listitem')).toHaveCount(7);
  });

  await test.step('cars and news are one below the other, the page within 7,500 px', async () => {
    const [first, second] = [await boxOf(slides(page).nth(0)), await boxOf(slides(page).nth(1))];
    expect(second.x).toBe(first.x);
    expect(second.y).toBeGreaterThan(first.y + first.height);
    expect(await autoplay(page)).toBeNull();
    await expect(vitrine(page).getByRole('button')).toHaveCount(0);
    await expect(slides(page).filter({ visible: true })).toHaveCount(6);
    const last = slides(page).nth(5).getByRole('link').first();
    await last.focus();
    await expect(last).toBeFocused();
    await expect(news(page).getByRole('group').filter({ visible: true })).toHaveCount(3);
    await expect(news(page).getByRole('button')).toHaveCount(0);
    // Gives each part its real height instead of an estimated one.
    await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>('.drawn-when-near'))
        part.style.contentVisibility = 'visible';
    });
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await expect.poll(height).toBeLessThanOrEqual(7_500);
  });

  await test.step('one answer is open at a time, with pointer and keyboard', async () => {
    const faq = page.getByRole('region', { name: 'Sık sorulan sorular' });
    const opened = faq.locator('details[open]');
    const question = (text: string) => faq.locator('summary', { hasText: text });
    await expect(opened).toContainText('kredi kartıyla');
    await question('Sigorta neleri kapsıyor?').click();
    await expect(opened).toHaveCount(1);
    await expect(opened).toContainText('muafiyetli kasko');
    await question('Sigorta neleri kapsıyor?').click();
    await expect(opened).toHaveCount(0);
    await question('Ödemeyi nasıl').focus();
    await page.keyboard.press('Tab');
    await expect(question('Depozito')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(opened).toContainText('yurt dışına');
    await expect(opened).toHaveCount(1);
  });

  await test.step('features and footer can be opened, and a laptop shows them in full', async () => {
    const features = page.getByRole('region', { name: 'İnişten dönüşe kadar her şey net' });
    const footer = page.getByRole('contentinfo');
    const parts = [
      [features, 'Dilediğiniz gibi ödeyin', features.getByText('Kredi kartı, banka havalesi')],
      [footer, 'Hızlı bağlantılar', footer.getByRole('link', { name: 'Haberler' })],
    ] as const;
    for (const [part, title, held] of parts) {
      await expect(held).toBeHidden();
      const line = part.locator('summary').filter({ hasText: title });
      await line.press('Enter');
      await expect(held).toBeVisible();
      await line.press('Space');
      await expect(held).toBeHidden();
    }
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const bar = await boxOf(contact);
    expect([bar.x, bar.width, bar.y + bar.height]).toEqual([0, 360, 740]);
    expect((await boxOf(page.getByText('© '))).bottom).toBeLessThan(bar.y + 1);
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const [, , held] of parts) await expect(held).toBeVisible();
    // On a laptop their headings are not buttons.
    await footer.locator('summary').first().focus();
    await expect(footer.locator('summary').first()).not.toBeFocused();
  });
});

test(
  'a visitor at a laptop looks at the slides of cars and news @1.5 @2.8 @4.3 @4.16 @9.16 @9.17 @9.19',
  DESKTOP,
  async ({ page }) => {
    await page.goto('/');
    const control = (name: string) => vitrine(page).getByRole('button', { name, exact: true });

    await test.step('search and steps are on the first screen', async () => {
      const steps = page.getByRole('list').filter({ hasText: 'Aracınızı seçin' }).last();
      await expect(searchBar(page)).toBeInViewport({ ratio: 1 });
      await expect(steps).toBeInViewport({ ratio: 1 });
    });

    await test.step('the cars begin in the second window', async () => {
      expect((await boxOf(page.getByRole('heading', { name: 'Araçlarımız' }))).y).toBeLessThan(
        1400,
      );
    });

    await test.step('a slide has three cars, and arrows and dots change it', async () => {
      await vitrine(page).scrollIntoViewIfNeeded();
      // Hovering stops the automatic change of slides.
      await slides(page).first().hover();
      await expect(slides(page).nth(2)).toBeInViewport({ ratio: 0.9 });
      await expect(slides(page).nth(3)).not.toBeInViewport();
      await control('Önceki araçlar').click();
      await expect(slides(page).last()).toBeInViewport({ ratio: 0.9 });
      await control('Sonraki araçlar').click();
      await expect(slides(page).first()).toBeInViewport({ ratio: 0.9 });
      await control('2. sayfaya geç').click();
      await expect(slides(page).nth(3)).toBeInViewport({ ratio: 0.9 });
      await expect(control('2. sayfaya geç')).toHaveAttribute('aria-current', 'true');
      await expectNoLayoutShift(page);
    });

    await test.step('the keyboard reaches only the three visible cars', async () => {
      const usable = () =>
        slides(page).evaluateAll((all) =>
          all.flatMap((slide, i) => ((slide as HTMLElement).inert ? [] : [i])),
        );
      await control('1. sayfaya geç').press('Enter');
      await expect.poll(usable).toEqual([0, 1, 2]);
      await slides(page).nth(2).getByRole('link').last().focus();
      await page.keyboard.press('Tab');
      await expect(control('1. sayfaya geç')).toBeFocused();
      await control('Sonraki araçlar').press('Enter');
      await expect.poll(usable).toEqual([3, 4, 5]);
      await control('1. sayfaya geç').press('Enter');
      await expect.poll(usable).toEqual([0, 1, 2]);
    });

    await test.step('the slides change automatically every six seconds', async () => {
      const pages = Math.ceil((await slides(page).count()) / 3);
      await stopTime(page);
      await control('1. sayfaya geç').blur();
      await page.mouse.move(0, 0);
      await expect.poll(() => autoplay(page)).toMatchObject({ state: 'running', duration: 6000 });
      for (let next = 2; next <= pages + 1; next++) {
        await letTimePass(page);
        const current = control(`${((next - 1) % pages) + 1}. sayfaya geç`);
        await expect(current).toHaveAttribute('aria-current', 'true');
      }
      await expect(slides(page).first()).toBeInViewport({ ratio: 0.9 });
    });

    await test.step('slides do not change under the pointer or with the focus, nor after they were paused', async () => {
      const paused = () => expect.poll(() => autoplay(page)).toMatchObject({ state: 'paused' });
      await slides(page).first().hover();
      await paused();
      await page.mouse.move(0, 0);
      await expect.poll(() => autoplay(page)).toMatchObject({ state: 'running' });
      await slides(page).first().getByRole('link').first().focus();
      await paused();
      await control('Otomatik geçişi durdur').click();
      await page.getByRole('heading', { level: 1 }).click();
      await page.mouse.move(0, 0);
      await expect(control('Otomatik geçişi başlat')).not.toBeFocused();
      await paused();
    });

    await test.step('the news change only by their buttons', async () => {
      const posts = news(page).getByRole('group');
      const next = news(page).getByRole('button', { name: 'Sonraki yazılar' });
      await news(page).scrollIntoViewIfNeeded();
      await expect(posts.nth(2)).toBeInViewport({ ratio: 0.9 });
      await expect(posts.nth(3)).not.toBeInViewport();
      await next.click();
      await expect(posts.nth(4)).toBeInViewport({ ratio: 0.9 });
      await next.click();
      await expect(posts.first()).toBeInViewport({ ratio: 0.9 });
      await news(page).getByRole('button', { name: '2. sayfaya geç' }).click();
      await expect(posts.nth(4)).toBeInViewport({ ratio: 0.9 });
      await expect(news(page).getByRole('button', { name: /otomatik/i })).toHaveCount(0);
    });
  },
);

test('header and contact links depend on scroll position and window width', async ({ page }) => {
  const contact = page.getByRole('complementary', { name: 'Bize ulaşın' });
  const cover = () =>
    page
      .locator('header.site-header')
      .evaluate((header) => Number(getComputedStyle(header, '::before').opacity));

  await test.step('the header is transparent over a picture and solid elsewhere', async () => {
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

  await test.step('a laptop has a round button beside the content, which opens the contact links', async () => {
    await page.setViewportSize({ width: 1280, height: 740 });
    await page.goto('/');
    const round = await boxOf(contact);
    expect(round.x).toBeGreaterThan(1280 - 68);
    expect(round.height).toBe(round.width);
    for (const link of await page.getByRole('link', { name: /^Tüm (araçlar|yazılar)/ }).all()) {
      const box = await link.boundingBox();
      if (box) expect(box.x + box.width).toBeLessThanOrEqual(round.x);
    }
    await expect(contact.getByRole('link')).toHaveCount(0);
    await contact.getByRole('button', { name: 'Bize ulaşın' }).click();
    await expect(contact.getByRole('link')).toHaveCount(4);
  });

  await test.step('a wide window shows all contact links beside the content', async () => {
    await page.setViewportSize({ width: 1920, height: 740 });
    await expect(contact.getByRole('button')).toHaveCount(0);
    await expect(contact.getByRole('link')).toHaveCount(4);
    const column = await boxOf(contact);
    expect(column.x).toBeGreaterThan(1840);
    expect(column.height).toBeGreaterThan(column.width);
    const band = page.getByRole('region', { name: 'Öne çıkanlar' });
    const pause = await boxOf(band.locator('label'));
    expect(pause.x + pause.width).toBeLessThan(column.x);
  });
});

/** Stops the page's animations, so that no slide changes by itself on a slow machine. */
async function stopTime(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
}

/** Ends the six seconds of a slide at once. They are measured by an animation, not by a timer. */
async function letTimePass(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if ((animation as CSSAnimation).animationName === 'carousel-fill') animation.finish();
  });
}

function autoplay(page: Page) {
  return page.evaluate(() => {
    const [found] = document
      .getAnimations()
      .filter((animation) => (animation as CSSAnimation).animationName === 'carousel-fill');
    return found ? { state: found.playState, duration: found.effect?.getTiming().duration } : null;
  });
}
