import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import pLimit, { type LimitFunction } from 'p-limit';

/** Number of pictures that are decoded at a time. Each may take some hundred megabytes. */
const DECODERS = 1;
/** Age in milliseconds at which a received file is abandoned. No upload takes that long. */
const ABANDONED_MS = 3_600_000;

export interface Uploads {
  /** Folder of files while they arrive and are processed. */
  folder: string;
  /** Free bytes that the disk must have before an upload is accepted. */
  minFreeBytes: number;
  decoding: LimitFunction;
}

export function createUploads(folder: string, { minFreeBytes = 0 } = {}): Uploads {
  return { folder, minFreeBytes, decoding: pLimit(DECODERS) };
}

/** Removes files that killed processes have left. */
export async function removeAbandonedFiles({ folder }: Uploads, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const path of names.map((name) => join(folder, name))) {
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < now.getTime() - ABANDONED_MS) await rm(path, { force: true });
  }
}

/** Received file, which is removed when the work on it ends. */
export interface ReceivedFile {
  /** File name of the sender: for display only, never to open. */
  name: string;
  path: string;
  /** True if the file was longer than allowed, so that its end is missing. */
  truncated: boolean;
}

export type FormFault = 'too-many-files' | 'too-many-fields' | 'unreadable';

export type Received<T> = { ok: true; result: T } | { ok: false; reason: FormFault };

/**
 * Receives the files of a form field into `folder` and calls `work` with them. Removes the files
 * when the work ends or fails, and when the sender disconnects. Writes to the disk, so that many
 * uploads at a time need no memory. Throws errors of `work` and of the disk.
 */
export async function withReceivedFiles<T>(
  parts: AsyncIterable<MultipartFile>,
  { folder, field }: { folder: string; field: string },
  work: (files: ReceivedFile[]) => Promise<T>,
): Promise<Received<T>> {
  const files: ReceivedFile[] = [];
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const fault = await receive(parts, { folder, field }, files).catch(faultOf);
    return fault ? { ok: false, reason: fault } : { ok: true, result: await work(files) };
  } finally {
    await Promise.all(files.map(({ path }) => rm(path, { force: true })));
  }
}

async function receive(
  parts: AsyncIterable<MultipartFile>,
  { folder, field }: { folder: string; field: string },
  files: ReceivedFile[],
): Promise<void> {
  for await (const { file, fieldname, filename } of parts) {
    if (fieldname !== field) {
      file.resume();
      continue;
    }
    const received = { name: filename ?? '', path: join(folder, randomUUID()), truncated: false };
    files.push(received);
    await pipeline(file, createWriteStream(received.path, { flags: 'wx', mode: 0o600 }));
    received.truncated = file.truncated;
  }
}

/** Returns the fault of the form. Throws errors of the disk, which have a `syscall`. */
function faultOf(error: unknown): FormFault {
  if (!(error instanceof Error) || 'syscall' in error) throw error;
  const code = 'code' in error ? error.code : null;
  if (code === 'FST_FILES_LIMIT') return 'too-many-files';
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT') return 'too-many-fields';
  return 'unreadable';
}
