import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { signIn } from './support/admin.ts';
import { addBooking, addCar, apiFails, clear, today } from './support/back-office.ts';
import { test } from './support/empty-business.ts';
import { heldBack } from './support/held-back.ts';
import { expect } from './support/test.ts';

const month = today().slice(0, 7);

test.beforeEach(async ({ page, business: { database } }) => {
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

const year = month.slice(0, 4);
const lastYear = Number(year) - 1;

test('a report follows the chosen months and exports the table of each chart', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response 500/);
  const first = page.getByLabel('İlk ay');
  await apiFails(page, '/admin/reports?**');
  await page.goto('/admin/reports?from=nonsense');
  await expect(page.getByRole('alert')).toContainText('Rapor yüklenemedi.');
  await page.unroute('**/api/admin/reports?**');
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByRole('region', { name: 'Dönem özeti' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Son 12 ay' })).toHaveAttribute(
    'aria-current',
    'true',
  );

  for (const title of ['Araçlara göre doluluk', 'Aylara göre rezervasyon']) {
    const chart = page.getByRole('region', { name: title });
    await expect(chart.getByRole('img').first()).toBeVisible();
    const excess = () => chart.evaluate((box) => box.scrollHeight - box.clientHeight);
    await expect.poll(excess).toBeLessThanOrEqual(0);
  }

  const chooseMonths = page.getByRole('button', { name: 'Ay seç' });
  const release = await heldBack(page, '**/api/admin/reports?**');
  await page.getByRole('link', { name: 'Bu ay' }).click();
  await chooseMonths.click();
  await first.selectOption(`${lastYear}-03`);
  release();
  await expect(page).toHaveURL(`/admin/reports?from=${month}&to=${month}`);
  await expect(first).toHaveValue(`${lastYear}-03`);
  await expect(page.getByLabel('Son ay')).toHaveValue(month);

  await page.getByLabel('Son ay').selectOption(`${lastYear}-01`);
  await page.getByRole('button', { name: 'Göster' }).click();
  await expect(page.getByText(`Ocak ${lastYear} – Mart ${lastYear}`).first()).toBeVisible();
  await expect(page.getByText('Bu dönemde rezervasyon yok')).toBeVisible();
  await expect(page.getByText('Bu dönemde transfer yok.')).toBeVisible();
  await chooseMonths.click();
  await expect(first).toBeHidden();
  await chooseMonths.click();
  await expect(first).toBeVisible();
  await page.getByRole('link', { name: 'Bu ay' }).click();
  await expect(first).toBeHidden();
  await chooseMonths.click();
  await expect(first).toHaveValue(month);

  await first.selectOption(`${year}-01`);
  await page.getByLabel('Son ay').selectOption(`${year}-12`);
  await page.getByRole('button', { name: 'Göster' }).click();
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    const names = page.getByRole('img', { name: /^12 ayda toplam/ }).locator('text');
    for (const name of ['Oca', 'Şub', 'Mar', 'Nis', 'May', 'Haz', 'Tem', 'Ağu', 'Eyl', 'Eki']) {
      await expect(names.filter({ hasText: name }).first()).toBeVisible();
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'Bu ay' }).click();
  await expect(page).toHaveURL(`/admin/reports?from=${month}&to=${month}`);
  const figures = page.getByRole('region', { name: 'Dönem özeti' });
  for (const text of ['€1,274.50', '€637.25', 'Önceki dönemde kayıt yok']) {
    await expect(figures.getByText(text).first()).toBeVisible();
  }
  for (const name of [
    '1 ayda toplam €1,274.50 gelir',
    '1 ayda 2 rezervasyon',
    'En dolu araç Fiat Egea: %',
    'En yoğun bölge Bölgesiz (özel fiyat): 1 transfer',
  ]) {
    await expect(page.getByRole('img', { name })).toBeVisible();
  }

  const tableOf = async (title: string) => {
    const region = page.getByRole('region', { name: title });
    await region.getByRole('radio', { name: 'Tablo' }).check();
    return region;
  };
  const revenue = await tableOf('Aylara göre anlaşılan gelir');
  await expect(revenue.getByRole('row').nth(1)).toContainText('€1,234.50€40.00€1,274.50');
  const bookings = await tableOf('Aylara göre rezervasyon');
  await expect(bookings.getByRole('row').nth(1)).toContainText(/112%\d/);
  const zones = await tableOf('En yoğun transfer bölgeleri');
  await expect(
    zones.getByRole('row', { name: /Bölgesiz \(özel fiyat\) 1 3 €40.00/ }),
  ).toBeVisible();
  const cars = await tableOf('Araçlara göre doluluk');
  await expect(cars.getByRole('row', { name: /Fiat Egea 1 1 3 / })).toBeVisible();

  const fileOf = async (region: Locator) => {
    const started = page.waitForEvent('download');
    await region.getByRole('button', { name: /^İndir/ }).click();
    await page.getByRole('menuitem', { name: /CSV/ }).click();
    const file = await started;
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };
  const ofCars = await fileOf(cars);
  expect(ofCars.name).toBe(`kervan-doluluk-${month}_${month}.csv`);
  expect(ofCars.text).toMatch(
    /^\ufeffAraç;Adet;Rezervasyon;Dolu gün;Doluluk \(%\)\r\nFiat Egea;1;1;3;\d+(,\d)?\r\n$/,
  );
  const ofMonths = await fileOf(revenue);
  expect(ofMonths.text).toMatch(
    /^\ufeffAy;Araç kiralama;Transfer;Kiralama geliri \(€\);Transfer geliri \(€\);Toplam \(€\);Doluluk \(%\)\r\n/,
  );
  expect((await fileOf(bookings)).text).toBe(ofMonths.text);

  await page.setViewportSize({ width: 360, height: 800 });
  for (const region of [revenue, bookings, zones, cars]) {
    await expect(region.getByRole('rowheader')).toHaveCount(1);
    const hidden = await region
      .getByRole('group', { name: /./ })
      .filter({ has: page.getByRole('table') })
      .evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(hidden).toBe(0);
  }
});
