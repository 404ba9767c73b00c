import { askAgain, test, withoutTable } from './support/empty-business.ts';
import { heldBack } from './support/held-back.ts';
import { expect, expectNoAxeViolations } from './support/test.ts';
import { form, row, summary } from './support/transfers.ts';

test('Tekrar Dene shows what can be read again, and that it is on its way @4.10', async ({
  page,
  business: { database },
}) => {
  await database.query('delete from zones');
  await database.query(
    `insert into zones (id, zone_name, capacity_1_4_cents, capacity_1_6_cents, capacity_1_16_cents)
      values ('belek', 'Belek', 3600, 4600, 7600)`,
  );
  const retry = page.getByRole('link', { name: 'Tekrar Dene' });
  await withoutTable(database, 'zones', async () => {
    await page.goto('/transfer');
    await askAgain(page, 'Tekrar Dene');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoAxeViolations(page);
  });
  await form(page).getByLabel('Varış yeri').fill('Belek');
  const release = await heldBack(page, '**/*.data*');
  await retry.click();
  await expect(page.getByRole('heading', { name: 'Nereye gidiyorsunuz?' })).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: 'Transfer bölgeleri yükleniyor' }),
  ).toBeAttached();
  release();
  await expect(row(page, 'Belek')).toContainText('€36.00');
  await expect(form(page).getByLabel('Varış yeri')).toHaveValue('Belek');
  await expect(summary(page)).toContainText('€36.00');
});
