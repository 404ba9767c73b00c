import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { leave } from '#app/base/auth/session.ts';
import { forgetDrafts } from '#app/editing/editor/draft.ts';
import { ADMIN_KEY, LEFT_KEY, TOKEN_KEY } from '#app/editing/office-calls/token.ts';
import type { Language } from '#app/lib/words/language.ts';
import * as bookingEdit from '#app/office/bookings/editor/admin-booking-edit.route.tsx';
import * as carEdit from '#app/office/fleet/admin-car-edit.route.tsx';
import * as signOut from '#app/office/frame/admin-sign-out.route.tsx';
import { bookingsApi } from '#tests/support/admin-bookings.ts';
import { allowProblems, expectAddress, OWNER, open } from '#tests/support/mounted.tsx';
import { type Api, heldBack, noLine, refusal, respondTo } from '#tests/support/mounted-api.ts';
import { expectNoAxeViolations, innerTexts, press } from '#tests/support/mounted-page.ts';
import { frameAnswer, IN_FRAME } from '#tests/support/office-frame.ts';

const ME = '/auth/admin/me';
const ZONES = '/admin/transfer-zones';

/** Requests that the server received. */
let asked: string[] = [];
let admin = OWNER;
let sections: string[] = [];

const api: Api = (method, path, body) => {
  asked.push(`${method} ${path}`);
  if (path.startsWith('/admin/bookings/')) return bookingsApi([])(method, path, body);
  if (path === '/settings') return { rental: { places: [] } };
  if (path === '/admin/log-navigation') sections.push((body as { section: string }).section);
  return frameAnswer(path, admin) ?? null;
};

let isBroken = false;

const screen = (title: string, language: Language = 'tr') => ({
  handle: { language },
  default: () => (
    <>
      <h1>{title}</h1>
      <input aria-label="Typed" />
      <input type="search" aria-label="Search" />
      <p style={{ height: '120vh' }} />
    </>
  ),
});
const routes = {
  '/admin': screen('Today'),
  '/admin/bookings': screen('Bookings', 'en'),
  '/admin/bookings/new': bookingEdit,
  '/admin/bookings/board': screen('Board', 'en'),
  '/admin/cash': screen('Cash'),
  '/admin/blog': screen('Blog posts', 'en'),
  '/admin/reports': {
    default() {
      if (isBroken) throw new Error('provoked');
      return <h1>Reports</h1>;
    },
  },
  [ZONES]: screen('Zones', 'en'),
  '/admin/editCar': carEdit,
  '/admin/sign-out': signOut,
};

const openOffice = (at: string, token?: string | null) =>
  open(at, {
    routes,
    api,
    token,
    within: IN_FRAME,
  });

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const shows = (name: string) => expect.element(heading(name)).toBeVisible();
const alerts = (hasText: string) =>
  expect.element(page.getByRole('main').getByRole('alert').filter({ hasText })).toBeVisible();
const menu = () => page.getByRole('complementary');
const follow = (name: string) => menu().getByRole('link', { name }).click();
const again = () => page.getByRole('button', { name: 'Try again' });
const verifying = () => page.getByText('Verifying authentication...');
const widthOfMenu = () => document.querySelector('.office-frame > :has(.side-name)')?.clientWidth;
const openPersonMenu = () =>
  menu()
    .getByRole('button', { name: /Hesap menüsü$/ })
    .click();
const focus = async (locator: Locator) => ((await locator.findElement()) as HTMLElement).focus();
const kept = () => [TOKEN_KEY, ADMIN_KEY].map((key) => localStorage.getItem(key));
const signInPath = (next: string) => `/admin/login?next=${encodeURIComponent(next)}`;

/** Acts as another tab of the same browser. */
function inAnotherTab(token: string | null): void {
  if (token === null) localStorage.removeItem(TOKEN_KEY);
  else localStorage.setItem(TOKEN_KEY, token);
  dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY }));
}

beforeEach(() => {
  asked = [];
  sections = [];
  admin = OWNER;
  isBroken = false;
});
// The attribute would stay on the document if the next screen has no frame.
afterEach(() => {
  delete document.documentElement.dataset.side;
});

test('the guard shows no page before the server’s response, and signs the person out after any refusal @2.56 @2.57 @6.15 @7.7', async () => {
  const release = heldBack('GET', ME);
  await openOffice('/admin/bookings');
  await expect.element(verifying()).toBeVisible();
  expect(page.getByRole('link').elements()).toEqual([]);
  release();
  await shows('Bookings');
  await expect.element(verifying()).not.toBeInTheDocument();
  // Each refusal signs out, not only status 401 (spec, part 7).
  respondTo('GET', ME, () => refusal(403));
  await follow('Transfer Bölgeleri');
  await expectAddress(signInPath(ZONES));
  expect(kept()).toEqual([null, null]);
});

test('the guard of a Turkish screen beyond the spec is Turkish', async () => {
  const release = heldBack('GET', ME);
  await openOffice('/admin/cash');
  await expect.element(page.getByText('Kimlik doğrulanıyor…')).toBeVisible();
  release();
  await shows('Cash');
});

test('the guard of a Turkish screen is Turkish while the server is unreachable', async () => {
  respondTo('GET', ME, () => Promise.reject(noLine()));
  await openOffice('/admin/cash');
  await alerts('Sunucuya şu anda ulaşılamıyor');
  await expect.element(page.getByRole('button', { name: 'Tekrar dene' })).toBeVisible();
});

test('a missing or invalid token opens the sign-in page without a request @2.40 @4.38 @8.26', async () => {
  for (const token of [null, 'tokenğ']) {
    await openOffice(ZONES, token);
    await expectAddress(signInPath(ZONES));
    expect(asked).toEqual([]);
    expect(kept()).toEqual([null, null]);
  }
});

test('a refused token signs the person out @4.39', async () => {
  respondTo('GET', ME, () => refusal(401));
  await openOffice(`${ZONES}?search=Belek`);
  await expectAddress(signInPath(`${ZONES}?search=Belek`));
  expect(kept()).toEqual([null, null]);
});

test('a failing server keeps the person signed in and offers a retry', async () => {
  let response: () => unknown = () => Promise.reject(noLine());
  respondTo('GET', ME, () => response());
  await openOffice('/admin/bookings');
  await alerts('The server cannot be reached right now');
  await expectNoAxeViolations('main');
  (again().element() as HTMLElement).focus();
  for (const status of [429, 500, 503]) {
    let answered = false;
    response = () => {
      answered = true;
      return refusal(status);
    };
    await press('Enter');
    await expect.poll(() => answered).toBe(true);
    await expect.element(again()).toBeEnabled();
    await expect.element(again()).toHaveFocus();
  }
  expect(kept()[0]).not.toBeNull();
  response = () => undefined;
  await press('Enter');
  await shows('Bookings');
  response = () => Promise.reject(noLine());
  await follow('Transfer Bölgeleri');
  await shows('Zones');
});

test('a sign-in of the same person in another tab hides this tab until it is verified @2.58', async () => {
  await openOffice('/admin');
  await shows('Today');
  const typed = page.getByRole('textbox', { name: 'Typed' });
  await typed.fill('Not saved yet');
  const release = heldBack('GET', ME);
  inAnotherTab('new-token-of-a-test');
  await expect.element(verifying()).toBeVisible();
  await expect.element(page.getByText('Today')).not.toBeVisible();
  release();
  await expect.element(typed).toHaveValue('Not saved yet');

  const answersAgain = respondTo('GET', ME, () => Promise.reject(noLine()));
  inAnotherTab('newest-token-of-a-test');
  const tryAgain = page.getByRole('button', { name: 'Tekrar dene' });
  await expect.element(tryAgain).toBeVisible();
  await expect.element(page.getByText('Today')).not.toBeVisible();
  answersAgain();
  await tryAgain.click();
  await expect.element(typed).toHaveValue('Not saved yet');
  inAnotherTab(null);
  await expectAddress('/admin/login');
});

test('a sign-in of another person in another tab removes the former person’s data', async () => {
  await openOffice('/admin');
  const typed = page.getByRole('textbox', { name: 'Typed' });
  await typed.fill('Not saved yet');
  admin = { ...OWNER, id: 'another', username: 'ayse', name: 'Ayşe Işık', role: 'staff' };
  inAnotherTab('of-another-person');
  await openPersonMenu();
  await expect.element(menu().getByRole('link', { name: /Ayşe Işık.*Hesabım$/ })).toBeVisible();
  await expect.element(menu().getByText('AI', { exact: true }).first()).toBeVisible();
  await press('Escape');
  await expect.element(menu().getByRole('link', { name: 'Ayarlar' })).toHaveLength(0);
  await expect.element(typed).toHaveValue('');
});

test('the menu lists each section, marks the current one and can be skipped @2.59', async () => {
  await openOffice('/admin/bookings/board');
  await shows('Board');
  const skip = page.getByRole('link', { name: 'İçeriğe geç' });
  await press('Tab');
  await expect.element(skip).toHaveFocus();
  await press('Enter');
  await expect.element(page.getByRole('main')).toHaveFocus();
  const link = (name: string | RegExp) => menu().getByRole('link', { name });
  // The board belongs to the section of bookings.
  await expect.element(link('Rezervasyonlar')).toHaveAttribute('aria-current', 'true');
  await openPersonMenu();
  await expect.element(link(/^Siteyi görüntüle/)).toHaveAttribute('href', '/');
  await expect.element(link(/^Siteyi görüntüle/)).toHaveAttribute('target', '_blank');
  await press('Escape');
  await expect.element(link(/^Siteyi görüntüle/)).not.toBeInTheDocument();
  for (const [name, path] of [
    ['Kontrol Paneli', '/admin'],
    ['Araç Yönetimi', '/admin?section=cars'],
    ['Rezervasyonlar', '/admin/bookings'],
    ['Müşteriler', '/admin/customers'],
    ['Kasa', '/admin/cash'],
    ['Resmî Bildirimler', '/admin/filings'],
    ['Blog Yönetimi', '/admin/blog'],
    ['Transfer Bölgeleri', ZONES],
    ['Döviz Kurları', '/admin/exchange-rates'],
    ['Raporlar', '/admin/reports'],
    ['Ayarlar', '/admin/settings'],
    ['İşlem Geçmişi', '/admin/audit-log'],
  ] as const)
    await expect
      .element(menu().getByRole('navigation').getByRole('link', { name }))
      .toHaveAttribute('href', path);
  const marked = () =>
    Array.from(document.querySelectorAll('aside nav [aria-current=page]'), (each) =>
      each.textContent.trim(),
    );
  for (const [name, title] of [
    ['Rezervasyonlar', 'Bookings'],
    ['Transfer Bölgeleri', 'Zones'],
  ] as const) {
    await follow(name);
    await shows(title);
    expect(marked()).toEqual([name]);
  }
});

test('the menu is folded below 1440 px and on the board, and keeps the state that the person chose', async () => {
  await page.viewport(1440, 900);
  await openOffice('/admin/bookings');
  await shows('Bookings');
  expect(widthOfMenu()).toBe(232);
  await page.viewport(1280, 800);
  await expect.poll(widthOfMenu).toBe(72);
  await page.viewport(1440, 900);
  await openOffice('/admin/bookings/board');
  const entry = menu().getByRole('link', { name: 'Müşteriler' });
  const name = entry.getByText('Müşteriler');
  await expect.element(name).toHaveStyle({ opacity: '0' });
  expect(widthOfMenu()).toBe(72);
  await focus(menu().getByRole('link', { name: 'Rezervasyonlar' }));
  await press('Tab');
  await expect.element(entry).toHaveFocus();
  await expect.element(name).toHaveStyle({ opacity: '1' });
  await expectNoAxeViolations('html');
  await page.getByRole('button', { name: 'Menüyü genişlet' }).click();
  await expect.poll(widthOfMenu).toBe(232);
  const fold = page.getByRole('button', { name: 'Menüyü daralt' });
  await expect.element(fold).toHaveFocus();
  await openOffice('/admin/bookings/board');
  await shows('Board');
  await expect.poll(widthOfMenu).toBe(232);
  await fold.click();
  await openOffice('/admin');
  await shows('Today');
  expect(widthOfMenu()).toBe(72);
});

test('the drawer menu of a phone traps and returns the focus', async () => {
  await page.viewport(360, 740);
  await openOffice('/admin/bookings');
  await shows('Bookings');
  const opener = page.getByRole('button', { name: 'Menüyü aç' });
  const drawer = page.getByRole('dialog', { name: 'Menü' });
  await opener.click();
  await expectNoAxeViolations('html');
  const place = () => {
    const { x, y, width, height } = drawer.element().getBoundingClientRect();
    return { x, y, width, height };
  };
  await expect.poll(place).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  for (let i = 0; i < 15; i += 1) {
    await press('Tab');
    const { activeElement } = document;
    expect(activeElement === document.body || activeElement?.closest('dialog')).toBeTruthy();
  }
  await press('Escape');
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await drawer.getByRole('link', { name: 'Blog Yönetimi' }).click();
  await shows('Blog posts');
  await expect.element(drawer).not.toBeInTheDocument();
  await expectAddress('/admin/blog');

  const bar = page.getByRole('navigation', { name: 'Kısayollar' });
  await expect
    .poll(() => innerTexts(bar.getByRole('link')))
    .toEqual(['Bugün', 'Talepler', 'Takvim']);
  await bar.getByRole('link', { name: 'Talepler' }).click();
  await expectAddress('/admin/bookings?status=requests');
  await page.getByRole('button', { name: 'Ara', exact: true }).click();
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  await press('Escape');
  // The bar covers no content, not even at the end of a page.
  scrollTo(0, document.documentElement.scrollHeight);
  const main = page.getByRole('main').element();
  const bottom =
    main.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(main).paddingBottom);
  expect(bottom).toBeLessThan(bar.element().getBoundingClientRect().top);
  await openOffice('/admin/editCar');
  await expect.element(page.css('.save-bar').getByRole('button').first()).toBeInViewport();
  await expect.element(bar).not.toBeInTheDocument();
});

test('a notice lies over the content at the bottom and moves nothing', async () => {
  await openOffice('/admin/bookings');
  await shows('Bookings');
  const top = () => heading('Bookings').element().getBoundingClientRect().top + scrollY;
  const before = top();
  await openPersonMenu();
  respondTo('PUT', '/auth/admin/language', () => Promise.reject(noLine()));
  await menu().getByRole('combobox').selectOptions('English');
  const notice = page.css('.toast-place > *');
  await expect.element(notice).toBeVisible();
  expect(top()).toBe(before);
  const { left, right, bottom, width } = notice.element().getBoundingClientRect();
  expect(width).toBe(420);
  expect(innerHeight - bottom).toBe(8);
  const content = page.getByRole('main').element().getBoundingClientRect();
  expect((left + right) / 2).toBeCloseTo((content.left + content.right) / 2, 0);
});

const FOUND = {
  bookings: [
    {
      ...{ id: 'b1', bookingReference: 'KRV-1', status: 'confirmed', serviceType: 'car_rental' },
      ...{ customer: 'Elif Koç', subject: 'Fiat Egea', pickupTime: '2026-07-14T10:30' },
      flightNumber: '',
    },
  ],
  flights: [],
  customers: [
    {
      ...{ id: 'c1', name: 'Elif', surname: 'Koç', phone: '+90 532 000 00 01' },
      ...{ email: '', warning: '', bookings: 2 },
    },
  ],
  vehicles: [{ id: 'v1', plate: '07 KRV 101', carTitle: 'Fiat Egea' }],
};

test('the slash key opens a search of the whole office, which is used by keyboard', async () => {
  await openOffice('/admin/reports');
  await shows('Reports');
  await userEvent.keyboard('/');
  const dialog = page.getByRole('dialog', { name: 'Ara' });
  const box = dialog.getByRole('combobox');
  await expect.element(box).toHaveFocus();
  respondTo('GET', /^\/admin\/search\?/, () => FOUND);
  await box.fill('elif');
  await expect
    .poll(() => innerTexts(dialog.getByRole('option')))
    .toEqual([
      expect.stringMatching(/Elif Koç · Fiat Egea/),
      expect.stringMatching(/Elif Koç.*532/s),
      expect.stringMatching(/07 KRV 101/),
    ]);
  await expectNoAxeViolations('html');
  await press('ArrowDown');
  await press('ArrowDown');
  await expect
    .element(dialog.getByRole('option', { selected: true }))
    .toMatchTextContent('+90 532 000 00 01');
  await press('Enter');
  await expectAddress('/admin/customers/c1');
});

test('Enter before the search has an answer opens its first result', async () => {
  await openOffice('/admin/reports');
  await shows('Reports');
  await userEvent.keyboard('/');
  respondTo('GET', /^\/admin\/search\?/, () => FOUND);
  await page.getByRole('dialog', { name: 'Ara' }).getByRole('combobox').fill('elif');
  await press('Enter');
  await expectAddress('/admin/bookings/b1');
});

test('the search says that it found nothing, and offers a retry after a failure', async () => {
  await openOffice('/admin/reports');
  await shows('Reports');
  await menu().getByRole('button', { name: 'Ara', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Ara' });
  const works = respondTo('GET', /^\/admin\/search\?/, () => Promise.reject(noLine()));
  await dialog.getByRole('combobox').fill('qwx');
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  works();
  respondTo('GET', /^\/admin\/search\?/, () => ({
    ...{ bookings: [], flights: [], customers: [], vehicles: [] },
  }));
  await dialog.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect.element(dialog.getByText('“qwx” için kayıt yok.').first()).toBeVisible();
  await press('Escape');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a slash typed in a field is text', async () => {
  await openOffice('/admin');
  const typed = page.getByRole('textbox', { name: 'Typed' });
  await typed.click();
  await userEvent.keyboard('/');
  await expect.element(typed).toHaveValue('/');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('the button signs out while the server fails, and the address of signing out alone does not', async () => {
  respondTo('POST', '/auth/admin/logout', () => refusal(500));
  await openOffice('/admin/sign-out');
  await expectAddress('/admin');
  expect(kept()[0]).not.toBeNull();
  await openPersonMenu();
  await menu().getByRole('button', { name: 'Çıkış Yap' }).click();
  await expectAddress('/');
  expect(kept()).toEqual([null, null]);
});

test('a customer’s draft is kept after an expired session and deleted by signing out', async () => {
  const drafts = () =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('kervan_booking_draft'))
      .map((key) => localStorage.getItem(key));
  const type = async (name: string) => {
    // Removes the mark of signing out, as a sign-in does.
    localStorage.removeItem(LEFT_KEY);
    await openOffice('/admin/bookings/new');
    await page.getByLabelText('First name').fill(name);
    await expect.poll(drafts).toEqual([expect.stringContaining(name)]);
  };
  await type('Elif');
  // The session has expired, and another tab notices it first.
  inAnotherTab(null);
  await expectAddress(/^\/admin\/login/);
  expect(drafts()).toEqual([expect.stringContaining('Elif')]);
  const isOver = respondTo('GET', ME, () => refusal(401));
  await openOffice('/admin');
  await expectAddress(/^\/admin\/login/);
  expect(drafts()).toEqual([expect.stringContaining('Elif')]);
  isOver();
  await openOffice('/admin');
  await openPersonMenu();
  await menu().getByRole('button', { name: 'Çıkış Yap' }).click();
  await expectAddress('/');
  expect(drafts()).toEqual([]);

  await type('Ayşe');
  await page.getByLabelText('Last name').fill('Demir');
  // Signs out as `admin-sign-out.route.tsx` does.
  leave();
  forgetDrafts('booking');
  inAnotherTab(null);
  await expectAddress(/^\/admin\/login/);
  expect(drafts()).toEqual([]);
});

test('required fields have a star, except in the sign-in form', async () => {
  await openOffice('/admin/editCar');
  const mark = page.css('.required-mark').first();
  await expect.element(mark).toBeVisible();
  const content = () => getComputedStyle(mark.element(), '::before').content;
  expect(content()).toBe('"\u00a0*"');
  mark.element().closest('form')?.classList.add('sign-in');
  expect(content()).toBe('none');
});

test('signing out asks first when unsaved input would be lost', async () => {
  await openOffice('/admin/editCar');
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Not saved yet');
  await openPersonMenu();
  await menu().getByRole('button', { name: 'Çıkış Yap' }).click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toBeVisible();
  await press('Escape');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(title).toHaveValue('Not saved yet');
  expect(kept()[0]).not.toBeNull();
});

test('each opened section is reported once, and a refused report has no effect @7.35', async () => {
  await openOffice('/admin/bookings');
  await shows('Bookings');
  respondTo('POST', '/admin/log-navigation', (body) => {
    sections.push((body as { section: string }).section);
    return refusal(401);
  });
  // Another page of the same section is not reported.
  history.pushState(null, '', '/admin/bookings/new');
  dispatchEvent(new PopStateEvent('popstate'));
  await expect.element(page.getByLabelText('First name')).toBeVisible();
  await follow('Raporlar');
  await shows('Reports');
  await expect.poll(() => sections).toEqual(['bookings', 'reports']);
  await expect.element(page.getByRole('alert')).toHaveLength(0);
  expect(kept()[0]).not.toBeNull();
});

test('a page that fails to render shows an error inside the frame and can be loaded again', async () => {
  isBroken = true;
  allowProblems(/provoked/);
  await openOffice('/admin/reports');
  await alerts('Bu sayfa şu anda gösterilemiyor');
  await expect.poll(() => document.title).toBe('Bu sayfa şu anda gösterilemiyor – Kervan');
  await expectNoAxeViolations('main');
  await expect.element(menu().getByRole('link', { name: 'Kontrol Paneli' })).toBeVisible();
  isBroken = false;
  // The router waits for the response before it renders the page.
  const release = heldBack('GET', ME);
  const retry = page.getByRole('main').getByRole('button', { name: 'Tekrar dene' });
  await retry.click();
  await expect.element(retry).toHaveAttribute('aria-busy', 'true');
  release();
  await shows('Reports');
});
