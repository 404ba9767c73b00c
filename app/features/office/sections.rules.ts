/** The sections of the back office in the order of the sidebar (spec, part 2). */
export const SECTIONS = [
  'dashboard',
  'cars',
  'bookings',
  'blog',
  'transfer-zones',
  'exchange-rates',
  'reports',
  'settings',
  'audit-log',
] as const;
export type Section = (typeof SECTIONS)[number];

/**
 * Where each begins (spec, part 2). A section without a page of its own is one of the dashboard; posts
 * have both.
 */
export const SECTION_PATHS: Record<Section, string> = {
  dashboard: '/admin',
  cars: '/admin?section=cars',
  bookings: '/admin/bookings',
  blog: '/admin/blog',
  'transfer-zones': '/admin/transfer-zones',
  'exchange-rates': '/admin/exchange-rates',
  reports: '/admin/reports',
  settings: '/admin/settings',
  'audit-log': '/admin/audit-log',
};

/** Paths within a section. */
const PATHS: [RegExp, Section][] = [
  [/^\/admin\/(editcar|cars)(\/|$)/i, 'cars'],
  [/^\/admin\/bookings(\/|$)/i, 'bookings'],
  [/^\/admin\/(blog|edit-blog|create-blog)(\/|$)/i, 'blog'],
  [/^\/admin\/transfer-zones(\/|$)/i, 'transfer-zones'],
  [/^\/admin\/exchange-rates(\/|$)/i, 'exchange-rates'],
  [/^\/admin\/reports(\/|$)/i, 'reports'],
  [/^\/admin\/settings(\/|$)/i, 'settings'],
  [/^\/admin\/audit-log(\/|$)/i, 'audit-log'],
];

/** Whether a path shows a section of the dashboard, not another page. */
export function isDashboardPath(pathname: string): boolean {
  return /^\/admin\/?$/i.test(pathname);
}

/** Which section an address belongs to; null for one that does not exist. */
export function sectionOf({
  pathname,
  search,
}: {
  pathname: string;
  search: string;
}): Section | null {
  if (isDashboardPath(pathname)) {
    return readSection(new URLSearchParams(search).get('section') || 'dashboard');
  }
  return PATHS.find(([pattern]) => pattern.test(pathname))?.[1] ?? null;
}

function readSection(name: string): Section | null {
  return SECTIONS.find((section) => section === name) ?? null;
}
