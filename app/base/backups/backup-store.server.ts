import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { hasFreeSpace } from '#app/lib/files/free-space.server.ts';

export interface StoredBackup {
  name: string;
  bytes: number;
}

/** Storage of backups: a folder or a bucket. `open` returns null if the file does not exist. */
export interface BackupStore {
  list(): Promise<StoredBackup[]>;
  write(name: string, tar: Readable): Promise<void>;
  open(name: string): Promise<{ stream: Readable; bytes: number } | null>;
  remove(name: string): Promise<void>;
  hasFreeSpace(): Promise<boolean>;
}

/** Permissions for the user of the process only: backups contain the data of all customers. */
const PRIVATE_FOLDER = { recursive: true, mode: 0o700 } as const;
const PRIVATE_FILE = 0o600;
const UNFINISHED = '.part';

/** Returns a store in a folder, which the first `write` creates. */
export function backupStoreInFolder(
  folder: string,
  { minFreeBytes }: { minFreeBytes: number },
): BackupStore {
  return {
    async list() {
      const names = await readdir(folder).catch(unlessMissing([]));
      const found = names.filter((name) => !name.endsWith(UNFINISHED));
      return Promise.all(
        found.map(async (name) => ({ name, bytes: (await stat(join(folder, name))).size })),
      );
    },
    async write(name, tar) {
      await mkdir(folder, PRIVATE_FOLDER);
      // Removes unfinished files of killed processes. No other backup is being written now.
      for (const left of await readdir(folder)) {
        if (left.endsWith(UNFINISHED)) await rm(join(folder, left), { force: true });
      }
      await writeWhole(join(folder, name), tar);
    },
    async open(name) {
      const handle = await open(join(folder, name)).catch(unlessMissing(null));
      if (!handle) return null;
      const { size } = await handle.stat();
      return { stream: handle.createReadStream(), bytes: size };
    },
    async remove(name) {
      await rm(join(folder, name), { force: true });
    },
    hasFreeSpace: () => hasFreeSpace(folder, minFreeBytes),
  };
}

/** Writes a whole file to the disk, or nothing. */
export async function writeWhole(path: string, tar: Readable): Promise<void> {
  const unfinished = `${path}${UNFINISHED}`;
  try {
    await pipeline(tar, createWriteStream(unfinished, { mode: PRIVATE_FILE, flush: true }));
    await rename(unfinished, path);
    await flushFolder(dirname(path));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Writes the file's new name to the disk. Windows has no such call. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function unlessMissing<T>(instead: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };
}
