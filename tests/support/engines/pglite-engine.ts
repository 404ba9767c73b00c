import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { startDatabaseServer } from '#server/embedded-database/database-server.ts';
import { SessionTurns } from '#server/embedded-database/session-turns.ts';

/**
 * An embedded database in this very process, behind the product's own socket, so that the
 * application's own driver talks to it. Restored from `templateFile`, or made anew. Its worker
 * thread and its durability have tests of their own in server/embedded-database.
 */
export async function openPglite(templateFile?: string) {
  const pglite = await PGlite.create({
    extensions: { btree_gist, pg_trgm, unaccent },
    ...(templateFile && { loadDataDir: new Blob([await readFile(templateFile)]) }),
  });
  const folder = await mkdtemp(join(tmpdir(), 'kervan-pglite-'));
  const path = join(folder, '.s.PGSQL.5432');
  const session = { database: pglite, turns: new SessionTurns() };
  const server = await startDatabaseServer(session, { path });
  return {
    connectionString: `postgres://postgres@/postgres?host=${encodeURIComponent(folder)}`,
    dump: async () => new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer()),
    close: async () => {
      await server.stop();
      await pglite.close();
      await rm(folder, { recursive: true });
    },
  };
}
