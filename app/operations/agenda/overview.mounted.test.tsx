import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OpenedBooking } from '#app/domain/bookings/booking.schema.ts';
import type { AdminCar } from '#app/domain/cars/car-input.schema.ts';
import { TOKEN_KEY } from '#app/editing/office-calls/token.ts';
import { paginate } from '#app/lib/pagination.ts';
import * as dashboard from '#app/office/dashboard/admin-dashboard.route.tsx';
import type { DashboardStats } from '#app/office/dashboard/dashboard.schema.ts';
import { aBooking } from '#tests/support/admin-bookings.ts';
import { anAdminCar } from '#tests/support/admin-cars.ts';
import { anAgenda } from '#tests/support/agenda.ts';
import { expectAddress, open, TODAY } from '#tests/support/mounted.tsx';
import { type Api, noLine, refusal, respondTo } from '#tests/support/mounted-api.ts';
import * as todayPart from './admin-agenda.route.tsx';

const FAILED = {
  stats: 'Kontrol paneli istatistikleri yüklenemedi.',
  'recent-bookings': 'Veriler yüklenemedi. Lütfen tekrar deneyin.',
  'available-cars': 'Araç verileri yüklenemedi.',
};

const NOTHING: DashboardStats = {
  totalCars: 0,
  activeCars: 0,
  totalUnits: 0,
  availableUnits: 0,
  totalBookings: 0,
  pendingBookings: 0,
  activeBookings: 0,
  pickupsToday: 0,
  returnsToday: 0,
  revenueThisMonth: 0,
  openBalances: 0,
  openTotal: 0,
  depositsHeld: 0,
  depositTotal: 0,
  publishedPosts: 0,
  draftPosts: 0,
};

let stats = NOTHING;
let bookings: OpenedBooking[] = [];
let cars: AdminCar[] = [];

const api: Api = (_, path) => {
  switch (path) {
    case '/admin/dashboard/stats':
      return stats;
    case '/admin/dashboard/readiness':
      return { groups: [] };
    case '/admin/dashboard/recent-bookings':
      return { bookings, pagination: paginate(1, 5, bookings.length) };
    case '/admin/dashboard/available-cars':
      return { cars };
    case '/admin/dashboard/agenda':
      return anAgenda();
    default:
      return undefined;
  }
};

const openOverview = () =>
  open('/admin', { routes: { '/admin': { ...dashboard, within: todayPart } }, api });

beforeEach(() => {
  stats = NOTHING;
  bookings = [];
  cars = [];
});

test('an empty business shows empty sections with links to a new car and a new post', async () => {
  await openOverview();
  const glance = page.getByRole('region', { name: 'Bir bakışta' });
  await expect.element(glance.getByRole('link', { name: '0 araç, 0 aktif' })).toBeVisible();
  await expect.element(page.getByText('Henüz rezervasyon yok')).toBeVisible();
  const available = page.getByRole('region', { name: 'Müsait araçlar' });
  await expect.element(available.getByText('Müsait araç yok')).toBeVisible();
  await expect
    .element(available.getByRole('link', { name: 'Yeni araç' }))
    .toHaveAttribute('href', '/admin/editCar');
  await page.getByRole('button', { name: 'Başka kayıt ekle' }).click();
  for (const [name, href] of [
    ['Yeni yazı', '/admin/blog/new'],
    ['Yeni araç', '/admin/editCar'],
  ] as const) {
    await expect.element(page.getByRole('menuitem', { name })).toHaveAttribute('href', href);
  }
});

test('each number links to its list @2.41 @2.61 @6.8', async () => {
  stats = {
    totalCars: 2,
    activeCars: 1,
    totalUnits: 2,
    availableUnits: 1,
    totalBookings: 3,
    pendingBookings: 1,
    activeBookings: 1,
    pickupsToday: 2,
    returnsToday: 1,
    revenueThisMonth: 120,
    openBalances: 2,
    openTotal: 190,
    depositsHeld: 1,
    depositTotal: 300,
    publishedPosts: 1,
    draftPosts: 1,
  };
  await openOverview();
  const glance = page.getByRole('region', { name: 'Bir bakışta' });
  for (const [name, href] of [
    ['2 teslim · 1 iade', `/admin/bookings?from=${TODAY}&to=${TODAY}`],
    ['1 / 2 boş', '/admin?section=cars&status=active'],
    ['1 talep', '/admin/bookings?status=requests'],
    ['€120 bu ay', '/admin/reports'],
    ['€190 alacak', '/admin/bookings?account=owes'],
    ['€300 depozito', '/admin/bookings?account=deposit'],
    ['2 araç, 1 aktif', '/admin?section=cars'],
    ['3 rezervasyon, 1 sürüyor', '/admin/bookings?days=all'],
    ['1 yazı, 1 taslak', '/admin?section=blog&status=published'],
  ] as const) {
    await expect.element(glance.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

const recent = () => page.getByRole('region', { name: 'Son rezervasyonlar' });

test('the latest bookings are listed with customer, status and total', async () => {
  bookings = [
    aBooking({
      id: 'K-5',
      serviceType: 'transfer',
      drivers: [{ name: 'Gül', surname: 'Şahin', phoneNumber: '+90 555 000 00 00' }],
      transferData: { vehicleCapacity: 'capacity_1_4', passengers: 3 },
      status: 'pending',
      pricing: { total: 1234.5, quoted: null, currency: 'EUR' },
    }),
    ...['K-4', 'K-3', 'K-2', 'K-1'].map((id) => aBooking({ id, status: 'confirmed' })),
  ];
  await openOverview();
  const lines = recent().getByRole('listitem');
  await expect.element(lines).toHaveLength(5);
  await expect.element(lines.first()).toMatchTextContent(/Gül Şahin K-5.*Beklemede.*€1,234\.50/);
  await expect.element(lines.nth(1)).toMatchTextContent(/K-4.*Onaylandı/);
  await expect
    .element(lines.first().getByRole('link'))
    .toHaveAttribute('href', '/admin/bookings/K-5');
});

test('a cancelled booking is listed with its fee, and its price as the former price', async () => {
  const pricing = { total: 77.77, quoted: 77.77, currency: 'EUR' as const };
  const { account } = aBooking({ pricing, status: 'cancelled' });
  bookings = [
    aBooking({ id: 'K-1', pricing, status: 'cancelled', account: { ...account, due: 40 } }),
  ];
  await openOverview();
  await expect.element(recent().getByText('€40.00')).toBeVisible();
  expect(recent().getByText('€77.77').element().tagName).toBe('S');
});

test('each available car shows its price and free units @2.62 @4.20', async () => {
  const available = (title: string, free: number, input: Partial<AdminCar> = {}) =>
    anAdminCar({ title, status: true, ...input }, { id: title, available_units: free });
  cars = [
    available('Araç 01', 1),
    available('A dolu', 0),
    // An inactive car is listed if it has a free unit (spec, part 4).
    available('Gizli', 2, { status: false, total_units: 2 }),
  ];
  await openOverview();
  const shown = page.getByRole('region', { name: 'Müsait araçlar' }).getByRole('listitem');
  await expect.element(shown).toHaveLength(3);
  await expect.element(shown.nth(0)).toMatchTextContent(/Araç 01.*€40\.00 \/ gün.*1\/1 müsait/);
  await expect.element(shown.nth(1)).toMatchTextContent(/A dolu.*Tümü kirada/);
  await expect.element(shown.nth(2)).toMatchTextContent(/Gizli.*Yayında değil/);
  await expect
    .element(shown.nth(0).getByRole('link'))
    .toHaveAttribute('href', `/admin/editCar?id=${encodeURIComponent('Araç 01')}`);
});

test('a failed section shows an error beside the other sections and loads on retry @8.18', async () => {
  const lineIsBack = respondTo('GET', /dashboard/, () => Promise.reject(noLine()));
  await openOverview();
  for (const message of Object.values(FAILED)) {
    await expect.element(page.getByText(message)).toBeVisible();
  }
  lineIsBack();
  const content = {
    stats: '0 / 0 boş',
    'recent-bookings': 'Henüz rezervasyon yok',
    'available-cars': 'Müsait araç yok',
  };
  for (const [part, message] of Object.entries(FAILED)) {
    const works = respondTo('GET', `/admin/dashboard/${part}`, () => refusal(500));
    await openOverview();
    await expect.element(page.getByRole('alert')).toMatchTextContent(message);
    for (const [other, text] of Object.entries(content)) {
      if (other !== part) await expect.element(page.getByText(text)).toBeVisible();
    }
    works();
    await page.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  }
});

test('a session that has expired opens the sign-in page @4.42 @7.4 @8.6', async () => {
  respondTo('GET', '/admin/dashboard/stats', () => refusal(401));
  await openOverview();
  await expectAddress('/admin/login');
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
});

test('a task for the server’s administrator has no link', async () => {
  const header = { id: 'X-Forwarded-For', title: 'X-Forwarded-For', note: null };
  const groups = [{ kind: 'proxy-not-trusted', count: 1, items: [header] }];
  respondTo('GET', '/admin/dashboard/readiness', () => ({ groups }));
  await openOverview();
  const list = await openSetup();
  await expect.element(list.getByText('X-Forwarded-For')).toBeVisible();
  await expect.element(list.getByRole('link')).not.toBeInTheDocument();
});

test('empty return charges link to their section of the settings', async () => {
  const returns = { id: 'returns', title: 'returns', note: null };
  const groups = [{ kind: 'return-charges-empty', count: 1, items: [returns] }];
  respondTo('GET', '/admin/dashboard/readiness', () => ({ groups }));
  await openOverview();
  const list = await openSetup();
  for (const name of ['İade ücretleri girilmemiş: iadede tutar önerilmez', 'İade ücretleri']) {
    await expect
      .element(list.getByRole('link', { name, exact: true }))
      .toHaveAttribute('href', '/admin/settings/fees#settings-section-returns');
  }
});

/** Opens the sheet with the setup list by the link in the head. */
async function openSetup() {
  await page.getByRole('link', { name: /^Kurulum: \d eksik/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Kurulum' });
  await expect.element(sheet).toBeVisible();
  return sheet;
}

test('the setup list is in a sheet that the same link opens again', async () => {
  const groups = [{ kind: 'no-zones', count: 1, items: [] }];
  respondTo('GET', '/admin/dashboard/readiness', () => ({ groups }));
  await openOverview();
  const sheet = await openSetup();
  await sheet.getByRole('button', { name: 'Kapat' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await openSetup();
});

test('a failed setup list loads on retry', async () => {
  const works = respondTo('GET', '/admin/dashboard/readiness', () => refusal(500));
  await openOverview();
  const list = page.getByRole('region', { name: 'Kurulum' });
  await expect.element(list.getByText('Kurulum listesi yüklenemedi.')).toBeVisible();
  works();
  await list.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect.element(list).not.toBeInTheDocument();
});

test('the setup list of a business without cars is the first section', async () => {
  const places = { id: 'places', title: 'places', note: null };
  const groups = [
    { kind: 'unfit-settings', count: 1, items: [places] },
    { kind: 'no-cars', count: 1, items: [] },
  ];
  respondTo('GET', '/admin/dashboard/readiness', () => ({ groups }));
  await openOverview();
  const parts = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect.element(parts.first()).toHaveTextContent('Kurulum');
  const list = page.getByRole('region', { name: 'Kurulum' });
  await expect
    .element(list.getByRole('link', { name: 'Teslim noktaları' }))
    .toHaveAttribute('href', '/admin/settings/rental#settings-section-places');
});
