import { existsSync } from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { DURABLE_START_PARAMETERS, DurableNodeFs } from './durable-node-fs.ts';

/** Well below the number of files that a process may have open. */
const FSYNCS_AT_ONCE = 32;

type OnStderr = (line: string) => void;

/**
 * Opens the database in the folder, making it when there is none. The caller holds the lock.
 *
 * @param onStderr gets PostgreSQL's own log, line by line.
 * @throws Error when the folder holds something that this version of PostgreSQL cannot open.
 */
export async function openCluster(folder: string, onStderr?: OnStderr): Promise<PGlite> {
  if (!existsSync(folder)) await makeCluster(folder, onStderr);
  return openPglite(folder, onStderr);
}

/**
 * PGlite writes a new database file by file, without fsync, and takes whatever has a PG_VERSION
 * for a whole one. So it is made aside and appears under its name when it is complete on the disk.
 */
async function makeCluster(folder: string, onStderr?: OnStderr): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const database = await openPglite(unfinished, onStderr);
  await database.close();
  await fsyncTree(unfinished);
  await rename(unfinished, folder);
  await fsyncPath(dirname(folder), 'r');
}

function openPglite(folder: string, onStderr?: OnStderr): Promise<PGlite> {
  return PGlite.create({
    fs: new DurableNodeFs(folder),
    startParams: DURABLE_START_PARAMETERS,
    extensions: { btree_gist, pg_trgm, unaccent },
    onStderr: (line) => {
      onStderr?.(line);
      return false;
    },
  });
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
