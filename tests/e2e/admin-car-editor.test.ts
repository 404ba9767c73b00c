import { getByRole, queryAllByRole } from '@testing-library/dom';
import { addDays, formatSlashDate } from '#app/lib/dates/dates.ts';
import { parsedPage, textOf } from '../support/parsed-page.ts';
import {
  expectSaved,
  field,
  fleet,
  openCarPage,
  openEditor,
  saveButton,
  saveState,
} from './support/car-editor.ts';
import { today } from './support/cars.ts';
import { photo } from './support/pictures.ts';
import { expect, expectNoLayoutShift, test } from './support/test.ts';

test('a car is created, edited and shown on its public page @1.19 @2.48 @2.67 @6.9 @7.15', async ({
  page,
}) => {
  const cars = await fleet(page);
  const title = `Every part ${crypto.randomUUID().slice(0, 8)}`;
  await openEditor(page);
  await expectNoLayoutShift(page);
  for (const [label, typed] of [
    ['Title', title],
    ['Brand', 'TOGG'],
    ['Model', 'T10X'],
    ['Engine capacity', '1.600'],
    ['Units', '3'],
  ] as const)
    await field(page, label).fill(typed);
  await page.getByRole('checkbox', { name: 'Klima', exact: true }).check();
  await openCarPage(page, 'Pictures');
  await page.locator('#car-mainImage').setInputFiles(await photo('main'));
  await page.getByRole('group', { name: 'Main image' }).getByLabel('Alt text').fill('Kırmızı T10X');
  await page.locator('#car-gallery').setInputFiles(await photo('one'));
  await openCarPage(page, 'Terms');
  await field(page, 'Drop-off location').fill('Kaş limanı');
  await openCarPage(page, 'Prices');
  await field(page, 'Daily price').fill('45,50');
  await page.getByRole('button', { name: 'Add season' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Pricing name', { exact: true }).fill('Bayram');
  const [startDate, endDate] = [addDays(today(), 40), addDays(today(), 49)];
  await dialog.getByLabel('Start date', { exact: true }).fill(formatSlashDate(startDate));
  await dialog.getByLabel('End date', { exact: true }).fill(formatSlashDate(endDate));
  await dialog.getByLabel('Daily price', { exact: true }).fill('60');
  await dialog.getByLabel('Daily price', { exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  await saveButton(page).click();
  await expectSaved(page, `${title} has been created`);

  const [car] = await cars.search(title);
  if (!car) throw new Error('there is no car');
  expect(car).toMatchObject({
    title,
    brand: 'TOGG',
    engineCapacity: 1600,
    dropoffLocation: 'Kaş limanı',
    currency: 'EUR',
    pricing: { daily: 45.5, weekly: null, monthly: null },
    mainImage: { alt: 'Kırmızı T10X' },
    features: ['Klima'],
    seasonalPricing: [
      { name: 'Bayram', startDate, endDate, daily: 60, weekly: null, monthly: null },
    ],
    total_units: 3,
    available_units: 3,
  });
  expect(car.gallery).toHaveLength(1);

  await page.getByRole('searchbox').fill(title);
  await page.getByRole('link', { name: `${title} – düzenle` }).click();
  await expect(page).toHaveTitle(new RegExp(`Edit ${title}`));
  await expect(saveState(page)).toHaveText('All changes saved');
  await field(page, 'Fuel').selectOption('Elektrikli');
  await openCarPage(page, 'Prices');
  await field(page, 'Daily price').fill('50');
  await saveButton(page).click();
  await expectSaved(page, `${title} has been saved`);
  const { updatedAt: _at, effectivePricing: _prices, ...saved } = await cars.read(car.id);
  expect(saved).toEqual({
    ...saved,
    ...Object.fromEntries(Object.entries(car).filter(([field]) => field in saved)),
    pricing: { ...car.pricing, daily: 50 },
    fuelType: 'Elektrikli',
    engineCapacity: null,
    version: 2,
  });

  const shown = getByRole(
    parsedPage(await (await page.request.get(`/cars/${car.id}`)).text()),
    'main',
  );
  expect(textOf(queryAllByRole(shown, 'heading')[0])).toContain(title);
  const [picture] = queryAllByRole(shown, 'img', { name: 'Kırmızı T10X' });
  expect((await page.request.get(picture?.getAttribute('src') ?? 'none')).status()).toBe(200);
  expect(textOf(shown)).toContain('€50');
});
