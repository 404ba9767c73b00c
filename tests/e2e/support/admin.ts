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
 * Signs the page's browser in, so that the next `page.goto('/admin')` shows the back office. The token is that
 * of all tests of the worker; take one of your own (`{ own: true }`) to sign out or to break it;
 * `as` is another person.
 */
export async function signIn(
  page: Page,
  { own = false, as }: { own?: boolean; as?: typeof ADMIN } = {},
): Promise<Credentials> {
  const origin = await originOf(page);
  const isShared = !own && !as;
  const known = isShared ? shared.get(origin) : undefined;
  const credentials = known ?? ask(page, as ?? ADMIN);
  if (isShared) shared.set(origin, credentials);
  const { token, admin } = await credentials;
  const person = { origin, token, user: JSON.stringify(admin) };
  // Local storage belongs to a site. A page that shows none yet gets it with its first document: to
  // open one for it alone is a tenth of what a short test costs.
  if (page.url() === 'about:blank') await page.addInitScript(keepOnce, person);
  else {
    await page.goto('/robots.txt', { waitUntil: 'load' });
    await page.evaluate(({ token, user }) => {
      localStorage.setItem('admin_token', token);
      localStorage.setItem('admin_user', user);
    }, person);
  }
  return { token, admin };
}

/** Runs before each document of the page: what the first one gets, a later one may have removed. */
function keepOnce({ origin, token, user }: { origin: string; token: string; user: string }) {
  if (location.origin !== origin || sessionStorage.getItem(token)) return;
  sessionStorage.setItem(token, 'signed in');
  localStorage.setItem('admin_token', token);
  localStorage.setItem('admin_user', user);
}

/** Asked of the context: only its settings know where the page's addresses lead. */
async function originOf(page: Page): Promise<string> {
  const response = await page.request.get('/robots.txt');
  return new URL(response.url()).origin;
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
