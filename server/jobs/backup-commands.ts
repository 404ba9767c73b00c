import { existsSync } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pino } from 'pino';
import { usernameForm } from '#app/base/auth/auth.schema.ts';
import type { BackupList } from '#app/base/backups/backup-list.schema.ts';
import { newBackupName } from '#app/base/backups/backup-name.rules.ts';
import { writeWhole } from '#app/base/backups/backup-store.server.ts';
import { beginBackup } from '#app/base/backups/make-backup.server.ts';
import {
  checkBackup,
  type RestoreResult,
  restoreBackup,
} from '#app/base/backups/restore-backup.server.ts';
import type { RestoreEffects } from '#app/base/backups/revoked-access.server.ts';
import { businessNow } from '#app/lib/dates/dates.ts';
import type { Env } from '#app/lib/env.server.ts';
import { hasFreeSpace } from '#app/lib/files/free-space.server.ts';
import { startConfiguredServer, startServerOfTheSite } from '../configured-database.ts';
import {
  imageStoreSettings,
  KERVAN_VERSION,
  openBackupStore,
  openImageStore,
} from '../configured-stores.ts';
import { removeFirstPassword } from '../first-admin.ts';

const MEGABYTE = 1024 * 1024;
/** Maximum number of missing pictures that the message names. */
const NAMED_IMAGES = 5;
const number = new Intl.NumberFormat('en');

/**
 * Makes a backup, even while the site runs: into `file`, else into the store of nightly backups.
 * Returns the text for the person. Throws an error with a sentence if no backup was made.
 */
export async function backUp(
  env: Env,
  { file, signal }: { file?: string; signal: AbortSignal },
): Promise<string> {
  const startedAt = performance.now();
  const now = new Date();
  const target = file ? await targetFile(env, file) : await targetInStore(env, now);
  const server = await startServerOfTheSite(env, pino({ level: 'error' }));
  try {
    const begun = await beginBackup({
      connectionString: server.connectionString,
      images: await openImageStore(imageStoreSettings(env)),
      version: KERVAN_VERSION,
      now,
      write: target.write,
      signal,
    });
    if (!begun.ok) throw new Error('Another backup is being made. Try again when it is done.');
    const list = await begun.finished.finally(begun.release);
    const bytes = await target.readSize();
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    return [
      `${target.name}: ${number.format(bytes)} bytes, ${contentOf(list)}, in ${seconds} s.`,
      ...(list.missingImages.length > 0 ? [missingText(list.missingImages)] : []),
      '',
    ].join('\n');
  } finally {
    await server.close();
  }
}

function missingText(names: string[]): string {
  const some = names.slice(0, NAMED_IMAGES).join(', ');
  const more =
    names.length > NAMED_IMAGES ? ` and ${number.format(names.length - NAMED_IMAGES)} more` : '';
  return `These picture files were missing: ${some}${more}.`;
}

interface Target {
  name: string;
  write(tar: Readable): Promise<void>;
  /** Returns the size of the written backup in bytes. */
  readSize(): Promise<number>;
}

async function targetFile(env: Env, file: string): Promise<Target> {
  const folder = dirname(resolve(file));
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  if (!(await hasFreeSpace(folder, env.MIN_FREE_MB * MEGABYTE)))
    throw new Error(noRoom(env, folder));
  return {
    name: file,
    write: (tar) => writeWhole(file, tar),
    readSize: async () => (await stat(file)).size,
  };
}

function noRoom({ MIN_FREE_MB }: Env, folder: string): string {
  return `Less than ${MIN_FREE_MB} MB are free on the disk of ${folder} (MIN_FREE_MB).`;
}

/**
 * Returns a new name in the store of nightly backups. Throws an error with a sentence if there is
 * no room.
 */
async function targetInStore(env: Env, now: Date): Promise<Target> {
  const store = await openBackupStore(env);
  const kept = await store.list();
  const name = newBackupName(
    now,
    kept.map((each) => each.name),
  );
  if (!(await store.hasFreeSpace())) {
    throw new Error(noRoom(env, 'DATA_DIR'));
  }
  return {
    name: env.IMAGES_S3_BUCKET ? `backups/${name}` : resolve(env.DATA_DIR, 'backups', name),
    write: (tar) => store.write(name, tar),
    readSize: async () => (await store.list()).find((each) => each.name === name)?.bytes ?? 0,
  };
}

/**
 * Restores a backup into `DATABASE_URL`, else into the embedded database, which it creates if there
 * is none. Pictures go to the configured store. Returns the text for the person.
 *
 * @throws Error with a sentence if nothing was changed.
 *
 * @throws OutcomeUnknown if nobody can tell whether the data changed.
 *
 * @throws PicturesLeft if the restore failed and its stored pictures could not be removed.
 */
export async function restore(
  env: Env,
  { file, replace, signal }: { file: string; replace: boolean; signal: AbortSignal },
): Promise<string> {
  await access(file).catch((cause) => {
    throw new Error(`${file} cannot be read.`, { cause });
  });
  // Checks the file first, so that a bad file leaves no new database and no new folder.
  const checked = await checkBackup(file, signal);
  if (!checked.ok) throw new Error(refusal(file, checked));
  const server = await startConfiguredServer(env, pino({ level: 'error' }));
  try {
    const result = await restoreBackup(checked.backup, {
      connectionString: server.connectionString,
      images: await openImageStore(imageStoreSettings(env)),
      replace,
      now: new Date(),
      signal,
    });
    if (!result.ok) throw new Error(refusal(file, result));
    const { effects } = result;
    // The first password stays valid only for an account in `kept`.
    if (!effects?.kept.includes(usernameForm(env.ADMIN_USERNAME))) await removeFirstPassword(env);
    const { date, time } = businessNow(new Date(result.list.madeAt));
    return `Restored into ${databaseName(env)} as it was on ${date} at ${time} in Istanbul: ${contentOf(result.list)}.\n${effects ? accessText(effects) : 'People sign in with the passwords that they had then.\n'}`;
  } finally {
    await server.close();
  }
}

/** Maximum number of customers that the message names. */
const NAMED_CUSTOMERS = 20;

/**
 * Returns sentences for the terminal about accounts, addresses and customers after a restore over
 * running data.
 */
function accessText({ shut, opened, customers }: RestoreEffects): string {
  const lines = [
    'People sign in with the passwords that they had before the restore. Trip links and calendar addresses that were replaced or ended since the backup stay replaced or ended. A booking that only the backup has gets a new link.',
  ];
  if (shut.length > 0) {
    lines.push(
      `These accounts were enabled in the backup and are disabled now: ${shut.join(', ')}. An owner can enable them again under Settings, Users.`,
    );
  }
  if (opened.length > 0) {
    lines.push(
      `No other owner could sign in, so these accounts are enabled again: ${opened.join(', ')}. They have the passwords of the backup, unless the account existed before the restore.`,
    );
  }
  if (customers.length > 0) {
    const more = customers.length - NAMED_CUSTOMERS;
    const names = customers.slice(0, NAMED_CUSTOMERS).join(', ');
    lines.push(
      `These customers were anonymised since the backup and have their names again: ${names}${more > 0 ? ` and ${number.format(more)} more` : ''}. Anonymise them again.`,
    );
  }
  return `${lines.join('\n')}\n`;
}

function contentOf({ totals, tables }: BackupList): string {
  const rows = `${number.format(totals.rows)} rows of ${tables.length} tables`;
  return `${rows}, ${number.format(totals.images)} picture files`;
}

function refusal(file: string, result: Extract<RestoreResult, { ok: false }>): string {
  switch (result.reason) {
    case 'damaged':
      return `${file} is not a backup of Kervan, or it was cut or altered.`;
    case 'newer-format':
    case 'newer-schema':
      return `${file} was made by a newer Kervan. Restore it with that version or a newer one.`;
    case 'unknown-schema':
      return `${file} has a schema that Kervan does not know.`;
    case 'in-use':
      return 'Kervan is running on this database, or is backing it up. Stop it first.';
    case 'not-empty':
      return `The database already has rows in ${result.tables.join(', ')}. To delete all of its data and restore the backup, run "npm run restore <file> -- --replace".`;
    case 'foreign-tables':
      return `The database has tables that this Kervan does not know: ${result.tables.join(', ')}. Give Kervan a database of its own.`;
  }
}

/**
 * Returns the place of the database without its password, so that a forgotten DATABASE_URL is
 * noticed.
 */
function databaseName(env: Env): string {
  if (!env.DATABASE_URL) return resolve(env.DATA_DIR, 'postgres');
  return env.DATABASE_URL.replace(/\/\/[^/]*@/, '//').replace(/\?.*$/, '');
}
