import { Outlet, UNSAFE_FrameworkContext } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ADMIN_KEY, TOKEN_KEY } from '#app/editing/office-calls/token.ts';
import { address, expectAddress, OWNER, open } from '#tests/support/mounted.tsx';
import { type Api, noLine, refusal, respondTo } from '#tests/support/mounted-api.ts';
import { expectNoAxeViolations } from '#tests/support/mounted-page.ts';
import * as signIn from './admin-login.route.tsx';

const LOGIN = '/auth/admin/login';
const ME = '/auth/admin/me';
const FAILED = 'Login failed. Please check your credentials.';

const api: Api = (_method, path) => {
  if (path === LOGIN) return { token: 'token-of-a-test', admin: OWNER };
  if (path === ME) return { admin: OWNER };
};

/** Ends the loading of the dashboard. */
let release = () => {};
let dashboards = 0;

const serverData = async () => ({ businessName: 'Kervan', next: '/admin' });
// React Router's prefetch element needs this context.
const framework = { manifest: { routes: {} }, routeModules: {} } as never;

const openForm = (token: string | null = null, at = '/admin/login') =>
  open(at, {
    routes: {
      '/admin/login': {
        ...signIn,
        clientLoader: (args) => signIn.clientLoader({ ...args, serverLoader: serverData }),
        HydrateFallback: () => null,
      },
      '/admin': {
        clientLoader() {
          dashboards += 1;
          return new Promise((resolve) => {
            release = () => resolve(null);
          });
        },
        default: () => <h1>Today</h1>,
      },
    },
    within: [
      {
        default: () => (
          <UNSAFE_FrameworkContext value={framework}>
            <Outlet />
          </UNSAFE_FrameworkContext>
        ),
      },
    ],
    api,
    token,
  });

const username = () => page.getByRole('textbox', { name: 'Username' });
const password = () => page.getByLabelText('Password', { exact: true });
const submit = () => page.getByRole('button', { name: 'Sign In' });
const said = (text: string) =>
  expect.element(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
const kept = () => [TOKEN_KEY, ADMIN_KEY].map((key) => localStorage.getItem(key));

async function fillIn(name = 'owner', secret = 'correct-horse-battery') {
  await username().fill(name);
  await password().fill(secret);
}

beforeEach(() => {
  dashboards = 0;
});
afterEach(() => {
  navigation.onnavigate = null;
});

test('empty fields are marked, and a failed sign-in shows its message and removes the token @2.52 @4.40 @5.16 @8.25', async () => {
  await openForm();
  await submit().click();
  await said('Please fill in all fields');
  await expect.element(username()).toHaveAccessibleDescription('Enter your username');
  await expect.element(password()).toHaveAccessibleDescription('Enter your password');
  await expect.element(username()).toHaveFocus();
  await expectNoAxeViolations('main');
  await username().fill('owner');
  await submit().click();
  await expect.element(password()).toHaveFocus();
  await expect.element(username()).not.toHaveAccessibleDescription();
  await expect.element(username()).toHaveValue('owner');

  let response: () => unknown = () => undefined;
  respondTo('POST', LOGIN, () => response());
  for (const [next, text] of [
    [() => refusal(401), FAILED],
    [() => refusal(429, 'Slow down'), 'Slow down'],
    [() => Response.json({ success: false, message: 'Too busy' }, { status: 503 }), 'Too busy'],
    [() => Response.json({ token: 1 }), 'Invalid response structure'],
    [() => new Response('', { status: 500 }), FAILED],
    [
      () => Promise.reject(noLine()),
      'The server cannot be reached. Check your connection and try again.',
    ],
  ] as const) {
    response = next;
    localStorage.setItem(TOKEN_KEY, 'an-old-one');
    localStorage.setItem(ADMIN_KEY, '{}');
    await fillIn('unknown', 'wrong');
    await submit().click();
    await said(text);
    await expect.element(username()).toHaveValue('unknown');
    await expect.element(password()).toHaveFocus();
    await expect.element(submit()).toBeEnabled();
    expect(kept()).toEqual([null, null]);
  }
});

/** Waits until `isSo` is true. A polling expectation or a click would advance the fake timers. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(requestAnimationFrame);
}

/** Number of timers after signing in: one for the router and two for page loads. */
const REDIRECT_TIMERS = 3;

/** Signs in with fake timers. Returns a list that collects the path of each prevented page load. */
async function signInWithoutTime(): Promise<string[]> {
  const loads: string[] = [];
  navigation.onnavigate = (event) => {
    if (event.destination.sameDocument) return;
    event.preventDefault();
    loads.push(new URL(event.destination.url).pathname);
  };
  await openForm();
  await fillIn();
  const button = submit().element() as HTMLElement;
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  button.click();
  // The page shows the message shortly before it sets its timers.
  await until(() => vi.getTimerCount() === REDIRECT_TIMERS);
  expect(document.body.textContent).toContain('You are signed in');
  return loads;
}

test('if the router does not respond, the page is loaded after 100 and 500 ms @2.53 @2.54', async () => {
  const loads = await signInWithoutTime();
  vi.advanceTimersByTime(99);
  expect(loads).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(loads).toEqual(['/admin']);
  vi.advanceTimersByTime(399);
  expect(loads).toEqual(['/admin']);
  vi.advanceTimersByTime(1);
  expect(loads).toEqual(['/admin', '/admin']);
  await page.getByRole('button', { name: 'Go to dashboard' }).click();
  expect(loads).toHaveLength(3);
});

test('the router opens the dashboard after 50 ms without a page load @2.55 @9.49', async () => {
  const loads = await signInWithoutTime();
  vi.advanceTimersByTime(49);
  expect([address(), dashboards]).toEqual(['/admin/login', 0]);
  vi.advanceTimersByTime(1);
  await until(() => dashboards === 1);
  release();
  await until(() => address() === '/admin');
  await expect.element(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  vi.advanceTimersByTime(1000);
  expect(loads).toEqual([]);
});

test('the sign-in page redirects a signed-in person to the address in `next`', async () => {
  await openForm('token-of-a-test', '/admin/login?next=/admin?section=garage');
  await expect.poll(() => dashboards).toBe(1);
  release();
  await expectAddress('/admin?section=garage');
});

test('the form is shown if the session has expired or the server fails', async () => {
  for (const [status, token] of [
    [503, 'token-of-a-test'],
    [401, null],
  ] as const) {
    const works = respondTo('GET', ME, () => refusal(status));
    await openForm('token-of-a-test');
    await expect.element(submit()).toBeVisible();
    expect(kept()[0]).toBe(token);
    works();
  }
});
