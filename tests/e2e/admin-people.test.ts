import { ADMIN, signIn } from './support/admin.ts';
import { test } from './support/empty-business.ts';
import { expect, expectNoAxeViolations } from './support/test.ts';

const PASSWORD = 'dört-köşe-taş';

test('an owner adds a person whose permissions follow the role at once', async ({
  page,
  allowProblems,
  business: { database },
}) => {
  allowProblems(/response 403 GET/);
  await database.query('delete from admins where username <> $1', [ADMIN.username]);
  const owner = await signIn(page);
  const headers = { authorization: `Bearer ${owner.token}` };
  await page.goto('/admin/settings/admins');
  await expect(page.getByText('1 kişi yönetim paneline girebilir')).toBeVisible();
  await page.getByRole('button', { name: 'Kullanıcı ekle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kullanıcı ekle' });
  await dialog.getByLabel('Kullanıcı adı').fill('mehmet');
  await dialog.getByLabel('Ad', { exact: true }).fill('Mehmet');
  await dialog.getByLabel('Parola', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Ekle', exact: true }).click();
  await expect(page.getByRole('row', { name: /mehmet/ })).toContainText('Hiç giriş yapmadı');

  const { token, admin } = await signIn(page, { username: 'mehmet', password: PASSWORD });
  const title = page.getByRole('heading', { level: 1 });

  await test.step('staff cannot see the owners’ pages, and a new role is effective at once', async () => {
    await page.goto('/admin/settings');
    await expect(title).toHaveText('Bu sayfa yalnızca işletme sahibine açık');
    await expect(page).toHaveTitle(/işletme sahibine açık/);
    await expect(page.getByRole('link', { name: 'Ayarlar' })).toHaveCount(0);
    await expectNoAxeViolations(page, 'main');
    const changed = { headers, data: { role: 'owner' } };
    await page.request.patch(`/api/admin/admins/${admin.id}/role`, changed);
    await page.getByRole('link', { name: 'Kontrol Paneli’ne dön' }).click();
    await page.getByRole('link', { name: 'Ayarlar', exact: true }).click();
    await page.getByRole('link', { name: 'Sistem', exact: true }).click();
    await page.getByRole('link', { name: 'Kullanıcıları aç' }).click();
    await page.getByRole('button', { name: 'Mehmet: işlemler' }).click();
    await page.getByRole('menuitem', { name: 'Mehmet: yetki' }).click();
    const roles = page.getByRole('dialog', { name: 'Mehmet: yetki' });
    await roles.getByRole('radio', { name: /Çalışan/ }).check();
    await roles.getByRole('button', { name: 'Kaydet' }).click();
    await expect(title).toHaveText('Bu sayfa yalnızca işletme sahibine açık');
  });

  await test.step('a changed password keeps this browser signed in', async () => {
    await page.goto('/admin/account');
    const form = page.getByRole('region', { name: 'Parolanız' });
    await form.getByLabel('Mevcut parola').fill(PASSWORD);
    await form.getByLabel('Yeni parola', { exact: true }).fill('beş-köşe-ahşap');
    await form.getByLabel('Yeni parola (tekrar)').fill('beş-köşe-ahşap');
    await form.getByRole('button', { name: 'Parolayı değiştir' }).click();
    await expect(page.getByText('Parolanız değiştirildi.')).toBeVisible();
    const old = { headers: { authorization: `Bearer ${token}` } };
    expect((await page.request.get('/api/auth/admin/me', old)).status()).toBe(401);
    await page.reload();
    await expect(page.getByText('Mehmet, kullanıcı adı: mehmet')).toBeVisible();
  });
});
