/**
 * Measures the running product under load: responses that are not cached, cached responses, a large
 * business, and the memory of all processes. Compares it with reference servers in the same run.
 * Needs a build, Linux, and `wrk` (a Debian package). Run: npm exec -c 'node tests/bench/load.ts',
 * or with parts: `cars`, `listings`, `large`, `table`, `ready`. `--rounds 1` and `--seconds 2` make
 * it shorter. Prints medians of the rounds. If other work runs on the machine, compare only
 * processor time and ratios.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startBareRouter } from './bare-router.ts';
import type { BareAnswer } from './bare-server.ts';
import { startProduct } from './bench-product.ts';
import { type Size, withLargeBusinessFolder } from './large-business.ts';
import { cpuSecondsOf, type Memory, memoryOf } from './processes.ts';
import { rawAnswer } from './raw-answer.ts';
import { type Load, load, needWrk } from './wrk.ts';

const { values: flags, positionals: parts } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
  },
  allowPositionals: true,
});
const ROUNDS = Number(flags.rounds);
const SECONDS = Number(flags.seconds);
const READY = ['/', '/cars', '/api/listings?limit=100'];
const LISTINGS = '/api/listings?limit=100';
const LUA = fileURLToPath(new URL('./load.lua', import.meta.url));
/**
 * Sizes of the large business (`large`), and of two businesses with few and with many bookings
 * (`table`).
 */
const LARGE = { bookings: 200_000, years: 1 };
const TABLES = [
  { bookings: 10_000, years: 1 },
  { bookings: 200_000, years: 20 },
];

interface Server {
  child: ChildProcess;
  url: string;
}
type Kind = 'cars' | 'listings' | 'dates';
interface Measured extends Load {
  /** Processor time in ms for a request: of the process and, for the product, of its PostgreSQL. */
  cpuMs: number;
}
interface LoadOptions {
  connections: number;
  /**
   * Kind of addresses (`load.lua`); each request has another one. Without a kind all requests have
   * `path`.
   */
  kind?: Kind;
  path?: string;
  brotli?: boolean;
}

const wants = (part: string) => parts.length === 0 || parts.includes(part);
const peaks: string[] = [];
let runs = 0;
let most: Memory;

needWrk();
console.log(`load of the machine before: ${loadavg()[0]?.toFixed(2)}`);
console.log(`${''.padEnd(44)}   a second       p50       p99  CPU, ms`);
if (['cars', 'listings', 'ready'].some(wants))
  await withProduct('demo business', {}, smallBusiness);
if (wants('large')) await withLargeBusiness(LARGE, largeBusiness);
if (wants('table')) for (const size of TABLES) await withLargeBusiness(size, oneSize);
for (const peak of peaks) console.log(peak);

async function smallBusiness(product: Server): Promise<void> {
  if (wants('cars')) {
    const options = { connections: 8, kind: 'cars' } as const;
    const reference = await startBareRouter();
    await compare('/cars, ever other dates', [product, options], [reference, options]);
    await stop(reference);
    await compare('  compressed, as browsers ask', [product, { ...options, brotli: true }]);
  }
  if (wants('listings')) {
    const json = await (await fetch(product.url + LISTINGS)).json();
    const bare = await startBare({ '/': { json } });
    await compare(
      `${LISTINGS}, ever other filters`,
      [product, { connections: 8, kind: 'listings' }],
      [bare, { connections: 8, path: '/' }],
    );
    await stop(bare);
  }
  if (wants('ready')) {
    const answers: Record<string, BareAnswer> = {};
    for (const path of READY) {
      await rawAnswer(product.url + path);
      answers[path] = await rawAnswer(product.url + path);
    }
    const bare = await startBare(answers);
    for (const path of READY) {
      const options = { connections: 50, path, brotli: true };
      await compare(`${path}, ready made`, [product, options], [bare, options]);
    }
    await stop(bare);
  }
}

async function largeBusiness(product: Server): Promise<void> {
  for (const connections of [1, 8]) {
    const options = { connections, kind: 'dates' } as const;
    await compare(`1,000 cars, ever other dates, ${connections} at a time`, [product, options]);
  }
  await compare('1,000 cars, ever other filters, 8 at a time', [
    product,
    { connections: 8, kind: 'listings' },
  ]);
}

async function oneSize(product: Server, { bookings, years }: Size) {
  const what = `${bookings} bookings of ${years} years, ever other dates`;
  await compare(what, [product, { connections: 1, kind: 'dates' }]);
}

async function startBare(answers: Record<string, BareAnswer>): Promise<Server> {
  const child = fork(new URL('./bare-server.ts', import.meta.url), { serialization: 'advanced' });
  child.send(answers);
  const [port] = await once(child, 'message');
  return { child, url: `http://127.0.0.1:${port}` };
}

async function stop(server: Server | undefined): Promise<void> {
  if (server?.child.kill('SIGTERM')) await once(server.child, 'exit');
}

async function withLargeBusiness(
  size: Size,
  measure: (product: Server, size: Size) => Promise<void>,
): Promise<void> {
  await withLargeBusinessFolder(size, (dataDir) =>
    withProduct(`${size.bookings} bookings`, { DATA_DIR: dataDir, DEMO_DATA: 'off' }, (product) =>
      measure(product, size),
    ),
  );
}

async function withProduct(
  name: string,
  settings: Record<string, string>,
  measure: (product: Server) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kervan-bench-'));
  const product = await startProduct({ DATA_DIR: folder, ...settings });
  most = memoryOf(product.child.pid ?? 0);
  try {
    await measure(product);
    const { total, ours, postgres } = most;
    peaks.push(`memory at most, ${name}: ${total} MB (Kervan ${ours}, PostgreSQL ${postgres})`);
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Prints the medians of both servers and their ratio. Measures them in turns, so that other work on
 * the machine affects both.
 */
async function compare(
  what: string,
  ours: [Server, LoadOptions],
  reference?: [Server, LoadOptions],
): Promise<void> {
  const rounds: { ours: Measured; theirs: Measured | undefined }[] = [];
  // Warm-up: the code is not compiled yet.
  await measure(...ours, 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const own = await measure(...ours);
    // Memory right after the load, when it is highest. Reading it blocks this process.
    const memory = memoryOf(ours[0].child.pid ?? 0);
    if (memory.total > most.total) most = memory;
    rounds.push({ ours: own, theirs: reference && (await measure(...reference)) });
  }
  const mine = medians(rounds.map((round) => round.ours));
  print(what, mine);
  if (!reference) return;
  const theirs = medians(rounds.flatMap((round) => round.theirs ?? []));
  print('  reference', theirs);
  const ratio = (key: keyof Measured) => (mine[key] / theirs[key]).toFixed(2).padStart(10);
  console.log(
    `${'  ratio'.padEnd(44)} ${ratio('perSecond')}${ratio('p50')}${ratio('p99')}${ratio('cpuMs')}`,
  );
}

async function measure(
  { child: { pid = 0 }, url }: Server,
  { connections, kind, path = '', brotli = false }: LoadOptions,
  seconds = SECONDS,
): Promise<Measured> {
  runs += 1;
  const script = kind ? [LUA, kind, String(runs)] : [];
  const before = cpuSecondsOf(pid);
  const measured = await load(url + path, { connections, seconds, script, brotli });
  return { ...measured, cpuMs: ((cpuSecondsOf(pid) - before) / measured.requests) * 1000 };
}

function medians(all: Measured[]): Measured {
  const middle = (key: keyof Measured) =>
    all.map((one) => one[key]).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;
  return {
    requests: middle('requests'),
    refused: middle('refused'),
    perSecond: middle('perSecond'),
    p50: middle('p50'),
    p99: middle('p99'),
    cpuMs: middle('cpuMs'),
  };
}

function print(what: string, { refused, perSecond, p50, p99, cpuMs }: Measured): void {
  const columns = [perSecond.toFixed(0), p50.toFixed(2), p99.toFixed(2), cpuMs.toFixed(3)];
  console.log(
    `${what.padEnd(44)} ${columns.map((column) => column.padStart(10)).join('')}${refused ? `, ${refused} refused` : ''}`,
  );
}
