/** Session of this browser: token and person. Browser only. */
import { z } from 'zod';
import { callAdminApi, signInRedirect } from '#app/editing/office-calls/admin-api.ts';
import {
  ADMIN_KEY,
  clearCredentials,
  ENDED_KEY,
  LEFT_KEY,
  readToken,
  TOKEN_KEY,
} from '#app/editing/office-calls/token.ts';
import { ApiError } from '#app/lib/http/api-client.ts';
import { chosenLanguage, keepLanguage } from '#app/lib/words/language.ts';
import { type Admin, adminSchema } from './auth.schema.ts';

const meSchema = z.object({ admin: adminSchema });

/**
 * The person who is signed in, by the server's word; null without one, and then the credentials are
 * cleared. A token is invalid when the server refuses it ("any failure", spec, part 7). When the
 * server cannot say (unreachable, 5xx, 429) it throws an ApiError and keeps the session: a short outage
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

/** Returns the signed-in person. Throws a redirect to the sign-in page if there is none. */
export async function requireSession(request: Request): Promise<Admin> {
  const admin = await readSession(request);
  if (admin) return admin;
  throw signInRedirect(request);
}

/** Reloads the page in the person's chosen language, if it has another. */
export async function inLanguageOf(admin: Admin, { url }: Request): Promise<Admin> {
  if (admin.language === chosenLanguage(document.cookie)) return admin;
  keepLanguage(admin.language);
  location.replace(url);
  // The page is about to go.
  return new Promise(() => {});
}

/** Handler for `catch`: returns null if the server cannot tell who is signed in. */
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

export function keepCredentials({ token, admin }: { token: string; admin: Admin }): void {
  localStorage.setItem(TOKEN_KEY, token);
  localStorage.setItem(ADMIN_KEY, JSON.stringify(admin));
  keepLanguage(admin.language);
  localStorage.removeItem(LEFT_KEY);
  localStorage.removeItem(ENDED_KEY);
}

/** Replaces the token of the signed-in person. */
export function keepToken(token: string): void {
  localStorage.setItem(TOKEN_KEY, token);
}

/** Signs out on purpose, in all tabs. */
export function leave(): void {
  // First: other tabs are notified when the token goes, and then read why.
  localStorage.setItem(LEFT_KEY, 'yes');
  localStorage.removeItem(ENDED_KEY);
  clearCredentials();
}
