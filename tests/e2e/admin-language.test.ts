import { signIn } from './support/admin.ts';
import { expect, test } from './support/test.ts';

const LETTERS_OF_TURKISH = /[çğıöşüÇĞİÖŞÜ]/;

test('each person reads the back office in the language of their choice', async ({
  page,
  allowProblems,
}) => {
  // Creates a person of its own, because the language is stored with the person and other tests
  // share the admin account.
  const { token } = await signIn(page);
  const person = { username: 'dilek', password: 'sardalya-kepenk-93', role: 'owner' };
  const headers = { authorization: `Bearer ${token}` };
  await page.request.post('/api/admin/register', { headers, data: person });
  await signIn(page, person);
  await page.goto('/admin/bookings');
  const title = page.getByRole('heading', { level: 1 });
  const choose = async (language: string) => {
    await page.getByRole('button', { name: person.username }).click();
    await page.getByRole('combobox', { name: 'Dil / Language' }).selectOption(language);
  };
  await expect(title).toHaveText('Bookings');

  await test.step('with Turkish every page is Turkish, including texts that the specification quotes in English', async () => {
    await choose('Türkçe');
    await expect(title).toHaveText('Rezervasyonlar');
    await expect(page.getByRole('link', { name: 'Kontrol Paneli', exact: true })).toBeVisible();
  });

  await test.step('with English every page is English, also in a browser without the cookie of the language', async () => {
    await choose('English');
    await expect(title).toHaveText('Bookings');
    await page.context().clearCookies({ name: 'office_language' });
    await page.goto('/admin/settings');
    await expect(title).toHaveText('Settings');
    const names = await page.getByRole('navigation').first().getByRole('link').allTextContents();
    expect(names.filter((name) => LETTERS_OF_TURKISH.test(name))).toEqual([]);
    await page.getByRole('combobox', { name: 'Search the settings' }).fill('child');
    const found = page.getByRole('listbox', { name: 'Settings found' }).getByRole('option');
    await expect(found.first()).toContainText('Child seat, daily price');
    await page.keyboard.press('Escape');
    await page.goto('/admin/reports');
    await expect(title).toHaveText('Reports');
  });

  await test.step('the other language is never visible or announced while the page loads', async () => {
    const response = Promise.withResolvers<void>();
    await page.route('**/api/auth/admin/me', async (route) => {
      await response.promise;
      await route.fallback();
    });
    await page.goto('/admin/settings', { waitUntil: 'commit' });
    await expect(page.getByRole('status')).toHaveText('Verifying authentication...');
    const seen = await page.locator('body').innerText();
    expect(seen.replace('Türkçe + English', '')).not.toMatch(LETTERS_OF_TURKISH);
    expect(seen).toContain('Blog Management');
    response.resolve();
    await expect(title).toHaveText('Settings');
    await page.unroute('**/api/auth/admin/me');
  });

  await test.step('error messages of the server are in the chosen language', async () => {
    allowProblems(/response 404 GET .*\/bookings\/none|status of 404/);
    const response = await page.evaluate(async () => {
      const token = localStorage.getItem('admin_token');
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch('/api/admin/bookings/none', { headers })).json();
    });
    expect(response.message).toBe('Booking not found');
  });

  await test.step('without a choice each page is in its original language again', async () => {
    await choose('Türkçe + English');
    await expect(title).toHaveText('Ayarlar');
    await page.goto('/admin/bookings');
    await expect(title).toHaveText('Bookings');
  });
});
