import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pino } from 'pino';
import { createFirstAdmin, resetPassword } from '#app/base/auth/admins.server.ts';
import { authWords, newAdminSchema, usernameForm } from '#app/base/auth/auth.schema.ts';
import {
  createPasswords,
  type Passwords,
  randomPassword,
} from '#app/base/auth/passwords.server.ts';
import { en as auth } from '#app/base/auth/text/en.ts';
import { readSettings } from '#app/base/settings/settings.server.ts';
import type { Db } from '#app/db/client.server.ts';
import type { Env } from '#app/lib/env.server.ts';
import { withSentence } from '#app/lib/words/issue-text.ts';
import { openDatabaseOfTheSite } from './configured-database.ts';

interface Options {
  passwords: Passwords;
  now: Date;
}

/**
 * Creates the first admin if there is none (product.md, "API"), with the name and password of the
 * settings. Without `ADMIN_PASSWORD` the password is random, is written to `admin-password.txt`
 * (readable by its owner only), and is printed once. Returns the text for the terminal; null if
 * there is no first password to show. Throws an Error with sentences if the settings are refused.
 */
export async function ensureAdmin(
  db: Db,
  { ADMIN_USERNAME, ADMIN_PASSWORD, DATA_DIR }: Env,
  { passwords, now }: Options,
): Promise<string | null> {
  const password = ADMIN_PASSWORD ?? randomPassword();
  const file = fileOf(DATA_DIR);
  const input = newAdminSchema.safeParse({ username: ADMIN_USERNAME, password });
  const business = (await readSettings(db)).business.name;
  const announce = async () => {
    if (!input.success) throw new Error(refusal(input.error.issues));
    if (await passwords.isEasy(password, [input.data.username, business])) {
      throw new Error(refusal([{ path: ['password'], message: auth.refusals.easyPassword }]));
    }
    if (ADMIN_PASSWORD === undefined) await writeForOwner(file, `${password}\n`);
  };
  const admin = input.data ?? { username: ADMIN_USERNAME, password };
  const created = await createFirstAdmin(db, admin, { passwords, business, now, announce });
  if (created && ADMIN_PASSWORD === undefined) {
    return `user ${admin.username}, password ${password} (also in ${file})`;
  }
  return existsSync(file)
    ? `the first password is in ${file}; delete that file once you know it`
    : null;
}

/** Returns true if the file of the first start still holds this user's password. */
export function hasFirstPassword({ ADMIN_USERNAME, DATA_DIR }: Env, username: string): boolean {
  return username === usernameForm(ADMIN_USERNAME) && existsSync(fileOf(DATA_DIR));
}

/**
 * Deletes the file of the first password if it belongs to this user, whose password has changed.
 */
export async function forgetFirstPassword(
  { ADMIN_USERNAME, DATA_DIR }: Env,
  username: string,
): Promise<void> {
  if (username === usernameForm(ADMIN_USERNAME)) await removeFirstPassword({ DATA_DIR });
}

/** Deletes the file of the first password. Call it when that password is no longer valid. */
export async function removeFirstPassword({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): Promise<void> {
  await rm(fileOf(DATA_DIR), { force: true });
}

function fileOf(dataDir: string): string {
  return join(resolve(dataDir), 'admin-password.txt');
}

/**
 * Writes a file that no other account can read at any moment, even if an old file of that name was
 * readable.
 */
async function writeForOwner(file: string, text: string): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  await rm(file, { force: true });
  await writeFile(file, text, { mode: 0o600, flag: 'wx' });
}

function refusal(issues: { path: PropertyKey[]; message: string }[]): string {
  const errors = issues.map(({ path: [field], message }) =>
    withSentence({ field: String(field), message }, authWords({ auth })),
  );
  const lines = errors.map(({ field, message }) => `  ADMIN_${field.toUpperCase()}: ${message}`);
  return `The first admin cannot be created with these settings:\n${lines.join('\n')}`;
}

/**
 * Gives an admin a new random password, for an owner who has access to the machine. The site may be
 * running. Returns the text for the terminal. Throws an Error with a sentence if it fails.
 */
export async function resetForgottenPassword(env: Env, username: string): Promise<string> {
  const database = await openDatabaseOfTheSite(env, pino({ level: 'error' }));
  try {
    const passwords = createPasswords();
    const result = await resetPassword(database.db, username, { passwords, now: new Date() });
    if (!result.ok) throw new Error(resetRefusal(username, result));
    // The new password must be shown even if the file of the former one cannot be removed.
    const problem = await forgetFirstPassword(env, result.username).catch(String);
    const text = `The new password of ${result.username}: ${result.password}\nThey are signed out everywhere.\n`;
    return problem ? `${text}${problem}\n` : text;
  } finally {
    await database.close();
  }
}

function resetRefusal(
  username: string,
  result: { reason: 'unknown'; usernames: string[] } | { reason: 'busy' },
): string {
  if (result.reason === 'busy') return 'Too many passwords are being checked. Please try again.';
  const names = result.usernames.map((name) => `“${name}”`).join(', ');
  return `There is no user “${username}”. ${names ? `Users: ${names}.` : 'There are no users.'}`;
}
