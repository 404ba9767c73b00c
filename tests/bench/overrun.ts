/**
 * Measures the site under more requests than it can handle. First 500 connections request pages
 * that are not cached, without a pause. Then ten addresses request ten such pages a second each,
 * while another visitor requests one page after another. Needs a build and `wrk` (a Debian
 * package). If DATABASE_URL is set, that server is used instead of the embedded one. Run: npm exec
 * -c 'node tests/bench/overrun.ts'. Also prints the load of the machine before the run.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startProduct } from './bench-product.ts';
import { needWrk } from './wrk.ts';

const CONNECTIONS = 500;
const STORM_S = 20;
const PROBE_EVERY_MS = 100;
const BUSY_ADDRESSES = 10;
const PAGES_A_SECOND = 10;
const CROWD_MS = 20_000;
const LUA = fileURLToPath(new URL('./overrun.lua', import.meta.url));

interface Answer {
  status: number;
  ms: number;
}

needWrk();
console.log(`load of the machine before: ${loadavg()[0]?.toFixed(2)}`);
const dataDir = mkdtempSync(join(tmpdir(), 'kervan-bench-'));
const agent = new Agent({ keepAlive: true });
let pages = 0;
const { DATABASE_URL } = process.env;
const { url, stop } = await startProduct({
  ...(DATABASE_URL && { DATABASE_URL }),
  DATA_DIR: dataDir,
  TRUST_PROXY: 'on',
  // With a fixed address the product behind a proxy does the least work for a cached response.
  SITE_URL: 'http://kervan.test',
  // High, so that the limit of a single address never applies.
  REQUESTS_PER_MINUTE: '10000000',
});
try {
  for (let n = 0; n < 10; n += 1) await ask(anotherPage(), '198.18.0.1');
  const calm: Answer[] = [];
  for (let n = 0; n < 30; n += 1) calm.push(await ask(anotherPage(), '198.18.0.1'));
  print('a page that is not ready, in peace', calm);
  await storm();
  await crowd();
} finally {
  agent.destroy();
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function storm() {
  console.log(`\n${CONNECTIONS} connections of one address, for ${STORM_S} s`);
  const file = await aFile();
  await ask('/', '198.18.0.1');
  const wrk = spawn(
    'wrk',
    ['-t1', `-c${CONNECTIONS}`, `-d${STORM_S}s`, '--timeout', '30s', '-s', LUA, url],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const printed = wrk.stdout.toArray();
  const ended = once(wrk, 'exit');
  let isOver = false;
  const probe = async (what: () => Answer | Promise<Answer>) => {
    const answers: Answer[] = [];
    while (!isOver) {
      answers.push(await what());
      await sleep(PROBE_EVERY_MS);
    }
    return answers;
  };
  const probes = [
    ['a ready page', probe(() => ask('/', '198.18.0.2'))],
    ['a file', probe(() => ask(file, '198.18.0.2'))],
    ['/healthz', probe(() => ask('/healthz', '198.18.0.2'))],
    ['a page not ready, same address', probe(() => ask(anotherPage()))],
    ['a page not ready, another visitor', probe(() => ask(anotherPage(), '198.18.0.3'))],
  ] as const;
  await ended;
  isOver = true;
  console.log(
    String(Buffer.concat(await printed))
      .match(/^(statuses|waits|broken).*$/gm)
      ?.join('\n'),
  );
  const end = performance.now();
  while ((await ask(anotherPage())).status !== 200) await sleep(20);
  console.log(
    `the same address gets a page again after ${(performance.now() - end).toFixed(0)} ms`,
  );
  for (const [what, answers] of probes) print(what, await answers);
}

async function crowd() {
  console.log(`\n${BUSY_ADDRESSES} addresses, ${PAGES_A_SECOND} pages a second each`);
  const busy: Promise<Answer>[] = [];
  const timers = Array.from({ length: BUSY_ADDRESSES }, (_, n) =>
    setInterval(() => busy.push(ask(anotherPage(), `203.0.113.${n + 1}`)), 1000 / PAGES_A_SECOND),
  );
  const visitor: Answer[] = [];
  for (const end = performance.now() + CROWD_MS; performance.now() < end; ) {
    visitor.push(await ask(anotherPage(), '198.51.100.7'));
    await sleep(PROBE_EVERY_MS);
  }
  for (const timer of timers) clearInterval(timer);
  print('another visitor', visitor);
  print('the busy addresses', await Promise.all(busy));
}

/** Returns the address of another page. Its dates differ from those in `overrun.lua`. */
function anotherPage(): string {
  pages += 1;
  const [day, price] = [1 + (pages % 27), Math.floor(pages / 27) % 2000];
  return `/cars?pickupDate=2028-02-${String(day).padStart(2, '0')}&returnDate=2028-03-05&maxPrice=${2000 - price}`;
}

async function aFile(): Promise<string> {
  const response = await fetch(`${url}/`);
  const [, path = ''] = /"(\/assets\/[^"]+\.js)"/.exec(await response.text()) ?? [];
  return path;
}

/**
 * Requests a page. `from` is the visitor's address; without it the request has the same address as
 * the 500 connections.
 */
async function ask(path: string, from?: string): Promise<Answer> {
  const start = performance.now();
  const headers = from ? { 'x-forwarded-for': from } : {};
  let status = 0;
  try {
    const sent = request(url + path, { agent, headers }).end();
    const [response] = await once(sent, 'response');
    await response.toArray();
    status = response.statusCode;
  } catch {
    // Status 0 means that the connection broke.
  }
  return { status, ms: performance.now() - start };
}

function print(what: string, answers: Answer[]): void {
  const statuses = Map.groupBy(answers, ({ status }) => status);
  for (const [status, those] of statuses) {
    const times = those.map(({ ms }) => ms).sort((a, b) => a - b);
    const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(0);
    console.log(
      `${what.padEnd(36)} ${status} ${String(times.length).padStart(5)} times, ms: p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)}`,
    );
  }
}
