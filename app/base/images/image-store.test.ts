import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startBucket } from '#tests/support/bucket.ts';
import { type ImageStore, ImageStoreError, imageStoreInFolder } from './image-store.server.ts';
import { imageStoreInBucket } from './image-store-s3.server.ts';

const folder = await mkdtemp(join(tmpdir(), 'kervan-images-'));
const bucket = await startBucket();
afterAll(async () => {
  await bucket.stop();
  await rm(folder, { recursive: true });
});

const ID = '0123456789abcdef01234567';
const OTHER = 'fedcba9876543210fedcba98';
const stores: [string, ImageStore][] = [
  ['a folder', imageStoreInFolder(join(folder, 'images'))],
  ['a bucket', imageStoreInBucket(bucket.settings)],
];

async function content(store: ImageStore, name: string): Promise<string | null> {
  const file = await store.open(name);
  if (!file) return null;
  const bytes = Buffer.concat(await file.stream.toArray());
  expect(file.bytes).toBe(bytes.length);
  return bytes.toString();
}

describe.each(stores)('pictures in %s', (_name, store) => {
  test('a picture exists after it was stored, and can be replaced', async () => {
    await store.check();
    const name = `${ID}-320.webp`;
    expect([await content(store, name), await store.has(name)]).toEqual([null, false]);
    for (const text of ['smaller', 'small']) {
      await store.put(name, Buffer.from(text));
      expect([await content(store, name), await store.has(name)]).toEqual([text, true]);
    }
  });

  test('a picture is removed with its renditions, but no other picture', async () => {
    const names = [`${ID}-320.webp`, `${ID}-640.webp`, `${ID}-card2.jpg`];
    for (const name of [...names, `${OTHER}-320.webp`]) await store.put(name, Buffer.from(name));
    await store.remove(ID);
    expect(await Promise.all(names.map((name) => store.has(name)))).toEqual([false, false, false]);
    expect(await content(store, `${OTHER}-320.webp`)).toBe(`${OTHER}-320.webp`);
    await store.remove(ID);
    await store.removeFile(`${OTHER}-320.webp`);
    expect(await store.has(`${OTHER}-320.webp`)).toBe(false);
    await store.removeFile(`${OTHER}-320.webp`);
  });
});

test('a folder never contains a half-written picture', async () => {
  const place = join(folder, 'half');
  const store = imageStoreInFolder(place);
  const puts = Array.from({ length: 20 }, () => store.put('a-1.webp', Buffer.alloc(500_000, 'x')));
  await Promise.race(puts);
  expect((await store.open('a-1.webp'))?.bytes).toBe(500_000);
  await Promise.all(puts);
  expect(await readdir(place)).toEqual(['a-1.webp']);
});

describe('a failing store throws an ImageStoreError', () => {
  const failing = async (store: ImageStore) => {
    const calls = [
      store.put('a-1.webp', Buffer.from('x')),
      store.has('a-1.webp'),
      store.open('a-1.webp'),
      store.remove('a'),
      store.removeFile('a-1.webp'),
      store.check(),
    ];
    for (const outcome of await Promise.allSettled(calls)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(ImageStoreError) });
    }
  };
  const { settings } = bucket;

  test('a folder that is a file', async () => {
    await writeFile(join(folder, 'file'), '');
    await failing(imageStoreInFolder(join(folder, 'file')));
  });

  test('a service that is not running', () =>
    failing(imageStoreInBucket({ ...settings, endpoint: 'http://127.0.0.1:9' })));

  test('wrong keys', () => failing(imageStoreInBucket({ ...settings, accessKeyId: 'wrong' })));

  test('a bucket that does not exist', async () => {
    const store = imageStoreInBucket({ ...settings, bucket: 'elsewhere' });
    await expect(store.open('a-1.webp')).rejects.toThrow(ImageStoreError);
    await expect(store.put('a-1.webp', Buffer.from('x'))).rejects.toThrow(ImageStoreError);
    await expect(store.check()).rejects.toThrow(ImageStoreError);
  });

  test.each([
    ['never responds', ''],
    ['stops in the middle of a picture', 'HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nhalf'],
    ['responds with an error', 'HTTP/1.1 500 Internal Server Error\r\nContent-Length: 0\r\n\r\n'],
  ])('a service that %s', async (_what, response) => {
    const service = await serverThatAnswers(response);
    const { port } = service.address() as AddressInfo;
    const endpoint = `http://127.0.0.1:${port}`;
    const store = imageStoreInBucket({ ...settings, endpoint }, { requestMs: 300 });
    await expect(store.open('a-1.webp')).rejects.toThrow(ImageStoreError);
    service.closeAllConnections();
    service.close();
  });
});

/** Starts a server that sends the same bytes for every request and keeps the connection open. */
function serverThatAnswers(response: string): Promise<Server> {
  const server = createServer(({ socket }) => socket.write(response));
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
