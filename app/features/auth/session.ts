/** Whether this browser is signed in. Browser only. */
import { z } from 'zod';
import { callAdminApi, signInRedirect } from '#app/editing/admin-api.ts';
import { clearCredentials, readToken } from '#app/editing/token.ts';
import { ApiError } from '#app/lib/api-client.ts';
import { type Admin, adminSchema } from './auth.schema.ts';

const meSchema = z.object({ admin: adminSchema });

/**
 * The person who is signed in, by the server's word; null without one, and then the credentials are
 * cleared. A token is invalid when the server refuses it ("any failure", spec, part 7). When the
 * server cannot say (unreachable, 5xx, 429) it throws an ApiError and signs nobody out: a short outage
 * must not cost typed work.
 */
export async function readSession(request: Request): Promise<Admin | null> {
  if (readToken()) {
    try {
      return (await callAdminApi(request, '/auth/admin/me', meSchema)).admin;
    } catch (error) {
      // A response is the redirect after a 401; each caller has its own.
      if (!(error instanceof Response || isRefusal(error))) throw error;
    }
  }
  clearCredentials();
  return null;
}

/** The same for pages of staff: without a person it throws a redirect to the sign-in page. */
export async function requireSession(request: Request): Promise<Admin> {
  const admin = await readSession(request);
  if (admin) return admin;
  throw signInRedirect(request);
}

/** For `catch`: null when the server cannot say who is signed in. */
export function ignoreUnreachable(error: unknown): null {
  if (error instanceof ApiError) return null;
  throw error;
}

const TOO_MANY_REQUESTS = 429;

function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status } = error;
  return status >= 400 && status < 500 && status !== TOO_MANY_REQUESTS;
}
