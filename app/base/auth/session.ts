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
import { chosenLanguage, storeLanguage } from '#app/lib/words/language.ts';
import { type Admin, adminSchema } from './auth.schema.ts';

const meSchema = z.object({ admin: adminSchema });

/**
 * Reads the signed-in person from the server. Returns null, and clears the stored credentials, if
 * there is no token or the server refuses it ("any failure", spec, part 7). If the server cannot
 * decide (unreachable, 5xx, 429), throws an ApiError and keeps the session, so that a short outage
 * loses no typed work.
 */
export async function readSession(request: Request): Promise<Admin | null> {
  if (readToken()) {
    try {
      return (await callAdminApi(request, '/auth/admin/me', meSchema)).admin;
    } catch (error) {
      // A thrown Response is the redirect after a 401. Callers redirect in their own way.
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

/** Reloads the page if the person has chosen another language than this browser has. */
export async function inLanguageOf(admin: Admin, { url }: Request): Promise<Admin> {
  if (admin.language === chosenLanguage(document.cookie)) return admin;
  storeLanguage(admin.language);
  location.replace(url);
  // Never resolves, because the page is being replaced.
  return new Promise(() => {});
}

/** Handler for `catch`: returns null if the server could not say who is signed in. */
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
  storeLanguage(admin.language);
  localStorage.removeItem(LEFT_KEY);
  localStorage.removeItem(ENDED_KEY);
}

export function keepToken(token: string): void {
  localStorage.setItem(TOKEN_KEY, token);
}

export function leave(): void {
  // Set first: the removal of the token notifies other tabs, which then read this reason.
  localStorage.setItem(LEFT_KEY, 'yes');
  localStorage.removeItem(ENDED_KEY);
  clearCredentials();
}
