import cluster, { type Address, type Worker } from 'node:cluster';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Env } from '#app/lib/env.server.ts';
import { openConfiguredDatabase } from './configured-database.ts';
import { createLog } from './log.ts';
import { addUpMetrics } from './monitoring.ts';
import type { PageSource } from './pages/page-source.ts';
import { prepare } from './prepare.ts';
import { stopOnSignal } from './shutdown.ts';
import { welcome } from './welcome.ts';

const FIRST_PAUSE_MS = 200;
const MAX_PAUSE_MS = 15_000;
/**
 * Running time after which a start counts as successful, and the pauses between restarts become
 * short again.
 */
const SETTLED_MS = 60_000;
/**
 * A little longer than `REQUESTS_LIMIT_MS`, the time after which a worker cuts off requests that
 * hang (`shutdown.ts`).
 */
const WORKERS_END_MS = 9_000;

/**
 * Runs the first process of several: prepares the site, starts `count` workers on one port, and
 * replaces those that die. It serves no requests.
 */
export async function runWorkers(env: Env, count: number): Promise<void> {
  const log = createLog(env);
  const { database, adminNote } = await prepare(env, log);
  addUpMetrics();
  let stopping = false;
  let listening = 0;

  async function stop(code: number) {
    if (stopping) return;
    stopping = true;
    await Promise.all(workers().map(endWorker));
    await database.close();
    log.info('stopped');
    process.exit(code);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      log.info({ signal }, 'stopping');
      void stop(0);
    });
  }

  cluster.on('listening', (_worker: Worker, { address, port, addressType }: Address) => {
    listening += 1;
    if (listening !== count) return;
    const family = addressType === 6 ? 'IPv6' : 'IPv4';
    const addresses: AddressInfo[] = [{ address: address ?? '127.0.0.1', port, family }];
    process.stdout.write(welcome(addresses, { siteUrl: env.SITE_URL, adminNote }));
  });
  async function keepOne() {
    let pause = FIRST_PAUSE_MS;
    for (;;) {
      const startedAt = performance.now();
      const worker = cluster.fork({ DATABASE_URL: database.connectionString });
      // Ignores errors of messages to a worker that has just died. Its exit is handled below.
      worker.on('error', () => {});
      const code = await new Promise((resolve) => worker.once('exit', resolve));
      if (stopping) return;
      // Not all workers have started yet. The worker has printed its reason, and the others would
      // fail, too.
      if (listening < count) return stop(1);
      if (performance.now() - startedAt > SETTLED_MS) pause = FIRST_PAUSE_MS;
      log.error({ code, pause }, 'a worker ended and is started again');
      await wait(pause);
      if (stopping) return;
      pause = Math.min(pause * 2, MAX_PAUSE_MS);
    }
  }
  for (let started = 0; started < count; started += 1) void keepOne();
}

/** Runs one of the workers. The first process has already prepared the start. */
export async function runWorker(env: Env, pages?: PageSource): Promise<void> {
  const log = createLog(env);
  // Imported here, because the first process serves nothing.
  const { serve } = await import('./run.ts');
  const database = await openConfiguredDatabase(env, log);
  const { app, close } = await serve(env, { database, pages, log });
  // Ignores Ctrl-C, which a terminal sends to the whole process group. The first process ends the
  // workers.
  process.on('SIGINT', () => {});
  stopOnSignal(log, {
    signals: ['SIGTERM'],
    isPatient: true,
    app,
    async close() {
      await close();
      await database.close();
    },
  });
}

const workers = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

async function endWorker(worker: Worker): Promise<void> {
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  worker.process.kill('SIGTERM');
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), WORKERS_END_MS);
  await ended;
  clearTimeout(timer);
}
