import { signIn } from './support/admin.ts';
import { expect, test } from './support/test.ts';

test('a token that was copied before its owner signed out opens nothing, in whatever browser', async ({
  page,
  browser,
  baseURL,
  allowProblems,
}) => {
  // The refusal of the copied token is what this is about.
  allowProblems(/401 GET .*\/api\//);
  const { token, admin } = await signIn(page, { own: true });
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin');

  const thief = await browser.newContext({ baseURL: baseURL ?? '' });
  const copy = await thief.newPage();
  await copy.goto('/robots.txt');
  await copy.evaluate(
    ([copied, user]) => {
      localStorage.setItem('admin_token', copied ?? '');
      localStorage.setItem('admin_user', user ?? '');
    },
    [token, JSON.stringify(admin)],
  );
  await copy.goto('/admin/bookings');
  await expect(copy).toHaveURL('/admin/bookings');

  const headers = { authorization: `Bearer ${token}` };
  await page.request.post('/api/auth/admin/logout', { headers });
  await copy.goto('/admin/bookings');
  await expect(copy).toHaveURL(/\/admin\/login\?next=/);
  expect(await copy.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await thief.close();

  // The owner's own browser learns it at its next step.
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/login');
});
