import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

const UNITS_IN_MS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

/** Result of a run of wrk. Times are in ms. */
export interface Load {
  requests: number;
  /** Number of refused requests. A busy machine refuses some. */
  refused: number;
  /** Requests per second, without refused ones. */
  perSecond: number;
  p50: number;
  p99: number;
}

export function needWrk(): void {
  if (spawnSync('wrk', ['-v']).error) {
    throw new Error(
      'There is no `wrk` here, which makes the load: install the Debian package wrk.',
    );
  }
}

/**
 * Runs wrk and returns the result. Throws an Error if half of the requests or more failed.
 * `script`: a Lua script with its arguments.
 */
export async function load(
  url: string,
  {
    connections,
    seconds,
    script = [],
    brotli = false,
  }: { connections: number; seconds: number; script?: string[]; brotli?: boolean },
): Promise<Load> {
  const [file, ...args] = script;
  const wrk = spawn(
    'wrk',
    [
      ...['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '30s'],
      ...(brotli ? ['-H', 'accept-encoding: br'] : []),
      ...(file ? ['-s', file] : []),
      url,
      ...(args.length > 0 ? ['--', ...args] : []),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [chunks] = await Promise.all([wrk.stdout.toArray(), once(wrk, 'exit')]);
  const printed = Buffer.concat(chunks).toString();
  const requests = Number(/(\d+) requests in/.exec(printed)?.[1]);
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(printed)?.[1] ?? 0);
  if (!(refused < requests / 2) || printed.includes('Socket errors')) {
    throw new Error(`${url} failed:\n${printed}`);
  }
  const percentile = (share: number) => {
    const found = new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s)`).exec(printed);
    return Number(found?.[1]) * (UNITS_IN_MS[found?.[2] ?? ''] ?? Number.NaN);
  };
  return {
    requests,
    refused,
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1]) * (1 - refused / requests),
    p50: percentile(50),
    p99: percentile(99),
  };
}
