import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import pretty from 'pino-pretty';
import type { Env } from '#app/lib/env.server.ts';

/**
 * Creates the log of the process. On a terminal it is readable text, from level `warn`. Without a
 * terminal (`null`) it is one JSON object per line on standard output, from level `info`.
 * `LOG_LEVEL` changes the level, not the format.
 */
export function createLog(
  { LOG_LEVEL }: Pick<Env, 'LOG_LEVEL'>,
  terminal: NodeJS.WritableStream | null = process.stdout.isTTY ? process.stdout : null,
): FastifyBaseLogger {
  if (!terminal) return pino({ level: LOG_LEVEL ?? 'info' });
  const words = pretty({
    destination: terminal,
    sync: true,
    colorize: false,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname,part,error',
  });
  return pino({ level: LOG_LEVEL ?? 'warn' }, words);
}
