import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#app/db/client.server.ts';
import type { ImageStore } from './image-store.server.ts';
import { sweepImages } from './image-sweep.server.ts';

const EVERY_MS = 3_600_000;

export interface ImageSweeper {
  /** Sweeps now and then every hour; does not wait for it. */
  start(): void;
  /** Ends after the picture that is being removed. */
  stop(): Promise<void>;
}

interface Options {
  db: Db;
  store: ImageStore;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  everyMs?: number;
}

/** Keeps the store free of pictures that nobody uses. What goes wrong is logged and tried again. */
export function createImageSweeper(options: Options): ImageSweeper {
  const { db, store, now, log, everyMs = EVERY_MS } = options;
  const stopped = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function sweep() {
    try {
      const removed = await sweepImages(db, store, { now: now(), signal: stopped.signal });
      if (removed.length > 0) log.info({ removed }, 'pictures that nobody used were removed');
    } catch (err) {
      if (!stopped.signal.aborted) log.error({ err }, 'unused pictures were not removed');
    }
    if (!stopped.signal.aborted) timer = setTimeout(begin, everyMs).unref();
  }

  function begin() {
    running = sweep();
  }

  return {
    start: begin,
    async stop() {
      stopped.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
