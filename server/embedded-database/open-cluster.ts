import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { DURABLE_START_PARAMETERS, DurableNodeFs } from './durable-node-fs.ts';

type OnStderr = (line: string) => void;

/**
 * Opens the database in the folder, making it when there is none. The caller holds the lock.
 *
 * @param onStderr gets PostgreSQL's own log, line by line.
 * @throws Error when the folder holds something that this version of PostgreSQL cannot open.
 */
export async function openCluster(folder: string, onStderr?: OnStderr): Promise<PGlite> {
  if (!existsSync(folder)) await makeCluster(folder, onStderr);
  return open(folder, onStderr);
}

/**
 * PGlite writes a new database file by file, without fsync, and takes whatever has a PG_VERSION
 * for a whole one. So it is made aside and appears under its name when it is complete on the disk.
 */
async function makeCluster(folder: string, onStderr?: OnStderr): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const database = await open(unfinished, onStderr);
  await database.close();
  for (const entry of readdirSync(unfinished, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) fsyncFolder(path);
    else if (entry.isFile()) fsyncFile(path, 'r+');
  }
  fsyncFolder(unfinished);
  renameSync(unfinished, folder);
  fsyncFolder(dirname(folder));
}

function open(folder: string, onStderr?: OnStderr): Promise<PGlite> {
  return PGlite.create({
    fs: new DurableNodeFs(folder),
    startParams: DURABLE_START_PARAMETERS,
    extensions: { btree_gist, pg_trgm, unaccent },
    ...(onStderr && { onStderr: (line) => (onStderr(line), false) }),
  });
}

/** Windows can open no folder, and keeps its own log of their entries. */
function fsyncFolder(path: string): void {
  if (process.platform !== 'win32') fsyncFile(path, 'r');
}

function fsyncFile(path: string, flags: 'r' | 'r+'): void {
  const descriptor = openSync(path, flags);
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
