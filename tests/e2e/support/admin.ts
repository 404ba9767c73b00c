import type { Page } from '@playwright/test';

/** The admin of every product that the tests start. */
export const ADMIN = { username: 'owner', password: 'correct-horse-battery' };

interface Credentials {
  token: string;
  admin: { id: string; username: string; name: string; role: 'owner' | 'staff' };
}

/** Signs the page's browser in as a person, so that the next `page.goto('/admin')` shows the back office. */
export async function signIn(page: Page, person = ADMIN): Promise<Credentials> {
  const response = await page.request.post('/api/auth/admin/login', { data: person });
  if (!response.ok()) throw new Error(`${response.status()} ${await response.text()}`);
  const { token, admin }: Credentials = (await response.json()).data;
  // Local storage belongs to a site, so one of its documents has to be open.
  await page.goto('/robots.txt', { waitUntil: 'load' });
  await page.evaluate(
    ([token, user]) => {
      localStorage.setItem('admin_token', token);
      localStorage.setItem('admin_user', user);
    },
    [token, JSON.stringify(admin)] as const,
  );
  return { token, admin };
}

/** Returns token and person in the browser's storage, null if missing. */
export function kept(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => ['admin_token', 'admin_user'].map((key) => localStorage.getItem(key)));
}
