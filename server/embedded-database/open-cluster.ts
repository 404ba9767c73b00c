import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { DURABLE_START_PARAMETERS, DurableNodeFs } from './durable-node-fs.ts';

/** Opens the database in the folder, making it when there is none. The caller holds the lock. */
export async function openCluster(folder: string): Promise<PGlite> {
  return PGlite.create({
    fs: new DurableNodeFs(folder),
    startParams: DURABLE_START_PARAMETERS,
    extensions: { btree_gist, pg_trgm, unaccent },
  });
}
