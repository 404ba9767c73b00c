import type { FastifyBaseLogger } from 'fastify';
import { pruneOpenedSections } from '#app/base/audit/audit-log.server.ts';
import { lastNight, nextNight } from '#app/base/backups/backup-name.rules.ts';
import type { Backups } from '#app/base/backups/backups.server.ts';
import { pruneFetches } from '#app/base/exchange-rates/exchange-rates.server.ts';
import { renderLegalTextsAgain } from '#app/base/settings/save-settings.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { renderPostsAgain } from '#app/domain/posts/save-post.server.ts';
import { type PeriodicWork, periodicWork } from '#app/lib/periodic-work.server.ts';
import { anonymiseOld } from '#app/operations/customers/anonymise-old.server.ts';
import { forgetOldDocuments } from '#app/operations/handovers/documents/forget-documents.server.ts';

/**
 * Milliseconds between a start and a missed backup, because a start has other work first. A
 * computer that is off at night misses every nightly backup.
 */
const SETTLING_MS = 600_000;
/**
 * Milliseconds from a failed backup to the next attempt: by then the disk may have room and the
 * bucket may respond.
 */
const RETRY_MS = 3_600_000;

interface BackupOptions {
  backups: Pick<Backups, 'list' | 'begin'>;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
  settlingMs?: number;
  retryMs?: number;
}

/**
 * Makes a backup every night at three in Istanbul; soon after the start if the last night has none.
 * Retries a failed backup every hour. `stop` does not wait for a running backup, which
 * `Backups.stop` ends.
 */
export function createNightlyBackups(options: BackupOptions) {
  const { backups, now, log, settlingMs = SETTLING_MS, retryMs = RETRY_MS } = options;

  async function isDue(): Promise<boolean> {
    const [last] = await backups.list();
    return last === undefined || last.madeAt < lastNight(now());
  }

  function untilNextNight(): number {
    return nextNight(now()).getTime() - now().getTime();
  }

  const { start, stop } = periodicWork({
    everyMs: retryMs,
    firstMs: Math.min(settlingMs, untilNextNight()),
    log,
    failed: 'could not find out whether a backup is due',
    async work() {
      if (await isDue()) {
        const begun = await backups.begin('system');
        if (begun.ok) await begun.finished;
        else if (begun.reason === 'no-room') log.error('the disk is too full for a backup');
      }
      return (await isDue()) ? retryMs : untilNextNight();
    },
  });
  return { start, stop: () => void stop() };
}

/**
 * Renders posts and legal texts again if an older `MARKUP_VERSION` rendered them, before an update
 * or in a restored backup. Works at the start and then every hour.
 */
export function createRendering({ db, log }: Pick<PruningOptions, 'db' | 'log'>): PeriodicWork {
  return periodicWork({
    everyMs: RETRY_MS,
    log,
    failed: 'stored texts could not be rendered again',
    async work(signal) {
      const posts = await renderPostsAgain(db, signal);
      const legal = !signal.aborted && (await renderLegalTextsAgain(db));
      if (posts > 0 || legal) log.info({ posts, legal }, 'stored texts rendered again');
      return undefined;
    },
  });
}

const DAY_MS = 86_400_000;
const KEPT_DAYS = 90;

interface PruningOptions {
  db: Db;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  everyMs?: number;
}

/**
 * Deletes the attempts to fetch exchange rates and the records of opened sections after ninety
 * days, and personal data of customers and documents after the times of the settings. Runs at the
 * start and then daily.
 */
export function createDailyPruning({
  db,
  now,
  log,
  everyMs = DAY_MS,
}: PruningOptions): PeriodicWork {
  return periodicWork({
    everyMs,
    log,
    failed: 'old entries could not be removed',
    async work(signal) {
      const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS);
      const fetches = await pruneFetches(db, before);
      const openedSections = signal.aborted ? 0 : await pruneOpenedSections(db, before);
      if (fetches + openedSections > 0)
        log.info({ fetches, openedSections }, 'old entries removed');
      const customers = await anonymiseOld(db, { now: now(), signal });
      if (customers > 0) log.info({ customers }, 'old customers anonymised');
      const documents = signal.aborted ? 0 : await forgetOldDocuments(db, now());
      if (documents > 0) log.info({ documents }, 'documents of old hand-overs removed');
      return undefined;
    },
  });
}
