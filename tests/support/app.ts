import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, inject } from 'vitest';
import { createPasswords } from '#app/base/auth/passwords.server.ts';
import { createSignInThrottle } from '#app/base/auth/sign-in-throttle.server.ts';
import { backupStoreInFolder } from '#app/base/backups/backup-store.server.ts';
import { createBackups } from '#app/base/backups/backups.server.ts';
import { createRatesKeeper } from '#app/base/exchange-rates/rates-keeper.server.ts';
import { imageStoreInFolder } from '#app/base/images/image-store.server.ts';
import { createUploads } from '#app/base/images/uploads.server.ts';
import { createCachedSettings } from '#app/base/settings/settings.server.ts';
import { createBookingLimit } from '#app/domain/bookings/public/booking-limit.server.ts';
import { createActiveFleet } from '#app/domain/cars/active-fleet.server.ts';
import type { Services } from '#app/services.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { type AppOptions, buildApp } from '#server/app.ts';
import { createPublicCache } from '#server/cache/public-cache.ts';
import { testClock } from './clock.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { holdAnswersToTheirDescription } from './described-answers.ts';

const TEST_SITE_URL = 'http://kervan.test';

/**
 * No server listens on this port, so a test that needs a provider and does not start one fails at
 * once.
 */
const NO_PROVIDER = 'http://127.0.0.1:9/rates.xml';
const silent = { info() {}, warn() {}, error() {} };

/**
 * Low costs of argon2, so that tests are fast. `passwords.test.ts` and `auth.api.test.ts` check the
 * product's costs.
 */
const QUICK = { memoryCost: 64, timeCost: 1, parallelism: 1, outputLen: 32 };
export const quickPasswords = () => createPasswords(undefined, QUICK);

interface TestAppOptions extends AppOptions {
  services?: Partial<Services>;
  /**
   * URL that `rates.refresh()` fetches; by default no server is there. Until a refresh the spec's
   * default rates apply.
   */
  ratesUrl?: string;
  /** See `testDatabase`. */
  keepRows?: boolean;
  bookingsPerHour?: number;
  /**
   * True: fleet and settings are cached until the app writes something. By default they are not
   * cached.
   */
  isListening?: boolean;
}

type TestApp = Awaited<ReturnType<typeof makeTestApp>>;
let shared: Promise<TestApp> | undefined;

/**
 * Returns the real application on an empty database, with a clock that stands still at `TEST_NOW`.
 * All files of a process share it. Call it once, at the top of a file: `const { app, db, clock } =
 * await testApp();`, then `app.inject('/api/listings')`. Before each test the rows are deleted, and
 * clock and cached responses are reset.
 */
export async function testApp(): Promise<TestApp> {
  const database = await testDatabase();
  shared ??= makeTestApp(database, {});
  const made = await shared;
  // An earlier test file may have left its exchange rates in memory.
  await made.rates.reload();
  resetBeforeEach(made);
  return made;
}

/**
 * Builds an app like `testApp` for the calling file only. For files that need other options or
 * change the app.
 */
export async function buildTestApp({
  keepRows,
  ...options
}: TestAppOptions = {}): Promise<TestApp> {
  const made = await makeTestApp(await testDatabase({ keepRows }), options);
  resetBeforeEach(made);
  afterAll(async () => {
    made.rates.stop();
    await made.app.close();
    await made.services.backups.stop();
  });
  return made;
}

function resetBeforeEach({ cache }: TestApp): void {
  testClock();
  beforeEach(() => cache.invalidate());
}

async function makeTestApp(
  { db, pool, connectionString }: TestDatabase,
  {
    services: given = {},
    ratesUrl = NO_PROVIDER,
    bookingsPerHour = 100_000,
    isListening = false,
    ...options
  }: Omit<TestAppOptions, 'keepRows'>,
) {
  const clock = testClock();
  const cache = createPublicCache({ now: () => clock.now().getTime() });
  const rates = createRatesKeeper({
    db,
    ratesUrl,
    refreshMinutes: 60,
    now: clock.now,
    log: silent,
    onChange: cache.invalidate,
  });
  const folder = mkdtempSync(join(inject('testFiles'), 'app-'));
  const images = imageStoreInFolder(join(folder, 'images'));
  const backups = createBackups({
    db,
    connectionString,
    images,
    store: backupStoreInFolder(join(folder, 'backups'), { minFreeBytes: 0 }),
    version: '0.1.0',
    nightly: true,
    now: clock.now,
    log: silent,
  });
  // Most tests insert rows without the app, which then is not notified. So nothing may be cached.
  const changes = { generation: cache.generation, isListening: () => isListening };
  const services: Services = {
    db,
    fleet: createActiveFleet(given.db ?? db, changes),
    settings: createCachedSettings(given.db ?? db, changes),
    rates,
    images,
    backups,
    uploads: createUploads(join(folder, 'uploads')),
    passwords: quickPasswords(),
    hasFirstPassword: () => false,
    async forgetFirstPassword() {},
    throttle: createSignInThrottle(pool),
    bookingLimit: createBookingLimit(pool, bookingsPerHour),
    sendMail: null,
    now: clock.now,
    siteUrl: TEST_SITE_URL,
    mapTiles: null,
    texts: allTexts,
    ...given,
  };
  const app = await buildApp(services, {
    cache,
    ...options,
    limits: {
      requestsPerMinute: 100_000,
      // Some tests send fifty requests at once.
      work: { inFlight: 1_000, readWaitMs: 60_000 },
      ...options.limits,
    },
  });
  holdAnswersToTheirDescription(app);
  return { app, db, pool, connectionString, cache, clock, rates, services };
}
