import type { FastifyBaseLogger } from 'fastify';
import { lastNight, nextNight } from '#app/features/backups/backup-name.rules.ts';
import type { Backups } from '#app/features/backups/backups.server.ts';

/** A start has other work at first, and a computer that is switched off at night starts every day. */
const SETTLING_MS = 600_000;
/** After one that was not made: the disk may have room by then, the bucket may answer. */
const RETRY_MS = 3_600_000;

interface Options {
  backups: Pick<Backups, 'list' | 'begin'>;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
  settlingMs?: number;
  retryMs?: number;
}

interface NightlyBackups {
  /** Waits for the next night; where the last one brought no backup, makes up for it soon. */
  start(): void;
  /** Makes none any more; one that is being made is ended by `Backups.stop`. */
  stop(): void;
}

/** Makes a backup every night at three, in Istanbul. What goes wrong is tried again every hour. */
export function createNightlyBackups(options: Options): NightlyBackups {
  const { backups, now, log, settlingMs = SETTLING_MS, retryMs = RETRY_MS } = options;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  function wait(ms: number) {
    if (!stopped) timer = setTimeout(makeWhenDue, ms).unref();
  }

  async function makeWhenDue() {
    try {
      if (await isDue()) {
        const begun = await backups.begin('system');
        if (begun.ok) await begun.finished;
        else if (begun.reason === 'no-room') log.error('the disk is too full for a backup');
      }
      wait((await isDue()) ? retryMs : untilNextNight());
    } catch (err) {
      if (!stopped) log.error({ err }, 'whether a backup is due could not be found out');
      wait(retryMs);
    }
  }

  async function isDue(): Promise<boolean> {
    const [last] = await backups.list();
    return last === undefined || last.madeAt < lastNight(now());
  }

  function untilNextNight(): number {
    return nextNight(now()).getTime() - now().getTime();
  }

  return {
    start: () => wait(Math.min(settlingMs, untilNextNight())),
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
