import { replace } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Route } from './+types/admin-dashboard.route.ts';
import { useShownAddress } from './admin-nav.tsx';
import roadWorks from './assets/road-works.svg?no-inline';
import { BlogSection } from './blog-section.tsx';
import { CarsSection } from './cars-section.tsx';
import {
  readBlogSection,
  readCarsSection,
  readOverview,
  runDashboardAction,
} from './dashboard-data.ts';
import { readListAddress } from './list-address.rules.ts';
import { comingSoonText } from './office.text.ts';
import { Overview } from './overview.tsx';
import { SECTION_PATHS, sectionOf } from './sections.rules.ts';

/**
 * Loads the section in the address: `/admin`, `/admin?section=cars`… A section with a page of its own
 * redirects to that page.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const section = sectionOf(new URL(request.url));
  switch (section) {
    case 'dashboard':
      return readOverview(request);
    case 'cars':
      return readCarsSection(request);
    case 'blog':
      return readBlogSection(request);
    case null:
      return null;
    default:
      throw replace(SECTION_PATHS[section]);
  }
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
        <CarsSection
          address={readListAddress(section, params)}
          list={loaderData?.section === section ? loaderData.list : null}
        />
      );
    case 'blog':
      return (
        <BlogSection
          address={readListAddress(section, params)}
          list={loaderData?.section === section ? loaderData.list : null}
        />
      );
    default:
      return <ComingSoon />;
  }
}

/** In place of a section that does not exist (product.md, Settings and reports). */
function ComingSoon() {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center py-8 text-center md:py-14">
      <img src={roadWorks} alt="" width="300" height="200" />
      <p className="mt-4 rounded-full bg-sun px-3 py-1 font-bold text-sm">{comingSoonText.badge}</p>
      <h1 className="mt-4 text-3xl">{comingSoonText.title}</h1>
      <p className="mt-3 text-ink-soft">{comingSoonText.text}</p>
      <ButtonLink variant="primary" to={SECTION_PATHS.dashboard} className="mt-8">
        {comingSoonText.back}
      </ButtonLink>
    </div>
  );
}
