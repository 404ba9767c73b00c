import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Client } from 'pg';
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
import { type BackupWriter, writeBackupFile } from './backup-file.server.ts';
import { type BackupList, FORMAT, type ListedTable } from './backup-list.schema.ts';

/** Of a table's text. A tar needs the length of an entry in advance. */
const PART_BYTES = 4 * 1024 * 1024;
/** Pictures that are read ahead: a bucket takes its time for each. */
const READ_AHEAD = 8;
/** Of the connection of a backup, by which every process knows that one is being made. */
const CONNECTION_NAME = 'kervan backup';

/**
 * Left out: sessions and their links, so that a leaked backup opens none, and counted attempts, which
 * expire soon.
 */
const NOT_IN_BACKUPS = ['admin_tokens', 'backup_links', 'rate_limits'];

const compress = promisify(gzip);

interface Options {
  connectionString: string;
  images: ImageStore;
  version: string;
  now: Date;
  write: (tar: Readable) => Promise<void>;
  /** From 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

export type BeginBackupResult =
  | {
      ok: true;
      finished: Promise<BackupList>;
      /** Frees the lock after `finished`; until then no other backup can begin. */
      release(): Promise<void>;
    }
  | { ok: false; reason: 'running' };

/**
 * Begins a backup: all rows of one moment and the pictures that they name. Readers and writers go on.
 * A second backup at the same time is refused, in every process.
 */
export async function beginBackup(options: Options): Promise<BeginBackupResult> {
  const client = new Client({
    connectionString: options.connectionString,
    application_name: CONNECTION_NAME,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // A broken connection fails the current query or the next one.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [LOCKS.backups]);
    if (rows[0].held) {
      const fillFrom = (writer: BackupWriter) => fill(client, writer, options);
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

async function fill(client: Client, writer: BackupWriter, options: Options): Promise<BackupList> {
  const { images, now, signal, version } = options;
  const snapshot = await beginSnapshot(client);
  const work = { onDone: progressOf(snapshot, options), signal };
  const tables: ListedTable[] = [];
  for (const table of snapshot.tables) tables.push(await addTable(client, writer, table, work));
  await client.query('commit');
  const pictures = await addImages(writer, snapshot.imageFiles, { images, ...work });
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
 * Begins a snapshot of all rows. The tables are locked before: a migration that rewrites a table after
 * the snapshot would hide its rows.
 */
async function beginSnapshot(client: Client) {
  await client.query(COPY_SESSION);
  const names = (await readTablesToSave(client)).map(copyTargetName);
  if (names.length === 0) throw new Error('The database has no tables of Kervan.');
  await client.query('begin isolation level repeatable read read only');
  await client.query(`lock table ${names.join(', ')} in access share mode`);
  const tables = await readTablesToSave(client);
  if (tables.map(copyTargetName).join() !== names.join()) {
    throw new Error('The schema was changed while the backup began. Make it again.');
  }
  const schema = await readSchemaVersion(client);
  if (!schema) throw new Error('The database has no schema of Kervan.');
  const { rows } = await client.query<{ id: string; widths: number[]; bytes: number }>(
    'select id, widths, bytes from images order by id',
  );
  return {
    schema,
    tables,
    sequences: await readSequences(client),
    imageFiles: rows.flatMap(({ id, widths }) => widths.map((width) => imageFileName(id, width))),
    imageBytes: rows.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

async function readTablesToSave(client: Client): Promise<CatalogTable[]> {
  return (await readTables(client)).filter(({ name }) => !NOT_IN_BACKUPS.includes(name));
}

const copyTargetName = (table: CatalogTable) => copyTarget({ ...table, columns: [] }).slice(0, -3);

/** Counts bytes as the database estimates them. */
function progressOf(
  { tables, imageBytes }: { tables: CatalogTable[]; imageBytes: number },
  { onProgress }: Options,
) {
  const total = tables.reduce((sum, { bytes }) => sum + bytes, imageBytes) || 1;
  let done = 0;
  return (bytes: number) => {
    done += bytes;
    onProgress?.(Math.min(done / total, 1));
  };
}

interface Work {
  onDone: (bytes: number) => void;
  signal?: AbortSignal;
}

async function addTable(
  client: Client,
  writer: BackupWriter,
  table: CatalogTable,
  { onDone, signal }: Work,
): Promise<ListedTable> {
  const { name, columns } = table;
  const hash = createHash('sha256');
  let bytes = 0;
  let rows = 0;
  let parts = 0;
  let held: Buffer[] = [];
  let heldBytes = 0;
  async function addPart() {
    if (heldBytes === 0) return;
    signal?.throwIfAborted();
    const part = Buffer.concat(held);
    held = [];
    heldBytes = 0;
    parts += 1;
    hash.update(part);
    bytes += part.length;
    rows += countLines(part);
    const number = String(parts).padStart(5, '0');
    await writer.add(`${FORMAT.tables}${name}.${number}.copy.gz`, await compress(part));
    onDone(part.length);
  }
  const text = client.query(copyTo(`copy ${copyTarget({ name, columns })} to stdout`));
  for await (const chunk of text as AsyncIterable<Buffer>) {
    held.push(chunk);
    heldBytes += chunk.length;
    if (heldBytes >= PART_BYTES) await addPart();
  }
  await addPart();
  return { name, columns, rows, bytes, sha256: hash.digest('hex') };
}

/** In COPY's text format a row is a line: a line break in a value is written as `\\n`. */
function countLines(text: Buffer): number {
  let lines = 0;
  for (let at = text.indexOf(0x0a); at >= 0; at = text.indexOf(0x0a, at + 1)) lines += 1;
  return lines;
}

/**
 * Files of pictures never change, so they need no snapshot. The list names the missing ones: a sweep
 * removes files a day after their last use.
 */
async function addImages(
  writer: BackupWriter,
  names: string[],
  { images, onDone, signal }: Work & { images: ImageStore },
) {
  const found: BackupList['images'] = [];
  const missing: string[] = [];
  const files = Readable.from(names).map(
    async (name: string) => {
      const file = await images.open(name);
      return { name, bytes: file && Buffer.concat(await file.stream.toArray()) };
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
    onDone(bytes.length);
  }
  return { found, missing };
}

/** A row while a backup of this database is being made, in any process. */
export const RUNNING_BACKUP = `
  select from pg_stat_activity
  where datname = current_database() and application_name = '${CONNECTION_NAME}'`;
