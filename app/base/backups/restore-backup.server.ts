import { createHash, type Hash } from 'node:crypto';
import { once } from 'node:events';
import { basename } from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { getTableName, isTable } from 'drizzle-orm';
import { Client, escapeIdentifier } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { COPY_SESSION, copyTarget, readTables } from '#app/db/catalog.server.ts';
import { APPLICATION_NAME, CHANGES_CHANNEL } from '#app/db/client.server.ts';
import { LOCKS } from '#app/db/locks.server.ts';
import { applyMigrations, readMigrations } from '#app/db/migrations.server.ts';
import * as schema from '#app/db/schema.server.ts';
import type { ImageStore } from '../images/image-store.server.ts';
import { isImageFileName, isStaffImageFileName } from '../images/images.rules.ts';
import { checkBackupFile, collect, readBackupFile } from './backup-file.server.ts';
import { type BackupList, FORMAT, type ListedTable } from './backup-list.schema.ts';
import { keepRevoked, type RestoreEffects, rememberAccess } from './revoked-access.server.ts';

/** Tables with people's work. A restore over rows in these tables needs `replace`. */
const PRECIOUS = ['cars', 'bookings', 'posts', 'zones', 'settings', 'admins'];
/** Longest wait for a lock. A longer lock belongs to a running site or to a person in psql. */
const LOCK_TIMEOUT = '10s';

interface Options {
  connectionString: string;
  images: ImageStore;
  replace: boolean;
  now: Date;
  signal?: AbortSignal;
}

/** Thrown if the connection broke during the commit, so that its outcome is unknown. */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super(
      'The outcome of the restore is unknown, because the database did not answer at the end. It holds either the whole backup or the data from before. Look at the data before you try again.',
      { cause },
    );
  }
}

/** Thrown if a restore failed and its stored pictures could not be removed. */
export class PicturesLeft extends Error {
  constructor(left: number, why: unknown, cause: unknown) {
    const files = left === 1 ? '1 picture file' : `${left} picture files`;
    super(
      `Nothing was restored, and the database is unchanged. But ${files} could not be removed from the store again: ${why instanceof Error ? why.message : why}`,
      { cause },
    );
  }
}

type FileRefusal = 'damaged' | 'newer-format' | 'newer-schema' | 'unknown-schema';

export interface CheckedBackup {
  file: string;
  list: BackupList;
  /** Number of migrations of this version that the backup's database already had. */
  migrationsOfRows: number;
}

export type RestoreResult =
  /** `effects` is null if the database was empty, because no access had been revoked there. */
  | { ok: true; list: BackupList; effects: RestoreEffects | null }
  | { ok: false; reason: FileRefusal | 'in-use' }
  | { ok: false; reason: 'not-empty' | 'foreign-tables'; tables: string[] };

/**
 * Reads and checks the whole file. Changes nothing. Throws errors of the disk, and the reason of
 * `signal`.
 */
export async function checkBackup(
  file: string,
  signal?: AbortSignal,
): Promise<{ ok: true; backup: CheckedBackup } | { ok: false; reason: FileRefusal }> {
  const checked = await checkBackupFile(file, signal);
  if (!checked.ok) return checked;
  const { list } = checked;
  const migrations = readMigrations();
  const at = migrations.findIndex(({ hash }) => hash === list.schema.hash);
  if (at >= 0) return { ok: true, backup: { file, list, migrationsOfRows: at + 1 } };
  const newest = migrations.at(-1)?.folderMillis ?? 0;
  const isNewer = list.schema.writtenAt > newest;
  return { ok: false, reason: isNewer ? 'newer-schema' : 'unknown-schema' };
}

/**
 * Replaces the database's content with a checked backup, in one transaction. The content stays
 * unchanged if anything fails or the process is killed. Rows of an older schema are loaded first
 * and migrated then. Access that was revoked since the backup stays revoked (`keepRevoked`).
 * Pictures are stored last. New pictures are removed after a failure; only a killed process may
 * leave pictures that no row references. Throws errors of the database, the store and the disk, and
 * the reason of `signal`.
 * @throws OutcomeUnknown if it is unknown whether the transaction was committed.
 * @throws PicturesLeft if stored pictures could not be removed after a failure.
 */
export async function restoreBackup(
  { file, list, migrationsOfRows }: CheckedBackup,
  options: Options,
): Promise<RestoreResult> {
  const { connectionString, signal } = options;
  const migrations = readMigrations();
  const client = new Client({
    connectionString,
    application_name: 'kervan restore',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  client.on('error', () => {});
  await client.connect();
  // Disconnects: the current query fails at once, and the server rolls back.
  const disconnect = () => void client.end();
  signal?.addEventListener('abort', disconnect, { once: true });
  const added: string[] = [];
  try {
    signal?.throwIfAborted();
    await client.query(`${COPY_SESSION}; set lock_timeout = '${LOCK_TIMEOUT}'`);
    await client.query('begin');
    const refusal = await findRefusal(client);
    if (refusal) return refusal;
    const filled = await readFilledTables(client);
    if (filled.length > 0 && !options.replace) {
      return { ok: false, reason: 'not-empty', tables: filled };
    }
    if (filled.length > 0) await rememberAccess(client, await readTableNames(client));
    await dropEverything(client);
    await applyMigrations(client, migrations.slice(0, migrationsOfRows));
    await loadTables(client, file, list, signal);
    await applyMigrations(client, migrations.slice(migrationsOfRows));
    const restored = { file: basename(file), madeAt: list.madeAt, now: options.now };
    const effects = filled.length > 0 ? await keepRevoked(client, restored) : null;
    await storePictures(file, list, options, added);
    // Notifies for every table. Triggers do not run for empty tables, or for rows that are loaded
    // before a migration adds the triggers.
    for (const { name } of list.tables) {
      await client.query('select pg_notify($1, $2)', [CHANGES_CHANNEL, name]);
    }
    await client.query('commit').catch((cause) => {
      throw new OutcomeUnknown(cause);
    });
    // Ignores a failure, because the data are restored and autovacuum analyses them later.
    await client.query('analyze').catch(() => {});
    return { ok: true, list, effects };
  } catch (error) {
    if (error instanceof OutcomeUnknown) throw error;
    await removePictures(options.images, added, error);
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', disconnect);
    // Rolls back if nothing was committed.
    await client.end();
  }
}

/**
 * Returns why this database must not be replaced; null if it may be. Blocks starts of the site and
 * backups until the transaction ends.
 */
async function findRefusal(client: Client): Promise<RestoreResult | null> {
  await client.query('select pg_advisory_xact_lock($1)', [LOCKS.migrations]);
  const { rows: locks } = await client.query('select pg_try_advisory_xact_lock($1) as held', [
    LOCKS.backups,
  ]);
  const { rows: sites } = await client.query(
    'select from pg_stat_activity where datname = current_database() and application_name = $1',
    [APPLICATION_NAME],
  );
  if (!locks[0].held || sites.length > 0) return { ok: false, reason: 'in-use' };
  const names = await readTableNames(client);
  const ours = new Set<string>(Object.values(schema).filter(isTable).map(getTableName));
  const foreign = names.filter((name) => !ours.has(name));
  // Refuses to drop tables of another program or of a newer Kervan.
  return foreign.length > 0 ? { ok: false, reason: 'foreign-tables', tables: foreign } : null;
}

async function readFilledTables(client: Client): Promise<string[]> {
  const names = await readTableNames(client);
  const filled: string[] = [];
  for (const name of PRECIOUS.filter((each) => names.includes(each))) {
    const { rows } = await client.query(`select from ${escapeIdentifier(name)} limit 1`);
    if (rows.length > 0) filled.push(name);
  }
  return filled;
}

/** Returns the names of all tables and views, without tables of extensions. */
async function readTableNames(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select relname::text as name from pg_class c
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
      and not exists (select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by relname`);
  return rows.map(({ name }) => name);
}

/** Drops tables, the functions of their triggers, and the migrator's table. Keeps extensions. */
async function dropEverything(client: Client): Promise<void> {
  const { rows: functions } = await client.query<{ name: string }>(`
    select distinct t.tgfoid::regprocedure::text as name from pg_trigger t
    join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
    where c.relnamespace = 'public'::regnamespace and p.pronamespace = 'public'::regnamespace
      and not t.tgisinternal
      and not exists (select from pg_depend d
        where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`);
  const names = (await readTableNames(client)).map(escapeIdentifier);
  if (names.length > 0) await client.query(`drop table ${names.join(', ')} cascade`);
  for (const { name } of functions) await client.query(`drop function ${name}`);
  await client.query('drop table if exists drizzle.__drizzle_migrations');
}

async function loadTables(
  client: Client,
  file: string,
  list: BackupList,
  signal?: AbortSignal,
): Promise<void> {
  const tables = new Map(list.tables.map((table) => [table.name, table]));
  let open: TableLoad | null = null;
  const closeTable = async () => {
    await open?.end();
    open = null;
  };
  for await (const { name, content } of readBackupFile(file, FORMAT.tables)) {
    signal?.throwIfAborted();
    // Matches the entries of format 1 too: a large table has several, numbered and in order.
    const [, tableName = ''] = /^tables\/(.+?)(?:\.\d{5})?\.copy\.gz$/.exec(name) ?? [];
    const table = tables.get(tableName);
    if (!table) throw new Error(`The backup's list has no ${name}.`);
    if (open?.table !== table) await closeTable();
    open ??= beginTable(client, table);
    await pipeline(content, createGunzip(), open.write);
  }
  await closeTable();
  await mustHaveAllRows(client, list);
  for (const { name, lastValue, isCalled } of list.sequences) {
    const sequence = `public.${escapeIdentifier(name)}`;
    await client.query('select setval($1::regclass, $2, $3)', [sequence, lastValue, isCalled]);
  }
}

/** Stores the files of pictures. Adds the names of new files to `added`. */
async function storePictures(
  file: string,
  list: BackupList,
  { images, signal }: Options,
  added: string[],
): Promise<void> {
  const pictures = new Map(list.images.map((image) => [FORMAT.images + image.name, image]));
  for await (const { name, content } of readBackupFile(file, FORMAT.images)) {
    signal?.throwIfAborted();
    const picture = pictures.get(name);
    if (!picture) throw new Error(`The backup's list has no ${name}.`);
    const bytes = await collect(content);
    mustMatch(name, createHash('sha256').update(bytes), picture.sha256);
    if (!isImageFileName(picture.name) && !isStaffImageFileName(picture.name))
      throw new Error(`${name} is not the name of a picture.`);
    // Adds the name before the write, because a failed write may leave a file.
    if (!(await images.has(picture.name))) added.push(picture.name);
    await images.put(picture.name, bytes);
  }
  signal?.throwIfAborted();
}

/** Removes as many pictures as possible. Throws PicturesLeft if some remain. */
async function removePictures(images: ImageStore, names: string[], cause: unknown): Promise<void> {
  const failures: unknown[] = [];
  for (const name of names) {
    await images.removeFile(name).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw new PicturesLeft(failures.length, failures[0], cause);
}

interface TableLoad {
  table: ListedTable;
  write(text: AsyncIterable<Buffer>): Promise<void>;
  end(): Promise<void>;
}

function beginTable(client: Client, table: ListedTable): TableLoad {
  const hash = createHash('sha256');
  const copy = client.query(copyFrom(`copy ${copyTarget(table)} from stdin`));
  const done = finished(copy);
  // Prevents an uncaught error. The next call of `write` or `end` throws it.
  done.catch(() => {});
  return {
    table,
    async write(text) {
      for await (const chunk of text) {
        hash.update(chunk);
        if (!copy.write(chunk)) await Promise.race([once(copy, 'drain'), done]);
      }
    },
    async end() {
      mustMatch(table.name, hash, table.sha256);
      copy.end();
      await done;
    },
  };
}

/**
 * Throws if the content differs from the list. The seal was valid, so the disk, the memory or this
 * code is at fault.
 */
function mustMatch(what: string, hash: Hash, sha256: string): void {
  if (hash.digest('hex') !== sha256) throw new Error(`${what} does not match the backup's list.`);
}

async function mustHaveAllRows(client: Client, list: BackupList): Promise<void> {
  const known = new Set((await readTables(client)).map(({ name }) => name));
  for (const { name, rows: listed } of list.tables) {
    if (!known.has(name)) throw new Error(`The backup's schema has no table ${name}.`);
    const { rows } = await client.query(
      `select count(*)::int as count from ${escapeIdentifier(name)}`,
    );
    if (rows[0].count !== listed) {
      throw new Error(`${name} has ${rows[0].count} rows, and the backup's list says ${listed}.`);
    }
  }
}
