import type { Page } from '@playwright/test';
import { DESKTOP, expect, expectNoLayoutShift, test } from './support/test.ts';

function isWide(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) > 768;
}

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

test('its sections are in the order of the spec, each with what belongs into it @2.4', async ({
  page,
}) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await page.goto('/');
  const features = page.getByRole('region', { name: 'İnişten dönüşe kadar her şey net' });
  const places = features.getByRole('region', { name: 'Teslim noktaları' });
  const sections = [
    page.getByRole('banner'),
    page.getByRole('heading', { level: 1 }),
    page.getByRole('region', { name: 'Öne çıkanlar' }),
    features,
    page.getByRole('region', { name: 'Araçlarımız' }),
    page.getByRole('region', { name: 'Yola çıkmadan önce' }),
    page.getByRole('region', { name: 'Körfeze bir de buradan bakın' }),
    page.getByRole('region', { name: 'Bizi burada bulursunuz' }),
    page.getByRole('region', { name: 'Sık sorulan sorular' }),
    page.getByRole('contentinfo'),
  ];
  const tops: number[] = [];
  for (const section of sections) tops.push((await section.boundingBox())?.y ?? Number.NaN);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(new Set(tops).size).toBe(sections.length);

  await expect(page.getByRole('link', { name: 'Araç Kiralama' })).toHaveAttribute('href', '/cars');
  await expect(page.getByRole('link', { name: 'Transfer Hizmeti' }).first()).toHaveAttribute(
    'href',
    '/transfer-service',
  );
  const steps = page.getByRole('list').filter({ hasText: 'Aracınızı seçin' });
  await expect(steps.getByRole('listitem')).toContainText([
    'Aracınızı seçin',
    'Yer ve tarihi belirleyin',
    'Rezervasyon yapın',
    'Arkanıza yaslanın',
  ]);
  await expect(places.getByRole('listitem')).toHaveCount(8);
  await expect(places.getByRole('listitem').first()).toContainText('Antalya Havalimanı (AYT)');

  const listings = await page.request.get('/api/listings?limit=50&page=1&status=active');
  const [first] = (await listings.json()).data.listings;
  const details = slides(page)
    .first()
    .getByRole('link', { name: `Detaylar: ${first.title}` });
  await expect(details).toHaveText('Detaylar');
  await expect(details).toHaveAttribute('href', `/cars/${first.id}`);

  await test.step('the first picture is asked for first, and only in the size that fits', async () => {
    await page.waitForLoadState('networkidle');
    expect(requestedPaths.filter((path) => path.includes('hero-coast'))).toHaveLength(1);
    const html = await (await page.request.get('/')).text();
    const [head = ''] = html.split('</head>');
    const links = head.match(/<link[^>]*rel="preload"[^>]*hero-coast[^>]*>/g) ?? [];
    expect(links).toHaveLength(2);
    for (const link of links) expect(link).toMatch(/fetchpriority="high"/i);
    expect(head).not.toMatch(/<script[^>]*src=/);
    // The cars far below leave the line to it.
    const car = slides(page).first().getByRole('img').first();
    await expect(car).toHaveAttribute('fetchpriority', 'low');
  });
  await test.step('dates lead to the cars that are free then', async () => {
    const search = page.getByRole('form', { name: 'Araç ara' });
    const pickup = search.getByLabel('Alış tarihi');
    const back = search.getByLabel('Dönüş tarihi');
    expect(await pickup.getAttribute('min')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await pickup.fill('2031-05-10');
    await expect(back).toHaveAttribute('min', '2031-05-11');
    await pickup.blur();
    await expect(back).toHaveValue('2031-05-17');
    await page.getByRole('button', { name: 'Boş araçları göster' }).click();
    await expect(page).toHaveURL(
      '/cars?pickupLocation=Antalya+Havaliman%C4%B1+%28AYT%29&pickupDate=2031-05-10&returnDate=2031-05-17',
    );
  });
});

test.describe('the cars on a wide screen', DESKTOP, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await vitrine(page).scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
  });

  test('are three a slide and go round, by mouse and by keyboard @1.5 @2.8 @4.3 @9.16', async ({
    page,
  }) => {
    const dot = (name: string) => vitrine(page).getByRole('button', { name, exact: true });
    const usable = () =>
      slides(page).evaluateAll((all) =>
        all.flatMap((slide, i) => ((slide as HTMLElement).inert ? [] : [i])),
      );
    // Under the mouse no six seconds end by themselves.
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
    });
  });

  test('go on after six seconds, and wait for the mouse, the focus and when they are paused @4.16 @9.19', async ({
    page,
  }) => {
    const pages = Math.ceil((await slides(page).count()) / 3);
    await stopTime(page);
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
  });
});

test('cars and posts on a narrow screen are stacks that end in a link to all @2.9 @4.18 @9.20', async ({
  page,
}) => {
  await page.goto('/');
  const [first, second] = [
    await slides(page).nth(0).boundingBox(),
    await slides(page).nth(1).boundingBox(),
  ];
  expect(second?.x).toBe(first?.x);
  expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
  expect(await autoplay(page)).toBeNull();
  // All that is stacked is for the keyboard.
  await slides(page).nth(5).getByRole('link').first().focus();
  await expect(slides(page).nth(5).getByRole('link').first()).toBeFocused();
  await expect(vitrine(page).getByRole('button')).toHaveCount(0);
  await expect(slides(page).filter({ visible: true })).toHaveCount(6);
  await expect(page.getByRole('link', { name: 'Tüm araçlar' }).last()).toBeVisible();
  const posts = page.getByRole('region', { name: 'Son yazılar' });
  await expect(posts.getByRole('group').filter({ visible: true })).toHaveCount(3);
  await expect(posts.getByRole('button')).toHaveCount(0);
  await page.getByRole('link', { name: 'Tüm yazılar' }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/news');
});

test('a phone shows a price after two screens, and the page is ten screens long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const price = await slides(page).first().getByText(/€\d/).boundingBox();
  expect(price?.y).toBeLessThan(1_700);
  // Each part as high as it is, not as it is taken to be until it comes near.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('.drawn-when-near, .car-card-later'))
      part.style.contentVisibility = 'visible';
  });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeLessThanOrEqual(7_500);
});

test('a phone folds the features and the footer to lines, and each opens by a key', async ({
  page,
}) => {
  await page.goto('/');
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
  // All of it stands open there, and what folded it is no control.
  await expect(features.getByText('Kredi kartı, banka havalesi')).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Haberler' })).toBeVisible();
  await expect(footer.getByRole('heading', { name: 'Hızlı bağlantılar' })).toBeVisible();
  await footer.locator('summary').first().focus();
  await expect(footer.locator('summary').first()).not.toBeFocused();
});

test('the moving band stops on hover, on focus and by its control @2.5', async ({ page }) => {
  await page.goto('/');
  const band = page.getByRole('region', { name: 'Öne çıkanlar' });
  const state = () =>
    band.getByRole('list').evaluate((list) => list.getAnimations()[0]?.playState ?? 'still');
  await page.mouse.move(0, 0);
  await expect.poll(state).toBe('running');
  if (isWide(page)) {
    await band.hover();
    await expect.poll(state).toBe('paused');
    await page.mouse.move(0, 0);
    await expect.poll(state).toBe('running');
  }
  const pause = band.getByRole('checkbox', { name: 'Akan yazıyı durdur' });
  await pause.focus();
  await expect.poll(state).toBe('paused');
  await pause.press('Space');
  await pause.blur();
  await page.mouse.move(0, 0);
  await expect.poll(state).toBe('paused');
  await expect(band.getByRole('listitem')).toHaveCount(7);
});

test.describe('for people who get dizzy', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('cars, prices, the menu and the still are there, and dates can be searched', async ({
    page,
  }) => {
    await page.goto('/');
    const car = slides(page).first();
    await expect(car.getByText(/€\d/)).toBeVisible();
    await expect(car.getByRole('link').first()).toHaveAttribute('href', /^\/cars\//);
    await expect(vitrine(page).getByRole('button')).toHaveCount(0);
    const panorama = page.getByRole('region', { name: 'Körfeze bir de buradan bakın' });
    await expect(panorama.getByRole('img', { name: /seyir terası/ })).toBeVisible();
    await expect(panorama.getByRole('button')).toHaveCount(0);
    await page.getByRole('button', { name: 'Menüyü aç' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Arabalar' })).toBeVisible();
    await page.getByRole('button', { name: 'Menüyü kapat' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    // Without scripts it would change nothing.
    const search = page.getByRole('form', { name: 'Araç ara' });
    await expect(search.getByRole('checkbox')).toBeHidden();
    await search.getByRole('button', { name: 'Boş araçları göster' }).click();
    await expect(page).toHaveURL(/\/cars\?.*pickupDate=.+&returnDate=.+/);
  });
});
