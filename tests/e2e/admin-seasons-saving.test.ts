import type { Page } from '@playwright/test';
import { addDays, formatSlashDate } from '../../app/lib/dates.ts';
import { today } from './support/cars.ts';
import { dialog, editor, openSeasons, row, rows, season } from './support/seasons.ts';
import { expect, test } from './support/test.ts';

const summer = season('Yaz', addDays(today, 5), addDays(today, 20), { daily: 60, weekly: 390 });
const holiday = season('Bayram', addDays(today, 40), addDays(today, 49), { daily: 90 });

async function typeSeason(page: Page): Promise<void> {
  await editor(page).getByRole('button', { name: 'Add season' }).click();
  await dialog(page).getByLabel('Pricing name').fill('Kış');
  await dialog(page).getByLabel('Start date', { exact: true }).fill('01/12/2031');
  await dialog(page).getByLabel('End date', { exact: true }).fill('28/02/2032');
  await dialog(page).getByLabel('Daily price').fill('35,50');
}

test('what was changed is saved with the car, and not before', async ({ page }) => {
  const car = await openSeasons(page, [summer, holiday]);
  await typeSeason(page);
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(3);
  await row(page, 'Yaz').getByRole('button', { name: 'Edit' }).click();
  await dialog(page).getByLabel('Weekly price').fill('');
  // The key that saves the car saves the season while its dialog is open.
  await page.keyboard.press('Control+s');
  await expect(dialog(page)).toBeHidden();
  await row(page, 'Bayram').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL(/editCar/);
  expect(await car.saved()).toEqual([summer, holiday]);

  await page.getByRole('button', { name: 'Update Car' }).click();
  await expect(page.getByText(/Season test .* has been saved/)).toBeVisible();
  expect(await car.saved()).toEqual([
    { ...summer, weekly: null },
    season('Kış', '2031-12-01', '2032-02-28', { daily: 35.5 }),
  ]);
});

test('a season that is being typed is not lost by leaving the page', async ({ page }) => {
  await openSeasons(page);
  await page.getByRole('main').getByRole('link', { name: 'Cars' }).click();
  await expect(page).toHaveURL(/\/admin\?section=cars$/);
  await page.goBack();
  await typeSeason(page);
  // As on a phone, where going back closes what fills the screen.
  await page.evaluate(() => history.forward());
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(dialog(page).getByLabel('Pricing name')).toHaveValue('Kış');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog(page)).toBeHidden();
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL(/\/admin\?section=cars$/);
});

test('the car’s own price that is missing is a thing to check', async ({ page }) => {
  await openSeasons(page, [summer, holiday]);
  await expect(editor(page)).toContainText('Nothing to check');
  await page.getByRole('region', { name: 'Prices' }).getByLabel('Daily price').fill('');
  await expect(editor(page)).toContainText('1 thing to check');
  await expect(editor(page)).toContainText('There is no daily price: visitors see €50.00 a day.');
  await page.getByRole('region', { name: 'Prices' }).getByLabel('Daily price').fill('0');
  await expect(editor(page)).toContainText('Daily price is zero.');
});

test('fifty seasons are all there is room for', async ({ page }) => {
  const many = Array.from({ length: 50 }, (_, i) =>
    season(`Dönem ${i + 1}`, addDays(today, i * 14), addDays(today, i * 14 + 7)),
  );
  await openSeasons(page, many);
  await expect(rows(page)).toHaveCount(50);
  await expect(editor(page)).toContainText('A car can have at most 50 seasons.');
  await expect(editor(page).getByRole('button', { name: 'Add season' })).toBeDisabled();
  await expect(editor(page).getByRole('button', { name: /^Copy to/ })).toHaveCount(0);
  await expect(rows(page).last()).toContainText(formatSlashDate(addDays(today, 49 * 14)));
});
