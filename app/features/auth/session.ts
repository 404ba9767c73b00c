/** Whether this browser is signed in. Browser only. */
import { z } from 'zod';
import { callAdminApi, signInRedirect } from '#app/editing/admin-api.ts';
import { clearCredentials, readToken } from '#app/editing/token.ts';
import { ApiError } from '#app/lib/api-client.ts';
import { type Admin, adminSchema } from './auth.schema.ts';

const meSchema = z.object({ admin: adminSchema });

/**
 * Who is signed in, as the server sees it; null for nobody, and then nothing is kept of them. A
 * token is invalid when the server refuses it ("any failure", spec, part 7). When the server cannot
 * say (not reached, 5xx, too many requests, no answer of ours) this throws an ApiError and signs
 * nobody out: a lift without reception, or a restart, is no reason to lose a typed-in booking.
 */
export async function readSession(request: Request): Promise<Admin | null> {
  if (readToken()) {
    try {
      return (await callAdminApi(request, '/auth/admin/me', meSchema)).admin;
    } catch (error) {
      // A response is the way to the sign-in page, after a 401; each caller has its own.
      if (!(error instanceof Response || isRefusal(error))) throw error;
    }
  }
  clearCredentials();
  return null;
}

/** The same for what only staff may see: nobody is led to the sign-in page, and back afterwards. */
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
