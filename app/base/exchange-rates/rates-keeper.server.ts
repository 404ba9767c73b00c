import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import type { Db } from '#app/db/client.server.ts';
import { businessNow } from '#app/lib/dates/dates.ts';
import { outageOf } from '#app/lib/http/outage.ts';
import type { FeedResult } from './ecb-feed.server.ts';
import type { CurrentRates } from './exchange-rates.schema.ts';
import { readLatestRates, recordFetch, saveRateSet } from './exchange-rates.server.ts';
import { type LatestRates, ratesInForce } from './rates-in-force.rules.ts';

export interface RatesKeeper {
  current(): CurrentRates;
  /** Fetches from the provider. Concurrent calls share one fetch. */
  refresh(): Promise<FeedResult>;
  /** Reads the stored rates again, after manual rates were set or ended. */
  reload(): Promise<CurrentRates>;
  /** Returns true if this process is fetching, and the minutes between scheduled fetches. */
  plan(): { refreshing: boolean; refreshMinutes: number };
  /** Fetches at once and then on schedule. Only one process does this. */
  startFetching(): void;
  stopFetching(): void;
  stop(): void;
}

interface RatesKeeperOptions {
  db: Db;
  ratesUrl: string;
  refreshMinutes: number;
  timeoutMs?: number;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Called after a change of the rates that visitors see. */
  onChange: () => void;
}

/** Milliseconds between two reads of the stored rates, which another process may change. */
const RELOAD_MS = 10_000;

/**
 * Keeps the latest stored rates in memory, so that prices need no database. A failed fetch leaves
 * them unchanged.
 */
export function createRatesKeeper(options: RatesKeeperOptions): RatesKeeper {
  const { db, ratesUrl, refreshMinutes, timeoutMs = 10_000, now, log, onChange } = options;
  const stopped = new AbortController();
  let refreshTimer: NodeJS.Timeout | undefined;
  let running: Promise<FeedResult> | undefined;
  let latest: LatestRates = { ecb: null, manual: null };
  const current = () => ratesInForce(latest, now());
  let shown = shownText(current());
  // Runs reads one after the other, so that an older result never replaces a newer one.
  const inTurn = pLimit(1);
  const reloadTimer = setInterval(() => logFailure(inTurn(load)), RELOAD_MS).unref();

  async function load() {
    latest = await readLatestRates(db);
    const before = shown;
    shown = shownText(current());
    if (shown !== before) onChange();
    return current();
  }

  function logFailure(work: Promise<unknown>) {
    work.catch((err) => {
      // The connection that listens for changes logs an outage of the database once.
      if (stopped.signal.aborted || outageOf(err)) return;
      log.error({ err }, 'Exchange rates were not refreshed');
    });
  }

  async function fetchAndStore(): Promise<FeedResult> {
    const { signal } = stopped;
    // Loads the XML parser at the first fetch, so that the site starts faster.
    const { fetchEcbRates } = await import('./ecb-feed.server.ts');
    const today = businessNow(now()).date;
    const result = await fetchEcbRates({ url: ratesUrl, timeoutMs, today, signal });
    // The database may be closing.
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
    current,
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
      clearInterval(reloadTimer);
    },
  };
}

function shownText({ rates, asOf, source }: CurrentRates): string {
  return JSON.stringify([rates.USD, rates.TRY, asOf, source]);
}

/** Returns the reason of a network failure in one line. Its stack would not help. */
function reasonOf(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  return cause.cause instanceof Error ? `${cause.message}: ${cause.cause.message}` : cause.message;
}
