/**
 * How long visitors wait for a ready page while fifty strangers try passwords without end, each time
 * another name from another address, next to how long they wait in peace, taking turns. Needs a build.
 * Run: npm exec -c 'node tests/bench/sign-in-storm.ts'. Prints medians of five rounds.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ADMIN, startProduct } from './bench-product.ts';

const ROUNDS = 5;
const ROUND_MS = 4_000;
/** One visitor after the other, so that what is measured is the server's doing, not a queue of ours. */
const EVERY_MS = 4;
const STORM = 50;

const dataDir = mkdtempSync(join(tmpdir(), 'kervan-bench-'));
const agent = new Agent({ keepAlive: true });
const { url, stop } = await startProduct({
  DATA_DIR: dataDir,
  DEMO_DATA: 'off',
  TRUST_PROXY: 'on',
});
try {
  console.log(`one sign-in: ${figure(median(await several(20, timeOfSignIn)))} ms`);
  await timeOfPage();
  const calm: number[][] = [];
  const stormy: number[][] = [];
  const answers = new Map<number, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    calm.push(await visitors());
    const end = storm(answers);
    await sleep(500);
    stormy.push(await visitors());
    await end();
  }
  for (const share of [0.5, 0.99]) {
    const [a, b] = [calm, stormy].map((rounds) => median(rounds.map((each) => at(each, share))));
    console.log(
      `p${share * 100} of a ready page, ms: ${figure(a)} calm ${figure(b)} in the storm, ratio ${figure((b ?? 0) / (a ?? 1))}`,
    );
  }
  const seconds = (ROUNDS * (ROUND_MS + 500)) / 1000;
  for (const [status, count] of answers) {
    console.log(`sign-ins answered ${status}: ${figure(count / seconds)} a second`);
  }
} finally {
  agent.destroy();
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Gives what ends it. */
function storm(answers: Map<number, number>): () => Promise<unknown> {
  let isOver = false;
  const person = async () => {
    while (!isOver) {
      const status = await signIn({ username: randomUUID(), password: 'a-guess' });
      answers.set(status, (answers.get(status) ?? 0) + 1);
      // Who was turned away does not ask again at once.
      if (status === 503) await sleep(100);
    }
  };
  const all = Promise.all(Array.from({ length: STORM }, person));
  return () => {
    isOver = true;
    return all;
  };
}

/** How long each of many visitors waited, in ms. */
async function visitors(): Promise<number[]> {
  const waits: number[] = [];
  for (const end = performance.now() + ROUND_MS; performance.now() < end; ) {
    waits.push(await timeOfPage());
    await sleep(EVERY_MS);
  }
  return waits;
}

async function timeOfPage(): Promise<number> {
  const start = performance.now();
  await send('GET', '/');
  return performance.now() - start;
}

async function timeOfSignIn(): Promise<number> {
  const start = performance.now();
  await signIn(ADMIN);
  return performance.now() - start;
}

/** From a new address each time, else the limit of requests for one address would end it. */
function signIn(body: object): Promise<number> {
  const from = Array.from({ length: 3 }, () => Math.floor(Math.random() * 250)).join('.');
  return send('POST', '/api/auth/admin/login', JSON.stringify(body), `20.${from}`);
}

async function send(method: string, path: string, body = '', from = '20.0.0.1'): Promise<number> {
  const headers = {
    'x-forwarded-for': from,
    ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  };
  const sent = request(url + path, { method, agent, headers });
  sent.end(body);
  const [response] = await once(sent, 'response');
  await response.toArray();
  return response.statusCode;
}

async function several(times: number, measure: () => Promise<number>): Promise<number[]> {
  const all: number[] = [];
  for (let n = 0; n < times; n += 1) all.push(await measure());
  return all;
}

function median(values: number[]): number {
  return at(values, 0.5);
}

function at(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;
}

function figure(value = Number.NaN): string {
  return value.toFixed(value < 100 ? 2 : 0);
}
