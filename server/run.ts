import { join } from 'node:path';
import { pino } from 'pino';
import { hasBusiness } from '#app/db/demo/has-business.server.ts';
import { createPasswords } from '#app/features/auth/passwords.server.ts';
import { createSignInThrottle } from '#app/features/auth/sign-in-throttle.server.ts';
import { createRatesKeeper } from '#app/features/exchange-rates/rates-keeper.server.ts';
import { createImageSweeper } from '#app/features/images/image-sweeper.server.ts';
import { createUploads, removeAbandonedFiles } from '#app/features/images/uploads.server.ts';
import type { MapTiles } from '#app/features/site/map.rules.ts';
import type { Env } from '#app/lib/env.server.ts';
import type { Services } from '#app/services.ts';
import { welcome } from './addresses.ts';
import { buildApp } from './app.ts';
import { openConfiguredDatabase } from './configured-database.ts';
import { createDailyPruning } from './daily-pruning.ts';
import { loadDemoDataAside } from './demo-data.ts';
import { ensureAdmin } from './first-admin.ts';
import { checkImageStore, imageStoreSettings, openImageStore } from './image-store.ts';
import type { PageSource } from './page-source.ts';
import { createPublicCache } from './public-cache.ts';
import { stopOnSignal } from './shutdown.ts';

/**
 * Opens everything the settings name, listens, and closes it all again when told to stop. Without
 * `pages` it is the API alone.
 */
export async function run(env: Env, pages?: PageSource): Promise<void> {
  const log = pino({ level: env.LOG_LEVEL });
  const imageStore = imageStoreSettings(env);
  const images = await openImageStore(imageStore);
  await checkImageStore(images, imageStore, log);
  const database = await openConfiguredDatabase(env, log);
  const cache = createPublicCache();
  const now = () => new Date();
  const passwords = createPasswords();
  const adminNote = await ensureAdmin(database.db, env, { passwords, now: now() });
  if (env.DEMO_DATA && !(await hasBusiness(database.db))) {
    await loadDemoDataAside({ connectionString: database.connectionString, imageStore });
    log.info(
      'the empty database was filled with the demo business (DEMO_DATA=off leaves it empty)',
    );
  }
  const rates = createRatesKeeper({
    db: database.db,
    ratesUrl: env.RATES_URL,
    refreshMinutes: env.RATES_REFRESH_MINUTES,
    now,
    log: log.child({ part: 'rates' }),
    onChange: cache.invalidate,
  });
  const sweeper = createImageSweeper({
    db: database.db,
    store: images,
    now,
    log: log.child({ part: 'pictures' }),
  });
  const pruning = createDailyPruning({
    db: database.db,
    now,
    log: log.child({ part: 'pruning' }),
  });
  const uploads = createUploads(join(env.DATA_DIR, 'uploads'));
  await removeAbandonedFiles(uploads, now());
  const services: Services = {
    db: database.db,
    rates,
    images,
    uploads,
    passwords,
    throttle: createSignInThrottle(),
    now,
    siteUrl: env.SITE_URL ?? null,
    mapTiles: mapTiles(env),
  };
  const app = await buildApp(services, {
    pages,
    cache,
    log,
    trustProxy: env.TRUST_PROXY,
    metrics: env.METRICS ? 'everyone' : 'local',
    limits: {
      requestsPerMinute: env.REQUESTS_PER_MINUTE,
      maxEventLoopDelayMs: env.BUSY_AFTER_MS,
    },
  });
  stopOnSignal(log, {
    app,
    async close() {
      rates.stop();
      await sweeper.stop();
      await pruning.stop();
      await pages?.close?.();
      await database.close();
    },
  });
  await rates.start();
  await app.listen({ port: env.PORT, host: env.HOST }).catch((cause) => {
    throw new Error(`Nobody can listen on ${env.HOST}:${env.PORT} (HOST, PORT).`, { cause });
  });
  // What can wait does: the first visitors come first.
  sweeper.start();
  pruning.start();
  process.stdout.write(welcome(app.addresses(), { siteUrl: env.SITE_URL, adminNote }));
}

function mapTiles(env: Env): MapTiles | null {
  const attribution = { text: env.MAP_ATTRIBUTION, url: env.MAP_ATTRIBUTION_URL };
  return env.MAP_TILES_URL === null ? null : { url: env.MAP_TILES_URL, attribution };
}
