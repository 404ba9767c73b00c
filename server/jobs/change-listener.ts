import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Client } from 'pg';
import { APPLICATION_NAME, CHANGES_CHANNEL } from '#app/db/client.server.ts';
import { LOCKS } from '#app/db/locks.server.ts';

const PULSE_MS = 5_000;
const QUERY_TIMEOUT_MS = 5_000;
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 2_000;

/** Work that only one of all processes may do. */
export interface Job {
  start(): void;
  stop(): void | Promise<void>;
}

export interface ChangeListener {
  /** Connects. If the first attempt fails, retries in the background. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Returns true while the connection receives changes. */
  isListening(): boolean;
}

interface Options {
  connectionString: string;
  /**
   * Called after a change that visitors see was committed, with the name of its table; with null if
   * changes may have been missed while the connection was lost.
   */
  onChange(table: string | null): void;
  /** Returns new jobs each time this process takes over the regular jobs. */
  jobs(): Job[];
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  pulseMs?: number;
}

/**
 * Opens a connection to the database on which this process receives changes of other processes.
 * Only one of all processes, on all machines, holds the lock of the regular jobs on its connection.
 * The connection must reach PostgreSQL directly: a pooler in transaction mode loses notifications
 * and lock.
 */
export function createChangeListener(options: Options): ChangeListener {
  const { connectionString, onChange, log, pulseMs = PULSE_MS } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> = Promise.resolve();
  let isListening = false;

  async function keepConnected(first: () => void): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    let isFirstLoss = true;
    while (!signal.aborted) {
      const client = new Client({
        connectionString,
        application_name: APPLICATION_NAME,
        keepAlive: true,
        connectionTimeoutMillis: QUERY_TIMEOUT_MS,
        query_timeout: QUERY_TIMEOUT_MS,
      });
      const jobs: Job[] = [];
      let cause: unknown;
      try {
        await listen(client);
        pause = FIRST_PAUSE_MS;
        isFirstLoss = true;
        first();
        await runUntilDisconnected(client, jobs);
      } catch (error) {
        cause = error;
      }
      first();
      isListening = false;
      if (!signal.aborted) {
        // Changes of other processes are missed until the connection is open again.
        onChange(null);
        // Logs the first failure only, not every retry.
        if (isFirstLoss) log.warn({ err: cause }, 'the connection that receives changes was lost');
        isFirstLoss = false;
      }
      for (const job of jobs) await job.stop();
      await client.end().catch(() => {});
      if (signal.aborted) return;
      await wait(pause, undefined, { signal }).catch(() => {});
      pause = Math.min(pause * 2, MAX_PAUSE_MS);
    }
  }

  async function listen(client: Client): Promise<void> {
    // Without a handler an error would end the process. The `end` event handles the lost
    // connection.
    client.on('error', () => {});
    client.on('notification', ({ payload }) => onChange(payload ?? null));
    await client.connect();
    await client.query(`listen ${CHANGES_CHANNEL}`);
    isListening = true;
    onChange(null);
  }

  /**
   * Waits until the connection is lost. Each pulse detects a dead connection, or tries to take over
   * the jobs.
   */
  async function runUntilDisconnected(client: Client, jobs: Job[]): Promise<void> {
    const broken = new Promise<void>((resolve) => {
      client.once('end', resolve);
      client.once('error', () => resolve());
    });
    let isBroken = false;
    broken.then(() => {
      isBroken = true;
    });
    while (!signal.aborted && !isBroken) {
      if (jobs.length > 0) await client.query('select 1');
      else if (await holdsJobs(client)) {
        log.info('this process now runs the regular jobs');
        jobs.push(...options.jobs());
        for (const job of jobs) job.start();
      }
      await Promise.race([broken, wait(pulseMs, undefined, { signal }).catch(() => {})]);
    }
  }

  return {
    start() {
      return new Promise((resolve) => {
        running = keepConnected(resolve);
      });
    },
    async stop() {
      stopping.abort();
      await running;
    },
    isListening: () => isListening,
  };
}

async function holdsJobs(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>(
    'select pg_try_advisory_lock($1) as held',
    [LOCKS.jobs],
  );
  return rows[0]?.held === true;
}
