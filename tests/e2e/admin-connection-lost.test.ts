import type { Client } from 'pg';
import { ADMIN, signIn } from './support/admin.ts';
import { addBooking, addCar, clear, inDays } from './support/back-office.ts';
import { test } from './support/empty-business.ts';
import { expect } from './support/test.ts';

const NO_CONNECTION = 'Bağlantı yok. Yazdıklarınız duruyor: bağlantı gelince tekrar deneyin.';

test.beforeEach(async ({ allowProblems, business: { database } }) => {
  allowProblems(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  await clear(database);
  await addCar(database, { id: 'egea', title: 'Fiat Egea', units: 30 });
  const days = { pickupAt: `${inDays(0)} 23:59`, dropoffAt: `${inDays(3)} 10:00` };
  const rental = { carId: 'egea', carTitle: 'Fiat Egea', ...days };
  await addBooking(
    database,
    { ...rental, status: 'pending', reference: 'WAITS-1' },
    { ...rental, reference: 'COMES-1' },
  );
});

test('Today keeps its rows and names the booking that could not be confirmed', async ({ page }) => {
  await signIn(page);
  const confirm = page.getByRole('button', { name: 'Onayla: WAITS-1' });
  const notices = page.getByRole('region', { name: 'Bildirimler' });
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: '30 / 30 boş' })).toBeVisible();
  await page.context().setOffline(true);
  await confirm.click();
  await expect(notices).toContainText(`WAITS-1 değiştirilemedi. ${NO_CONNECTION}`);
  await expect(confirm).toBeEnabled();
  await expect(page.getByRole('button', { name: /23:59/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: '30 / 30 boş' })).toBeVisible();
  await page.context().setOffline(false);
  await confirm.click();
  await expect(page.getByText(/^WAITS-1 onaylandı/)).toBeAttached();
});

test('a link that fails leaves the current page open and says why', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: '30 / 30 boş' })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Raporlar' }).click();
  await expect(page.getByRole('region', { name: 'Bildirimler' })).toContainText(
    'Bağlantı yok, bu sayfa şimdi açılamıyor. Gördükleriniz ve yazdıklarınız duruyor.',
  );
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('button', { name: /23:59/ }).first()).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Raporlar' }).click();
  await expect(page).toHaveURL('/admin/reports');
});

test('a link leaves the current page open while the server does not respond', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: '30 / 30 boş' })).toBeVisible();
  await page.route('**', (route) => route.abort());
  const unanswered = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/api/admin/notices'),
  );
  // The office loads new counts when its window gets the focus.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await unanswered;
  await page.getByRole('link', { name: 'Raporlar' }).click();
  await expect(page.getByRole('region', { name: 'Bildirimler' })).toContainText('Bağlantı yok');
  await expect(page).toHaveURL('/admin');
  await page.unroute('**');
  await page.getByRole('link', { name: 'Raporlar' }).click();
  await expect(page).toHaveURL('/admin/reports');
});

test('the typed text is offered again after a session has ended', async ({
  page,
  allowProblems,
  business: { database },
}) => {
  allowProblems(/response 401/);
  const { token } = await signIn(page);
  const booking = await bookingPage(database);
  await page.goto(booking);
  const requests = page.getByLabel('Special requests');
  await requests.fill('Çocuk koltuğu arkada');
  const headers = { authorization: `Bearer ${token}` };
  await page.request.post('/api/auth/admin/logout', { headers });
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await page.getByLabel('Username').fill(ADMIN.username);
  await page.getByRole('textbox', { name: 'Password' }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(booking);
  await page.getByRole('button', { name: 'Restore draft' }).click();
  await expect(requests).toHaveValue('Çocuk koltuğu arkada');
});

async function bookingPage(database: Client): Promise<string> {
  const { rows } = await database.query("select id from bookings where reference = 'COMES-1'");
  return `/admin/bookings/${rows[0].id}`;
}
