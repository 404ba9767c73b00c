/** Signing in from the sign-in page. Browser only. */

import { clearCredentials } from '#app/editing/token.ts';
import { signedInSchema } from '#app/features/auth/auth.schema.ts';
import { signInText } from '#app/features/auth/auth.text.ts';
import { keepCredentials } from '#app/features/auth/credentials.ts';
import { readAnswer } from '#app/lib/api-client.ts';

const TIMEOUT_MS = 30_000;

/** What the sign-in form has to say; the password is never part of it. */
export type SignInAnswer =
  | { ok: true }
  | { ok: false; message: string; username: string; missing: ('username' | 'password')[] };

/**
 * Signs this browser in with what the form holds. When that fails nobody is signed in any more, and
 * the message is the server's, else the exception's, else our own (spec, parts 4 and 8).
 */
export async function requestSignIn(form: FormData, signal: AbortSignal): Promise<SignInAnswer> {
  const username = String(form.get('username') ?? '');
  const password = String(form.get('password') ?? '');
  const missing = [
    ...(username.trim() ? [] : ['username' as const]),
    ...(password ? [] : ['password' as const]),
  ];
  if (missing.length > 0) return { ok: false, message: signInText.missing, username, missing };
  try {
    const response = await fetch('/api/auth/admin/login', {
      method: 'POST',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });
    keepCredentials(await readAnswer(response, signedInSchema));
    return { ok: true };
  } catch (error) {
    clearCredentials();
    const message = (error instanceof Error && error.message) || signInText.failed;
    return { ok: false, message, username, missing: [] };
  }
}
