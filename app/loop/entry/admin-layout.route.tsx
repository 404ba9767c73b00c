import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { readSettings } from '#app/base/settings/settings.server.ts';
import { officeText } from '#app/office/frame/office.text.ts';
import { OfficeFrame } from '#app/office/frame/office-frame.tsx';
import { sectionOf } from '#app/office/frame/sections.rules.ts';
import { servicesContext } from '#app/services-context.ts';
import { useCountInTitle, useNotices } from '../outgoing/use-notices.ts';
import type { Route } from './+types/admin-layout.route.ts';
import { SoundSwitch } from './sound-switch.tsx';

/** Only public facts: the server renders this before it knows who asks. */
export async function loader({ context }: Route.LoaderArgs) {
  const { business } = await readSettings(context.get(servicesContext).db);
  return { businessName: business.name };
}

/** The settings' screen may have changed the name of the business. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return sectionOf(currentUrl) === 'settings' && currentUrl.href === nextUrl.href;
}

/** For pages without a title of their own. */
export function meta({ location }: Route.MetaArgs) {
  const { shell: shellText } = officeText.onScreen();
  const section = sectionOf(location);
  return [{ title: shellText.pageTitle(section ? shellText.sections[section] : shellText.area) }];
}

/** The office's frame, with what waits for an answer. */
export default function AdminLayout({ loaderData: { businessName } }: Route.ComponentProps) {
  const { notices, isCutOff } = useNotices();
  const waiting = notices?.requests ?? 0;
  useCountInTitle(waiting);
  return (
    <OfficeFrame
      businessName={businessName}
      waiting={waiting}
      switches={SoundSwitch}
      isCutOff={isCutOff}
    />
  );
}
