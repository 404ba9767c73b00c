import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

/**
 * Maximum time for running requests to end. Supervisors usually kill a process after 10 s, and
 * closing the database needs a part of that time.
 */
const REQUESTS_LIMIT_MS = 7_000;

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

interface Running {
  signals?: readonly ('SIGTERM' | 'SIGINT')[];
  /** True: a second signal does not end the process at once. */
  isPatient?: boolean;
  app: FastifyInstance;
  /** Closes what requests use. Called after the last request. */
  close(): Promise<void>;
}

/**
 * On SIGTERM or SIGINT (`signals`): accepts no new requests, finishes running ones (requests that
 * hang are cut off), closes the database, and ends the process. A second signal ends it at once,
 * unless `isPatient`.
 */
export function stopOnSignal(log: FastifyBaseLogger, running: Running): void {
  let stopping = false;
  for (const signal of running.signals ?? SIGNALS) {
    process.on(signal, () => {
      if (stopping && running.isPatient) return;
      if (stopping) process.exit(1);
      stopping = true;
      log.info({ signal }, 'stopping');
      stop(log, running).then(
        () => process.exit(0),
        (err) => {
          log.fatal({ err }, 'could not stop cleanly');
          process.exit(1);
        },
      );
    });
  }
}

async function stop(log: FastifyBaseLogger, { app, close }: Running): Promise<void> {
  const cutOff = setTimeout(() => {
    log.warn('requests still running were cut off');
    app.server.closeAllConnections();
  }, REQUESTS_LIMIT_MS);
  await app.close();
  clearTimeout(cutOff);
  await close();
  log.info('stopped');
}
