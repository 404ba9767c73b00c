import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { z } from 'zod';
import { adminZoneSchema } from '#app/domain/zones/zone.schema.ts';
import { saveEdited } from '#app/editing/editor/save.ts';
import { runListAction } from '#app/editing/list/list-actions.tsx';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { loadPart } from '#app/lib/page-part.ts';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import type { Route } from './+types/admin-zones.route.ts';
import { readZonesAddress } from './zones-address.rules.ts';
import { ZonesScreen } from './zones-screen.tsx';

const API = '/admin/transfers';

export const handle: ScreenHandle = { language: 'en' };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { list: await loadPart(callAdminApi(request, API, z.array(adminZoneSchema))) };
}

/**
 * Loads nothing for a search or when editing begins. Loads the list when editing ends, because the
 * zone may have been saved.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (formMethod || currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
  if (currentUrl.search === nextUrl.search) return defaultShouldRevalidate;
  const [before, after] = [currentUrl, nextUrl].map(({ searchParams }) => {
    const { edit, add } = readZonesAddress(searchParams);
    return edit !== null || add;
  });
  return before === true && after === false;
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  if (request.headers.get('content-type')?.startsWith('application/json')) {
    return saveEdited(request, { path: API, shape: adminZoneSchema });
  }
  const call = (id: string, method: 'POST' | 'PUT' | 'DELETE', body?: object, part = '') =>
    callAdminApi(request, `${API}/${encodeURIComponent(id)}${part}`, z.unknown(), { method, body });
  return runListAction(request, {
    'delete-zone': ({ id }) => call(id, 'DELETE'),
    'move-zone': ({ id, direction }) => call(id, 'POST', { direction }, '/move'),
    async 'set-zone-status'({ id, status }) {
      // The switch concerns only the status, so it applies to the zone's current version.
      const path = `${API}/${encodeURIComponent(id)}`;
      const { version } = await callAdminApi(request, path, adminZoneSchema);
      return call(id, 'PUT', { status, version });
    },
  });
}

export default function AdminZones({ loaderData }: Route.ComponentProps) {
  const { page } = useOfficeText('zones');
  return (
    <>
      <title>{page.pageTitle}</title>
      <ZonesScreen list={loaderData.list} />
    </>
  );
}
