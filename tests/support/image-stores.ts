import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { type ImageStore, imageStoreInFolder } from '#app/base/images/image-store.server.ts';
import { imageStoreInBucket } from '#app/base/images/image-store-s3.server.ts';
import { startBucket } from './bucket.ts';

/**
 * Returns an empty store of each kind, for `describe.each(await imageStores())('the store in %s',
 * (_name, store) => …)`.
 */
export async function imageStores(): Promise<[name: string, store: ImageStore][]> {
  const folder = mkdtempSync(join(tmpdir(), 'kervan-images-'));
  const bucket = await startBucket();
  afterAll(async () => {
    await bucket.stop();
    rmSync(folder, { recursive: true });
  });
  return [
    ['a folder', imageStoreInFolder(join(folder, 'images'))],
    ['a bucket', imageStoreInBucket(bucket.settings)],
  ];
}

/** Returns the content of a file; null if it does not exist. */
export async function readImageFile(store: ImageStore, name: string): Promise<Buffer | null> {
  const file = await store.open(name);
  return file && Buffer.concat(await file.stream.toArray());
}
