import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';

/** A file that somebody sent. It lies in a folder until the work on it is done. */
export interface ReceivedFile {
  /** As its sender calls it: to show them, never to open. */
  name: string;
  path: string;
  bytes: number;
  /** There was more of it than a file may have. */
  truncated: boolean;
}

/**
 * Receives the files of one field of a form into `folder`, and does `work` with them. They are
 * removed when it is done, when it fails, and when the sender goes away in the middle. On the disk
 * they take no memory however many come at once. Throws what reading the form throws.
 */
export async function withReceivedFiles<T>(
  parts: AsyncIterable<MultipartFile>,
  { folder, field }: { folder: string; field: string },
  work: (files: ReceivedFile[]) => Promise<T>,
): Promise<T> {
  const files: ReceivedFile[] = [];
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    for await (const { file, fieldname, filename } of parts) {
      if (fieldname !== field) {
        file.resume();
        continue;
      }
      const received = { name: filename, path: join(folder, `${randomUUID()}.part`) };
      const entry = { ...received, bytes: 0, truncated: false };
      files.push(entry);
      await pipeline(file, createWriteStream(entry.path, { flags: 'wx', mode: 0o600 }));
      entry.bytes = file.bytesRead;
      entry.truncated = file.truncated;
    }
    return await work(files);
  } finally {
    await Promise.all(files.map(({ path }) => rm(path, { force: true })));
  }
}
