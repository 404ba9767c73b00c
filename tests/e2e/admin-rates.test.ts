import type { Page } from '@playwright/test';
import type { Client } from 'pg';
import { signIn } from './support/admin.ts';
import { apiFails, inDays, rowNames } from './support/back-office.ts';
import { test } from './support/empty-business.ts';
import { expect, expectNoAxeViolations } from './support/test.ts';

const RATES = '/admin/exchange-rates';

const usd = (page: Page) => page.getByRole('textbox', { name: /USD/ });
const lira = (page: Page) => page.getByRole('textbox', { name: /TRY/ });
const button = (page: Page, text: string) => page.getByRole('button', { name: text, exact: true });

/** Sets of the provider on days before today, which the running product has not in force. */
async function addHistory(database: Client, days: number): Promise<void> {
  for (let ago = days; ago > 0; ago -= 1) {
    const { rows } = await database.query(
      "insert into exchange_rate_sets (source, as_of) values ('ecb', $1) returning id",
      [inDays(-ago)],
    );
    await database.query(
      "insert into exchange_rates (set_id, code, rate) values ($1, 'USD', 1.15), ($1, 'TRY', $2)",
      [rows[0].id, 48 + ago / 100],
    );
  }
}

test.beforeEach(async ({ page, business: { database } }) => {
  const { token } = await signIn(page);
  const headers = { authorization: `Bearer ${token}` };
  await database.query('truncate exchange_rate_sets, audit_log cascade');
  await page.request.delete('/api/admin/exchange-rates/override', { headers });
});

test('sets rates by hand, asks about unusual ones, and ends them @1.23', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response 409 POST/);
  await page.goto(RATES);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Döviz Kurları');
  await expect(page.getByText(/varsayılan kurlar geçerli/)).toBeVisible();
  await expect(page.getByText('Henüz kayıtlı kur yok')).toBeVisible();
  await expect(usd(page)).toHaveValue('1,14');

  await test.step('what is wrong is said beside its field', async () => {
    await usd(page).fill('0');
    await lira(page).fill('');
    await page.getByRole('textbox', { name: 'Bitiş saati' }).fill('25');
    await button(page, 'Bu kurları uygula').click();
    await expect(page.getByRole('alert').first()).toHaveText('Lütfen şu alanları kontrol edin');
    await expect(usd(page)).toBeFocused();
    await expect(lira(page)).toHaveAccessibleDescription('TRY kurunu girin');
    await expectNoAxeViolations(page);
  });
  await test.step('a slip of the finger is asked about', async () => {
    await usd(page).fill('1,2');
    await lira(page).fill('75');
    await page.getByRole('textbox', { name: 'Bitiş saati' }).fill('930');
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('TRY kuru geçerli kurdan (37,50) %100 yüksek.');
    await question.getByRole('button', { name: 'Düzelt' }).click();
    await expect(lira(page)).toHaveValue('75');
    await button(page, 'Bu kurları uygula').click();
    await question.getByRole('button', { name: 'Evet, uygula' }).click();
    await expect(page.getByText('Elle girilen kurlar geçerli.')).toBeVisible();
  });
  await test.step('it is in force, on the site too, until it is ended', async () => {
    await expect(page.getByText(/Elle girilen kur .* 09:30 anına kadar geçerli/)).toBeVisible();
    // No provider answers this business; a milder warning while manual rates hold.
    await expect(
      page.getByText(/ulaşılamadı\. Sitede elle girilen kur kullanılıyor\.$/),
    ).toBeVisible();
    await expect(page.getByText(/Son bilinen kurlar/)).toHaveCount(0);
    const current = await (await page.request.get('/api/exchange-rates/current')).json();
    expect(current.data).toMatchObject({ source: 'manual', rates: { USD: 1.2, TRY: 75 } });
    await expect(page.getByRole('img', { name: /1 euronun TRY karşılığı, 1 kayıt/ })).toBeVisible();
    await button(page, 'Kaldır').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Kaldır' }).click();
    await expect(page.getByText('Elle girilen kur kaldırıldı.')).toBeVisible();
    await expect(page.getByText(/anına kadar geçerli/)).toHaveCount(0);
    await expect(usd(page)).toHaveValue('1,14');
  });
  await test.step('typed rates are not given up without a question', async () => {
    await lira(page).fill('40');
    await page.getByRole('link', { name: 'Kontrol Paneli', exact: true }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Yazdığınız kurlar uygulanmadı.');
    await button(page, 'Düzenlemeye dön').click();
    await expect(lira(page)).toHaveValue('40');
  });
});

test('says which part did not come, and asks again; fetches at once or says why it could not, and shows the history @6.14', async ({
  page,
  allowProblems,
  business: { database },
}) => {
  allowProblems(/response 50[03]/);
  await addHistory(database, 25);
  await apiFails(page, '/admin/exchange-rates/status');
  await apiFails(page, '/admin/exchange-rates/history?*');
  await page.goto(RATES);
  await expect(page.getByText('Kur bilgileri yüklenemedi.')).toBeVisible();
  await expect(page.getByText('Kur geçmişi yüklenemedi.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Tekrar dene' }).first().click();
  await expect(page.getByRole('heading', { name: 'Geçerli kurlar' })).toBeVisible();
  await expect(page.getByText('Kur geçmişi yüklenemedi.')).toHaveCount(0);
  // There is no provider at this business's address.
  await button(page, 'Şimdi güncelle').click();
  await expect(page.getByRole('alert')).toHaveText(
    'Kurlar güncellenemedi: Kur sağlayıcısına ulaşılamadı.',
  );
  await expect(button(page, 'Şimdi güncelle')).toBeFocused();
  await page.route('**/api/admin/exchange-rates', (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    const rates = { EUR: 1, USD: 1.15, TRY: 48 };
    const set = { base: 'EUR', source: 'ecb', asOf: inDays(-1), rates, changed: true };
    const data = { ...set, fetchedAt: null, expiresAt: null };
    return route.fulfill({ json: { success: true, data } });
  });
  await button(page, 'Şimdi güncelle').click();
  await expect(page.getByText('Kurlar güncellendi.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await expect(page.getByRole('img', { name: /25 kayıt: 48,01 ile 48,25 arasında/ })).toBeVisible();
  await page.getByRole('radio', { name: 'USD' }).check();
  await expect(page.getByRole('img', { name: /1 euronun USD karşılığı/ })).toBeVisible();
  await page.getByRole('radio', { name: 'Tablo' }).check();
  await expect.poll(() => rowNames(page)).toHaveLength(20);
  await page.getByRole('link', { name: 'Sonraki sayfa' }).click();
  await expect(page).toHaveURL(`${RATES}?page=2`);
  await expect.poll(() => rowNames(page)).toHaveLength(5);
});
