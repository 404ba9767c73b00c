import { redirect } from 'react-router';
import { z } from 'zod';
import { callAdminApi } from '#app/features/auth/admin-api.ts';
import { leave } from '#app/features/auth/credentials.ts';
import { forgetDrafts } from '#app/features/auth/draft-key.ts';
import { DASHBOARD_PATH } from '#app/features/auth/sign-in-path.rules.ts';
import type { Route } from './+types/admin-sign-out.route.ts';

/** Longer nobody waits for a server that does not answer. */
const TIMEOUT_MS = 5000;

/**
 * The server forgets the token, this browser does so whatever the server says, and with it all names
 * and phones of customers that were typed and not saved.
 */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const { url } = request;
  const patient = new Request(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  try {
    await callAdminApi(patient, '/auth/admin/logout', z.null(), { method: 'POST' });
  } catch {
    // Whoever leaves is let go; the token ends by itself in time.
  }
  leave();
  forgetDrafts('booking');
  return redirect('/');
}

/** Nobody means to open this address. */
export function clientLoader() {
  return redirect(DASHBOARD_PATH);
}

export default function AdminSignOut() {
  return null;
}
