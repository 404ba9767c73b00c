import type { Client } from 'pg';
import { signIn } from './support/admin.ts';
import { addBooking, clear, inDays, rowOf, today } from './support/back-office.ts';
import { test } from './support/empty-business.ts';
import { expect, expectNoAxeViolations } from './support/test.ts';

const DRIVER = {
  name: 'Ada',
  surname: 'Su',
  idNumber: '12345678901',
  nationality: 'TR',
  birthDate: '1990-05-04',
  licenceNumber: '',
  licenceClass: 'B',
  licenceDate: '2010-01-02',
  address: 'Lara',
};

async function addHandover(database: Client, reference: string): Promise<void> {
  const days = { pickupAt: `${inDays(-1)} 10:00`, dropoffAt: `${inDays(3)} 10:00` };
  await addBooking(database, { reference, status: 'active', ...days });
  await database.query(
    `insert into handovers (booking_id, kind, plate, at, kilometres, fuel_eighths, drivers, signatures, staff_name)
      values ($1, 'out', '07 KBS 34', $2, 45000, 8, $3, '{"customer": null, "staff": null}', 'owner')`,
    [reference, days.pickupAt, JSON.stringify([DRIVER])],
  );
}

test.beforeEach(async ({ page, business: { database } }) => {
  await clear(database);
  await addHandover(database, 'K-1');
  const at = { pickupAt: `${today()} 00:00`, dropoffAt: `${today()} 00:30` };
  await addBooking(database, { reference: 'T-1', passengers: 2, customer: 'Işık Can', ...at });
  await signIn(page);
});

test('an unreported hand-over is on Today until it is marked as reported', async ({
  page,
  business: { database },
}) => {
  await page.goto('/admin');
  await page.getByRole('link', { name: '1 KABİS' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resmî bildirimler');
  const row = rowOf(page, 'K-1');
  const mark = page.getByRole('checkbox', { name: 'Bildirildi: Teslim, K-1' });

  await test.step('a row names missing data, and hides document numbers until they are requested', async () => {
    await expect(row).toContainText('07 KBS 34');
    await expect(row).toContainText('••••••••901');
    await expect(row).toContainText('Eksik: ehliyet no');
    await expectNoAxeViolations(page, 'main');
    await row.getByRole('button', { name: 'Numaraları göster: K-1' }).click();
    await expect(row).toContainText('12345678901');
    const shown = await database.query(`select entity_id from audit_log where action = 'show'`);
    expect(shown.rows).toEqual([{ entity_id: 'K-1' }]);
  });

  await test.step('a marked hand-over is no longer among the open ones, but among all', async () => {
    // Uses `click` instead of `check`, because the checkbox changes only after the server has
    // responded.
    await mark.click();
    await expect(page.getByText('Bildirildi olarak işaretlendi')).toBeVisible();
    await expect(page.getByText('Bu günlerde bildirilmeyen kayıt yok')).toBeVisible();
    await page.getByRole('link', { name: 'Bildirilenleri de göster' }).click();
    await expect(mark).toBeChecked();
    // Printers leave out backgrounds, which draw the custom tick. A print therefore uses the
    // browser's own checkbox.
    await page.emulateMedia({ media: 'print' });
    await expect(mark).toHaveCSS('appearance', 'auto');
    await page.emulateMedia({ media: 'screen' });
    await page.goto('/admin');
    await expect(page.getByRole('link', { name: '1 U-ETDS' })).toBeVisible();
    await expect(page.getByRole('link', { name: '1 KABİS' })).toHaveCount(0);
  });

  await test.step('a changed record is open until it is reported again', async () => {
    await database.query(`update handovers set plate = '07 KBS 35'`);
    await page.goto('/admin/filings');
    await expect(row).toContainText('Bildirildikten sonra değişti');
    await page.getByRole('button', { name: 'Yeniden bildirildi: Teslim, K-1' }).click();
    await expect(page.getByText('Bu günlerde bildirilmeyen kayıt yok')).toBeVisible();
  });

  await test.step('clearing the checkbox removes the mark', async () => {
    await page.getByRole('link', { name: 'Bildirilenleri de göster' }).click();
    await expect(row).not.toContainText('Bildirildikten sonra değişti');
    await mark.click();
    await expect(page.getByText('İşaret geri alındı')).toBeVisible();
    await expect(mark).not.toBeChecked();
  });

  await test.step('transfers have their own sheet, which can be downloaded', async () => {
    await page.getByRole('radio', { name: 'U-ETDS, 1 bildirilmedi' }).check({ force: true });
    await expect(rowOf(page, 'T-1')).toContainText('Eksik: yolcu adları');
    await page.getByRole('button', { name: 'Dışa aktar' }).click();
    const dialog = page.getByRole('dialog', { name: 'U-ETDS listesini dışa aktar' });
    await expect(dialog).toContainText('1 kayıt');
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'İndir' }).click();
    expect((await download).suggestedFilename()).toBe(`uetds_${inDays(-29)}_${inDays(1)}.xlsx`);
  });

  await test.step('a reported booking that was cancelled later says so until its mark is removed', async () => {
    await database.query(
      `update bookings set status = 'cancelled',
            filed = '{"at": "2026-07-01T09:00:00Z", "by": "owner", "hash": ""}' where reference = 'T-1'`,
    );
    await page.goto('/admin');
    await page.getByRole('link', { name: '1 U-ETDS' }).click();
    await expect(rowOf(page, 'T-1')).toContainText('Bildirildikten sonra iptal edildi');
    await expect(rowOf(page, 'T-1')).toContainText('U-ETDS’te de iptal edin');
    await expectNoAxeViolations(page, 'table');
    await page.getByRole('checkbox', { name: 'Bildirildi: Transfer, T-1' }).click();
    await expect(page.getByText('Bu günlerde bildirilmeyen kayıt yok')).toBeVisible();
  });
});
