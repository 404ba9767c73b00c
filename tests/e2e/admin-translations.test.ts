import type { Page } from '@playwright/test';
import { getByRole, queryAllByRole, queryAllByText } from '@testing-library/dom';
import { parsedPage, textOf } from '../support/parsed-page.ts';
import { signIn } from './support/admin.ts';
import { addCar, clear } from './support/back-office.ts';
import { test } from './support/empty-business.ts';
import { expect } from './support/test.ts';

test.beforeEach(async ({ business: { database } }) => {
  await clear(database);
  await database.query('delete from settings');
  await database.query('delete from zones');
});

const german = (page: Page) => page.getByRole('button', { name: /^DE Deutsch/ });

test('an owner on a phone translates a car, a zone and a question, and visitors read the translations', async ({
  page,
  business: { database },
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await addCar(database, { id: 'egea', title: 'Fiat Egea' });
  await database.query(`update cars set description = 'Rahat bir araç' where id = 'egea'`);
  await database.query(
    `insert into zones (id, zone_name, description, capacity_1_4_cents, capacity_1_6_cents, capacity_1_16_cents)
      values ('belek', 'Belek', 'Sahil otelleri', 3000, 4000, 7000)`,
  );
  await signIn(page);
  const visited = async (path: string) =>
    getByRole(parsedPage(await (await page.request.get(path)).text()), 'main');
  const langOf = async (path: string, words: string) => {
    const shown = queryAllByText(await visited(path), words);
    return shown.map((each) => each.getAttribute('lang'));
  };

  await test.step('missing translations are listed', async () => {
    await page.goto('/admin');
    await page.getByRole('link', { name: /^Kurulum/ }).click();
    const ready = page.getByRole('dialog', { name: 'Kurulum' });
    await expect(ready.getByRole('link', { name: 'Fiat Egea (EN)' })).toBeVisible();
    await expect(ready.getByRole('link', { name: 'Belek (EN)' })).toBeVisible();
  });

  await test.step('the car', async () => {
    await page.goto('/admin/cars/egea');
    await german(page).click();
    const description = page.getByLabel('Description (Deutsch)');
    await expect(page.getByText('Rahat bir araç')).toBeVisible();
    await description.fill('Ein bequemes Auto');
    await page.getByRole('button', { name: 'Update Car' }).click();
    await expect(page.getByText('Fiat Egea has been saved')).toBeVisible();
    expect(textOf(await visited('/de/cars/egea'))).toContain('Ein bequemes Auto');
    expect(await langOf('/ru/cars/egea', 'Rahat bir araç')).toEqual(['tr']);
  });

  await test.step('the zone', async () => {
    await page.goto('/admin/transfer-zones?edit=belek');
    await german(page).click();
    await page.getByLabel('Description (Deutsch)').fill('Hotels am Strand');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Transfer zone updated successfully!')).toBeVisible();
    expect(textOf(await visited('/de/transfer'))).toContain('Hotels am Strand');
  });

  await test.step('a question in the settings', async () => {
    await page.goto('/admin/settings/site');
    const questions = page.getByRole('region', { name: 'Sık sorulan sorular', exact: true });
    await questions.locator('summary').first().click();
    await german(page).click();
    await questions.getByLabel('1. soru (Deutsch)').fill('Wie kann ich zahlen?');
    await questions.getByLabel('Yanıt (Deutsch)').first().fill('Mit Karte oder Überweisung.');
    await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(page.getByText('Ayarlar kaydedildi')).toBeVisible();
    expect(
      queryAllByRole(await visited('/de'), 'heading', { name: 'Wie kann ich zahlen?' }),
    ).toHaveLength(1);
    expect(await langOf('/de', 'Mit Karte oder Überweisung.')).toEqual([null]);
  });
});
