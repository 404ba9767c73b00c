import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('features/site/public-layout.route.tsx', [
    index('features/home/home.route.tsx'),
    route('cars', 'features/cars/car-list.route.tsx'),
    route('cars/:id', 'features/cars/car-detail.route.tsx'),
    route('news', 'features/news/news-list.route.tsx'),
    route('news/:slug', 'features/news/post.route.tsx'),
    route('transfer', 'features/transfers/transfer.route.tsx'),
    route('transfer-service', 'features/transfers/transfer.route.tsx', { id: 'transfer-service' }),
    route('kvkk', 'features/site/legal.route.tsx', { id: 'legal-kvkk' }),
    route('kiralama-kosullari', 'features/site/legal.route.tsx', { id: 'legal-terms' }),
    route('gizlilik', 'features/site/legal.route.tsx', { id: 'legal-privacy' }),
    route('cerezler', 'features/site/legal.route.tsx', { id: 'legal-cookies' }),
    route('*', 'features/site/not-found.route.tsx'),
  ]),
  route('admin/login', 'features/office/admin-login.route.tsx'),
  route('admin/sign-out', 'features/office/admin-sign-out.route.tsx'),
  // The guard, then the frame of every page, then what is shown in place of a page that failed. A screen
  // with English texts has to be named in editing/api-headers.ts, so that answers are English there.
  layout('features/office/admin-guard.route.tsx', [
    layout('features/office/admin-layout.route.tsx', [
      layout('features/office/admin-page.route.tsx', [
        route('admin', 'features/office/admin-dashboard.route.tsx'),
        route('admin/blog', 'features/newsroom/admin-post-list.route.tsx'),
        route('admin/editCar', 'features/fleet/admin-car-edit.route.tsx'),
        route('admin/cars/:id', 'features/fleet/admin-car-edit.route.tsx', {
          id: 'admin-car-edit-by-id',
        }),
        route('admin/vehicles', 'features/vehicles/admin-vehicles.route.tsx'),
        route('admin/vehicles/:id', 'features/vehicles/admin-vehicle-edit.route.tsx'),
        route('admin/bookings', 'features/bookings/admin-bookings.route.tsx'),
        route('admin/bookings/board', 'features/board/admin-board.route.tsx'),
        route('admin/bookings/new', 'features/bookings/admin-booking-edit.route.tsx'),
        route('admin/bookings/:id', 'features/bookings/admin-booking-edit.route.tsx', {
          id: 'admin-booking-edit-by-id',
        }),
        route('admin/bookings/:id/handover/out', 'features/handovers/admin-handover.route.tsx'),
        route('admin/bookings/:id/handover/back', 'features/handovers/admin-handover.route.tsx', {
          id: 'admin-handover-back',
        }),
        route('admin/bookings/:id/papers/:paper', 'features/papers/admin-paper.route.tsx'),
        route('admin/customers', 'features/customers/admin-customers.route.tsx'),
        route('admin/customers/:id', 'features/customers/admin-customer-edit.route.tsx'),
        route('admin/filings', 'features/filings/admin-filings.route.tsx'),
        route('admin/blog/new', 'features/newsroom/admin-post-edit.route.tsx', {
          id: 'admin-blog/new',
        }),
        route('admin/create-blog', 'features/newsroom/admin-post-edit.route.tsx', {
          id: 'admin-create-blog',
        }),
        route('admin/blog/edit/:id', 'features/newsroom/admin-post-edit.route.tsx', {
          id: 'admin-blog/edit/:id',
        }),
        route('admin/edit-blog/:id', 'features/newsroom/admin-post-edit.route.tsx', {
          id: 'admin-edit-blog/:id',
        }),
        route('admin/transfer-zones', 'features/transfers/admin-zones.route.tsx'),
        route('admin/exchange-rates', 'features/exchange-rates/admin-rates.route.tsx'),
        route('admin/reports', 'features/reports/admin-reports.route.tsx'),
        route('admin/account', 'features/people/admin-account.route.tsx'),
        layout('features/office/admin-owner.route.tsx', [
          route('admin/settings', 'features/settings/admin-settings.route.tsx'),
          route('admin/settings/backups', 'features/backups/admin-backups.route.tsx'),
          route('admin/settings/notices', 'features/outgoing/admin-notices.route.tsx'),
          route('admin/settings/admins', 'features/people/admin-people.route.tsx'),
          route('admin/audit-log', 'features/office/admin-audit-log.route.tsx'),
        ]),
        route('admin/*', 'features/office/admin-no-page.route.tsx'),
      ]),
    ]),
  ]),
  route('blog/:slug?', 'features/news/post-redirect.route.ts'),
  route('news/rss.xml', 'features/news/rss.route.ts'),
  route('robots.txt', 'features/site/robots.route.ts'),
  route('site.webmanifest', 'features/site/manifest.route.ts'),
  route('sitemap.xml', 'features/home/sitemap.route.ts'),
  route('currency', 'features/exchange-rates/currency.route.ts'),
] satisfies RouteConfig;
