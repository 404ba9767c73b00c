import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#app/db/client.server.ts';
import { businessNow } from '#app/lib/dates.ts';
import { DEFAULT_RATES } from '#app/lib/money.ts';
import { type FeedResult, fetchEcbRates } from './ecb-feed.server.ts';
import type { CurrentRates } from './exchange-rates.schema.ts';
import { readCurrentRates, recordFetch, saveRateSet } from './exchange-rates.server.ts';

/** `rates` are those in force afterwards, whether the fetch went well or not. */
export type RefreshResult =
  | { ok: true; rates: CurrentRates }
  | { ok: false; error: string; rates: CurrentRates };

export interface RatesKeeper {
  current(): CurrentRates;
  /** Asks the provider now; a call during another one shares its fetch. */
  refresh(): Promise<RefreshResult>;
  /** Loads the stored rates and begins to refresh them; does not wait for the network. */
  start(): Promise<void>;
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

/** Keeps the rates in force in memory. A failed fetch leaves them as they are. */
export function createRatesKeeper(options: RatesKeeperOptions): RatesKeeper {
  const { db, ratesUrl, refreshMinutes, timeoutMs = 10_000, now, log, onChange } = options;
  const stopped = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<RefreshResult> | undefined;
  let current: CurrentRates = {
    base: 'EUR',
    rates: DEFAULT_RATES,
    asOf: null,
    source: 'default',
    fetchedAt: null,
  };

  async function load() {
    const next = await readCurrentRates(db, { now: now() });
    const changed = shownText(next) !== shownText(current);
    current = next;
    if (changed) onChange();
  }

  async function fetchAndStore(): Promise<RefreshResult> {
    const { signal } = stopped;
    const today = businessNow(now()).date;
    const result = await fetchEcbRates({ url: ratesUrl, timeoutMs, today, signal });
    // After a stop the database may be closing.
    if (!signal.aborted) await store(result);
    return result.ok ? { ok: true, rates: current } : { ...result, rates: current };
  }

  async function store(result: FeedResult) {
    const fetchedAt = now();
    const error = result.ok ? null : result.error;
    if (error !== null) log.warn({ error }, 'Exchange rates could not be fetched');
    await recordFetch(db, { attemptedAt: fetchedAt, error });
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
    if (stopped.signal.aborted) return;
    timer = setTimeout(refreshAndPlanNext, refreshMinutes * 60_000).unref();
  }

  return {
    current: () => current,
    refresh,
    async start() {
      await load();
      void refreshAndPlanNext();
    },
    stop() {
      stopped.abort();
      clearTimeout(timer);
    },
  };
}

/** What of the rates pages and answers show. */
function shownText({ rates, asOf, source }: CurrentRates): string {
  return JSON.stringify([rates.USD, rates.TRY, asOf, source]);
}
