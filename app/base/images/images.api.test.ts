import { Readable } from 'node:stream';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { socialCardUrl } from '#app/site/shell/seo/social-card.rules.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { imageStores } from '#tests/support/image-stores.ts';
import { type ImageStore, ImageStoreError } from './image-store.server.ts';
import { toImage } from './images.rules.ts';
import type { Image } from './images.schema.ts';
import { storeImage } from './images.server.ts';

async function aStoredPicture(db: Parameters<typeof storeImage>[0], store: ImageStore) {
  const picture = sharp({ create: { width: 700, height: 350, channels: 3, background: 'teal' } });
  const result = await storeImage(db, store, { bytes: await picture.png().toBuffer() });
  if (!result.ok) throw new Error(result.reason);
  return toImage(result.image, 'Fiat Egea');
}

for (const [name, images] of await imageStores()) {
  const { app, db } = await buildTestApp({ services: { images } });

  describe(`a picture in ${name}`, () => {
    let image: Image;
    beforeEach(async () => {
      image = await aStoredPicture(db, images);
    });

    test('is at each of its URLs, and cached for ever', async () => {
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
          'x-content-type-options': 'nosniff',
        });
        expect(headers['content-security-policy']).toBeUndefined();
        expect((await sharp(rawPayload).metadata()).format).toBe('webp');
      }
    });

    test.each(['picture', 'card'])(
      'has no body for HEAD or for a browser that has it in its cache: %s',
      async (what) => {
        const url = what === 'picture' ? image.url : (socialCardUrl(image) ?? '');
        const { headers } = await app.inject(url);
        const head = await app.inject({ url, method: 'HEAD' });
        expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([
          200,
          headers['content-type'],
          '',
        ]);
        const again = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
        expect([again.statusCode, again.body]).toEqual([304, '']);
      },
    );

    test.each(['/images/', '/social-cards/'])(
      'has status 503 without caching while the store fails (%s)',
      async (path) => {
        const open = vi
          .spyOn(images, 'open')
          .mockRejectedValue(new ImageStoreError('read', 'secret'));
        const url = path === '/images/' ? image.url : (socialCardUrl(image) ?? '');
        const { statusCode, headers, body } = await app.inject(url);
        open.mockRestore();
        expect(statusCode).toBe(503);
        expect(headers['cache-control']).toBe('no-store');
        expect(headers.etag).toBeUndefined();
        expect(body).not.toMatch('secret');
      },
    );

    test('ends with an error if the store fails in the middle', async () => {
      const stream = new Readable({ read() {} });
      stream.push('half');
      const open = vi.spyOn(images, 'open').mockResolvedValue({ stream, bytes: 1000 });
      const response = app.inject(image.url);
      setTimeout(() => stream.destroy(new Error('The line broke')), 20);
      await expect(response).rejects.toThrow();
      open.mockRestore();
    });

    test.each([
      '/images/0123456789abcdef01234567-320.webp',
      '/images/..%2f..%2fpackage.json',
      '/images/',
    ])('%s is not found, and the 404 is not cached', async (url) => {
      const { statusCode, headers } = await app.inject(url);
      expect(statusCode).toBe(404);
      expect(String(headers['cache-control'])).not.toMatch(/immutable|max-age/);
    });
  });
}
