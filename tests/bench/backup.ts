/**
 * What a backup and a restore of a large business cost, next to copying as many bytes on the same
 * disk, and how long readers wait during a backup: `npm exec -c 'node tests/bench/backup.ts'`.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Client } from 'pg';
import { writeWhole } from '#app/base/backups/backup-store.server.ts';
import { beginBackup } from '#app/base/backups/make-backup.server.ts';
import { restoreBackup } from '#app/base/backups/restore-backup.server.ts';
import { imageStoreInFolder } from '#app/base/images/image-store.server.ts';
import { imageFileName } from '#app/base/images/images.rules.ts';
import { openDatabase } from '#app/db/client.server.ts';
import { startEmbeddedDatabase } from '#server/embedded-database/start-embedded-database.ts';

const BOOKINGS = 200_000;
const CARS = 300;
const PICTURES = 1_000;
const WIDTHS = [320, 640, 960, 1280, 1920];
const MEGABYTE = 1024 * 1024;

const folder = await mkdtemp(join(tmpdir(), 'kervan-bench-'));
const log = { info() {}, warn() {}, error: console.error };
const server = await startEmbeddedDatabase({ dataDir: folder, log });
const { connectionString } = server;
const file = join(folder, 'backup.tar');
const images = imageStoreInFolder(join(folder, 'images'));

await (await openDatabase(connectionString)).close();
const client = new Client({ connectionString });
await client.connect();
await client.query(`
  insert into cars (id, title, brand, model, year, category, body_type, fuel_type, transmission, seats, doors, daily_cents)
  select 'car-' || i, 'Car ' || i, 'Fiat', 'Egea', 2024, 'Ekonomik', 'Sedan', 'Benzin', 'Manuel', 5, 4, 3000 + i
  from generate_series(1, ${CARS}) i`);
await client.query(`
  insert into bookings (id, reference, service_type, car_id, car_title, drivers, pickup_location, dropoff_location,
    pickup_at, dropoff_at, total_cents, status, search_text)
  select 'b-' || md5(i::text), 'KRV-' || i, 'car_rental', 'car-' || (1 + i % ${CARS}), 'Car',
    jsonb_build_array(jsonb_build_object('name', 'Ayşe', 'surname', md5(i::text), 'phoneNumber', '+90 555 ' || i)),
    'Antalya Havalimanı (AYT)', 'Antalya Kemer',
    timestamp '2024-01-01 10:00' + (i % 1095) * interval '1 day',
    timestamp '2024-01-01 10:00' + (i % 1095 + 1 + i % 9) * interval '1 day', 10000 + i, 'completed',
    'krv-' || i || ' ayse ' || md5(i::text) || ' +90 555 ' || i || ' antalya havalimani (ayt) antalya kemer'
  from generate_series(1, ${BOOKINGS}) i`);
let pictureBytes = 0;
for (let i = 1; i <= PICTURES; i += 1) {
  const id = i.toString(16).padStart(24, '0');
  let bytes = 0;
  for (const width of WIDTHS) {
    const picture = randomBytes(Math.round((width * width) / 24));
    bytes += picture.length;
    await images.put(imageFileName(id, width), picture);
  }
  pictureBytes += bytes;
  await client.query(
    'insert into images (id, width, height, widths, bytes) values ($1, 1920, 1280, $2, $3)',
    [id, WIDTHS, bytes],
  );
}
await client.query('vacuum analyze');

const idle = await readWhile(new Promise((resolve) => setTimeout(resolve, 3_000)));
const begun = await beginBackup({
  connectionString,
  images,
  version: 'bench',
  now: new Date(),
  write: (tar) => writeWhole(file, tar),
});
if (!begun.ok) throw new Error(begun.reason);
const backup = await timed(begun.finished);
const busy = backup.reads;
await begun.release();
const { size } = await stat(file);
const copied = await timed(copyBytes(size));
await client.query('create database target');
const target = new URL(connectionString);
target.pathname = '/target';
const restored = await timed(
  restoreBackup(file, {
    connectionString: target.href,
    images: imageStoreInFolder(join(folder, 'restored')),
    replace: false,
    unfitSettings: () => [],
  }),
);
if (!restored.result.ok) throw new Error(restored.result.reason);

const megabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1)} MB`;
const { totals, tables } = backup.result;
const text = tables.reduce((sum, { bytes }) => sum + bytes, 0);
console.log(`${BOOKINGS} bookings: ${totals.rows} rows, ${megabytes(text)} as text`);
console.log(`${totals.images} files of pictures: ${megabytes(pictureBytes)}`);
console.log(`the file: ${megabytes(size)}, so the rows in ${megabytes(size - pictureBytes)}`);
console.log(`writing as many bytes to the disk and no more: ${copied.seconds.toFixed(1)} s`);
console.log(
  `backup: ${backup.seconds.toFixed(1)} s, ${(backup.seconds / copied.seconds).toFixed(1)} times that`,
);
console.log(`restore, checked before: ${restored.seconds.toFixed(1)} s`);
console.log(
  `a reader's query, p50 and p99: ${idle.p50} and ${idle.p99} ms before, ${busy.p50} and ${busy.p99} ms during the backup`,
);
console.log(
  `memory of this process at its highest: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`,
);

await client.end();
await server.close();
await rm(folder, { recursive: true });

async function timed<T>(work: Promise<T>) {
  const start = performance.now();
  const reads = await readWhile(work);
  return { result: await work, reads, seconds: (performance.now() - start) / 1000 };
}

/** Reads as a visitor's page does, again and again, until the work is done. */
async function readWhile(work: Promise<unknown>) {
  let isDone = false;
  const end = () => {
    isDone = true;
  };
  work.then(end, end);
  const times: number[] = [];
  while (!isDone) {
    const start = performance.now();
    await client.query('select * from cars order by title limit 100');
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1);
  return { p50: at(0.5), p99: at(0.99) };
}

async function copyBytes(bytes: number): Promise<void> {
  const path = join(folder, 'copy');
  const handle = await open(path, 'w');
  const chunk = randomBytes(MEGABYTE);
  for (let left = bytes; left > 0; left -= MEGABYTE) {
    await handle.write(chunk.subarray(0, Math.min(left, MEGABYTE)));
  }
  await handle.sync();
  await handle.close();
  await rm(path);
}
