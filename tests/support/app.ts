import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach } from 'vitest';
import { createPasswords } from '#app/base/auth/passwords.server.ts';
import { createSignInThrottle } from '#app/base/auth/sign-in-throttle.server.ts';
import { backupStoreInFolder } from '#app/base/backups/backup-store.server.ts';
import { createBackups } from '#app/base/backups/backups.server.ts';
import { createRatesKeeper } from '#app/base/exchange-rates/rates-keeper.server.ts';
import { imageStoreInFolder } from '#app/base/images/image-store.server.ts';
import { createUploads } from '#app/base/images/uploads.server.ts';
import { createKeptSettings } from '#app/base/settings/settings.server.ts';
import { createBookingLimit } from '#app/office/bookings/booking-limit.server.ts';
import type { Services } from '#app/services.ts';
import { createActiveFleet } from '#app/site/cars/active-fleet.server.ts';
import { type AppOptions, buildApp } from '#server/app.ts';
import { createPublicCache } from '#server/public-cache.ts';
import { testClock } from './clock.ts';
import { testDatabase } from './database.ts';
import { holdAnswersToTheirDescription } from './described-answers.ts';

const TEST_SITE_URL = 'http://kervan.test';

/** No server listens there, so a test that forgets to give its own provider fails at once. */
const NO_PROVIDER = 'http://127.0.0.1:9/rates.xml';
const silent = { info() {}, warn() {}, error() {} };

interface TestAppOptions extends AppOptions {
  /** Replaces single services. */
  services?: Partial<Services>;
  /** Where `rates.refresh()` asks; until it does, the default rates hold. */
  ratesUrl?: string;
  /** As in `testDatabase`. */
  keepRows?: boolean;
  bookingsPerHour?: number;
  /** Fleet and settings are kept until something is written through the application, as where the database tells of changes. */
  hearing?: boolean;
}

/**
 * The real application for the calling test file, on its own database and a clock that stands at
 * `TEST_NOW`. Call it once, at the top of the file:
 * `const { app, db, clock } = await buildTestApp();`, then `app.inject('/api/listings')`.
 * Rows, failed sign-ins, clock and ready answers are reset before each test.
 */
export async function buildTestApp({
  services: given = {},
  ratesUrl = NO_PROVIDER,
  keepRows,
  bookingsPerHour = 100_000,
  hearing = false,
  ...options
}: TestAppOptions = {}) {
  const { db, pool, connectionString } = await testDatabase({ keepRows });
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
  const folder = mkdtempSync(join(tmpdir(), 'kervan-files-'));
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
  // Many tests write rows themselves, of which nothing tells the application.
  const changes = { generation: cache.generation, isHearing: () => hearing };
  const services: Services = {
    db,
    fleet: createActiveFleet(given.db ?? db, changes),
    settings: createKeptSettings(given.db ?? db, changes),
    rates,
    images,
    backups,
    uploads: createUploads(join(folder, 'uploads')),
    passwords: createPasswords(),
    hasFirstPassword: () => false,
    async forgetFirstPassword() {},
    throttle: createSignInThrottle(pool),
    bookingLimit: createBookingLimit(pool, bookingsPerHour),
    sendMail: null,
    now: clock.now,
    siteUrl: TEST_SITE_URL,
    mapTiles: null,
    ...given,
  };
  const app = await buildApp(services, {
    cache,
    ...options,
    limits: {
      requestsPerMinute: 100_000,
      // Fifty at once are what some tests are about.
      work: { inFlight: 1_000, waitMs: 60_000 },
      ...options.limits,
    },
  });
  holdAnswersToTheirDescription(app);
  beforeEach(() => {
    cache.invalidate();
  });
  afterAll(async () => {
    rates.stop();
    await app.close();
    await backups.stop();
    rmSync(folder, { recursive: true });
  });
  return { app, db, pool, connectionString, cache, clock, rates, services };
}
