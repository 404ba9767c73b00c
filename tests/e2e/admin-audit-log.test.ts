import { signIn } from './support/admin.ts';
import { clear } from './support/back-office.ts';
import { test } from './support/empty-business.ts';
import { heldBack } from './support/held-back.ts';
import { expect, expectNoAxeViolations } from './support/test.ts';

test('the audit log shows values before and after each change', async ({
  page,
  allowProblems,
  business: { database },
}) => {
  allowProblems(/response 500/);
  const { token, admin } = await signIn(page);
  // Signing in creates an entry itself, so the table is emptied after it.
  await clear(database);
  await page.route('**/api/admin/audit-log?*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/admin/audit-log');
  await expect(page.getByText('İşlem geçmişi yüklenemedi.')).toBeVisible();
  await page.unroute('**/api/admin/audit-log?*');
  await page.getByRole('button', { name: 'Tekrar Dene' }).click();
  await expect(page.getByText('Henüz kayıtlı bir işlem yok')).toBeVisible();

  const headers = { authorization: `Bearer ${token}` };
  const data = { title: 'Fiat Egea', brand: 'Fiat', model: 'Egea', pricing: { daily: 40 } };
  const made = await page.request.post('/api/admin/cars', { headers, data });
  const car = (await made.json()).data;
  await page.request.put(`/api/admin/cars/${car.id}`, {
    headers,
    data: { ...data, version: car.version, pricing: { daily: 45.5 } },
  });
  await page.goto('/admin?section=garage');
  await page.goto('/admin/audit-log');
  const entries = page.getByRole('listitem').filter({ has: page.locator('time') });
  await expect(page.getByRole('heading', { name: /^Bugün, / })).toBeVisible();
  await expect(entries).toHaveCount(2);
  const changed = entries.first();
  await expect(changed).toContainText(admin.name);
  await expect(changed).toContainText('Değiştirdi');
  const gist = changed.getByText('Günlük fiyat: €40.00 → €45.50');
  await expect(changed.locator('del')).toBeHidden();
  expect((await changed.boundingBox())?.height).toBeLessThanOrEqual(50);
  await gist.click();
  await expect(changed.locator('del')).toHaveText('€40.00');
  await expect(changed.locator('ins')).toHaveText('€45.50');
  await gist.click();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const entry of await entries.all()) {
    expect((await entry.boundingBox())?.height, 'lines of an entry on a phone').toBeLessThan(97);
  }
  await page.getByRole('button', { name: 'Filtreler' }).click();
  await expect(page.getByLabel('Kişi', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page, 'main');
  await page.setViewportSize({ width: 1280, height: 800 });
  const link = changed.getByRole('link', { name: 'Fiat Egea', exact: true });
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);

  await page.getByLabel('İşlem', { exact: true }).selectOption('Ekledi');
  await expect(page).toHaveURL(/\?action=create$/);
  await expect(entries).toHaveCount(1);
  // A second filter keeps the first one, even while the rows of the first one are still loading.
  const release = await heldBack(page, '**/api/admin/audit-log?*');
  await page.getByLabel('Kayıt türü', { exact: true }).selectOption('Yazı');
  await expect(page.getByLabel('Kayıt türü', { exact: true })).toHaveValue('post');
  await page.getByRole('checkbox').check();
  release();
  await expect(page).toHaveURL(/entity=post&.*action=create&.*navigation=show/);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('checkbox').uncheck();
  await expect(page.getByText('Bu filtrelere uyan bir işlem yok')).toBeVisible();
  await page.getByRole('link', { name: 'Filtreleri temizle' }).first().click();
  await expect(page).toHaveURL(/\/audit-log$/);
  // The address changes before the page does.
  await expect(page.getByText('Bu filtrelere uyan bir işlem yok')).toHaveCount(0);

  const firstDay = page.getByLabel('İlk gün', { exact: true });
  await firstDay.fill('1.2.20');
  await firstDay.press('Tab');
  await expect(page).toHaveURL(/\?from=2020-02-01$/);
  await firstDay.fill('');
  await firstDay.press('Tab');
  await expect(page).toHaveURL(/\/audit-log$/);
  await page.locator('input[type=date]').first().fill('2020-02-02');
  await expect(page).toHaveURL(/\?from=2020-02-02$/);
  await expect(firstDay).toHaveValue('02/02/2020');

  await entries
    .first()
    .getByRole('link', { name: /bu kaydın geçmişi/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`entity=car&entityId=${car.id}$`));
  await expect(entries).toHaveCount(2);
  await entries.first().getByRole('link', { name: 'Fiat Egea', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/cars/${car.id}$`));
});
