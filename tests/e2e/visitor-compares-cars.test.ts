import type { Page } from '@playwright/test';
import { addDays } from '#app/lib/dates/dates.ts';
import { cards, today } from './support/cars.ts';
import { heldBack } from './support/held-back.ts';
import { expect, expectNoAxeViolations, test, untilHydrated } from './support/test.ts';

const planned = (from: number, days: number) => {
  const pickupDate = addDays(today(), from);
  return `/cars?pickupDate=${pickupDate}&returnDate=${addDays(pickupDate, days)}`;
};
const strip = (page: Page) => page.getByRole('navigation', { name: 'Yakın günlerin fiyatları' });

test('a visitor on a phone looks for a cheaper day, and compares three cars', async ({ page }) => {
  await page.goto(`${planned(20, 7)}&sort=price-asc`);

  await test.step('the car with the most seats is named, and a tap leads to its row', async () => {
    const roomiest = page.getByRole('link', { name: /^En geniş/ });
    const title = await roomiest.locator('.sr-only').innerText();
    await roomiest.click();
    await expect(page.locator('li:target').getByRole('heading')).toHaveText(title);
    await expect(page.locator('li:target')).toBeInViewport();
    // A car on another page of the list loads a new document.
    await untilHydrated(page);
  });

  await test.step('arrow keys choose another day, and the list shows the same price', async () => {
    await expect(strip(page).getByRole('link')).toHaveCount(7);
    const chosen = strip(page).locator('[aria-current]');
    await chosen.focus();
    await page.keyboard.press('ArrowLeft');
    const promised = await page.locator(':focus strong').innerText();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${planned(19, 7)}&sort=price-asc`);
    await expect(chosen).toContainText(promised);
    await expect(cards(page).first().locator('strong')).toHaveText(promised);
    await expect(strip(page).getByRole('link')).toHaveCount(7);
  });

  const marks = page.getByRole('checkbox', { name: /^Karşılaştır:/ });
  const sheet = page.getByRole('dialog', { name: 'Araçları karşılaştır' });
  const titles = await cards(page).getByRole('heading').allInnerTexts();

  await test.step('two cars are side by side with their terms', async () => {
    await expect(cards(page).first().getByText('Karşılaştır', { exact: true })).toBeVisible();
    await marks.nth(0).check();
    await expect(page.getByText('Bir araç daha seçin')).toBeVisible();
    await marks.nth(1).check();
    const totals = await cards(page).locator('strong').allInnerTexts();
    await page.getByRole('button', { name: '2 aracı karşılaştır' }).click();
    await expect(sheet.getByRole('columnheader')).toHaveText(titles.slice(0, 2));
    for (const total of totals.slice(0, 2)) await expect(sheet.getByText(total)).toBeVisible();
    await expect(sheet.getByText('Depozito')).toBeVisible();
    await expectNoAxeViolations(page, 'dialog[open]');
    await page.keyboard.press('Escape');
  });

  await test.step('adding a third car hides the old terms until the new ones have loaded', async () => {
    const release = await heldBack(page, '**/api/listings/*');
    await marks.nth(2).check();
    await page.getByRole('button', { name: '3 aracı karşılaştır' }).click();
    await expect(sheet.getByRole('columnheader')).toHaveText(titles.slice(0, 3));
    await expect(sheet.getByText('Koşullar yükleniyor…')).toBeVisible();
    await expect(sheet.getByText('Depozito')).toBeHidden();
    release();
    await expect(sheet.getByText('Depozito')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Seçimi temizle' }).click();
    await expect(marks.nth(0)).not.toBeChecked();
  });
});
