import { lazy, Suspense } from 'react';
import { replace, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useShownAddress } from '#app/office/frame/admin-nav.tsx';
import { ComingSoon } from '#app/office/frame/coming-soon.tsx';
import { SECTION_PATHS, sectionOf } from '#app/office/frame/sections.rules.ts';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { Skeleton } from '#app/ui/states/skeleton.tsx';
import type { Route } from './+types/admin-dashboard.route.ts';
import { readOverview, runDashboardAction } from './dashboard-data.ts';
import { readListAddress } from './list-address.rules.ts';
import { Overview } from './overview.tsx';

/** Loaded when their section is opened: Today needs neither cars nor posts. */
const CarsSection = lazy(() =>
  import('./cars-section.tsx').then(({ CarsSection }) => ({ default: CarsSection })),
);
const BlogSection = lazy(() =>
  import('./blog-section.tsx').then(({ BlogSection }) => ({ default: BlogSection })),
);

export const handle: ScreenHandle = { language: 'tr' };

/**
 * Loads the section in the address: `/admin`, `/admin?section=cars`… A section with a page of its
 * own redirects to that page. Null for an unknown section.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const section = sectionOf(new URL(request.url));
  switch (section) {
    case 'dashboard':
      return readOverview(request);
    case 'cars':
      return (await import('./section-data.ts')).readCarsSection(request);
    case 'blog':
      return (await import('./section-data.ts')).readBlogSection(request);
    case null:
      return null;
    default:
      throw replace(SECTION_PATHS[section]);
  }
}

/**
 * Loads nothing when another day is chosen on Today: only the agenda, a child route, depends on the
 * day (routes.ts).
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isWithinToday = [currentUrl, nextUrl].every((url) => sectionOf(url) === 'dashboard');
  return isWithinToday && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return runDashboardAction(request);
}

export default function AdminDashboard({ loaderData }: Route.ComponentProps) {
  const shown = useShownAddress();
  const section = sectionOf(shown);
  const params = new URLSearchParams(shown.search);
  switch (section) {
    case 'dashboard':
      return <Overview data={loaderData?.section === section ? loaderData : null} />;
    case 'cars':
      return (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <CarsSection
            address={readListAddress(section, params)}
            list={loaderData?.section === section ? loaderData.list : null}
          />
        </Suspense>
      );
    case 'blog':
      return (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <BlogSection
            address={readListAddress(section, params)}
            list={loaderData?.section === section ? loaderData.list : null}
          />
        </Suspense>
      );
    default:
      return <ComingSoon />;
  }
}
