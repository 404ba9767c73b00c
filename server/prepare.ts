import type { FastifyBaseLogger } from 'fastify';
import { createPasswords } from '#app/base/auth/passwords.server.ts';
import { inTurn } from '#app/db/client.server.ts';
import { LOCKS } from '#app/db/locks.server.ts';
import { hasBusiness } from '#app/demo/has-business.server.ts';
import type { Env } from '#app/lib/env.server.ts';
import { type ConfiguredDatabase, openConfiguredDatabase } from './configured-database.ts';
import { checkImageStore, imageStoreSettings, openImageStore } from './configured-stores.ts';
import { ensureAdmin } from './first-admin.ts';

export interface Prepared {
  database: ConfiguredDatabase;
  /** Text about the first password for the terminal; null for none. */
  adminNote: string | null;
}

/**
 * Prepares a start, once for all processes: starts and migrates the database, creates the first
 * admin, and loads the demo business into an empty database.
 */
export async function prepare(env: Env, log: FastifyBaseLogger): Promise<Prepared> {
  const imageStore = imageStoreSettings(env);
  const images = await openImageStore(imageStore);
  await checkImageStore(images, imageStore, log);
  const database = await openConfiguredDatabase(env, log);
  const { db, connectionString } = database;
  try {
    const passwords = createPasswords();
    const adminNote = await ensureAdmin(db, env, { passwords, now: new Date() });
    if (env.DEMO_DATA && !(await hasBusiness(db))) {
      log.info('loading the demo business into the empty database, unless another process does');
      // If two processes start on an empty database, the second waits and then finds the demo
      // business.
      await inTurn(connectionString, LOCKS.demo, async () => {
        const { loadDemoData } = await import('#app/demo/demo-business.server.ts');
        if (!(await loadDemoData({ db, images, now: new Date() }))) return;
        log.info(
          'loaded the demo business into the empty database (DEMO_DATA=off leaves it empty)',
        );
      });
    }
    return { database, adminNote };
  } catch (error) {
    await database.close();
    throw error;
  }
}
