import type { Page } from '@playwright/test';
import { aCar, from, receipt, to } from './support/cars.ts';
import { expect, test } from './support/test.ts';

async function openCar(page: Page): Promise<void> {
  await page.goto(`/cars/${(await aCar(page)).id}?pickupDate=${from}&returnDate=${to}`);
}

/** Chooses the currency in the header, or below 640 px in the menu. */
async function chooseLira(page: Page): Promise<void> {
  const lira = page.getByRole('button', { name: /TRY/ }).filter({ visible: true }).first();
  const inMenu = !(await lira.isVisible());
  if (inMenu) await page.getByRole('button', { name: 'Menüyü aç' }).click();
  await lira.click();
  if (inMenu) await page.keyboard.press('Escape');
}

/** Returns the text of the server's HTML for this visitor. */
async function serverText(page: Page): Promise<string> {
  const html = await (await page.request.get(page.url())).text();
  return html
    .replace(/<script.*?<\/script>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

test('the chosen currency converts everything, is remembered, and is in the server’s HTML', async ({
  page,
}) => {
  await openCar(page);
  await expect(receipt(page)).toContainText(/Toplam\s*€\d/);
  expect(await serverText(page)).toMatch(/Toplam € ?\d/);
  await chooseLira(page);
  await expect(receipt(page)).toContainText(/Toplam\s*₺[\d,]+/);
  await expect(receipt(page)).toContainText('1 € = ₺48.531 · ECB kuru');
  await expect(page.getByRole('region', { name: 'Fiyatlar' })).toContainText(/₺[\d,]+ \/\sgün/);
  await expect(page.getByRole('main')).not.toContainText('€5.00');
  const text = await serverText(page);
  expect(text).toMatch(/Toplam ₺ ?\d/);
  expect(text).not.toMatch(/Toplam €/);
  await page.reload();
  await expect(receipt(page)).toContainText(/Toplam\s*₺[\d,]+/);
});
