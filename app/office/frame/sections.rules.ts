import type { Role } from '#app/base/auth/auth.schema.ts';
import {
  CAR_LIST_PATH,
  CASH_PATH,
  NEWSROOM_PATH,
  SETTINGS_PATH,
} from '#app/editing/office-paths.rules.ts';
import { DASHBOARD_PATH } from '#app/editing/sign-in-path.rules.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { CUSTOMERS_PATH } from '#app/office/bookings/customer/customer-path.rules.ts';
import { BOOKINGS_PATH } from '#app/office/bookings/list/booking-list-address.rules.ts';

/** The sections of the back office in the order of the sidebar (spec, part 2). */
export const SECTIONS = [
  'dashboard',
  'cars',
  'bookings',
  'customers',
  'cash',
  'filings',
  'road-charges',
  'blog',
  'transfer-zones',
  'exchange-rates',
  'reports',
  'settings',
  'audit-log',
] as const;
export type Section = (typeof SECTIONS)[number];

/** Sections that staff do not see (product.md, Roles). */
const OWNER_SECTIONS: readonly Section[] = ['settings', 'audit-log'];

/** Returns the sections that a role may see, in the order of the sidebar. */
export function sectionsFor(role: Role): Section[] {
  return SECTIONS.filter((section) => role === 'owner' || !OWNER_SECTIONS.includes(section));
}

/**
 * Path of each section (spec, part 2). Cars are a section of the dashboard's page. Posts have a
 * page of their own and are a section of the dashboard, too.
 */
export const SECTION_PATHS: Record<Section, string> = {
  dashboard: DASHBOARD_PATH,
  cars: CAR_LIST_PATH,
  bookings: BOOKINGS_PATH,
  customers: CUSTOMERS_PATH,
  cash: CASH_PATH,
  filings: '/admin/filings',
  'road-charges': '/admin/road-charges',
  blog: NEWSROOM_PATH,
  'transfer-zones': '/admin/transfer-zones',
  'exchange-rates': '/admin/exchange-rates',
  reports: '/admin/reports',
  settings: SETTINGS_PATH,
  'audit-log': '/admin/audit-log',
};

/**
 * Sections of pages whose path does not contain the section's name. Keys are the lower-case part of
 * the path after `/admin/`.
 */
const OTHER_PAGES: Record<string, Section> = {
  editcar: 'cars',
  vehicles: 'cars',
  'letting-rules': 'cars',
  expenses: 'cash',
  'edit-blog': 'blog',
  'create-blog': 'blog',
  papers: 'dashboard',
};

/** Returns true for the path of the dashboard, whose query names one of its sections. */
export function isDashboardPath(pathname: string): boolean {
  return /^\/admin\/?$/i.test(pathname);
}

/** Returns the section of an address, or null for an unknown address. */
export function sectionOf({
  pathname,
  search,
}: {
  pathname: string;
  search: string;
}): Section | null {
  if (isDashboardPath(pathname)) {
    const name = new URLSearchParams(search).get('section') || 'dashboard';
    return SECTIONS.find((section) => section === name) ?? null;
  }
  const [, name = ''] = /^\/admin\/([^/]+)/.exec(pathname.toLowerCase()) ?? [];
  return ownValue(OTHER_PAGES, name) ?? SECTIONS.find((section) => section === name) ?? null;
}
