import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { z } from 'zod';
import { settled } from '#app/lib/settled.ts';
import { callAdminApi } from '../auth/admin-api.ts';
import type { Route } from './+types/admin-zones.route.ts';
import { adminZonesText as text } from './admin-zones.text.ts';
import { runZoneAction } from './zone-actions.ts';
import { adminZoneSchema } from './zone-input.schema.ts';
import { readZonesAddress } from './zones-address.rules.ts';
import { ZonesScreen, ZonesSkeleton } from './zones-screen.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return {
    list: await settled(callAdminApi(request, '/admin/transfers', z.array(adminZoneSchema))),
  };
}

/**
 * Searching and beginning to edit need nothing new; what was saved is there when editing ends. What
 * did not reach the server has changed nothing, and a list that is not there either would take the
 * place of what is being arranged.
 */
export function shouldRevalidate({
  actionResult,
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (formMethod && actionResult?.ok === false && actionResult.status === 0) return false;
  if (formMethod || currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
  if (currentUrl.search === nextUrl.search) return defaultShouldRevalidate;
  const [before, after] = [currentUrl, nextUrl].map(
    ({ searchParams }) => readZonesAddress(searchParams).mode.doing,
  );
  return before !== 'looking' && after === 'looking';
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return runZoneAction(request);
}

export const meta: Route.MetaFunction = () => [{ title: text.pageTitle }];

export function HydrateFallback() {
  return <ZonesSkeleton />;
}

export default function AdminZones({ loaderData }: Route.ComponentProps) {
  return <ZonesScreen list={loaderData.list} />;
}
