import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createPasswords } from '#app/base/auth/passwords.server.ts';
import { createSignInThrottle } from '#app/base/auth/sign-in-throttle.server.ts';
import { createBackups } from '#app/base/backups/backups.server.ts';
import { createRatesKeeper } from '#app/base/exchange-rates/rates-keeper.server.ts';
import { createImageSweeper } from '#app/base/images/image-sweep.server.ts';
import { createUploads, removeAbandonedFiles } from '#app/base/images/uploads.server.ts';
import type { MapTiles } from '#app/base/settings/places/map.rules.ts';
import { createCachedSettings } from '#app/base/settings/settings.server.ts';
import type { Database } from '#app/db/client.server.ts';
import { createBookingLimit } from '#app/domain/bookings/public/booking-limit.server.ts';
import { createActiveFleet } from '#app/domain/cars/active-fleet.server.ts';
import { createDuePosts } from '#app/domain/posts/due-posts.server.ts';
import type { Env } from '#app/lib/env.server.ts';
import { createMailSender } from '#app/lib/mail.server.ts';
import { createMorningMails } from '#app/operations/day-sheet/morning-mail.server.ts';
import { createRequestMails } from '#app/operations/notifications/request-mails.server.ts';
import type { Services } from '#app/services.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { buildApp } from './app.ts';
import { createPublicCache } from './cache/public-cache.ts';
import {
  imageStoreSettings,
  KERVAN_VERSION,
  openBackupStore,
  openImageStore,
} from './configured-stores.ts';
import { forgetFirstPassword, hasFirstPassword } from './first-admin.ts';
import { createChangeListener, type Job } from './jobs/change-listener.ts';
import { createDailyPruning, createNightlyBackups, createRendering } from './jobs/daily-work.ts';
import { createLog } from './log.ts';
import type { PageSource } from './pages/page-source.ts';
import { prepare } from './prepare.ts';
import { stopOnSignal } from './shutdown.ts';
import { welcome } from './welcome.ts';

const MEGABYTE = 1024 * 1024;

/** Runs the whole site in this process until a signal stops it. Without `pages` it serves the API alone. */
export async function run(env: Env, pages?: PageSource): Promise<void> {
  const log = createLog(env);
  const { database, adminNote } = await prepare(env, log);
  const { app, close } = await serve(env, { database, pages, log });
  stopOnSignal(log, {
    app,
    // Two signals may come: a terminal sends Ctrl-C to this process and to its parent, which passes
    // it on (scripts/dev.ts).
    isPatient: pages?.mode === 'development',
    async close() {
      await close();
      await database.close();
    },
  });
  const addresses = app.addresses() as AddressInfo[];
  process.stdout.write(welcome(addresses, { siteUrl: env.SITE_URL, adminNote }));
}

interface Serving {
  database: Database & { connectionString: string };
  pages?: PageSource;
  log: FastifyBaseLogger;
}

/**
 * Starts the server and its jobs on a database that is ready. `close` stops what requests use,
 * except the database. Throws an Error with a sentence if the port is taken.
 */
export async function serve(
  env: Env,
  { database, pages, log }: Serving,
): Promise<{ app: FastifyInstance; close(): Promise<void> }> {
  const { db, pool, connectionString } = database;
  const images = await openImageStore(imageStoreSettings(env));
  const cache = createPublicCache();
  const changes = { generation: cache.generation, isListening: () => line.isListening() };
  const now = () => new Date();
  const rates = createRatesKeeper({
    db,
    ratesUrl: env.RATES_URL,
    refreshMinutes: env.RATES_REFRESH_MINUTES,
    now,
    log: log.child({ part: 'rates' }),
    onChange: cache.invalidate,
  });
  const backups = createBackups({
    db,
    connectionString,
    images,
    store: await openBackupStore(env),
    version: KERVAN_VERSION,
    nightly: env.BACKUPS,
    now,
    log: log.child({ part: 'backups' }),
  });
  const uploads = createUploads(join(env.DATA_DIR, 'uploads'), {
    minFreeBytes: env.MIN_FREE_MB * MEGABYTE,
  });
  await removeAbandonedFiles(uploads, now());
  const siteUrl = env.SITE_URL ?? null;
  const sendMail = createMailSender(env);
  const jobs = (): Job[] => [
    { start: rates.startFetching, stop: rates.stopFetching },
    createImageSweeper({ db, store: images, now, log: log.child({ part: 'pictures' }) }),
    createDailyPruning({ db, now, log: log.child({ part: 'pruning' }) }),
    createRendering({ db, log: log.child({ part: 'texts' }) }),
    createDuePosts({ db, now, log: log.child({ part: 'posts' }) }),
    ...(sendMail
      ? [
          createRequestMails({ db, send: sendMail, siteUrl, now, log }),
          createMorningMails({ db, send: sendMail, siteUrl, texts: allTexts, now, log }),
        ]
      : []),
    ...(env.BACKUPS ? [createNightlyBackups({ backups, now, log })] : []),
  ];
  const line = createChangeListener({
    connectionString,
    log: log.child({ part: 'changes' }),
    jobs,
    onChange: cache.invalidate,
  });
  const services: Services = {
    db,
    fleet: createActiveFleet(db, changes),
    settings: createCachedSettings(db, changes),
    rates,
    images,
    uploads,
    backups,
    passwords: createPasswords(),
    hasFirstPassword: (username) => hasFirstPassword(env, username),
    forgetFirstPassword: (username) => forgetFirstPassword(env, username),
    throttle: createSignInThrottle(pool),
    bookingLimit: createBookingLimit(pool),
    sendMail,
    now,
    siteUrl,
    mapTiles: mapTiles(env),
    texts: allTexts,
  };
  const app = await buildApp(services, {
    pages,
    cache,
    log,
    trustProxy: env.TRUST_PROXY,
    metrics: env.METRICS ? 'everyone' : 'local',
    limits: { requestsPerMinute: env.REQUESTS_PER_MINUTE },
  });
  await rates.reload();
  await line.start();
  await app.listen({ port: env.PORT, host: env.HOST }).catch((cause) => {
    throw new Error(`The site cannot listen on ${env.HOST}:${env.PORT} (HOST, PORT).`, { cause });
  });
  return {
    app,
    async close() {
      rates.stop();
      await line.stop();
      await backups.stop();
      await pages?.close?.();
    },
  };
}

function mapTiles(env: Env): MapTiles | null {
  const attribution = { text: env.MAP_ATTRIBUTION ?? null, url: env.MAP_ATTRIBUTION_URL };
  return env.MAP_TILES_URL === null ? null : { url: env.MAP_TILES_URL, attribution };
}
