/**
 * Kills the product 30 times, and then its PostgreSQL 30 times, while its API writes. Counts the
 * writes that were confirmed and are lost. Run: npm exec -c 'node tests/bench/kills.ts'. Prints
 * these counts, and for how long the product was unavailable.
 */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BenchProduct, startProduct } from './bench-product.ts';

const KILLS = 30;
const WRITERS = 4;
const A_MONTH_MS = 30 * 24 * 60 * 60 * 1000;
const WRITING_MS = 700;
/**
 * Milliseconds of running after which a killed PostgreSQL is started again without a long pause,
 * with a margin.
 */
const SETTLED_MS = 2_200;

const folder = mkdtempSync(join(tmpdir(), 'kervan-bench-'));
const settings = { DATA_DIR: folder, DEMO_DATA: 'off' };
let product = await startProduct(settings, { api: true });
const confirmed: string[] = [];
const bookingIds: string[] = [];
const answers = new Map<string, number>();
let count = 0;
try {
  const away: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const writing = write(product, await addBooking(product));
    await sleep(WRITING_MS + Math.random() * 200);
    product.child.kill('SIGKILL');
    await once(product.child, 'exit');
    await writing;
    const began = performance.now();
    product = await startProduct(settings, { api: true });
    away.push(performance.now() - began);
  }
  await report('SIGKILLs of the product', away);

  answers.clear();
  away.length = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const ended = new AbortController();
    const writing = write(product, await addBooking(product), ended.signal);
    await sleep(SETTLED_MS + Math.random() * 200);
    const [pid] = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
    const began = performance.now();
    await sleep(50);
    while ((await fetch(`${product.url}/readyz`)).status !== 200) await sleep(20);
    away.push(performance.now() - began);
    ended.abort();
    await writing;
  }
  await report('SIGKILLs of PostgreSQL', away);
} finally {
  await product.stop();
  rmSync(folder, { recursive: true });
}

/**
 * Runs several writers until the signal, or until the product has ended. Half of them create zones,
 * the others payments.
 */
async function write(to: BenchProduct, bookingId: string, ended?: AbortSignal): Promise<void> {
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      while (!ended?.aborted) {
        count += 1;
        const name = `${writer % 2 === 0 ? 'Bölge' : 'Ödeme'} ${count}`;
        try {
          const { status } =
            writer % 2 === 0 ? await addZone(to, name) : await pay(to, bookingId, name);
          answers.set(String(status), (answers.get(String(status)) ?? 0) + 1);
          if (status === 201) confirmed.push(name);
          else await sleep(20);
        } catch {
          // With a signal only PostgreSQL is killed, so the writer goes on. Without it the product
          // is killed.
          if (!ended) return;
        }
      }
    }),
  );
}

function addZone(to: BenchProduct, zoneName: string) {
  const pricing = { capacity_1_4: 1, capacity_1_6: 2, capacity_1_16: 3 };
  return to.call('POST', '/admin/transfers', { zoneName, pricing });
}

function pay(to: BenchProduct, bookingId: string, note: string) {
  const payment = { direction: 'in', purpose: 'price', method: 'cash', amount: 1, note };
  return to.call('POST', `/admin/bookings/${bookingId}/payments`, payment);
}

async function addBooking(to: BenchProduct): Promise<string> {
  const day = new Date(Date.now() + A_MONTH_MS).toISOString().slice(0, 10);
  const { status, data } = await to.call('POST', '/admin/bookings', {
    ...{ serviceType: 'transfer', transferId: null, pricing: { total: 10_000 } },
    transferData: { vehicleCapacity: 'capacity_1_4', passengers: 2 },
    drivers: [{ name: 'Ayşe', surname: 'Yılmaz', phoneNumber: '+90 532 111 22 33' }],
    ...{ pickupLocation: 'Antalya Havalimanı (AYT)', dropoffLocation: 'Belek' },
    ...{ pickupTime: `${day}T10:00`, dropoffTime: `${day}T11:00` },
  });
  if (status !== 201) throw new Error(`The booking was not recorded: ${JSON.stringify(data)}`);
  const { id } = data as { id: string };
  bookingIds.push(id);
  return id;
}

/** Returns the names of all zones and the notes of all payments. */
async function readNames(): Promise<Set<string>> {
  const { data } = await product.call('GET', '/admin/transfers');
  const names = (data as { zoneName: string }[]).map(({ zoneName }) => zoneName);
  for (const id of bookingIds) {
    const account = await product.call('GET', `/admin/bookings/${id}/account`);
    const { payments } = account.data as { payments: { note: string }[] };
    names.push(...payments.map(({ note }) => note));
  }
  return new Set(names);
}

async function report(what: string, away: number[]) {
  const known = await readNames();
  const lost = confirmed.filter((name) => !known.has(name)).length;
  const sorted = away.sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  console.log(
    `${KILLS} ${what}: ${confirmed.length} confirmed so far, ${lost} lost; away for ${middle.toFixed(0)} ms (median), ${(sorted.at(-1) ?? 0).toFixed(0)} at most; answers ${JSON.stringify(Object.fromEntries(answers))}`,
  );
}
