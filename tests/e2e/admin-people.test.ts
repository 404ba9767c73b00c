import type { Page } from '@playwright/test';
import { ADMIN, signIn } from './support/admin.ts';
import { test } from './support/empty-business.ts';
import { expect, expectNoAxeViolations } from './support/test.ts';

const PASSWORD = 'dört-köşe-taş';

/** A new person of the staff, who is signed in in this browser from now on. */
async function beMehmet(page: Page, headers: Record<string, string>) {
  const person = { username: 'mehmet', name: 'Mehmet', password: PASSWORD };
  await page.request.post('/api/admin/register', { headers, data: person });
  const { token, admin } = await signIn(page, { as: person });
  return { token, id: admin.id };
}

/** Chooses what to do with a person in the menu of the row. */
async function act(page: Page, person: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `${person}: işlemler` }).click();
  await page.getByRole('menuitem', { name: `${person}: ${action}` }).click();
}

test.beforeEach(async ({ business: { database } }) => {
  await database.query('delete from admins where username <> $1', [ADMIN.username]);
});

test('a person is added, renamed, shut out and let in again', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/settings/admins');
  await expect(page.getByText('1 kişi yönetim alanına girebilir')).toBeVisible();
  await page.getByRole('button', { name: 'Yönetici ekle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yönetici ekle' });
  await dialog.getByLabel('Kullanıcı adı').fill('mehmet');
  await dialog.getByLabel('Parola', { exact: true }).fill('kısa');
  await dialog.getByRole('button', { name: 'Ekle', exact: true }).click();
  await expect(dialog.getByText('Parola en az 10 karakter olmalıdır')).toBeVisible();
  await expectNoAxeViolations(page, '[role=dialog]');
  await dialog.getByLabel('Parola', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Ekle', exact: true }).click();
  const row = page.getByRole('row', { name: /mehmet/ });
  await expect(row).toContainText('Hiç girmedi');
  await expect(row).toContainText('Çalışan');

  await act(page, 'mehmet', 'yeniden adlandır');
  await page.getByRole('dialog').getByLabel('Ad', { exact: true }).fill('Mehmet Kaya');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Mehmet Kaya');

  await act(page, 'Mehmet Kaya', 'girişini kapat');
  const question = page.getByRole('alertdialog', { name: 'Giriş kapatılsın mı?' });
  await question.getByRole('button', { name: 'Girişi kapat' }).click();
  await expect(row).toContainText('Kapalı');
  await act(page, 'Mehmet Kaya', 'girişini aç');
  await expect(row).toContainText('Etkin');
  // Nobody shuts out themselves.
  await page.getByRole('button', { name: 'owner: işlemler' }).click();
  await expect(page.getByRole('menuitem')).toHaveCount(2);
});

test('staff see no page of owners; a change of role holds at once', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response 403 GET/);
  const owner = await signIn(page);
  const headers = { authorization: `Bearer ${owner.token}` };
  const { id } = await beMehmet(page, headers);
  await page.goto('/admin/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Bu sayfa işletme sahibine açık',
  );
  await expect(page).toHaveTitle(/işletme sahibine açık/);
  await expect(page.getByRole('link', { name: 'Ayarlar' })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.request.patch(`/api/admin/admins/${id}/role`, { headers, data: { role: 'owner' } });
  await page.getByRole('link', { name: 'Kontrol Paneli’ne dön' }).click();
  await page.getByRole('link', { name: 'Ayarlar', exact: true }).click();
  await page.getByRole('link', { name: 'Sistem', exact: true }).click();
  await page.getByRole('link', { name: 'Yöneticileri aç' }).click();
  await act(page, 'Mehmet', 'yetki');
  const dialog = page.getByRole('dialog', { name: 'Mehmet: yetki' });
  await dialog.getByRole('radio', { name: /Çalışan/ }).check();
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Bu sayfa işletme sahibine açık',
  );
});

test('a person changes the own password and stays signed in here', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response 400 PUT/);
  const owner = await signIn(page);
  const { token } = await beMehmet(page, { authorization: `Bearer ${owner.token}` });
  await page.goto('/admin/account');
  const form = page.getByRole('region', { name: 'Parolanız' });
  await form.getByLabel('Şimdiki parola').fill('yanlış-bir-parola');
  await form.getByLabel('Yeni parola', { exact: true }).fill('beş-köşe-ahşap');
  await form.getByLabel('Yeni parola (yeniden)').fill('beş-köşe-ahşap');
  await form.getByRole('button', { name: 'Parolayı değiştir' }).click();
  await expect(form.getByText('Bu, şimdiki parolanız değil')).toBeVisible();
  await form.getByLabel('Şimdiki parola').fill(PASSWORD);
  await form.getByRole('button', { name: 'Parolayı değiştir' }).click();
  await expect(page.getByText('Parolanız değişti.')).toBeVisible();
  await expect(form.getByLabel('Şimdiki parola')).toHaveValue('');
  await page.getByRole('button', { name: 'Öteki bütün cihazlardan çık' }).click();
  await expect(
    page.getByText('Öteki bütün cihazlardan çıkarıldınız.', { exact: true }),
  ).toBeVisible();
  const old = await page.request.get('/api/auth/admin/me', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(old.status()).toBe(401);
  await page.reload();
  await expect(page.getByText('Mehmet, kullanıcı adı mehmet')).toBeVisible();
});
