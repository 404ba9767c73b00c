import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { readSettings } from '#app/base/settings/settings.server.ts';
import { OfficeFrame } from '#app/office/frame/office-frame.tsx';
import { sectionOf } from '#app/office/frame/sections.rules.ts';
import { useCountInTitle, useNotices } from '#app/operations/notifications/use-notices.ts';
import { servicesContext } from '#app/services-context.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import type { Route } from './+types/admin-layout.route.ts';
import { SoundSwitch } from './sound-switch.tsx';

const fetchSearch = () =>
  import('#app/operations/search/search-dialog.tsx').then(({ SearchDialog }) => SearchDialog);

/** Returns public data only, because the server renders the frame before it knows the person. */
export async function loader({ context }: Route.LoaderArgs) {
  const { business } = await readSettings(context.get(servicesContext).db);
  return { businessName: business.name };
}

/** Reloads after an action of the settings, which may have changed the name of the business. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return sectionOf(currentUrl) === 'settings' && currentUrl.href === nextUrl.href;
}

export default function AdminLayout({ loaderData: { businessName } }: Route.ComponentProps) {
  const { notices, isCutOff } = useNotices();
  const waiting = notices?.requests ?? 0;
  useCountInTitle(waiting);
  return (
    <>
      <SectionTitle />
      <OfficeFrame
        businessName={businessName}
        waiting={waiting}
        switches={SoundSwitch}
        fetchSearch={fetchSearch}
        isCutOff={isCutOff}
      />
    </>
  );
}

/**
 * Title of pages without a title of their own. The title of a page is inserted before it, and
 * browsers show the first one.
 */
function SectionTitle() {
  const { shell } = useOfficeText('frame', 'tr');
  const section = sectionOf(useLocation());
  return <title>{shell.pageTitle(section ? shell.sections[section] : shell.area)}</title>;
}
