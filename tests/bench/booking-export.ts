/**
 * What the export of 200,000 bookings costs: the memory of the process before and during it, and
 * the longest wait of another request during it.
 * Run: npm exec -c 'node tests/bench/booking-export.ts'
 */
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { onBenchDatabase } from './bench-database.ts';
import { ADMIN, startProduct } from './bench-product.ts';
import { insertLargeBusiness } from './large-business.ts';

const BOOKINGS = 200_000;
const PROBE_MS = 50;

await onBenchDatabase((db) => insertLargeBusiness(db, { bookings: BOOKINGS }), measure);

async function measure(DATA_DIR: string): Promise<void> {
  const { child, url, stop } = await startProduct({ DATA_DIR, DEMO_DATA: 'off' }, { api: true });
  const memory = () => {
    const [, kB] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kB) / 1024);
  };
  const answer = await fetch(`${url}/api/auth/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { token } = ((await answer.json()) as { data: { token: string } }).data;
  const headers = { authorization: `Bearer ${token}` };
  for (const format of ['csv', 'xlsx', 'csv', 'xlsx']) {
    let [most, longest, done] = [0, 0, false];
    const before = memory();
    const probe = (async () => {
      while (!done) {
        const requestedAt = performance.now();
        await (await fetch(`${url}/api/admin/notices`, { headers })).arrayBuffer();
        longest = Math.max(longest, performance.now() - requestedAt);
        most = Math.max(most, memory());
        await wait(PROBE_MS);
      }
    })();
    const start = performance.now();
    const file = await fetch(`${url}/api/admin/bookings/export?format=${format}`, { headers });
    let bytes = 0;
    for await (const chunk of file.body ?? []) bytes += chunk.length;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    done = true;
    await probe;
    console.log(
      `${format}: ${(bytes / 1e6).toFixed(1)} MB in ${seconds} s; memory ${before} → ${most} MB; longest wait of another request ${Math.round(longest)} ms`,
    );
  }
  await stop();
}
