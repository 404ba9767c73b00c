import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, test } from 'vitest';
import { startBucket } from '#tests/support/bucket.ts';
import { type BackupStore, backupStoreInFolder } from './backup-store.server.ts';
import { backupStoreInBucket } from './backup-store-s3.server.ts';

const root = mkdtempSync(join(tmpdir(), 'kervan-store-'));
const folder = join(root, 'backups');
const bucket = await startBucket();
afterAll(async () => {
  await bucket.stop();
  rmSync(root, { recursive: true });
});

const stores: [string, BackupStore][] = [
  ['a folder', backupStoreInFolder(folder, { minFreeBytes: 0 })],
  ['a bucket', backupStoreInBucket(bucket.settings)],
];

const LARGE = Buffer.alloc(17 * 1024 * 1024, 'kervan');

async function read(store: BackupStore, name: string) {
  const file = await store.open(name);
  return file && { bytes: file.bytes, content: Buffer.concat(await file.stream.toArray()) };
}

describe.each(stores)('backups in %s', (_name, store) => {
  test('are written, listed, read and removed', async () => {
    expect(await store.list()).toEqual([]);
    expect(await store.open('a.tar')).toBeNull();
    expect(await store.hasFreeSpace()).toBe(true);
    await store.write(
      'a.tar',
      Readable.from([LARGE.subarray(0, 9_000_000), LARGE.subarray(9_000_000)]),
    );
    await store.write('b.tar', Readable.from([Buffer.from('b')]));
    expect(await store.list()).toEqual(
      expect.arrayContaining([
        { name: 'a.tar', bytes: LARGE.length },
        { name: 'b.tar', bytes: 1 },
      ]),
    );
    const file = await read(store, 'a.tar');
    expect([file?.bytes, file?.content.equals(LARGE)]).toEqual([LARGE.length, true]);
    await store.remove('a.tar');
    await store.remove('a.tar');
    expect(await store.list()).toEqual([{ name: 'b.tar', bytes: 1 }]);
  });

  test.each([
    ['at once', []],
    ['after some megabytes', [LARGE]],
  ])('leave nothing if writing fails %s', async (_when, chunks) => {
    async function* failing() {
      yield* chunks;
      throw new Error('no more');
    }
    await expect(store.write('c.tar', Readable.from(failing()))).rejects.toThrow('no more');
    expect((await store.list()).map(({ name }) => name)).toEqual(['b.tar']);
  });
});

test("a folder's files are private, and a new backup removes unfinished files", async () => {
  const store = backupStoreInFolder(folder, { minFreeBytes: 0 });
  writeFileSync(join(folder, 'old.tar.part'), 'x');
  await store.write('d.tar', Readable.from([Buffer.from('d')]));
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, 'd.tar')).mode & 0o777).toBe(0o600);
  expect(() => statSync(join(folder, 'old.tar.part'))).toThrow('ENOENT');
});

test.each([
  ['with unknown keys', { accessKeyId: 'OTHER' }, 'InvalidAccessKeyId'],
  ['that does not exist', { bucket: 'none' }, 'NoSuchBucket'],
])(
  'a large backup for a bucket %s fails with the reason of the bucket',
  async (_why, wrong, reason) => {
    const store = backupStoreInBucket({ ...bucket.settings, ...wrong });
    const writing = store.write('e.tar', Readable.from([LARGE, LARGE, LARGE, LARGE]));
    await expect(writing).rejects.toMatchObject({ name: reason });
  },
);

test('a folder on a full disk has no room', async () => {
  const store = backupStoreInFolder(folder, { minFreeBytes: Number.MAX_SAFE_INTEGER });
  expect(await store.hasFreeSpace()).toBe(false);
});
