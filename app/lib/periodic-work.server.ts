import type { FastifyBaseLogger } from 'fastify';

export interface PeriodicWork {
  /** Begins, and does not wait for it. */
  start(): void;
  /** Ends after what is being done, which finds `signal` aborted. */
  stop(): Promise<void>;
}

/**
 * Runs `work` `firstMs` after the start, and again `everyMs` after each end, or after the
 * milliseconds that the work returns. A failure is logged as `failed` and retried after `everyMs`.
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
