import { existsSync } from 'node:fs';
import { chromium, expect, firefox } from '@playwright/test';
import { addDays } from '#app/lib/dates/dates.ts';
import { send, today } from './support/cars.ts';
import { test, untilHydrated } from './support/test.ts';

/** WebKit is tested manually: see docs/operations.md. */
const hasFirefox = existsSync(firefox.executablePath());

// The fixtures of `test` start Chromium. This test therefore starts its own browser.
test(`a visitor goes from the home page to the chat in ${hasFirefox ? 'Firefox' : 'Chromium, because Firefox is not installed (npx playwright install firefox)'}`, async ({
  baseURL,
  launchOptions,
}) => {
  const browser = await (hasFirefox ? firefox.launch() : chromium.launch(launchOptions));
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 360, height: 740 },
    locale: 'tr-TR',
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.addInitScript(() => {
    window.open = (url) => {
      document.documentElement.dataset.chat = String(url);
      return window;
    };
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Araç Kiralama' }).click();
  await expect(page).toHaveURL(/\/cars$/);
  // The address changes before the content does, and the home page has articles as well.
  await expect(page.getByRole('heading', { level: 1, name: 'Araçlar' })).toBeVisible();
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/cars\/./);
  await page.waitForLoadState('networkidle');
  await untilHydrated(page);
  const form = page.locator('form').filter({ has: page.locator('[name="pickupLocation"]') });
  for (const [i, name] of ['pickupLocation', 'dropoffLocation'].entries()) {
    await form.locator('.trip-cell').nth(i).click();
    await form.locator(`[name="${name}"]`).nth(1).check();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await form.locator('.trip-cell').nth(2).click();
  await expect(page.getByRole('dialog').getByRole('grid').first()).toBeVisible();
  await form.locator('[name="pickupDate"]').fill(addDays(today(), 300));
  await form.locator('[name="pickupTime"]').selectOption('10:00');
  await form.locator('[name="returnDate"]').fill(addDays(today(), 305));
  await form.locator('[name="returnTime"]').selectOption('10:00');
  await form.locator('[name="returnDate"]').blur();
  await page.keyboard.press('Escape');
  await send(page).click();
  const chat = page.locator('html[data-chat^="https://wa.me/"]');
  await expect(chat).toBeAttached();
  const href = new URL((await chat.getAttribute('data-chat')) ?? '');
  expect(href.searchParams.get('text')).toMatch(/Toplam.*€\d/);
  expect(faults).toEqual([]);
  await browser.close();
});
