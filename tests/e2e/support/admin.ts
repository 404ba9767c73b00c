import type { Page } from '@playwright/test';

/** The admin of every product that the tests start. */
export const ADMIN = { username: 'owner', password: 'correct-horse-battery' };

interface Credentials {
  token: string;
  admin: { id: string; username: string; name: string; role: 'owner' | 'staff' };
}

/** One sign-in for each product and worker: a password costs a twentieth of a second of a core. */
const shared = new Map<string, Promise<Credentials>>();

/**
 * Signs the page's browser in, so that `page.goto('/admin')` shows the back office. The token is that
 * of all tests of the worker; take one of your own (`{ own: true }`) to sign out or to break it;
 * `as` is another person.
 */
export async function signIn(
  page: Page,
  { own = false, as }: { own?: boolean; as?: typeof ADMIN } = {},
): Promise<Credentials> {
  // Local storage belongs to a site, so the page has to be there; this one has no scripts.
  await page.goto('/robots.txt');
  const { origin } = new URL(page.url());
  const isShared = !own && !as;
  const known = isShared ? shared.get(origin) : undefined;
  const asked = known ?? ask(page, as ?? ADMIN);
  if (isShared) shared.set(origin, asked);
  const credentials = await asked;
  await page.evaluate(({ token, admin }) => {
    localStorage.setItem('admin_token', token);
    localStorage.setItem('admin_user', JSON.stringify(admin));
  }, credentials);
  return credentials;
}

/** What the page's browser keeps: token and person, null for nothing. */
export function kept(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => ['admin_token', 'admin_user'].map((key) => localStorage.getItem(key)));
}

async function ask(page: Page, data: typeof ADMIN): Promise<Credentials> {
  const response = await page.request.post('/api/auth/admin/login', { data });
  if (!response.ok()) throw new Error(`${response.status()} ${await response.text()}`);
  return (await response.json()).data;
}
