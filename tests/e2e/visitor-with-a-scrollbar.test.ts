import { chromium, expect } from '@playwright/test';
import { aCar } from './support/cars.ts';
import { test, untilHydrated } from './support/test.ts';

// The fixtures of `test` start Chromium without scrollbars. This test therefore starts its own.
test('the car page keeps its place while a dialog hides the scrollbar', async ({
  baseURL,
  launchOptions,
  page: listed,
}) => {
  const { id } = await aCar(listed);
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage({
    ...(baseURL && { baseURL }),
    viewport: { width: 1280, height: 800 },
    // Browsers of phones lay scrollbars over the page.
    isMobile: false,
    locale: 'tr-TR',
  });
  await page.goto(`/cars/${id}`);
  await untilHydrated(page);
  const title = page.getByRole('heading', { level: 1 });
  const left = () => title.evaluate((each) => each.getBoundingClientRect().left);
  const before = await left();
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).not.toBe(0);
  await page.getByRole('button', { name: /görsel$/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await left()).toBe(before);
  await browser.close();
});
