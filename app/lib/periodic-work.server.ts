import type { FastifyBaseLogger } from 'fastify';

export interface PeriodicWork {
  /** Schedules the first run and returns at once. */
  start(): void;
  /** Aborts `signal` and waits until the current run has ended. */
  stop(): Promise<void>;
}

/**
 * Returns periodic work, which first runs `firstMs` after its start. The next run begins after the
 * milliseconds that `work` returned, or after `everyMs` if `work` returned undefined or failed. A
 * failure is logged with the message `failed`.
 */
export function periodicWork({
  work,
  everyMs,
  firstMs = 0,
  log,
  failed,
}: {
  work: (signal: AbortSignal) => Promise<number | undefined>;
  everyMs: number;
  firstMs?: number;
  log: Pick<FastifyBaseLogger, 'error'>;
  failed: string;
}): PeriodicWork {
  const stopped = new AbortController();
  const { signal } = stopped;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function run() {
    let nextMs: number | undefined;
    try {
      nextMs = await work(signal);
    } catch (err) {
      if (!signal.aborted) log.error({ err }, failed);
    }
    wait(nextMs ?? everyMs);
  }

  function wait(ms: number) {
    if (signal.aborted) return;
    timer = setTimeout(() => {
      running = run();
    }, ms).unref();
  }

  return {
    start: () => wait(firstMs),
    async stop() {
      stopped.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
