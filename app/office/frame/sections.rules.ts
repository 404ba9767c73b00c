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
const OF_OWNERS: readonly Section[] = ['settings', 'audit-log'];

/** The sections of a person's menu. */
export function sectionsFor(role: Role): Section[] {
  return SECTIONS.filter((section) => role === 'owner' || !OF_OWNERS.includes(section));
}

/**
 * Path of each section (spec, part 2). A section without a page belongs to the dashboard; posts
 * have both.
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

/** Pages within a section, by the part of the path after `/admin/`, where it is not the section's name. */
const OTHER_PAGES: Record<string, Section> = {
  editcar: 'cars',
  vehicles: 'cars',
  expenses: 'cash',
  'edit-blog': 'blog',
  'create-blog': 'blog',
  papers: 'dashboard',
};

/** Returns true if a path shows a section of the dashboard. */
export function isDashboardPath(pathname: string): boolean {
  return /^\/admin\/?$/i.test(pathname);
}

/** Returns the section of an address; null for an unknown one. */
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
