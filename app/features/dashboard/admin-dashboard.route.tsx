import { useLocation, useNavigation } from 'react-router';
import type { Route } from './+types/admin-dashboard.route.ts';
import { BlogSection } from './blog-section.tsx';
import { CarsSection } from './cars-section.tsx';
import { ComingSoon } from './coming-soon.tsx';
import { runDashboardAction } from './dashboard-actions.ts';
import { readBlogSection, readCarsSection, readOverview } from './dashboard-data.ts';
import { Overview } from './overview.tsx';
import { type Section, sectionOf } from './sections.rules.ts';

/** Reads what the section in the address shows: `/admin`, `/admin?section=cars`… */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  switch (sectionOf(new URL(request.url))) {
    case 'dashboard':
      return readOverview(request);
    case 'cars':
      return readCarsSection(request);
    case 'blog':
      return readBlogSection(request);
    default:
      return null;
  }
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return runDashboardAction(request);
}

export default function AdminDashboard({ loaderData }: Route.ComponentProps) {
  const here = sectionOf(useLocation());
  const next = useNextSection();
  // What is about to come takes its place at once; while a list is only filtered it stays.
  const section = next ?? here;
  switch (section) {
    case 'dashboard':
      return <Overview data={loaderData?.section === section ? loaderData : null} />;
    case 'cars':
      return <CarsSection data={loaderData?.section === section ? loaderData : null} />;
    case 'blog':
      return <BlogSection data={loaderData?.section === section ? loaderData : null} />;
    default:
      return <ComingSoon section={section} />;
  }
}

/** The section of the dashboard that is on its way; null when none is. */
function useNextSection(): Section | null {
  const { location } = useNavigation();
  return location?.pathname === '/admin' ? sectionOf(location) : null;
}
