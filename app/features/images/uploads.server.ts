import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
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
