import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, type Pack, pack } from 'tar-stream';
import { type BackupList, backupListSchema, FORMAT } from './backup-list.schema.ts';

/**
 * A backup file is a tar of tables (`tables/<name>.copy.gz`), pictures (`images/<file>`), a list of
 * both and a seal. The seal is the SHA-256 of all bytes before it, and reveals a cut or changed
 * file before any content is used.
 */
const README = `A backup of Kervan. "npm run restore <file>" puts it back, into an empty database.

tables/   rows in PostgreSQL's COPY text format, compressed by gzip
images/   the files of pictures
${FORMAT.list}   versions, columns, counts and checksums
${FORMAT.seal}   SHA-256 of all bytes of this file before its own entry
`;

/** Bytes of zeros at the end of a tar. */
const END_BYTES = 1024;
/** Fixed date and mode, so that the seal's entry depends only on the hash. */
const NO_DATE = new Date(0);
const MODE = 0o600;
/**
 * Largest entry that is read into memory: a picture or the list. Kervan's own entries are far
 * smaller.
 */
const MAX_BYTES_IN_MEMORY = 64 * 1024 * 1024;

export interface BackupWriter {
  add(name: string, bytes: Buffer): Promise<void>;
  addStream(name: string, size: number, content: Readable): Promise<void>;
}

/**
 * Thrown to `fill` if the tar was destroyed because `write` failed. The error of `write` has the
 * cause.
 */
class TarDropped extends Error {}

/**
 * Streams the tar that `fill` makes to `write`. Returns the list of entries that `fill` returns,
 * and adds this list last. Throws the errors of both functions.
 */
export async function writeBackupFile(
  fill: (writer: BackupWriter) => Promise<BackupList>,
  write: (tar: Readable) => Promise<void>,
): Promise<BackupList> {
  const tar = pack();
  // Prevents an uncaught error. `writing` below throws it.
  tar.on('error', () => {});
  const addStream = async (name: string, size: number, content: Readable) => {
    try {
      const entry = tar.entry({ name, size, mode: MODE, mtime: NO_DATE });
      await pipeline(content, asNodeStream(entry));
    } catch (cause) {
      content.destroy();
      throw new TarDropped('The backup could not be written.', { cause });
    }
  };
  const add = (name: string, bytes: Buffer) => addStream(name, bytes.length, Readable.from(bytes));
  const filling = async () => {
    try {
      await add(FORMAT.readme, Buffer.from(README));
      const list = await fill({ add, addStream });
      await add(FORMAT.list, Buffer.from(`${JSON.stringify(list, null, 1)}\n`));
      tar.finalize();
      return list;
    } catch (error) {
      tar.destroy();
      throw error;
    }
  };
  const writing = write(Readable.from(sealed(tar), { objectMode: false })).catch((error) => {
    // Stops `fill`, which would wait forever without a reader.
    tar.destroy();
    throw error;
  });
  const [written, filled] = await Promise.allSettled([writing, filling()]);
  // If `write` failed, `fill` throws only a TarDropped, and the error of `write` has the cause.
  if (filled.status === 'rejected' && !(filled.reason instanceof TarDropped)) throw filled.reason;
  if (written.status === 'rejected') throw written.reason;
  if (filled.status === 'rejected') throw filled.reason;
  return filled.value;
}

/** Yields the tar, with the seal before the final zeros. */
async function* sealed(tar: Pack): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of tar as AsyncIterable<Buffer>) {
    const bytes = Buffer.concat([held, chunk]);
    const cut = Math.max(0, bytes.length - END_BYTES);
    held = bytes.subarray(cut);
    if (cut === 0) continue;
    hash.update(bytes.subarray(0, cut));
    yield bytes.subarray(0, cut);
  }
  yield await sealOf(hash.digest('hex'));
}

async function sealOf(hash: string): Promise<Buffer> {
  const tar = pack();
  tar.entry({ name: FORMAT.seal, mode: MODE, mtime: NO_DATE }, `${hash}\n`);
  tar.finalize();
  return collect(tar);
}

export interface BackupEntry {
  name: string;
  content: Readable;
}

export type CheckResult =
  | { ok: true; list: BackupList }
  | { ok: false; reason: 'damaged' | 'newer-format' };

const DAMAGED = { ok: false, reason: 'damaged' } as const;

/**
 * Reads the whole file and returns its list. The reason `damaged` means no backup, or a file that
 * was cut, changed or packed again. Throws errors of the disk, and the reason of `signal`.
 */
export async function checkBackupFile(file: string, signal?: AbortSignal): Promise<CheckResult> {
  const { contentBytes, seal } = await readSeal(file);
  if (contentBytes <= 0) return DAMAGED;
  const hash = createHash('sha256');
  async function* hashed(content: AsyncIterable<Buffer>) {
    for await (const chunk of content) {
      hash.update(chunk);
      yield chunk;
    }
  }
  let listed: Buffer | null = null;
  try {
    const entries = extract();
    const content = contentOf(file, contentBytes);
    const reading = pipeline(content, hashed, asNodeStream(entries), { signal });
    reading.catch(() => {});
    for await (const entry of entries) {
      const { name, size = 0 } = entry.header;
      const isTable = name.startsWith(FORMAT.tables);
      if (!isTable && size > MAX_BYTES_IN_MEMORY) return DAMAGED;
      if (name === FORMAT.list) listed = await collect(entry);
      else entry.resume();
    }
    await reading;
  } catch (error) {
    signal?.throwIfAborted();
    // An error of the disk does not mean a damaged file.
    if (error instanceof Error && 'syscall' in error) throw error;
    return DAMAGED;
  }
  if (!listed || !(await sealOf(hash.digest('hex'))).equals(seal)) return DAMAGED;
  const content: unknown = JSON.parse(listed.toString('utf8'));
  const { format } = backupListSchema.pick({ format: true }).parse(content);
  if (format > FORMAT.version) return { ok: false, reason: 'newer-format' };
  return { ok: true, list: backupListSchema.parse(content) };
}

/** Yields the entries in a folder of a checked file. The caller reads each content to its end. */
export async function* readBackupFile(file: string, folder: string): AsyncGenerator<BackupEntry> {
  const { contentBytes } = await readSeal(file);
  const entries = extract();
  const reading = pipeline(contentOf(file, contentBytes), asNodeStream(entries));
  reading.catch(() => {});
  for await (const entry of entries) {
    const { name } = entry.header;
    if (name.startsWith(folder)) yield { name, content: entry as unknown as Readable };
    else entry.resume();
  }
  await reading;
}

export async function collect(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Converts the type: streams of `tar-stream` behave like Node's but have types of their own. */
function asNodeStream(stream: object): Writable {
  return stream as Writable;
}

function contentOf(file: string, bytes: number): Readable {
  return createReadStream(file, { end: bytes - 1, highWaterMark: 1024 * 1024 });
}

async function readSeal(file: string): Promise<{ contentBytes: number; seal: Buffer }> {
  const { length } = await sealOf('0'.repeat(64));
  const handle = await open(file);
  try {
    const contentBytes = (await handle.stat()).size - length;
    const seal = Buffer.alloc(length);
    if (contentBytes > 0) await handle.read(seal, 0, length, contentBytes);
    return { contentBytes, seal };
  } finally {
    await handle.close();
  }
}
