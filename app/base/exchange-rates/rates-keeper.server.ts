import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import type { Db } from '#app/db/client.server.ts';
import { businessNow } from '#app/lib/dates/dates.ts';
import type { FeedResult } from './ecb-feed.server.ts';
import type { CurrentRates } from './exchange-rates.schema.ts';
import {
  DEFAULTS_IN_FORCE,
  readCurrentRates,
  recordFetch,
  saveRateSet,
} from './exchange-rates.server.ts';

export interface RatesKeeper {
  current(): CurrentRates;
  /** Asks the provider now; a call during another one shares its fetch. */
  refresh(): Promise<FeedResult>;
  /** Reads anew which rates are in force, after manual ones were set or ended. */
  reload(): Promise<CurrentRates>;
  /** Whether this process is asking the provider, and how often one of the processes asks it. */
  plan(): { refreshing: boolean; refreshMinutes: number };
  /** Asks the provider now and then regularly: the work of one process. */
  startFetching(): void;
  stopFetching(): void;
  stop(): void;
}

interface RatesKeeperOptions {
  db: Db;
  ratesUrl: string;
  refreshMinutes: number;
  /** How long the provider may take. */
  timeoutMs?: number;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Called when what visitors see of the rates has changed. */
  onChange: () => void;
}

/** Stored rates are read again at least so often; timers cannot wait for longer than 24 days. */
const RELOAD_MS = { least: 1000, afterFailure: 10_000, most: 3_600_000 };

/**
 * Keeps the rates in force in memory. A failed fetch leaves them as they are. Manual rates end at
 * their moment, also after a restart and after a failure of the database.
 */
export function createRatesKeeper(options: RatesKeeperOptions): RatesKeeper {
  const { db, ratesUrl, refreshMinutes, timeoutMs = 10_000, now, log, onChange } = options;
  const stopped = new AbortController();
  let refreshTimer: NodeJS.Timeout | undefined;
  let reloadTimer: NodeJS.Timeout | undefined;
  let running: Promise<FeedResult> | undefined;
  let current = DEFAULTS_IN_FORCE;
  // One after another, so that an older reading never replaces a newer one.
  const inTurn = pLimit(1);

  async function load() {
    try {
      const next = await readCurrentRates(db, { now: now() });
      const changed = shownText(next) !== shownText(current);
      current = next;
      if (changed) onChange();
      planReload();
      return current;
    } catch (error) {
      planReload(RELOAD_MS.afterFailure);
      throw error;
    }
  }

  /** Also after a failure: then manual rates may have ended already. */
  function planReload(least = RELOAD_MS.least) {
    clearTimeout(reloadTimer);
    if (stopped.signal.aborted) return;
    const { expiresAt } = current;
    const wait = expiresAt === null ? RELOAD_MS.most : Date.parse(expiresAt) - now().getTime();
    const ms = Math.min(Math.max(wait, least), RELOAD_MS.most);
    reloadTimer = setTimeout(() => logFailure(inTurn(load)), ms).unref();
  }

  function logFailure(work: Promise<unknown>) {
    work.catch((err) => {
      if (!stopped.signal.aborted) log.error({ err }, 'Exchange rates were not refreshed');
    });
  }

  async function fetchAndStore(): Promise<FeedResult> {
    const { signal } = stopped;
    // What reads XML is not needed before the site answers.
    const { fetchEcbRates } = await import('./ecb-feed.server.ts');
    const today = businessNow(now()).date;
    const result = await fetchEcbRates({ url: ratesUrl, timeoutMs, today, signal });
    // After a stop the database may be closing.
    if (signal.aborted) return result;
    const fetchedAt = now();
    if (result.ok) {
      const { asOf, rates } = result;
      await recordFetch(db, { attemptedAt: fetchedAt, error: null });
      await saveRateSet(db, { source: 'ecb', asOf, rates, fetchedAt, expiresAt: null });
    } else {
      const { error, cause } = result;
      log.warn({ error, reason: reasonOf(cause) }, 'Exchange rates could not be fetched');
      await recordFetch(db, { attemptedAt: fetchedAt, error });
    }
    await inTurn(load);
    return result;
  }

  function refresh() {
    running ??= fetchAndStore().finally(() => {
      running = undefined;
    });
    return running;
  }

  const stopFetching = () => clearInterval(refreshTimer);
  return {
    current: () => current,
    refresh,
    reload: () => inTurn(load),
    plan: () => ({ refreshing: running !== undefined, refreshMinutes }),
    startFetching() {
      logFailure(refresh());
      refreshTimer = setInterval(() => logFailure(refresh()), refreshMinutes * 60_000).unref();
    },
    stopFetching,
    stop() {
      stopped.abort();
      stopFetching();
      clearTimeout(reloadTimer);
    },
  };
}

/** What pages and answers show of the rates. */
function shownText({ rates, asOf, source }: CurrentRates): string {
  return JSON.stringify([rates.USD, rates.TRY, asOf, source]);
}

/** Why the network failed, in one line: its stack says nothing that helps. */
function reasonOf(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  return cause.cause instanceof Error ? `${cause.message}: ${cause.cause.message}` : cause.message;
}
