/**
 * Measures the time until the built product responds to `/`, and its memory together with
 * PostgreSQL: after the first start on a new data folder, after later starts, and after 20 s of
 * overload. Memory is the PSS of the process and all its child processes, which counts shared
 * memory once. Needs a build, Linux, and `wrk` (a Debian package). Run: npm exec -c 'node
 * tests/bench/memory.ts'. Some values are measured a minute after a start; `--minute 10` measures
 * them after 10 s. `--starts 3` makes fewer later starts.
 *
 * Then it measures the heap after a garbage collection: once after 30,000 varied requests and once
 * after 170,000 more (some twenty minutes). It lists the code that allocated the remaining memory.
 * `--first 3000 --further 17000` sends fewer requests, and `--heap` measures the heap alone.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type BenchProduct, startProduct } from './bench-product.ts';
import { type Heap, INSPECTED, inspectHeap } from './heap.ts';
import { type Memory, memoryOf } from './processes.ts';
import { requestVaried } from './varied-requests.ts';
import { needWrk } from './wrk.ts';

const { values: flags } = parseArgs({
  options: {
    minute: { type: 'string', default: '60' },
    starts: { type: 'string', default: '5' },
    first: { type: 'string', default: '30000' },
    further: { type: 'string', default: '170000' },
    heap: { type: 'boolean', default: false },
  },
});
const MINUTE_MS = Number(flags.minute) * 1000;
const LATER_STARTS = Number(flags.starts);
const OVERLOAD_SECONDS = 20;
const POLL_MS = 20;
/** Growth of the heap in MB that counts as a leak. Less may be noise. */
const GROWN_MB = 5;

/**
 * Script of wrk: each request has other dates and prices, so that no response is cached, and
 * another address, so that the limit of a single visitor does not apply.
 */
const OVERLOAD = `
local count = 0
request = function()
  count = count + 1
  wrk.headers["X-Forwarded-For"] = "10." .. count % 200 .. "." .. math.floor(count / 200) % 200 .. ".7"
  local month, day = count % 12 + 1, count % 20 + 1
  return wrk.format("GET", string.format(
    "/cars?minPrice=%d&maxPrice=%d&pickupDate=2031-%02d-%02d&returnDate=2031-%02d-%02d",
    count % 50, 500 + count % 1300, month, day, month, day + count % 8))
end
response = function(status)
  local name = status < 300 and "answered" or status == 503 and "refused" or "failed"
  wrk.thread:set(name, (wrk.thread:get(name) or 0) + 1)
end
setup = function(thread) threads = thread end
done = function()
  for _, name in ipairs({"answered", "refused", "failed"}) do
    io.write(name .. "=" .. (threads:get(name) or 0) .. " ")
  end
end
`;

interface Started extends BenchProduct {
  /** Milliseconds from the start of the process to the first successful response of `/`. */
  answersAfterMs: number;
}

const folder = mkdtempSync(join(tmpdir(), 'kervan-bench-'));
let running: BenchProduct | undefined;
try {
  if (!flags.heap) await startsAndOverload();
  await heap();
} finally {
  await running?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function startsAndOverload(): Promise<void> {
  needWrk();
  const first = await start();
  await visitAsAPerson(first);
  const afterFirst = await memoryAfterAMinute(first);
  await first.stop();

  const times: number[] = [];
  for (let i = 1; i < LATER_STARTS; i += 1) {
    const later = await start();
    times.push(later.answersAfterMs);
    await later.stop();
  }
  const later = await start();
  times.push(later.answersAfterMs);
  await visitAsAPerson(later);
  const afterLater = await memoryAfterAMinute(later);
  const answers = overload(later);
  const atItsEnd = memoryOf(later.child.pid ?? 0);
  await wait(10_000);
  const soonAfter = memoryOf(later.child.pid ?? 0);
  await wait(Math.max(0, MINUTE_MS - 10_000));
  const longAfter = memoryOf(later.child.pid ?? 0);
  await later.stop();

  console.log(`first start answers / after ${first.answersAfterMs} ms (cluster and demo business)`);
  console.log(`later starts answer / after ${median(times)} ms (${times.join(', ')})`);
  console.log(`overload, 500 connections for ${OVERLOAD_SECONDS} s: ${answers}`);
  console.log('PSS in MB                        whole  Kervan  PostgreSQL');
  row(`${flags.minute} s after a first start`, afterFirst);
  row(`${flags.minute} s after a later start`, afterLater);
  row('at the end of the overload', atItsEnd);
  row('10 s later', soonAfter);
  row(`${flags.minute} s later`, longAfter);
}

async function heap(): Promise<void> {
  const product = await start(INSPECTED);
  const inspector = await inspectHeap();
  await visitAsAPerson(product);
  const atStart = await inspector.collected();
  const [first, further] = [Number(flags.first), Number(flags.further)];
  const answers = await requestVaried(product.url, { from: 0, count: first });
  const before = await inspector.collected();
  await inspector.watch();
  const later = await requestVaried(product.url, { from: first, count: further });
  const after = await inspector.collected();
  const left = await inspector.whatIsLeft();
  inspector.close();
  await product.stop();

  console.log('after a collection, in MB           heap  buffers');
  heapRow('after the first pages', atStart);
  heapRow(`after ${first} requests (${answers})`, before);
  heapRow(`after ${further} more (${later})`, after);
  console.log(`${further} requests added ${(after.heap - before.heap).toFixed(1)} MB to the heap`);
  if (after.heap - before.heap > GROWN_MB) console.log(`made in, by KB:\n${left.join('\n')}`);
}

/** Starts the product with the demo business, always on the same data folder. */
async function start(nodeFlags: string[] = []): Promise<Started> {
  const startedAt = performance.now();
  const settings = { DATA_DIR: join(folder, 'data'), DEMO_DATA: 'on', TRUST_PROXY: 'on' };
  const product = await startProduct(settings, { flags: nodeFlags });
  running = product;
  while (!(await fetch(product.url)).ok) await wait(POLL_MS);
  return { ...product, answersAfterMs: Math.round(performance.now() - startedAt) };
}

/** Requests the first pages of a visitor and of the owner, with compression. */
async function visitAsAPerson({ url }: BenchProduct): Promise<void> {
  const read = async (path: string) => {
    const response = await fetch(url + path);
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return response.text();
  };
  await read('/');
  const [, car = ''] = /href="(\/cars\/[^"?]+)/.exec(await read('/cars')) ?? [];
  for (const path of [car, '/transfer', '/news', '/admin', '/api/listings']) await read(path);
}

async function memoryAfterAMinute(product: BenchProduct): Promise<Memory> {
  await wait(MINUTE_MS);
  return memoryOf(product.child.pid ?? 0);
}

function overload({ url }: BenchProduct): string {
  const script = join(folder, 'overload.lua');
  writeFileSync(script, OVERLOAD);
  const args = ['-t1', '-c500', `-d${OVERLOAD_SECONDS}s`, '--timeout', '30s', '-s', script, url];
  const { stdout } = spawnSync('wrk', args, { encoding: 'utf8' });
  return /answered=.*/.exec(stdout)?.[0] ?? stdout;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function row(name: string, { total, ours, postgres }: Memory): void {
  const figures = `${String(total).padStart(6)}${String(ours).padStart(8)}${String(postgres).padStart(12)}`;
  console.log(`${name.padEnd(32)}${figures}`);
}

function heapRow(name: string, { heap, buffers }: Heap): void {
  console.log(`${name.padEnd(36)}${heap.toFixed(1)}  ${buffers.toFixed(1)}`);
}
