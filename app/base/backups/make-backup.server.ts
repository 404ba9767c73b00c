import { createHash } from 'node:crypto';
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client, escapeIdentifier } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import {
  type CatalogTable,
  COPY_SESSION,
  copyTarget,
  readSequences,
  readTables,
} from '#app/db/catalog.server.ts';
import { LOCKS } from '#app/db/locks.server.ts';
import { readSchemaVersion } from '#app/db/migrations.server.ts';
import type { ImageStore } from '../images/image-store.server.ts';
import { imageFileName } from '../images/images.rules.ts';
import { type BackupWriter, collect, writeBackupFile } from './backup-file.server.ts';
import { type BackupList, FORMAT, type ListedTable } from './backup-list.schema.ts';

/** Number of pictures that are read at the same time, because a bucket responds slowly. */
const READ_AHEAD = 8;
/**
 * Tables that a backup omits. Sessions and download links are omitted so that a leaked backup opens
 * nothing. Rate limits expire soon.
 */
const NOT_IN_BACKUPS = ['admin_tokens', 'backup_links', 'rate_limits'];

interface Options {
  connectionString: string;
  images: ImageStore;
  version: string;
  now: Date;
  write: (tar: Readable) => Promise<void>;
  signal?: AbortSignal;
}

export type BeginBackupResult =
  | {
      ok: true;
      finished: Promise<BackupList>;
      /** Releases the lock, after which the next backup can begin. Call it after `finished`. */
      release(): Promise<void>;
    }
  | { ok: false; reason: 'running' };

/**
 * Begins a backup: a snapshot of all rows, and the pictures that the rows reference. Readers and
 * writers continue. Only one backup of a database runs at a time, over all processes.
 */
export async function beginBackup(options: Options): Promise<BeginBackupResult> {
  const client = new Client({
    connectionString: options.connectionString,
    application_name: 'kervan backup',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // Prevents an uncaught error: the current or the next query fails anyway.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [LOCKS.backups]);
    if (rows[0].held) {
      const fillFrom = (writer: BackupWriter) =>
        fill(client, writer, options).catch((error) => {
          options.signal?.throwIfAborted();
          throw error;
        });
      const finished = writeBackupFile(fillFrom, options.write);
      return { ok: true, finished, release: () => client.end() };
    }
  } catch (error) {
    await client.end();
    throw error;
  }
  await client.end();
  return { ok: false, reason: 'running' };
}

async function fill(
  client: Client,
  writer: BackupWriter,
  { images, now, signal, version }: Options,
): Promise<BackupList> {
  const snapshot = await beginSnapshot(client);
  const tables: ListedTable[] = [];
  for (const table of snapshot.tables) tables.push(await addTable(client, writer, table, signal));
  await client.query('commit');
  const pictures = await addImages(writer, snapshot.imageFiles, { images, signal });
  return {
    format: FORMAT.version,
    version,
    schema: snapshot.schema,
    madeAt: now.toISOString(),
    tables,
    sequences: snapshot.sequences,
    images: pictures.found,
    missingImages: pictures.missing,
    totals: {
      rows: tables.reduce((sum, { rows }) => sum + rows, 0),
      images: pictures.found.length,
      imageBytes: pictures.found.reduce((sum, { bytes }) => sum + bytes, 0),
    },
  };
}

/**
 * Begins a snapshot of all rows. Locks the tables first, because a migration that rewrites a table
 * after the snapshot would hide the table's rows.
 */
async function beginSnapshot(client: Client) {
  await client.query(COPY_SESSION);
  const names = (await readTablesToSave(client)).map(({ name }) => name);
  if (names.length === 0) throw new Error('The database has no tables of Kervan.');
  await client.query('begin isolation level repeatable read read only');
  await client.query(`lock table ${names.map(escapeIdentifier).join(', ')} in access share mode`);
  const tables = await readTablesToSave(client);
  if (tables.map(({ name }) => name).join() !== names.join()) {
    throw new Error('The schema was changed while the backup began. Make it again.');
  }
  const schema = await readSchemaVersion(client);
  if (!schema) throw new Error('The database has no schema of Kervan.');
  const { rows } = await client.query<{ id: string; widths: number[] }>(
    'select id, widths from images order by id',
  );
  return {
    schema,
    tables,
    sequences: await readSequences(client),
    imageFiles: rows.flatMap(({ id, widths }) => widths.map((width) => imageFileName(id, width))),
  };
}

async function readTablesToSave(client: Client): Promise<CatalogTable[]> {
  return (await readTables(client)).filter(({ name }) => !NOT_IN_BACKUPS.includes(name));
}

/**
 * Writes a table to a temporary file, then adds it: a tar needs the size of an entry before its
 * content.
 */
async function addTable(
  client: Client,
  writer: BackupWriter,
  { name, columns }: CatalogTable,
  signal?: AbortSignal,
): Promise<ListedTable> {
  const file = await openTemporaryFile();
  try {
    const hash = createHash('sha256');
    let bytes = 0;
    async function* hashed(text: AsyncIterable<Buffer>) {
      for await (const chunk of text) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    }
    const text = client.query(copyTo(`copy ${copyTarget({ name, columns })} to stdout`));
    async function toFile(packed: AsyncIterable<Buffer>) {
      for await (const chunk of packed) await file.appendFile(chunk);
    }
    await pipeline(text, hashed, createGzip(), toFile, { signal });
    const { size } = await file.stat();
    const content = file.createReadStream({ start: 0 });
    await writer.addStream(`${FORMAT.tables}${name}.copy.gz`, size, content);
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from ${escapeIdentifier(name)}`,
    );
    return { name, columns, rows: rows[0]?.count ?? 0, bytes, sha256: hash.digest('hex') };
  } finally {
    await file.close();
  }
}

/** Opens a file without a name, so that a killed process leaves no customer data. */
async function openTemporaryFile(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), 'kervan-backup-'));
  try {
    return await open(join(folder, 'table'), 'wx+', 0o600);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Adds the files of pictures. Files never change, so they need no snapshot. A missing file is
 * listed, not an error: the sweep removes files a day after their last use.
 */
async function addImages(
  writer: BackupWriter,
  names: string[],
  { images, signal }: Pick<Options, 'images' | 'signal'>,
) {
  const found: BackupList['images'] = [];
  const missing: string[] = [];
  const files = Readable.from(names).map(
    async (name: string) => {
      const file = await images.open(name);
      return { name, bytes: file && (await collect(file.stream)) };
    },
    { concurrency: READ_AHEAD, signal },
  );
  for await (const { name, bytes } of files) {
    if (bytes === null) {
      missing.push(name);
      continue;
    }
    await writer.add(`${FORMAT.images}${name}`, bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    found.push({ name, bytes: bytes.length, sha256 });
  }
  return { found, missing };
}

/**
 * Query that returns a row while any process makes a backup of this database and so holds the lock.
 */
export const RUNNING_BACKUP = `
  select from pg_locks
  where locktype = 'advisory' and granted and objid = ${LOCKS.backups} and objsubid = 1
    and database = (select oid from pg_database where datname = current_database())`;
