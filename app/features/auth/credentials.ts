/** What a signed-in browser keeps: token and person (spec, part 4). Browser only. */
import { type Admin, adminSchema } from './auth.schema.ts';
import { TOKEN_KEY } from './token.ts';

const ADMIN_KEY = 'admin_user';

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
}

export function clearCredentials(): void {
  localStorage.removeItem(TOKEN_KEY);
  localStorage.removeItem(ADMIN_KEY);
}
