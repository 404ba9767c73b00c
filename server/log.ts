import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import pretty from 'pino-pretty';
import type { Env } from '#app/lib/env.server.ts';

/**
 * The log of the process: on a terminal in words, and only what needs a person; elsewhere (`null`) one
 * JSON object a line on standard output. `LOG_LEVEL` changes how much is said, not the form.
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
