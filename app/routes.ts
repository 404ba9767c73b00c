import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';
import { SITE_LANGUAGES, type SiteLanguage } from '#app/lib/words/texts.ts';

function inLanguage(language: SiteLanguage, pages: RouteConfigEntry[]): RouteConfigEntry[] {
  return language === 'tr' ? pages : prefix(language, pages);
}

/** Returns the public pages in one language. Turkish pages have the addresses of the spec (part 2). */
function publicPages(language: SiteLanguage) {
  const page = (path: string, file: string) => route(path, file, { id: `${path}/${language}` });
  return inLanguage(language, [
    index('site/home/home.route.tsx', { id: `home/${language}` }),
    page('cars', 'site/cars/list/car-list.route.tsx'),
    page('cars/:id', 'site/cars/detail/car-detail.route.tsx'),
    page('news', 'site/news/news-list.route.tsx'),
    page('news/:slug', 'site/news/post.route.tsx'),
    page('transfer', 'site/transfers/transfer.route.tsx'),
    page('transfer-service', 'site/transfers/transfer.route.tsx'),
    page('yolculuk', 'site/trip/trip.route.tsx'),
    page('yolculuk/:token', 'site/trip/booking-trip.route.tsx'),
    page('kvkk', 'site/shell/legal.route.tsx'),
    page('kiralama-kosullari', 'site/shell/legal.route.tsx'),
    page('gizlilik', 'site/shell/legal.route.tsx'),
    page('cerezler', 'site/shell/legal.route.tsx'),
  ]);
}

export default [
  layout('site/shell/public-layout.route.tsx', { id: 'public-layout' }, [
    ...SITE_LANGUAGES.flatMap(publicPages),
    route('*', 'site/shell/not-found.route.tsx'),
  ]),
  route('admin/login', 'office/frame/admin-login.route.tsx'),
  route('admin/sign-out', 'office/frame/admin-sign-out.route.tsx'),
  // Layouts from outside: the guard, the frame of every page, the message in place of a page that failed.
  layout('office/frame/admin-guard.route.tsx', [
    layout('operations/office-root/admin-layout.route.tsx', { id: 'admin-layout' }, [
      layout('office/frame/admin-page.route.tsx', [
        route('admin', 'office/dashboard/admin-dashboard.route.tsx', [
          index('operations/agenda/admin-agenda.route.tsx'),
        ]),
        route('admin/blog', 'office/posts/list/admin-post-list.route.tsx'),
        route('admin/editCar', 'office/fleet/admin-car-edit.route.tsx'),
        route('admin/cars/:id', 'office/fleet/admin-car-edit.route.tsx', {
          id: 'admin-car-edit-by-id',
        }),
        route('admin/vehicles', 'operations/vehicles/admin-vehicles.route.tsx'),
        route('admin/vehicles/:id', 'operations/vehicles/admin-vehicle-edit.route.tsx'),
        route('admin/letting-rules', 'operations/letting-rules/admin-letting-rules.route.tsx'),
        route('admin/bookings', 'office/bookings/list/admin-bookings.route.tsx'),
        route('admin/bookings/board', 'operations/board/admin-board.route.tsx'),
        route('admin/bookings/new', 'office/bookings/editor/admin-booking-edit.route.tsx'),
        route('admin/bookings/:id', 'office/bookings/editor/admin-booking-edit.route.tsx', {
          id: 'admin-booking-edit-by-id',
        }),
        route('admin/bookings/:id/handover/out', 'operations/handovers/admin-handover.route.tsx'),
        route('admin/bookings/:id/handover/back', 'operations/handovers/admin-handover.route.tsx', {
          id: 'admin-handover-back',
        }),
        route('admin/bookings/:id/papers/:paper', 'operations/papers/admin-paper.route.tsx'),
        route('admin/papers/day', 'operations/day-sheet/admin-day-sheet.route.tsx'),
        route('admin/customers', 'operations/customers/admin-customers.route.tsx'),
        route('admin/customers/:id', 'operations/customers/admin-customer-edit.route.tsx'),
        route('admin/cash', 'operations/cash/admin-cash.route.tsx'),
        route('admin/cash/day', 'operations/cash/admin-cash-sheet.route.tsx'),
        route('admin/expenses', 'operations/expenses/admin-expenses.route.tsx'),
        route('admin/filings', 'operations/authority-reports/admin-filings.route.tsx'),
        route('admin/blog/new', 'office/posts/editor/admin-post-edit.route.tsx', {
          id: 'admin-blog/new',
        }),
        route('admin/create-blog', 'office/posts/editor/admin-post-edit.route.tsx', {
          id: 'admin-create-blog',
        }),
        route('admin/blog/edit/:id', 'office/posts/editor/admin-post-edit.route.tsx', {
          id: 'admin-blog/edit/:id',
        }),
        route('admin/edit-blog/:id', 'office/posts/editor/admin-post-edit.route.tsx', {
          id: 'admin-edit-blog/:id',
        }),
        route('admin/transfer-zones', 'office/zones/admin-zones.route.tsx'),
        route('admin/exchange-rates', 'base/exchange-rates/admin/admin-rates.route.tsx'),
        route('admin/road-charges', 'operations/road/admin-road.route.tsx'),
        route('admin/road-charges/import', 'operations/road/admin-road-import.route.tsx'),
        route('admin/road-charges/:id/objection', 'operations/road/admin-road-objection.route.tsx'),
        route('admin/reports', 'office/reports/admin-reports.route.tsx'),
        route('admin/reports/money', 'operations/account-reports/admin-money-report.route.tsx'),
        route(
          'admin/reports/vehicles',
          'operations/account-reports/admin-vehicle-report.route.tsx',
        ),
        route('admin/account', 'base/people/admin-account.route.tsx'),
        layout('office/frame/admin-owner.route.tsx', [
          route(
            'admin/letting-rules/:id',
            'operations/letting-rules/admin-letting-rule-edit.route.tsx',
          ),
          // One route for several pages of settings, because every visitor loads the list of routes.
          route('admin/settings/:page?', 'base/settings/editor/admin-settings.route.tsx'),
          route('admin/settings/backups', 'base/backups/admin-backups.route.tsx'),
          route('admin/settings/notices', 'operations/notifications/admin-notices.route.tsx'),
          route('admin/settings/admins', 'base/people/admin-people.route.tsx'),
          route('admin/audit-log', 'operations/office-root/admin-audit-log.route.tsx'),
        ]),
        route('admin/*', 'office/frame/admin-no-page.route.tsx'),
      ]),
    ]),
  ]),
  ...SITE_LANGUAGES.flatMap((language) =>
    inLanguage(language, [
      route('blog/:slug?', 'site/news/post-redirect.route.ts', { id: `blog/${language}` }),
      route('news/rss.xml', 'site/news/rss.route.ts', { id: `rss/${language}` }),
    ]),
  ),
  route('robots.txt', 'site/shell/seo/robots.route.ts'),
  route('site.webmanifest', 'site/shell/seo/manifest.route.ts'),
  route('sitemap.xml', 'site/home/sitemap.route.ts'),
  route('currency', 'base/exchange-rates/currency/currency.route.ts'),
] satisfies RouteConfig;
