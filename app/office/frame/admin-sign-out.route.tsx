import { redirect } from 'react-router';
import { z } from 'zod';
import { leave } from '#app/base/auth/session.ts';
import { forgetDrafts } from '#app/editing/editor/draft.ts';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { DASHBOARD_PATH } from '#app/editing/sign-in-path.rules.ts';
import type { Route } from './+types/admin-sign-out.route.ts';

/** Time limit of the request, so that a slow server does not delay the sign-out. */
const TIMEOUT_MS = 5000;

/**
 * Revokes the token on the server. The browser always forgets the token and the drafts of bookings,
 * customers and hand-overs, which contain names and phone numbers of customers.
 */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const { url } = request;
  const patient = new Request(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  try {
    await callAdminApi(patient, '/auth/admin/logout', z.null(), { method: 'POST' });
  } catch {
    // The token expires by itself.
  }
  leave();
  for (const name of ['booking', 'customer', 'handover']) forgetDrafts(name);
  return redirect('/');
}

/** Redirects a visit of the address, which signs nobody out. */
export function clientLoader() {
  return redirect(DASHBOARD_PATH);
}

export default function AdminSignOut() {
  return null;
}
