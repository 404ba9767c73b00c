/**
 * What the running product serves next to a bare node:http server that sends the same bytes and
 * headers, under 50 connections, taking turns. Needs a build, Linux, and `wrk` (a Debian package).
 * Run: npm exec -c 'node tests/bench/throughput.ts'.
 * Prints medians of five rounds. Where other work goes on, the CPU time a request is the fair figure.
 */
import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RawAnswer, rawAnswer } from '../support/raw-answer.ts';
import { startProduct } from './bench-product.ts';

const PATHS = ['/', '/cars', '/api/listings?limit=100'];
const ROUNDS = 5;
const SECONDS = 3;
const LOAD = ['-t1', '-c50', `-d${SECONDS}s`, '--latency', '-H', 'accept-encoding: br'];
/** Linux counts CPU time in these. */
const TICKS_PER_SECOND = 100;
const UNITS_IN_MS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

interface Server {
  child: ChildProcess;
  url: string;
}
interface Measured {
  perSecond: number;
  p99: number;
  cpuMicros: number;
}

const FIGURES = [
  ['requests a second', 'perSecond'],
  ['p99, ms', 'p99'],
  ['CPU a request, µs', 'cpuMicros'],
] as const;

if (spawnSync('wrk', ['-v']).error) {
  throw new Error('There is no `wrk` here, which makes the load: install the Debian package wrk.');
}
const dataDir = mkdtempSync(join(tmpdir(), 'kervan-bench-'));
const servers: Server[] = [];
try {
  const product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  servers.push(product);
  const idle = memoryOf(product);
  const bare = await startBare(await answersOf(product));
  servers.push(bare);
  for (const path of PATHS) {
    const ours: Measured[] = [];
    const theirs: Measured[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(load(product, path));
      theirs.push(load(bare, path));
    }
    console.log(`${path.padEnd(26)}  product     bare    ratio`);
    for (const [name, key] of FIGURES) {
      const [a, b] = [median(ours.map((one) => one[key])), median(theirs.map((one) => one[key]))];
      console.log(`  ${name.padEnd(22)}${figure(a)}${figure(b)}${figure(a / b)}`);
    }
  }
  console.log(
    `resident: product ${idle} MB idle, ${memoryOf(product)} loaded; bare ${memoryOf(bare)}`,
  );
} finally {
  for (const { child } of servers) {
    if (child.kill('SIGTERM')) await once(child, 'exit');
  }
  rmSync(dataDir, { recursive: true, force: true });
}

async function startBare(answers: Record<string, RawAnswer>): Promise<Server> {
  const child = fork(new URL('./bare-server.ts', import.meta.url), { serialization: 'advanced' });
  child.send(answers);
  const [port] = await once(child, 'message');
  return { child, url: `http://127.0.0.1:${port}` };
}

async function answersOf({ url }: Server): Promise<Record<string, RawAnswer>> {
  const answers: Record<string, RawAnswer> = {};
  for (const path of PATHS) {
    await rawAnswer(url + path);
    // The second time it is ready made.
    answers[path] = await rawAnswer(url + path);
  }
  return answers;
}

function load({ child, url }: Server, path: string): Measured {
  const before = cpuSeconds(child);
  const { stdout } = spawnSync('wrk', [...LOAD, url + path], { encoding: 'utf8' });
  const cpu = cpuSeconds(child) - before;
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}${path} failed:\n${stdout}`);
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99: Number(p99) * (UNITS_IN_MS[unit] ?? Number.NaN),
    cpuMicros: (cpu / requests) * 1e6,
  };
}

/** User and system time so far: the 14th and 15th field, counted from behind the name. */
function cpuSeconds({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

function memoryOf({ child }: Server): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function figure(value: number): string {
  return value.toFixed(value < 100 ? 2 : 0).padStart(9);
}
