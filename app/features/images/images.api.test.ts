import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '#tests/support/app.ts';
import { imageStoreInFolder } from './image-store.server.ts';
import { toImage } from './images.rules.ts';
import type { Image } from './images.schema.ts';
import { storeImage } from './images.server.ts';

const folder = await mkdtemp(join(tmpdir(), 'kervan-images-'));
const images = imageStoreInFolder(folder);
const { app, db } = await buildTestApp({ services: { images } });
afterAll(() => rm(folder, { recursive: true }));
let image: Image;

beforeEach(async () => {
  const bytes = await sharp({
    create: { width: 700, height: 350, channels: 3, background: 'teal' },
  })
    .png()
    .toBuffer();
  const result = await storeImage(db, images, { bytes });
  if (!result.ok) throw new Error(result.reason);
  image = toImage(result.image, 'Fiat Egea');
});

test('every address of a stored picture works, for ever', async () => {
  const urls = image.srcset.split(', ').map((entry) => entry.split(' ')[0] ?? '');
  expect(urls).toHaveLength(3);
  expect(urls).toContain(image.url);
  for (const url of urls) {
    const { statusCode, headers, rawPayload } = await app.inject(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'content-length': String(rawPayload.length),
    });
    expect((await sharp(rawPayload).metadata()).format).toBe('webp');
  }
});

test('a browser that has it gets 304', async () => {
  const etag = String((await app.inject(image.url)).headers.etag);
  const again = await app.inject({ url: image.url, headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each([
  '/images/0123456789abcdef01234567-320.webp',
  '/images/..%2f..%2fpackage.json',
  '/images/x.webp',
  '/images/',
])('%s is not found', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404);
});
