import type { Page } from '@playwright/test';
import { demoSeasons } from '#app/demo/demo-fleet.ts';
import { addDays } from '#app/lib/dates/dates.ts';
import { cards, today } from './support/cars.ts';
import { heldBack } from './support/held-back.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

const planned = (from: number, days: number) => {
  const pickupDate = addDays(today(), from);
  return `/cars?pickupDate=${pickupDate}&returnDate=${addDays(pickupDate, days)}`;
};
/** Returns the list for a week that ends when a season of the demo begins: later days are dearer. */
function untilSeason() {
  const season = demoSeasons(today()).find(({ startDate }) => startDate > addDays(today(), 12));
  if (!season) throw new Error('the demo has no coming season');
  const pickupDate = addDays(season.startDate, -7);
  return `/cars?pickupDate=${pickupDate}&returnDate=${season.startDate}`;
}
const strip = (page: Page) => page.getByRole('navigation', { name: 'Yakın günlerin fiyatları' });

test('a visitor on a phone looks at other days, and compares three cars', async ({ page }) => {
  await test.step('the car with the most seats has a badge', async () => {
    await page.goto(`${planned(20, 7)}&sort=price-desc`);
    await expect(cards(page).getByText('En geniş').first()).toBeAttached();
  });

  await test.step('arrow keys choose another day, and the list shows the same price', async () => {
    await page.goto(untilSeason());
    const chosen = strip(page).locator('[aria-current]');
    await chosen.focus();
    await page.keyboard.press('ArrowRight');
    const other = page.locator(':focus');
    await expect(other).not.toHaveAttribute('aria-current');
    const promised = (await other.locator('.sr-only').last().textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(chosen).toContainText(promised);
    await expect(cards(page).first().locator('strong')).toHaveText(promised);
  });

  const marks = page.getByRole('checkbox', { name: /^Karşılaştır:/ });
  const sheet = page.getByRole('dialog', { name: 'Araçları karşılaştır' });
  const titles = await cards(page).getByRole('heading').allInnerTexts();

  await test.step('two cars are side by side with their terms', async () => {
    await page.getByRole('button', { name: 'Karşılaştır' }).click();
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
