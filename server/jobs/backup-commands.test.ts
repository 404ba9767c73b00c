import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imageStoreInFolder } from '#app/base/images/image-store.server.ts';
import { imageFileName } from '#app/base/images/images.rules.ts';
import { openDatabase } from '#app/db/client.server.ts';
import { parseEnv } from '#app/lib/env.server.ts';
import { contentOf } from '#tests/support/backups.ts';
import { startBucket } from '#tests/support/bucket.ts';
import { onServer, startTestServer, withDatabase } from '#tests/support/database-setup.ts';
import { aBooking, aCar, anImage } from '#tests/support/factories.ts';
import { copyMadeDatabase } from '#tests/support/made-database.ts';
import { startConfiguredServer, startServerOfTheSite } from '../configured-database.ts';
import { backUp, restore } from './backup-commands.ts';

const folder = mkdtempSync(join(tmpdir(), 'kervan-commands-'));
const log = { info() {}, warn() {}, error() {} } as never;
let server: Awaited<ReturnType<typeof startTestServer>>;

beforeAll(async () => {
  server = await startTestServer(copyMadeDatabase);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/**
 * Returns the settings of a site whose data are in the folder `name`, or on a server if
 * `DATABASE_URL` is given.
 */
function site(name: string, variables: Record<string, string> = {}) {
  return parseEnv({ DATA_DIR: join(folder, name), ...variables });
}

async function databaseUrl(name: string): Promise<string> {
  await onServer(server.connectionString, `create database ${name}`);
  return withDatabase(server.connectionString, name);
}

async function readContent(env: ReturnType<typeof site>) {
  const { connectionString, close } = await startServerOfTheSite(env, log);
  const client = new Client({ connectionString });
  await client.connect();
  const imageFolder = join(env.DATA_DIR, 'images');
  const content = await contentOf({ client, imageFolder });
  await client.end();
  await close();
  return content;
}

const uninterrupted = { signal: new AbortController().signal };
const file = join(folder, 'business.tar');

/** Returns SQL that inserts cancelled bookings with numbers in a range. */
const bookings = (from: number, to: number) => `
  insert into bookings (id, reference, service_type, car_title, drivers, pickup_location, dropoff_location,
    pickup_at, dropoff_at, total_cents, status, search_text)
  select 'b-' || i, 'KRV-' || i, 'car_rental', 'Car',
    '[{"name":"A","surname":"B","phoneNumber":"1"}]', 'AYT', 'AYT', '2026-01-01', '2026-01-02', 1,
    'cancelled', md5(i::text) || md5((i + 1)::text) from generate_series(${from}, ${to}) i`;

/** Site whose embedded database contains a car, a picture and bookings. */
const first = site('first');
beforeAll(async () => {
  copyMadeDatabase(first.DATA_DIR);
  const { connectionString, close } = await startConfiguredServer(first, log);
  const { db, close: closePool } = await openDatabase(connectionString);
  const images = imageStoreInFolder(join(first.DATA_DIR, 'images'));
  const picture = await anImage(db, { widths: [320, 640] });
  for (const width of picture.widths) {
    await images.put(imageFileName(picture.id, width), Buffer.from(`${width} px`));
  }
  const { id: carId } = await aCar(db, { mainImageId: picture.id });
  await aBooking(db, { carId });
  await closePool();
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(bookings(1, 1000));
  await client.end();
  await close();
});

describe('a backup of the embedded database', () => {
  test('moves all rows and pictures to a server and back', async () => {
    const content = await readContent(first);
    expect(Object.keys(content).filter((name) => name.endsWith('.webp'))).toHaveLength(2);
    expect(await backUp(first, { ...uninterrupted, file })).toMatch(
      /business\.tar: [\d,]+ bytes, 1,003 rows of \d+ tables, 2 picture files, in/,
    );
    const onServer = site('second', { DATABASE_URL: await databaseUrl('moved') });
    expect(await restore(onServer, { ...uninterrupted, file, replace: false })).toMatch(
      /^Restored into \S+ as it was on [\d-]+ at [\d:]+ in Istanbul: 1,003 rows/,
    );
    expect(await readContent(onServer)).toEqual(content);
    const back = join(folder, 'back.tar');
    await backUp(onServer, { ...uninterrupted, file: back });
    const embedded = site('third');
    await restore(embedded, { ...uninterrupted, file: back, replace: false });
    expect(await readContent(embedded)).toEqual(content);
  });

  test('can be restored into a bucket, which then stores the next backups', async () => {
    const bucket = await startBucket();
    try {
      const inBucket = site('fourth', {
        IMAGES_S3_BUCKET: bucket.settings.bucket,
        IMAGES_S3_ENDPOINT: bucket.settings.endpoint ?? '',
        IMAGES_S3_ACCESS_KEY_ID: bucket.settings.accessKeyId,
        IMAGES_S3_SECRET_ACCESS_KEY: bucket.settings.secretAccessKey,
      });
      copyMadeDatabase(inBucket.DATA_DIR);
      await restore(inBucket, { ...uninterrupted, file, replace: false });
      expect(await backUp(inBucket, uninterrupted)).toMatch(
        /^backups\/kervan-[\d-]+\.tar: [1-9][\d,]* bytes, .* 2 picture files, in/,
      );
      expect(readdirSync(inBucket.DATA_DIR)).not.toContain('backups');
      expect(readdirSync(inBucket.DATA_DIR)).not.toContain('images');
    } finally {
      await bucket.stop();
    }
  });
});

describe('a restore', () => {
  const large = join(folder, 'large.tar');
  let target: ReturnType<typeof site>;
  let client: Client;
  beforeAll(async () => {
    target = site('target', { DATABASE_URL: await databaseUrl('target') });
    await restore(target, { ...uninterrupted, file, replace: false });
    client = new Client({ connectionString: target.DATABASE_URL });
    await client.connect();
    // Loading this many rows takes long enough to kill the process meanwhile.
    await client.query(bookings(1001, 12_000));
    await backUp(target, { ...uninterrupted, file: large });
    await client.query(`delete from bookings where id <> 'b-7'`);
  });
  afterAll(() => client.end());

  test.each([
    ['SIGKILL', [null, 'SIGKILL'], ''],
    ['SIGTERM', [1, null], 'Nothing was restored, and nothing changed. It was interrupted.\n'],
  ] as const)('that gets %s in the middle changes nothing', async (signal, ending, said) => {
    const content = await readContent(target);
    const restoring = () =>
      client.query(`select query from pg_stat_activity where application_name = 'kervan restore'`);
    const { DATA_DIR, DATABASE_URL } = target;
    const env = { PATH: process.env.PATH, DATA_DIR, DATABASE_URL };
    const child = spawn(process.execPath, ['scripts/restore.ts', large, '--replace'], { env });
    const ended = once(child, 'close');
    let output = '';
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    for (;;) {
      const { rows } = await restoring();
      if (/^copy .*bookings/.test(rows[0]?.query)) break;
      if (child.exitCode !== null) throw new Error('It ended before it could be killed.');
      await wait(5);
    }
    child.kill(signal);
    expect(await ended).toEqual(ending);
    expect(output).toBe(said);
    while ((await restoring()).rows.length > 0) await wait(20);
    expect(await readContent(target)).toEqual(content);
  });

  test('of a truncated file does not change an empty data folder', async () => {
    writeFileSync(join(folder, 'short.tar'), readFileSync(file).subarray(0, -10_000));
    const env = site('untouched');
    mkdirSync(env.DATA_DIR);
    const restoring = restore(env, {
      ...uninterrupted,
      file: join(folder, 'short.tar'),
      replace: false,
    });
    await expect(restoring).rejects.toThrow(/short\.tar is not a backup of Kervan/);
    expect(readdirSync(env.DATA_DIR)).toEqual([]);
  });

  test('that is not possible shows the reason and changes nothing', async () => {
    writeFileSync(join(folder, 'cut.tar'), readFileSync(file).subarray(0, -10_000));
    const content = await readContent(first);
    for (const [name, text] of [
      ['cut.tar', /cut\.tar is not a backup of Kervan, or it was cut or altered/],
      ['business.tar', /The database already has rows in cars, bookings\. .*--replace/],
    ] as const) {
      const restoring = restore(first, {
        ...uninterrupted,
        file: join(folder, name),
        replace: false,
      });
      await expect(restoring).rejects.toThrow(text);
    }
    // Tests the messages of the command only once, because starting a process is slow.
    const env = { PATH: process.env.PATH, DATA_DIR: first.DATA_DIR };
    const none = join(folder, 'none.tar');
    const child = spawn(process.execPath, ['scripts/restore.ts', none], { env });
    let output = '';
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(output).toMatch(
      /^Nothing was restored, and nothing changed\. .*none\.tar cannot be read\./,
    );
    expect(output).not.toMatch(/\n\s+at /);
    expect(await readContent(first)).toEqual(content);
  });
});

test('a backup into a file needs free space and a folder, but not the folder of nightly backups', async () => {
  const full = site('first', { MIN_FREE_MB: '900000000' });
  await expect(backUp(full, { ...uninterrupted, file: join(folder, 'x.tar') })).rejects.toThrow(
    `Less than 900000000 MB are free on the disk of ${folder} (MIN_FREE_MB).`,
  );
  const nowhere = join(folder, 'nowhere', 'x.tar');
  await expect(backUp(first, { ...uninterrupted, file: nowhere })).rejects.toThrow(
    `There is no folder ${join(folder, 'nowhere')}.`,
  );
  expect(readdirSync(folder)).not.toContain('x.tar');
  writeFileSync(join(first.DATA_DIR, 'backups'), 'no folder');
  expect(await backUp(first, { ...uninterrupted, file: join(folder, 'own.tar') })).toMatch(
    /own\.tar: /,
  );
  rmSync(join(first.DATA_DIR, 'backups'));
});

test('a restore deletes the file of a first password that is no longer valid', async () => {
  const env = site('with-password');
  copyMadeDatabase(env.DATA_DIR);
  await backUp(first, { ...uninterrupted, file });
  await restore(env, { ...uninterrupted, file, replace: false });
  writeFileSync(join(env.DATA_DIR, 'admin-password.txt'), 'of-before\n');
  expect(await restore(env, { ...uninterrupted, file, replace: true })).toContain(
    'People sign in with the passwords that they had before the restore.',
  );
  expect(readdirSync(env.DATA_DIR)).not.toContain('admin-password.txt');
});

describe('a restore over running data', () => {
  let env: ReturnType<typeof site>;
  let text: string;
  beforeAll(async () => {
    env = site('revoked', { DATABASE_URL: await databaseUrl('revoked') });
    await restore(env, { ...uninterrupted, file, replace: false });
    const client = new Client({ connectionString: env.DATABASE_URL });
    await client.connect();
    await client.query(`insert into admins (id, username, name, password_hash, role) values
      ('a1', 'admin', 'Admin', '-', 'owner'), ('a2', 'ayse', 'Ayşe', '-', 'staff')`);
    await client.query(`insert into customers (id, phone_digits, phone, name, surname)
      values ('c1', '905551112233', '0555', 'Derya', 'Ak')`);
    const saved = join(folder, 'revoked.tar');
    await backUp(env, { ...uninterrupted, file: saved });
    await client.query(`update admins set active = false where id = 'a2'`);
    await client.query(
      `update customers set name = 'Anonim', phone_digits = null, anonymised_at = now()`,
    );
    await client.end();
    mkdirSync(env.DATA_DIR, { recursive: true });
    writeFileSync(join(env.DATA_DIR, 'admin-password.txt'), 'of-now\n');
    text = await restore(env, { ...uninterrupted, file: saved, replace: true });
  });

  test('lists disabled accounts', () => {
    expect(text).toContain('These accounts were enabled in the backup and are disabled now: ayse.');
  });

  test('lists anonymised customers', () => {
    expect(text).toContain('have their names again: Derya Ak.');
  });

  test('keeps the file of the first password of an account that still exists', () => {
    expect(readdirSync(env.DATA_DIR)).toContain('admin-password.txt');
  });
});
