import type { Page } from '@playwright/test';
import type { Client } from 'pg';
import { signIn } from './support/admin.ts';
import { inDays, rowNames } from './support/back-office.ts';
import { test } from './support/empty-business.ts';
import { expect } from './support/test.ts';

const RATES = '/admin/exchange-rates';

const usd = (page: Page) => page.getByRole('textbox', { name: /USD/ });
const lira = (page: Page) => page.getByRole('textbox', { name: /TRY/ });
const button = (page: Page, text: string) => page.getByRole('button', { name: text, exact: true });

/** Adds older rate sets of the provider, which are not in force in the running product. */
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

test('rates are fetched, set manually, confirmed if they are unusual, and reset @1.23 @6.14', async ({
  page,
  allowProblems,
  business: { database },
}) => {
  allowProblems(/response (409 POST|503 PUT)/);
  const { token } = await signIn(page);
  const headers = { authorization: `Bearer ${token}` };
  await page.request.delete('/api/admin/exchange-rates/override', { headers });
  await database.query('truncate exchange_rate_sets, audit_log cascade');
  await addHistory(database, 25);
  await page.goto(RATES);

  await test.step('the history has several pages', async () => {
    await expect.poll(() => rowNames(page)).toHaveLength(20);
    await page.getByRole('link', { name: 'Sonraki sayfa' }).click();
    await expect(page).toHaveURL(`${RATES}?page=2`);
    await expect.poll(() => rowNames(page)).toHaveLength(5);
  });
  await test.step('an unreachable provider is reported', async () => {
    await button(page, 'Şimdi güncelle').click();
    await expect(page.getByRole('alert')).toHaveText(
      'Kurlar güncellenemedi: Kur sağlayıcısına ulaşılamadı.',
    );
  });
  await test.step('an unusual rate needs a confirmation', async () => {
    await usd(page).fill('1,2');
    await lira(page).fill('75');
    await page.getByRole('textbox', { name: 'Bitiş saati' }).fill('930');
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(/TRY kuru geçerli kurdan \([\d,]+\) %\d+ yüksek\./);
    await question.getByRole('button', { name: 'Evet, uygula' }).click();
  });
  await test.step('a manual rate is in force, also on the public site, until it is ended', async () => {
    await expect(page.getByText(/Elle girilen kur .*09:30 tarihine kadar geçerli/)).toBeVisible();
    const current = await (await page.request.get('/api/exchange-rates/current')).json();
    expect(current.data).toMatchObject({ source: 'manual', rates: { USD: 1.2, TRY: 75 } });
    await button(page, 'Kaldır').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Kaldır' }).click();
    await expect(page.getByText('Elle girilen kur kaldırıldı.')).toBeVisible();
    await expect(usd(page)).toHaveValue('1,15');
  });
  await test.step('leaving the page with typed rates needs a confirmation', async () => {
    await lira(page).fill('40');
    await page.getByRole('link', { name: 'Kontrol Paneli', exact: true }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Yazdığınız kurlar uygulanmadı.');
    await button(page, 'Düzenlemeye dön').click();
    await expect(lira(page)).toHaveValue('40');
  });
});
