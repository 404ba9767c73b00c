import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pino } from 'pino';
import { openDatabase } from '#app/db/client.server.ts';
import { resetPassword } from '#app/features/auth/admins.server.ts';
import { createPasswords } from '#app/features/auth/passwords.server.ts';
import type { Env } from '#app/lib/env.server.ts';
import { openConfiguredDatabase } from './configured-database.ts';
import { runningDatabase } from './embedded-database/database-address.ts';
import { DatabaseInUseError } from './embedded-database/database-lock.ts';
import { forgetFirstPassword } from './first-admin.ts';

/**
 * For who has the machine but not the password: gives an admin a new one. Tells the terminal what it
 * is; throws a sentence when it did not work. The site may run meanwhile.
 */
export async function resetForgottenPassword(env: Env, username: string): Promise<string> {
  const database = await openDatabaseOfTheSite(env);
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

/** As the site opens it, or by way of the site that has it open. */
async function openDatabaseOfTheSite(env: Env) {
  const folder = join(resolve(env.DATA_DIR), 'database');
  // Opening would make one, and a wrong working directory would pass for a site without admins.
  if (!env.DATABASE_URL && !existsSync(folder)) {
    throw new Error(`There is no database in ${resolve(env.DATA_DIR)} (DATA_DIR).`);
  }
  try {
    return await openConfiguredDatabase(env, pino({ level: 'error' }));
  } catch (error) {
    const running = runningDatabase(folder);
    if (!(error instanceof DatabaseInUseError) || !running) throw error;
    return openDatabase(running);
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
