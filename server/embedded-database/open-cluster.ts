import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
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
  if (!existsSync(folder)) await makeClusterAside(folder, onStderr);
  return openPglite(folder, onStderr);
}

/** In a thread of its own: the memory that it takes, some 80 MB, goes with the thread. */
async function makeClusterAside(folder: string, onStderr?: OnStderr): Promise<void> {
  const thread = new Worker(new URL('./make-cluster.ts', import.meta.url), {
    workerData: folder,
    execArgv: [],
  });
  thread.on('message', (line: string) => onStderr?.(line));
  const [code] = await once(thread, 'exit');
  if (code !== 0) throw new Error(`the thread that makes a database ended with code ${code}.`);
}

/** Opens what is in the folder, and takes an empty folder for a wish to make one, but not safely. */
export function openPglite(folder: string, onStderr?: OnStderr): Promise<PGlite> {
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
