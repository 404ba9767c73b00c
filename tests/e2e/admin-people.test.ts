import { ADMIN, signIn } from './support/admin.ts';
import { test } from './support/empty-business.ts';
import { expect, expectNoAxeViolations } from './support/test.ts';

const PASSWORD = 'dört-köşe-taş';

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
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Parola', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Ekle', exact: true }).click();
  const row = page.getByRole('row', { name: /mehmet/ });
  await expect(row).toContainText('Hiç girmedi');

  await page.getByRole('button', { name: 'mehmet: yeniden adlandır' }).click();
  await page.getByRole('dialog').getByLabel('Ad', { exact: true }).fill('Mehmet Kaya');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Mehmet Kaya');

  await page.getByRole('button', { name: 'Mehmet Kaya: girişini kapat' }).click();
  const question = page.getByRole('alertdialog', { name: 'Giriş kapatılsın mı?' });
  await question.getByRole('button', { name: 'Girişi kapat' }).click();
  await expect(row).toContainText('Kapalı');
  await page.getByRole('button', { name: 'Mehmet Kaya: girişini aç' }).click();
  await expect(row).toContainText('Etkin');
  await expect(page.getByRole('button', { name: /girişini kapat/ })).toHaveCount(1);
});

test('a person changes the own password and stays signed in here', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response 400 PUT/);
  const owner = await signIn(page);
  await page.request.post('/api/admin/register', {
    headers: { authorization: `Bearer ${owner.token}` },
    data: { username: 'mehmet', name: 'Mehmet', password: PASSWORD },
  });
  const response = await page.request.post('/api/auth/admin/login', {
    data: { username: 'mehmet', password: PASSWORD },
  });
  const { token, admin } = (await response.json()).data;
  await page.evaluate(
    ([key, person]) => {
      localStorage.setItem('admin_token', key ?? '');
      localStorage.setItem('admin_user', person ?? '');
    },
    [token, JSON.stringify(admin)],
  );
  await page.goto('/admin/settings/admins');
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
  await expect(page.getByRole('row', { name: /Mehmet/ })).toContainText('Siz');
});
