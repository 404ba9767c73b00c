import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#app/db/client.server.ts';
import { pruneOpenedSections } from '#app/features/audit/audit-log.server.ts';
import { pruneFetches } from '#app/features/exchange-rates/exchange-rates.server.ts';

const DAY_MS = 86_400_000;
const KEPT_DAYS = 90;

interface Options {
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
export function createDailyPruning({ db, now, log, everyMs = DAY_MS }: Options): DailyPruning {
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
