import type { Client } from 'pg';
import { signIn } from './support/admin.ts';
import { addBooking, clear, inDays } from './support/back-office.ts';
import { test } from './support/empty-business.ts';
import { expect, expectNoAxeViolations } from './support/test.ts';

async function addRequest(database: Client, reference: string): Promise<void> {
  const at = `${inDays(3)} 10:00`;
  await addBooking(database, { reference, status: 'pending', pickupAt: at, dropoffAt: at });
  await database.query(
    `update bookings set hold_until = now() + interval '1 day' where reference = $1`,
    [reference],
  );
}

test.beforeEach(async ({ business: { database } }) => {
  await clear(database);
  await database.query('truncate calendar_feed');
});

test('new requests are counted and a test e-mail is confirmed', async ({
  page,
  business: { database },
}) => {
  await signIn(page);
  // The first response is older than the request, and arrives after the window has received the
  // focus.
  const first = Promise.withResolvers<void>();
  const requested = Promise.withResolvers<void>();
  await page.route(
    '**/api/admin/notices',
    async (route) => {
      const response = await route.fetch();
      requested.resolve();
      await first.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.goto('/admin/bookings');
  await expect(page).toHaveTitle('Bookings – Kervan');
  await requested.promise;
  await addRequest(database, 'KRV-NEW1');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  first.resolve();
  await expect(
    page.getByRole('link', { name: /Rezervasyonlar.*1 talep yanıt bekliyor/ }),
  ).toBeVisible();
  await expect(page).toHaveTitle('(1) Bookings – Kervan');
  await page.getByRole('button', { name: /Hesap menüsü$/ }).click();
  await page.getByRole('switch', { name: 'Yeni talep sesi' }).click();
  await expect(page.getByRole('switch', { name: 'Yeni talep sesi' })).toBeChecked();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Araç Yönetimi' }).click();
  await expect(page).toHaveTitle(/^\(1\) Araç Yönetimi/);
  await test.step('bar and menu of a phone show the number of new requests', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const bar = page.getByRole('navigation', { name: 'Kısayollar' });
    await expect(bar.getByRole('link', { name: /Talepler.*1 talep/ })).toBeVisible();
    await bar.getByRole('button', { name: 'Menüyü aç' }).click();
    await expect(
      page.getByRole('link', { name: /Rezervasyonlar.*1 talep yanıt bekliyor/ }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await database.query("update bookings set status = 'confirmed', hold_until = null");
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page).toHaveTitle(/^Araç Yönetimi/);

  const mail = {
    configured: true,
    emails: ['office@example.com'],
    failures: { count: 0, error: null },
    morning: { day: '2026-11-27', error: 'Mailbox full' },
  };
  await page.route('**/api/admin/mail', (route) =>
    route.fulfill({ json: { success: true, data: mail } }),
  );
  await page.route('**/api/admin/mail/test', (route) =>
    route.fulfill({ json: { success: true, data: null } }),
  );
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/admin/settings/notices');
  await expect(page.getByText(/^27 Kas 2026 sabahının .* Mailbox full$/)).toBeVisible();
  await page.getByRole('button', { name: 'Deneme e-postası gönder' }).click();
  const confirmed = page.getByText('Deneme e-postası gönderildi');
  await expect(confirmed.first()).toBeVisible();
  await page.getByRole('button', { name: 'Adres oluştur' }).click();
  const address = page.locator('code');
  await expect(address).toBeVisible();
  await expect(confirmed).toHaveCount(1);
  await expect(address).toHaveText(/\/api\/calendar\/[\w-]{43}\.ics$/);
  const former = (await address.textContent()) ?? '';
  expect(await (await page.request.get(former)).text()).toContain('BEGIN:VCALENDAR');
  await expectNoAxeViolations(page, 'main');
  await page.goto('/admin/account');
  await page.goto('/admin/settings/notices');
  await expect(page.getByText('Yeniden gösterilemez')).toBeVisible();
  await page.getByRole('button', { name: 'Adresi yenile' }).click();
  await page.getByRole('button', { name: 'Yenile', exact: true }).click();
  await expect(address).toBeVisible();
  expect((await page.request.get(former)).status()).toBe(404);
});
