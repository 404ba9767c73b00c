import { noteFormatters } from '#tests/support/note-formatters.ts';
import { restyledByOneMore } from './support/restyled.ts';
import { expect, test } from './support/test.ts';

test('the first picture of a phone has little more than the part that is shown', async ({
  page,
}) => {
  await page.goto('/');
  const picture = page.locator('picture img').first();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc))
    .toContain('hero-coast-narrow');
  const spare = await picture.evaluate(async (img: HTMLImageElement) => {
    await img.decode();
    const box = img.getBoundingClientRect();
    return img.naturalHeight / img.naturalWidth / (box.height / box.width);
  });
  expect(spare).toBeGreaterThan(1);
  expect(spare).toBeLessThan(1.25);
  const bytes = await picture.evaluate(({ currentSrc }: HTMLImageElement) =>
    performance
      .getEntriesByName(currentSrc)
      .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
  );
  expect(bytes).toHaveLength(1);
  // In no other size.
  const sizes = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => name.includes('hero-coast')),
  );
  expect(sizes).toHaveLength(1);
  expect(bytes[0]).toBeLessThanOrEqual(5_000);
});

test('pictures below the first wait for the first frame', async ({ page }) => {
  await page.goto('/cars');
  const startsOf = (loading: string) =>
    page.evaluate((how) => {
      const pictures = document.querySelectorAll<HTMLImageElement>(`article img[loading=${how}]`);
      return [...pictures]
        .flatMap(({ currentSrc }) => performance.getEntriesByName(currentSrc, 'resource'))
        .map(({ startTime }) => startTime);
    }, loading);
  await expect.poll(() => startsOf('lazy')).not.toEqual([]);
  const [eager, lazy] = [await startsOf('eager'), await startsOf('lazy')];
  const firstFrame = await page.evaluate(
    () => performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
  );
  expect(eager).toHaveLength(1);
  expect(eager[0]).toBeLessThan(firstFrame);
  expect(Math.min(...lazy)).toBeGreaterThan(firstFrame);
  await expect(page.locator('html')).not.toHaveAttribute('data-first-frame');
});

test('a page with a form sets up one drawing: that with all icons', async ({ browser, page }) => {
  await browser.startTracing(page, { categories: ['blink.resource'] });
  await page.goto('/transfer');
  await expect(page.locator('[type=date]').first()).toBeAttached();
  const events: { args: { url?: string } }[] = JSON.parse(
    (await browser.stopTracing()).toString(),
  ).traceEvents;
  const drawings = events.flatMap(({ args: { url } }) =>
    url?.startsWith('data:image/svg') ? [url] : [],
  );
  expect(new Set(drawings).size).toBe(1);
});

test('no script of the head stops a page from being read', async ({ request }) => {
  const [head = ''] = (await (await request.get('/')).text()).split('</head>');
  expect(head).toContain('rel="stylesheet"');
  expect(head).not.toMatch(/<script[^>]*src=/);
});

test('a page of visitors makes no formatter before they act, fetches no font file, and lets no picture that waited fly into its place; an element that comes restyles itself, not the page', async ({
  baseURL,
  browser,
  page,
  request,
}) => {
  const { data } = await (await request.get('/api/listings?limit=1')).json();
  const { data: news } = await (await request.get('/api/blogs?limit=1')).json();
  const car = `/cars/${data.listings[0].id}`;
  const post = `/news/${news.blogs[0].slug}`;
  await page.context().addCookies([{ name: 'currency', value: 'TRY', url: baseURL ?? '' }]);
  await page.addInitScript(noteFormatters);
  // Letters of Turkish and English are in the style sheet.
  const fonts: string[] = [];
  page.on('request', (asked) => {
    if (asked.resourceType() === 'font' && !asked.url().startsWith('data:'))
      fonts.push(asked.url());
  });
  for (const path of ['/', '/cars', car, '/news', post, '/transfer', '/en']) {
    await test.step(path, async () => {
      await page.goto(path);
      const made = await page.evaluate(() => (globalThis as unknown as { made: string[] }).made);
      expect(made).toEqual([]);
      await page.evaluate(() => document.fonts.ready);
      expect(fonts).toEqual([]);
      expect(await page.locator('img[loading=lazy]').evaluateAll(thoseThatFly)).toEqual([]);
      expect(await restyledByOneMore(browser, page)).toBeLessThan(30);
    });
  }
});

/** Runs in the page. */
function thoseThatFly(pictures: Element[]): string[] {
  return pictures.flatMap((picture) => {
    const { transitionProperty, transitionDuration } = getComputedStyle(picture);
    const isAnimated = /translate|all/.test(transitionProperty) && transitionDuration !== '0s';
    return isAnimated ? [picture.className] : [];
  });
}
