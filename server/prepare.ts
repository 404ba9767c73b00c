import type { FastifyBaseLogger } from 'fastify';
import { createPasswords } from '#app/base/auth/passwords.server.ts';
import { inTurn } from '#app/db/client.server.ts';
import { LOCKS } from '#app/db/locks.server.ts';
import { hasBusiness } from '#app/demo/has-business.server.ts';
import type { Env } from '#app/lib/env.server.ts';
import { type ConfiguredDatabase, openConfiguredDatabase } from './configured-database.ts';
import { checkImageStore, imageStoreSettings, openImageStore } from './configured-stores.ts';
import { ensureAdmin } from './first-admin.ts';

/** The site's data, ready to be used. */
export interface Prepared {
  database: ConfiguredDatabase;
  /** What the owner should know of the password; null for nothing. */
  adminNote: string | null;
}

/**
 * What a start does once, however many processes then serve: the database is started and up to date,
 * an admin can sign in, and an empty database has the demo business.
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
      log.info('the empty database is filled with the demo business, here or by another process');
      // Of two starts on one empty database the second waits, and finds a business then.
      await inTurn(connectionString, LOCKS.demo, async () => {
        const { loadDemoData } = await import('#app/demo/demo-business.server.ts');
        if (!(await loadDemoData({ db, images, now: new Date() }))) return;
        log.info(
          'the empty database was filled with the demo business (DEMO_DATA=off leaves it empty)',
        );
      });
    }
    return { database, adminNote };
  } catch (error) {
    await database.close();
    throw error;
  }
}
