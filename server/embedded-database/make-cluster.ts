import { open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { openPglite } from './open-cluster.ts';

/** Well below the number of files that a process may have open. */
const FSYNCS_AT_ONCE = 32;

/**
 * PGlite writes a new database file by file, without fsync, and takes whatever has a PG_VERSION
 * for a whole one. So it is made aside and appears under its name when it is complete on the disk.
 */
async function makeCluster(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const database = await openPglite(unfinished, (line) => parentPort?.postMessage(line));
  await database.close();
  await fsyncTree(unfinished);
  await rename(unfinished, folder);
  await fsyncPath(dirname(folder), 'r');
}

/** Many at a time, which the disk does ten times faster than one after the other. */
async function fsyncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (let start = 0; start < entries.length; start += FSYNCS_AT_ONCE) {
    const some = entries.slice(start, start + FSYNCS_AT_ONCE);
    await Promise.all(
      some.map((entry) =>
        fsyncPath(join(entry.parentPath, entry.name), entry.isDirectory() ? 'r' : 'r+'),
      ),
    );
  }
  await fsyncPath(folder, 'r');
}

async function fsyncPath(path: string, flags: 'r' | 'r+'): Promise<void> {
  // Windows can open no folder, and logs their entries by itself.
  if (process.platform === 'win32' && flags === 'r') return;
  const file = await open(path, flags);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

await makeCluster(workerData);
