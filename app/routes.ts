import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('features/site/public-layout.route.tsx', [
    index('features/site/home.route.tsx'),
    route('cars', 'features/cars/car-list.route.tsx'),
    route('cars/:id', 'features/cars/car-detail.route.tsx'),
    route('news', 'features/news/news-list.route.tsx'),
    route('news/:slug', 'features/news/post.route.tsx'),
    route('transfer', 'features/transfers/transfer.route.tsx'),
    route('transfer-service', 'features/transfers/transfer.route.tsx', { id: 'transfer-service' }),
    route('*', 'features/site/not-found.route.tsx'),
  ]),
  route('admin/login', 'features/auth/admin-login.route.tsx'),
  route('admin/sign-out', 'features/auth/admin-sign-out.route.tsx'),
  // Who is there, then what stands around every page, then what takes the place of one that failed.
  layout('features/auth/admin-guard.route.tsx', [
    layout('features/dashboard/admin-layout.route.tsx', [
      layout('features/dashboard/admin-page.route.tsx', [
        route('admin', 'features/dashboard/admin-dashboard.route.tsx'),
        route('admin/blog', 'features/dashboard/admin-dashboard.route.tsx', { id: 'admin-blog' }),
        route('admin/editCar', 'features/cars/admin-car-edit.route.tsx'),
        route('admin/cars/:id', 'features/cars/admin-car-edit.route.tsx', {
          id: 'admin-car-edit-by-id',
        }),
        ...[
          'bookings',
          'blog/new',
          'blog/edit/:id',
          'edit-blog/:id',
          'create-blog',
          'transfer-zones',
        ].map((path) =>
          route(`admin/${path}`, 'features/dashboard/admin-coming-soon.route.tsx', {
            id: `admin-coming-soon-${path}`,
          }),
        ),
      ]),
    ]),
  ]),
  route('blog/:slug?', 'features/news/post-redirect.route.ts'),
  route('news/rss.xml', 'features/news/rss.route.ts'),
  route('robots.txt', 'features/site/robots.route.ts'),
  route('sitemap.xml', 'features/site/sitemap.route.ts'),
  route('currency', 'features/exchange-rates/currency.route.ts'),
] satisfies RouteConfig;
