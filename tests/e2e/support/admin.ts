import type { Page } from '@playwright/test';

export const ADMIN = { username: 'owner', password: 'correct-horse-battery' };

interface Credentials {
  token: string;
  admin: { id: string; username: string; name: string; role: 'owner' | 'staff' };
}

/**
 * Signs in and stores the token in the page's browser, so that `page.goto('/admin')` shows the back
 * office.
 */
export async function signIn(page: Page, person = ADMIN): Promise<Credentials> {
  const response = await page.request.post('/api/auth/admin/login', { data: person });
  if (!response.ok()) throw new Error(`${response.status()} ${await response.text()}`);
  const { token, admin }: Credentials = (await response.json()).data;
  // Local storage belongs to an origin, so a document of the site must be open.
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

/**
 * Returns the token and the person (JSON) in the browser's storage; null for each that is missing.
 */
export function kept(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => ['admin_token', 'admin_user'].map((key) => localStorage.getItem(key)));
}
