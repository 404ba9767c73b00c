import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#app/db/client.server.ts';
import { pruneOpenedSections } from '#app/features/audit/audit-log.server.ts';
import { lastNight, nextNight } from '#app/features/backups/backup-name.rules.ts';
import type { Backups } from '#app/features/backups/backups.server.ts';
import { pruneFetches } from '#app/features/exchange-rates/exchange-rates.server.ts';

/** A start has other work at first, and a computer that is switched off at night starts every day. */
const SETTLING_MS = 600_000;
/** After one that was not made: the disk may have room by then, the bucket may answer. */
const RETRY_MS = 3_600_000;

interface BackupOptions {
  backups: Pick<Backups, 'list' | 'begin'>;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
  settlingMs?: number;
  retryMs?: number;
}

interface NightlyBackups {
  /** Waits for the next night; where the last one brought no backup, makes up for it soon. */
  start(): void;
  /** Makes none any more; one that is being made is ended by `Backups.stop`. */
  stop(): void;
}

/** Makes a backup every night at three, in Istanbul. What goes wrong is tried again every hour. */
export function createNightlyBackups(options: BackupOptions): NightlyBackups {
  const { backups, now, log, settlingMs = SETTLING_MS, retryMs = RETRY_MS } = options;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  function wait(ms: number) {
    if (!stopped) timer = setTimeout(makeWhenDue, ms).unref();
  }

  async function makeWhenDue() {
    try {
      if (await isDue()) {
        const begun = await backups.begin('system');
        if (begun.ok) await begun.finished;
        else if (begun.reason === 'no-room') log.error('the disk is too full for a backup');
      }
      wait((await isDue()) ? retryMs : untilNextNight());
    } catch (err) {
      if (!stopped) log.error({ err }, 'whether a backup is due could not be found out');
      wait(retryMs);
    }
  }

  async function isDue(): Promise<boolean> {
    const [last] = await backups.list();
    return last === undefined || last.madeAt < lastNight(now());
  }

  function untilNextNight(): number {
    return nextNight(now()).getTime() - now().getTime();
  }

  return {
    start: () => wait(Math.min(settlingMs, untilNextNight())),
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

const DAY_MS = 86_400_000;
const KEPT_DAYS = 90;

interface PruningOptions {
  db: Db;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  everyMs?: number;
}

interface DailyPruning {
  /** Prunes now and then every day; does not wait for it. */
  start(): void;
  /** Ends after what is being pruned. */
  stop(): Promise<void>;
}

/**
 * Forgets, after ninety days, what grows by itself and is not looked up so late: attempts to fetch
 * exchange rates, and which sections staff have opened. What goes wrong is logged and tried again.
 */
export function createDailyPruning({
  db,
  now,
  log,
  everyMs = DAY_MS,
}: PruningOptions): DailyPruning {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function prune() {
    const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS);
    try {
      const fetches = await pruneFetches(db, before);
      const openedSections = stopped ? 0 : await pruneOpenedSections(db, before);
      if (fetches + openedSections > 0)
        log.info({ fetches, openedSections }, 'old entries removed');
    } catch (err) {
      if (!stopped) log.error({ err }, 'Old entries were not removed');
    }
    if (!stopped) timer = setTimeout(begin, everyMs).unref();
  }

  function begin() {
    running = prune();
  }

  return {
    start: begin,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
