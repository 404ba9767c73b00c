import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#app/db/client.server.ts';
import { businessNow } from '#app/lib/dates.ts';
import type { FeedResult } from './ecb-feed.server.ts';
import type { CurrentRates } from './exchange-rates.schema.ts';
import {
  DEFAULTS_IN_FORCE,
  readCurrentRates,
  recordFetch,
  saveRateSet,
} from './exchange-rates.server.ts';

/** `rates` are those in force afterwards, whether the fetch went well or not. */
export type RefreshResult =
  | { ok: true; rates: CurrentRates }
  | { ok: false; error: string; rates: CurrentRates };

export interface RatesKeeper {
  current(): CurrentRates;
  /** Asks the provider now; a call during another one shares its fetch. */
  refresh(): Promise<RefreshResult>;
  /** Reads anew which rates are in force, after somebody has set or ended manual ones. */
  reload(): Promise<CurrentRates>;
  /** Whether the provider is being asked by this process, and how often it is asked by one of them. */
  plan(): { refreshing: boolean; refreshMinutes: number };
  /** Loads the stored rates. */
  start(): Promise<void>;
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

/** The longest that a timer of the platform takes: 24.8 days; a longer one would go off at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;
/** After manual rates have expired and the database could not tell what holds now. */
const TRY_AGAIN_MS = 10_000;

/**
 * Keeps the rates in force in memory. A failed fetch leaves them as they are; manual ones give way
 * at the moment when they expire, also after a restart.
 */
export function createRatesKeeper(options: RatesKeeperOptions): RatesKeeper {
  const { db, ratesUrl, refreshMinutes, timeoutMs = 10_000, now, log, onChange } = options;
  const stopped = new AbortController();
  let refreshTimer: NodeJS.Timeout | undefined;
  let expiryTimer: NodeJS.Timeout | undefined;
  let fetching = false;
  let running: Promise<RefreshResult> | undefined;
  let loaded: Promise<unknown> = Promise.resolve();
  let current = DEFAULTS_IN_FORCE;

  /** One after another, so that an older reading never replaces a newer one. */
  function load(): Promise<CurrentRates> {
    const loading = loaded.then(loadNow);
    loaded = loading.catch(() => {});
    return loading;
  }

  async function loadNow() {
    const next = await readCurrentRates(db, { now: now() });
    const changed = shownText(next) !== shownText(current);
    current = next;
    if (current.expiresAt !== null) loadAgainAt(new Date(current.expiresAt));
    else clearTimeout(expiryTimer);
    if (changed) onChange();
    return current;
  }

  function loadAgainAt(moment: Date) {
    const wait = Math.max(0, moment.getTime() - now().getTime());
    loadAgainIn(Math.min(wait, MAX_TIMER_MS));
  }

  function loadAgainIn(ms: number) {
    clearTimeout(expiryTimer);
    if (stopped.signal.aborted) return;
    expiryTimer = setTimeout(() => {
      load().catch((err) => {
        if (stopped.signal.aborted) return;
        log.error({ err }, 'Which exchange rates are in force could not be read');
        loadAgainIn(TRY_AGAIN_MS);
      });
    }, ms).unref();
  }

  async function fetchAndStore(): Promise<RefreshResult> {
    const { signal } = stopped;
    // What reads XML is not needed before the site answers.
    const { fetchEcbRates } = await import('./ecb-feed.server.ts');
    const today = businessNow(now()).date;
    const result = await fetchEcbRates({ url: ratesUrl, timeoutMs, today, signal });
    // After a stop the database may be closing.
    if (!signal.aborted) await store(result);
    return result.ok
      ? { ok: true, rates: current }
      : { ok: false, error: result.error, rates: current };
  }

  async function store(result: FeedResult) {
    const fetchedAt = now();
    if (!result.ok) {
      const { error, cause } = result;
      log.warn({ error, cause }, 'Exchange rates could not be fetched');
    }
    await recordFetch(db, { attemptedAt: fetchedAt, error: result.ok ? null : result.error });
    if (result.ok) {
      const { asOf, rates } = result;
      await saveRateSet(db, { source: 'ecb', asOf, rates, fetchedAt, expiresAt: null });
    }
    await load();
  }

  function refresh() {
    running ??= fetchAndStore().finally(() => {
      running = undefined;
    });
    return running;
  }

  async function refreshAndPlanNext() {
    try {
      await refresh();
    } catch (error) {
      if (!stopped.signal.aborted) log.error({ err: error }, 'Exchange rates were not refreshed');
    }
    if (!fetching) return;
    clearTimeout(refreshTimer);
    refreshTimer = setTimeout(refreshAndPlanNext, refreshMinutes * 60_000).unref();
  }

  function stopFetching() {
    fetching = false;
    clearTimeout(refreshTimer);
  }

  return {
    current: () => current,
    refresh,
    reload: load,
    plan: () => ({ refreshing: running !== undefined, refreshMinutes }),
    async start() {
      await load();
    },
    startFetching() {
      fetching = true;
      void refreshAndPlanNext();
    },
    stopFetching,
    stop() {
      stopped.abort();
      stopFetching();
      clearTimeout(expiryTimer);
    },
  };
}

/** What of the rates pages and answers show. */
function shownText({ rates, asOf, source }: CurrentRates): string {
  return JSON.stringify([rates.USD, rates.TRY, asOf, source]);
}
