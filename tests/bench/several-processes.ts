/**
 * Two processes on one database. How long the second still answers with what the first has changed
 * before, over 200 writes; and how long it takes until 50 who want the last unit of a car at once have
 * their answers, over 20 rounds, on one process and on two.
 * Run: npm exec -c 'node tests/bench/several-processes.ts'. Prints milliseconds.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '#server/embedded-database/start-embedded-database.ts';
import { type BenchProduct, startProduct } from './bench-product.ts';

const WRITES = 200;
const ROUNDS = 20;
const AT_ONCE = 50;
const POLL_MS = 2;

const folder = mkdtempSync(join(tmpdir(), 'kervan-bench-'));
const log = { info() {}, warn: console.warn, error: console.error };
const server = await startEmbeddedDatabase({ dataDir: folder, log });
const settings = {
  DATABASE_URL: server.connectionString,
  DEMO_DATA: 'off',
  DATA_DIR: folder,
};
const first = await startProduct(settings, { api: true });
const second = await startProduct(settings, { api: true });
try {
  await staleness();
  await lastUnit('one process', [first]);
  await lastUnit('two processes', [first, second]);
} finally {
  await first.stop();
  await second.stop();
  await server.close();
  rmSync(folder, { recursive: true });
}

async function staleness() {
  const zone = {
    zoneName: 'Lara',
    pricing: { capacity_1_4: 1, capacity_1_6: 2, capacity_1_16: 3 },
  };
  const { data } = await first.call('POST', '/admin/transfers', zone);
  let { id, version } = data as { id: string; version: number };
  const stale: number[] = [];
  for (let write = 1; write <= WRITES; write += 1) {
    await priceOn(second, id);
    const price = 100 + write;
    const pricing = { ...zone.pricing, capacity_1_4: price };
    const saved = await first.call('PUT', `/admin/transfers/${id}`, { ...zone, pricing, version });
    ({ id, version } = saved.data as { id: string; version: number });
    const written = performance.now();
    if ((await priceOn(first, id)) !== price) throw new Error('An own write was not seen at once.');
    while ((await priceOn(second, id)) !== price) await sleep(POLL_MS);
    stale.push(performance.now() - written);
  }
  print(`${WRITES} writes, until the other process shows them`, stale);
}

async function priceOn({ url }: BenchProduct, id: string): Promise<number> {
  const answer = await fetch(`${url}/api/transfers/${id}`);
  const { data } = (await answer.json()) as { data: { pricing: { capacity_1_4: number } } };
  return data.pricing.capacity_1_4;
}

async function lastUnit(name: string, products: BenchProduct[]) {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { data } = await first.call('POST', '/admin/cars', {
      title: `Fiat Egea ${name} ${round}`,
      brand: 'Fiat',
      model: 'Egea',
      year: 2024,
      pricing: { daily: 40 },
    });
    const booking = {
      serviceType: 'car_rental',
      carId: (data as { id: string }).id,
      drivers: [{ name: 'Ayşe', surname: 'Yılmaz', phoneNumber: '0555 123 45 67' }],
      pickupLocation: 'Antalya Lara',
      dropoffLocation: 'Antalya Lara',
      pickupTime: nextYear('10:00', 10),
      dropoffTime: nextYear('10:00', 13),
    };
    const started = performance.now();
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, n) =>
        (products[n % products.length] ?? first).call('POST', '/admin/bookings', booking),
      ),
    );
    rounds.push(performance.now() - started);
    const won = answers.filter(({ status }) => status === 201).length;
    const refused = answers.filter(({ status }) => status === 409).length;
    if (won !== 1 || refused !== AT_ONCE - 1) {
      throw new Error(`round ${round}: ${won} won, ${refused} were refused`);
    }
  }
  print(`${AT_ONCE} at once for the last unit, ${ROUNDS} rounds, ${name}`, rounds);
}

function nextYear(time: string, day: number): string {
  return `${new Date().getFullYear() + 1}-07-${day}T${time}`;
}

function print(what: string, times: number[]) {
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(1);
  console.log(`${what}: p50 ${at(0.5)}, p99 ${at(0.99)}, worst ${at(1)}`);
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
