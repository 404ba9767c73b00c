import { pino } from 'pino';
import { resetPassword } from '#app/features/auth/admins.server.ts';
import { createPasswords } from '#app/features/auth/passwords.server.ts';
import type { Env } from '#app/lib/env.server.ts';
import { openDatabaseOfTheSite } from './configured-database.ts';
import { forgetFirstPassword } from './first-admin.ts';

/**
 * For who has the machine but not the password: gives an admin a new one. Tells the terminal what it
 * is; throws a sentence when it did not work. The site may run meanwhile.
 */
export async function resetForgottenPassword(env: Env, username: string): Promise<string> {
  const database = await openDatabaseOfTheSite(env, pino({ level: 'error' }));
  try {
    const passwords = createPasswords();
    const result = await resetPassword(database.db, username, { passwords, now: new Date() });
    if (!result.ok) throw new Error(refusal(username, result));
    // The new one has to be told whatever becomes of the file of the former.
    const problem = await forgetFirstPassword(env, result.username).catch(String);
    const told = `The new password of ${result.username}: ${result.password}\nThey are signed out everywhere.\n`;
    return problem ? `${told}${problem}\n` : told;
  } finally {
    await database.close();
  }
}

function refusal(
  username: string,
  result: { reason: 'unknown'; usernames: string[] } | { reason: 'busy' },
): string {
  if (result.reason === 'busy') return 'Please try again.';
  const names = result.usernames.map((name) => `“${name}”`).join(', ');
  return `There is no admin “${username}”. ${names ? `There is ${names}.` : 'There is none at all.'}`;
}
