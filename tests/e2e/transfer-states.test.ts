import type { Client } from 'pg';
import { decodeTransfer } from '../../app/site/transfers/transfer-message.rules.ts';
import { chatOpenedBy } from './support/chat.ts';
import { askAgain, test, withoutTable } from './support/empty-business.ts';
import { heldBack } from './support/held-back.ts';
import { expect } from './support/test.ts';
import { day, fares, fillIn, form, row, send, summary } from './support/transfers.ts';

/** Ready pages are kept for half a minute, so every visit has an address of its own. */
const address = (visit: string) => `/transfer?message=${visit}`;

async function addZone(database: Client, name: string, cents: number): Promise<void> {
  await database.query(
    `insert into zones (id, zone_name, capacity_1_4_cents, capacity_1_6_cents, capacity_1_16_cents)
      values ($1, $1, $2::int, $2::int + 1000, $2::int + 4000)`,
    [name, cents],
  );
}

test('without zones it says so, an inactive one is not offered, and the drop-off is written freely @8.39', async ({
  page,
  business: { database },
}) => {
  await database.query('delete from zones');
  await addZone(database, 'Belek', 3600);
  await addZone(database, 'Kemer', 4800);
  await database.query("update zones set active = false where id = 'Belek'");
  await page.goto(address('inactive'));
  await expect(fares(page).getByRole('listitem')).toHaveCount(1);
  await form(page).getByLabel('Varış yeri').fill('Belek');
  await expect(summary(page)).toContainText('Özel Fiyat');

  await database.query('delete from zones');
  await page.goto(address('none'));
  await expect(page.getByRole('heading', { name: 'Transfer bölgesi bulunamadı' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page.getByRole('link', { name: 'Varış yerini yaz' }).click();
  await expect(page.getByRole('heading', { name: 'Transfer rezervasyonu' })).toBeInViewport();
});

test('a failure leaves the form, which sends a request with a special price @4.15 @8.38', async ({
  page,
  business: { database },
  allowProblems,
}) => {
  allowProblems(/https:\/\/wa\.me/);
  await withoutTable(database, 'zones', async () => {
    const answer = await page.goto(address('failed'));
    expect(answer?.headers()['cache-control']).toBe('no-store');
    await expect(page.getByRole('alert')).toContainText('Transfer bölgeleri yüklenemedi');
    await fillIn(page, 'Belek');
    await expect(summary(page)).toContainText('Özel Fiyat');
    await expect(summary(page)).toContainText('Talebinizi yine de gönderebilirsiniz');
    const chat = await chatOpenedBy(page, () => send(page).click());
    const message = chat.searchParams.get('text') ?? '';
    expect(message).toContain('*Fiyat: Özel Fiyat*');
    expect(decodeTransfer(message)?.request.dropoffLocation).toBe('Belek');

    // And without JavaScript:
    const sent = await page.request.post('/transfer', {
      form: {
        name: 'Ayşe',
        email: 'a@b.c',
        phone: '1',
        pickupLocation: 'AYT',
        dropoffLocation: 'Belek',
        date: day,
        time: '10:00',
      },
      maxRedirects: 0,
    });
    expect(sent.status()).toBe(303);
    expect(new URL(sent.headers().location ?? '').searchParams.get('text')).toContain('Özel Fiyat');
  });
});

test('Tekrar Dene shows what can be read again, and that it is on its way @4.10', async ({
  page,
  business: { database },
}) => {
  await database.query('delete from zones');
  await addZone(database, 'Belek', 3600);
  const retry = page.getByRole('link', { name: 'Tekrar Dene' });
  await withoutTable(database, 'zones', async () => {
    await page.goto(address('retry'));
    await askAgain(page, 'Tekrar Dene');
    await expect(page.getByRole('alert')).toBeVisible();
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
