import { readFile } from 'node:fs/promises';
import { signIn } from './support/admin.ts';
import { addBooking, addCar, apiFails, clear, today } from './support/back-office.ts';
import { test as ownTest } from './support/empty-business.ts';
import { heldBack } from './support/held-back.ts';
import { expect, test } from './support/test.ts';

const month = today.slice(0, 7);

test('shows a year of the demo business as charts, on a laptop and on a phone', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/admin/reports');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Raporlar');
  await expect(page.getByRole('img', { name: /^12 ayda toplam €/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^En dolu araç/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^En yoğun bölge/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^12 ayda \d+ rezervasyon/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Son 12 ay' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

ownTest.describe('of a business of its own', () => {
  ownTest.beforeEach(async ({ page, business: { database } }) => {
    await clear(database);
    await signIn(page);
    await addCar(database, { id: 'egea', title: 'Fiat Egea' });
    await addBooking(database, {
      reference: 'K-1',
      carId: 'egea',
      pickupAt: `${month}-01 00:00`,
      dropoffAt: `${month}-04 00:00`,
      totalCents: 123_450,
    });
    await addBooking(database, {
      reference: 'K-2',
      passengers: 3,
      pickupAt: `${month}-02 10:00`,
      dropoffAt: `${month}-02 11:00`,
      totalCents: 4_000,
    });
  });

  ownTest('every chart has its table, and every table its file', async ({ page }) => {
    await page.goto(`/admin/reports?from=${month}&to=${month}`);
    const figures = page.getByRole('region', { name: 'Dönem özeti' });
    for (const text of ['€1,274.50', '€637.25', 'Önceki dönemde kayıt yok']) {
      await expect(figures.getByText(text).first()).toBeVisible();
    }
    const revenue = page.getByRole('region', { name: 'Aylara göre gelir' });
    await revenue.getByRole('radio', { name: 'Tablo' }).check();
    const row = revenue.getByRole('row').nth(1);
    for (const text of ['€1,234.50', '€40.00', '€1,274.50']) {
      await expect(row.getByRole('cell', { name: text, exact: true })).toBeVisible();
    }
    const cars = page.getByRole('region', { name: 'Araçlara göre doluluk' });
    await cars.getByRole('radio', { name: 'Tablo' }).check();
    await expect(cars.getByRole('row', { name: /Fiat Egea 1 1 3 / })).toBeVisible();
    const zones = page.getByRole('region', { name: 'En yoğun transfer bölgeleri' });
    await zones.getByRole('radio', { name: 'Tablo' }).check();
    await expect(
      zones.getByRole('row', { name: /Bölgesiz \(özel fiyat\) 1 3 €40.00/ }),
    ).toBeVisible();

    const started = page.waitForEvent('download');
    await cars.getByRole('button', { name: /^CSV indir/ }).click();
    const file = await started;
    expect(file.suggestedFilename()).toBe(`kervan-doluluk-${month}_${month}.csv`);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toMatch(
      /^\ufeffAraç;Adet;Rezervasyon;Dolu gün;Doluluk \(%\)\r\nFiat Egea;1;1;3;\d+(,\d)?\r\n$/,
    );
  });

  ownTest('any months can be chosen; the address keeps them', async ({ page }) => {
    await page.goto('/admin/reports?from=nonsense');
    await page.getByRole('link', { name: 'Bu ay' }).click();
    await expect(page).toHaveURL(`/admin/reports?from=${month}&to=${month}`);
    const year = Number(month.slice(0, 4)) - 1;
    await page.getByLabel('İlk ay').selectOption(`${year}-03`);
    await page.getByLabel('Son ay').selectOption(`${year}-01`);
    await page.getByRole('button', { name: 'Göster' }).click();
    await expect(page.getByText(`Ocak ${year} – Mart ${year}`).first()).toBeVisible();
    await expect(page.getByText('Bu dönemde rezervasyon yok')).toBeVisible();
    await expect(page.getByText('Bu dönemde transfer yok.')).toBeVisible();
  });

  ownTest('months that are chosen while a report still comes stay chosen', async ({ page }) => {
    await page.goto('/admin/reports');
    const year = Number(month.slice(0, 4)) - 1;
    const release = await heldBack(page, '**/api/admin/reports?**');
    await page.getByRole('link', { name: 'Bu ay' }).click();
    await page.getByLabel('İlk ay').selectOption(`${year}-03`);
    release();
    await expect(page).toHaveURL(`/admin/reports?from=${month}&to=${month}`);
    await expect(page.getByText('Dönem özeti')).toBeVisible();
    await expect(page.getByLabel('İlk ay')).toHaveValue(`${year}-03`);
    await expect(page.getByLabel('Son ay')).toHaveValue(month);
    await page.getByRole('link', { name: 'Bu ay' }).click();
    await expect(page.getByLabel('İlk ay')).toHaveValue(month);
  });

  ownTest(
    'a report that fails says so, and comes when asked again',
    async ({ page, allowProblems }) => {
      allowProblems(/response 500/);
      await apiFails(page, '/admin/reports?**');
      await page.goto('/admin/reports');
      await expect(page.getByRole('alert')).toContainText('Rapor yüklenemedi.');
      await page.unroute('**/api/admin/reports?**');
      await page.getByRole('button', { name: 'Tekrar dene' }).click();
      await expect(page.getByRole('region', { name: 'Dönem özeti' })).toBeVisible();
    },
  );
});
