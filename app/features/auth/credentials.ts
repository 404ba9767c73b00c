/** What a signed-in browser keeps: token and person (spec, part 4). Browser only. */
import { ADMIN_KEY, clearCredentials, LEFT_KEY, TOKEN_KEY } from '#app/editing/token.ts';
import { type Admin, adminSchema } from './auth.schema.ts';

/** The person as of the last sign-in; null when nobody is signed in, or what is kept is broken. */
export function readKeptAdmin(): Admin | null {
  try {
    return adminSchema.parse(JSON.parse(localStorage.getItem(ADMIN_KEY) ?? 'null'));
  } catch {
    return null;
  }
}

export function keepCredentials({ token, admin }: { token: string; admin: Admin }): void {
  localStorage.setItem(TOKEN_KEY, token);
  localStorage.setItem(ADMIN_KEY, JSON.stringify(admin));
  localStorage.removeItem(LEFT_KEY);
}

/** Somebody signs out on purpose, in all tabs. */
export function leave(): void {
  // First: the other tabs hear of the token, and see why it is gone.
  localStorage.setItem(LEFT_KEY, 'yes');
  clearCredentials();
}
