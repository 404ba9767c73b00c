/** Plates: the vehicles of a car, the days on which they are blocked, and who gets which. */
import { formatSlashDate } from '../../app/lib/dates.ts';
import { signIn } from './support/admin.ts';
import { addBooking, addCar, clear, inDays } from './support/back-office.ts';
import { test } from './support/empty-business.ts';
import { expect, expectNoAxeViolations } from './support/test.ts';

const QUESTION = 'Rezervasyonlara rağmen kaydedilsin mi?';

test.beforeEach(async ({ page, business: { database } }) => {
  await clear(database);
  await addCar(database, { id: 'egea', title: 'Fiat Egea', units: 2 });
  await addBooking(database, {
    reference: 'K-1',
    carId: 'egea',
    carTitle: 'Fiat Egea',
    pickupAt: `${inDays(1)} 10:00`,
    dropoffAt: `${inDays(3)} 10:00`,
  });
  await signIn(page);
});

test('a plate is added, blocked for days, given to a booking, and has its line on the board', async ({
  page,
  allowProblems,
  business: { database },
}) => {
  allowProblems(/response 400 POST .*\/blocks$/);
  await test.step('two plates are the two units of the car', async () => {
    await page.goto('/admin/vehicles');
    await expect(page.getByText('Henüz plaka yok')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Plaka ekle' })).toHaveCount(1);
    for (const plate of ['07 AAA 11', '07 BBB 22']) {
      await page.goto('/admin/vehicles/new');
      await page.getByRole('textbox', { name: 'Plaka' }).fill(plate);
      await page.getByLabel('Araç', { exact: true }).selectOption('Fiat Egea');
      const inspection = page.getByLabel('Muayene bitişi', { exact: true });
      await inspection.fill('1.2.28');
      await inspection.press('ControlOrMeta+s');
      const units =
        plate === '07 AAA 11'
          ? 'Fiat Egea: 2 adet, 1 adedin plakası yok.'
          : 'Fiat Egea artık 2 adet.';
      await expect(page.getByText(`${plate} eklendi. ${units}`)).toBeVisible();
    }
    const { rows } = await database.query('select distinct inspection_due::text from vehicles');
    expect(rows).toEqual([{ inspection_due: '2028-02-01' }]);
  });

  await test.step('days are blocked; the same days again are refused beside their field', async () => {
    await page.getByRole('link', { name: '07 AAA 11' }).first().click();
    for (const answer of ['Günler kapatıldı', /günleri zaten kapalı/]) {
      await page.getByRole('button', { name: 'Gün kapat' }).click();
      const dialog = page.getByRole('dialog', { name: 'Gün kapat' });
      await dialog.getByLabel('İlk gün', { exact: true }).fill(formatSlashDate(inDays(1)));
      await dialog.getByLabel('Son gün', { exact: true }).fill(formatSlashDate(inDays(2)));
      await dialog.getByLabel('Son gün', { exact: true }).press('Enter');
      await expect(page.getByText(answer).first()).toBeVisible();
    }
    await expect(page.getByRole('dialog').getByLabel('İlk gün', { exact: true })).toHaveValue(
      formatSlashDate(inDays(1)),
    );
    await page.getByRole('button', { name: 'Vazgeç' }).click();
  });

  await test.step('a booking is given the plate that is free', async () => {
    await page.goto(`/admin/bookings/board?from=${inDays(0)}&days=7`);
    await expect(page.getByText('No plate yet')).toBeVisible();
    await page.goto('/admin/bookings');
    await page.getByRole('link', { name: / K-1$/ }).click();
    const plate = page.getByLabel('Plate');
    await plate.selectOption({ label: '07 BBB 22' });
    await page.getByRole('button', { name: 'Update Booking' }).click();
    await expect(page.getByText('Booking updated')).toBeVisible();
  });

  await test.step('the board has a line for each plate, and Today names it', async () => {
    await page.goto(`/admin/bookings/board?from=${inDays(0)}&days=7`);
    const board = page.getByRole('region', { name: 'Board of the fleet, can be scrolled' });
    await expect(board.getByRole('link', { name: /^Service, 07 AAA 11, / })).toBeVisible();
    await expect(board.getByRole('button', { name: /07 BBB 22, .*K-1$/ })).toBeVisible();
    await expect(page.getByText('No plate yet')).toHaveCount(0);
    const middle = async (name: RegExp | string, role: 'link' | 'button' = 'link') => {
      const box = await board.getByRole(role, { name, exact: true }).boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
    };
    expect(await middle(/^Service/)).toBe(await middle('07 AAA 11'));
    expect(await middle(/K-1$/, 'button')).toBe(await middle('07 BBB 22'));
    await expectNoAxeViolations(page, 'main');
    if (process.env.SCREENS)
      await page.screenshot({ path: 'test-results/screens/board-plates.png' });
    await page.goto('/admin');
    await page.getByRole('link', { name: /^Yarın/ }).click();
    await expect(page.getByRole('button', { name: /Teslim.*07 BBB 22/ })).toContainText(
      'Fiat Egea',
    );
    if (process.env.SCREENS)
      await page.screenshot({ path: 'test-results/screens/today-plates.png' });
  });

  await test.step('a plate of a booking to come is only deleted or sold when that is meant', async () => {
    allowProblems(/response 409 (PUT|DELETE) /);
    await page.goto('/admin/vehicles');
    await page.getByRole('button', { name: '07 BBB 22 – sil' }).click();
    const deleting = page.getByRole('alertdialog', { name: 'Plaka silinsin mi?' });
    await deleting.getByRole('button', { name: 'Sil', exact: true }).click();
    await expect(deleting.getByRole('link', { name: /^K-1/ })).toBeVisible();
    await expectNoAxeViolations(page, '[role=alertdialog]');
    await expect(deleting.getByRole('button', { name: 'Yine de sil' })).toBeVisible();
    await deleting.getByRole('button', { name: 'Vazgeç' }).click();
    await page.getByRole('link', { name: '07 BBB 22 – düzenle' }).click();
    await page.getByLabel('Durum', { exact: true }).selectOption('Satıldı');
    const save = page.getByRole('button', { name: 'Kaydet' });
    await save.click();
    const selling = page.getByRole('alertdialog', { name: QUESTION });
    await expect(selling.getByRole('link', { name: /^K-1/ })).toBeVisible();
    await expect(selling.getByText(/07 BBB 22 yaklaşan rezervasyonlara verilmiş/)).toBeVisible();
    await selling.getByRole('button', { name: 'Geri' }).click();
    await expect(save).toBeFocused();
    await save.click();
    await selling.getByRole('button', { name: 'Yine de kaydet' }).click();
    await expect(page.getByText('07 BBB 22 kaydedildi. Fiat Egea artık 1 adet.')).toBeVisible();
    const { rows } = await database.query('select vehicle_id from bookings');
    expect(rows).toEqual([{ vehicle_id: null }]);
    for (const plate of ['07 AAA 11', '07 BBB 22']) {
      await page.getByRole('button', { name: `${plate} – sil` }).click();
      await page.getByRole('button', { name: 'Sil', exact: true }).click();
      // The first one takes the last unit of K-1; the second was sold.
      if (plate === '07 AAA 11') await page.getByRole('button', { name: 'Yine de sil' }).click();
      await expect(page.getByText(`${plate} silindi`)).toBeVisible();
    }
    await expect(
      page.getByText('Fiat Egea için plaka kalmadı, 0 adet olarak duruyor'),
    ).toBeVisible();
  });
});

test('a first plate takes no unit that bookings hold', async ({ page, business: { database } }) => {
  await addCar(database, { id: 'clio', title: 'Renault Clio', units: 3 });
  for (const reference of ['K-2', 'K-3'])
    await addBooking(database, {
      reference,
      carId: 'clio',
      carTitle: 'Renault Clio',
      pickupAt: `${inDays(1)} 10:00`,
      dropoffAt: `${inDays(3)} 10:00`,
    });
  await page.goto('/admin/vehicles/new');
  await page.getByRole('textbox', { name: 'Plaka' }).fill('07 CLI 01');
  await page.getByLabel('Araç', { exact: true }).selectOption('Renault Clio');
  await page.locator('form').getByRole('button', { name: 'Plaka ekle' }).click();
  const saved = '07 CLI 01 eklendi. Renault Clio: 3 adet, 2 adedin plakası yok.';
  await expect(page.getByText(saved)).toBeVisible();
  await page.getByRole('button', { name: '07 CLI 01 – sil' }).click();
  const deleting = page.getByRole('alertdialog', { name: 'Plaka silinsin mi?' });
  await expect(deleting.getByText('silinince araç 3 adet olarak durur')).toBeVisible();
});
