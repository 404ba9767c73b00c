import type { Page } from '@playwright/test';
import { encodeRequest } from '#app/lib/requests/request-code.ts';
import { inDays } from './back-office.ts';
import { aCar, aFullDay } from './cars.ts';

export interface Screen {
  /** Address of the screen, or its beginning. */
  address: string;
  /** API list whose first record gives the next part of the address, its id or slug. */
  first?: { of: string; in: string; by: 'id' | 'slug' };
  /** Returns the next part of the address. */
  find?: (page: Page) => Promise<string>;
  /** End of the address: a query, or the rest of the path. */
  query?: string;
  /** True if amounts of money must be visible. */
  priced?: true;
  /** Number of list rows that must fit into a window of 1280 × 800 px. */
  rows?: number;
  /** Maximum height of the page on a laptop, in windows of 800 px. */
  windows?: number;
  /** Role of an element that appears when the screen's data has loaded. */
  shows?: 'rowheader' | 'article' | 'img' | 'listitem' | 'link' | 'textbox';
}

const TRIP = `pickupLocation=Antalya+Lara&pickupDate=${inDays(20)}&returnDate=${inDays(24)}`;

/** Returns the id of the free car with the highest monthly price, which is the widest. */
async function dearestCar(page: Page): Promise<string> {
  const response = await page.request.get(`/api/listings?limit=100&${TRIP}`);
  const cars: Listing[] = (await response.json()).data.listings;
  const [dearest] = cars
    .filter((car) => car.available_units > 0)
    .toSorted((a, b) => b.pricing.monthly - a.pricing.monthly);
  return dearest?.id ?? '';
}
interface Listing {
  id: string;
  available_units: number;
  pricing: { monthly: number };
}

/** Returns the fragment of a rental's trip page: from the airport, with two child seats. */
async function aTripOf(page: Page): Promise<string> {
  const { id } = await aCar(page);
  const places = ['Antalya Havalimanı (AYT)', 'Antalya Lara'];
  const days = [inDays(20), '10:00', inDays(24), '18:30'];
  return encodeRequest('rental', [id, ...places, ...days, 2, 0, 0, 'EUR'], 99_999);
}

export const PUBLIC_SCREENS: Record<string, Screen> = {
  home: { address: '/', priced: true },
  cars: { address: '/cars', priced: true },
  'cars-priced': { address: `/cars?${TRIP}`, priced: true },
  'cars-filtered': { address: '/cars?fuelType=Dizel&transmission=Otomatik&maxPrice=100' },
  'cars-none-found': { address: '/cars?minPrice=1999' },
  car: {
    address: '/cars/',
    first: { of: '/api/listings', in: 'listings', by: 'id' },
    priced: true,
  },
  'car-priced': {
    address: '/cars/',
    find: dearestCar,
    query: `?${TRIP}`,
    priced: true,
  },
  'car-full': {
    address: '/cars/',
    find: async (page) => {
      const { id, day, next } = await aFullDay(page);
      return `${id}?pickupDate=${day}&returnDate=${next}`;
    },
  },
  news: { address: '/news' },
  'news-filtered': { address: '/news?category=Travel+Tips' },
  'news-none-found': { address: '/news?search=qwxqwx' },
  article: { address: '/news/', first: { of: '/api/blogs', in: 'blogs', by: 'slug' } },
  transfer: { address: '/transfer', priced: true },
  'transfer-priced': { address: '/transfer?dropoffLocation=Belek&passengers=3', priced: true },
  'transfer-none-found': { address: '/transfer?search=Rize' },
  trip: { address: '/yolculuk#', find: aTripOf, priced: true, shows: 'article' },
  'trip-unreadable': { address: '/yolculuk' },
  legal: { address: '/kvkk' },
  'not-found': { address: '/no-such-page' },
  'sign-in': { address: '/admin/login' },
};

const RENTALS = '/api/admin/bookings?serviceType=car_rental';
export const OFFICE_SCREENS: Record<string, Screen> = {
  dashboard: { address: '/admin', shows: 'listitem' },
  fleet: { address: '/admin?section=cars', shows: 'rowheader', rows: 12 },
  'blog-section': { address: '/admin?section=blog', shows: 'rowheader', rows: 10 },
  'coming-soon': { address: '/admin?section=garage' },
  'new-car': { address: '/admin/editCar', shows: 'textbox' },
  car: {
    address: '/admin/cars/',
    first: { of: '/api/admin/cars', in: 'cars', by: 'id' },
    shows: 'textbox',
    windows: 2,
  },
  'car-pictures': {
    address: '/admin/cars/',
    first: { of: '/api/admin/cars', in: 'cars', by: 'id' },
    query: '?page=pictures',
    shows: 'textbox',
  },
  'car-prices': {
    address: '/admin/cars/',
    first: { of: '/api/admin/cars', in: 'cars', by: 'id' },
    query: '?page=prices',
    shows: 'textbox',
    windows: 2,
  },
  'car-terms': {
    address: '/admin/cars/',
    first: { of: '/api/admin/cars', in: 'cars', by: 'id' },
    query: '?page=terms',
    shows: 'textbox',
    windows: 2,
  },
  posts: { address: '/admin/blog', shows: 'rowheader', rows: 10 },
  'new-post': { address: '/admin/blog/new', shows: 'textbox' },
  post: {
    address: '/admin/blog/edit/',
    first: { of: '/api/admin/blogs', in: 'blogs', by: 'id' },
    shows: 'textbox',
  },
  bookings: { address: '/admin/bookings', shows: 'rowheader', rows: 12 },
  board: { address: '/admin/bookings/board', shows: 'link' },
  'new-booking': { address: '/admin/bookings/new', shows: 'textbox' },
  booking: {
    address: '/admin/bookings/',
    first: { of: '/api/admin/bookings', in: 'bookings', by: 'id' },
    shows: 'textbox',
  },
  customers: { address: '/admin/customers', shows: 'rowheader', rows: 12 },
  // After midnight no report of the demo may be open.
  filings: { address: '/admin/filings?all=yes', shows: 'rowheader' },
  cash: { address: '/admin/cash' },
  'cash-sheet': { address: '/admin/cash/day' },
  expenses: { address: '/admin/expenses' },
  'road-charges': { address: '/admin/road-charges', shows: 'rowheader' },
  'road-import': { address: '/admin/road-charges/import', shows: 'textbox' },
  vehicles: { address: '/admin/vehicles', shows: 'rowheader', rows: 10 },
  'letting-rules': { address: '/admin/letting-rules', shows: 'rowheader', rows: 4 },
  'letting-rule': {
    address: '/admin/letting-rules/',
    first: { of: '/api/admin/letting-rules', in: 'rules', by: 'id' },
    shows: 'textbox',
  },
  customer: {
    address: '/admin/customers/',
    first: { of: '/api/admin/customers', in: 'customers', by: 'id' },
    shows: 'textbox',
  },
  contract: {
    address: '/admin/bookings/',
    first: { of: RENTALS, in: 'bookings', by: 'id' },
    query: '/papers/contract',
    shows: 'article',
  },
  handover: {
    address: '/admin/bookings/',
    first: { of: RENTALS, in: 'bookings', by: 'id' },
    query: '/papers/handover',
    shows: 'article',
  },
  'new-handover': {
    address: '/admin/bookings/',
    first: { of: `${RENTALS}&status=confirmed`, in: 'bookings', by: 'id' },
    query: '/handover/out',
    shows: 'textbox',
  },
  receipt: {
    address: '/admin/bookings/',
    first: { of: RENTALS, in: 'bookings', by: 'id' },
    query: '/papers/receipt',
    shows: 'article',
  },
  zones: { address: '/admin/transfer-zones', shows: 'rowheader', rows: 12 },
  rates: { address: '/admin/exchange-rates', shows: 'textbox' },
  reports: { address: '/admin/reports', shows: 'img' },
  'money-report': { address: '/admin/reports/money' },
  'vehicle-report': { address: '/admin/reports/vehicles', shows: 'img' },
  'settings-business': { address: '/admin/settings/business', shows: 'textbox', windows: 2 },
  'settings-site': { address: '/admin/settings/site', shows: 'textbox', windows: 2 },
  'settings-rental': { address: '/admin/settings/rental', shows: 'textbox', windows: 2 },
  'settings-fees': { address: '/admin/settings/fees', shows: 'textbox', windows: 2 },
  'settings-transfer': { address: '/admin/settings/transfer', shows: 'textbox', windows: 2 },
  'settings-legal': { address: '/admin/settings/legal', shows: 'textbox', windows: 2 },
  // The address of the system settings leads to their first page, the backups.
  'settings-system': { address: '/admin/settings/backups', shows: 'textbox', windows: 2 },
  people: { address: '/admin/settings/admins', shows: 'rowheader', rows: 1 },
  notices: { address: '/admin/settings/notices' },
  account: { address: '/admin/account', shows: 'textbox' },
  'audit-log': { address: '/admin/audit-log', shows: 'listitem', rows: 5 },
};
