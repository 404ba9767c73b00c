import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import pLimit, { type LimitFunction } from 'p-limit';

/** One picture's decoder can take some hundred megabytes; ten at once would take them tenfold. */
const DECODERS = 1;
/** Longer than any upload may take. */
const ABANDONED_MS = 3_600_000;

/** What uploads share in the process. */
export interface Uploads {
  /** Where files lie while they arrive and are worked on. */
  folder: string;
  /** With less than this left on its disk, no file is taken. */
  minFreeBytes: number;
  /** The queue in which pictures are decoded. */
  decoding: LimitFunction;
}

export function createUploads(folder: string, { minFreeBytes = 0 } = {}): Uploads {
  return { folder, minFreeBytes, decoding: pLimit(DECODERS) };
}

/** Removes what a process that was killed has left. */
export async function removeAbandonedFiles({ folder }: Uploads, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const path of names.map((name) => join(folder, name))) {
    // Another process may remove it at the same time.
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < now.getTime() - ABANDONED_MS) await rm(path, { force: true });
  }
}

/** A received file. It is kept in a folder until the work on it is done. */
export interface ReceivedFile {
  /** As its sender calls it: to show them, never to open. */
  name: string;
  path: string;
  /** There was more of it than a file may have. */
  truncated: boolean;
}

export type FormFault = 'too-many-files' | 'too-many-fields' | 'unreadable';

export type Received<T> = { ok: true; result: T } | { ok: false; reason: FormFault };

/**
 * Receives the files of one field of a form into `folder`, and does `work` with them. They are
 * removed when it is done, when it fails, and when the sender goes away in the middle. On the disk
 * they take no memory, however many come at once. Throws what `work` throws, and what the disk does.
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

/** A fault of the form, not of ours: the disk's errors name the call that failed. */
function faultOf(error: unknown): FormFault {
  if (!(error instanceof Error) || 'syscall' in error) throw error;
  const code = 'code' in error ? error.code : null;
  if (code === 'FST_FILES_LIMIT') return 'too-many-files';
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT') return 'too-many-fields';
  return 'unreadable';
}
