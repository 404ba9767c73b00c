import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp } from '#tests/support/app.ts';
import { pictureForm } from '#tests/support/picture-form.ts';
import { signIn } from '#tests/support/sign-in.ts';

const { app, db, services } = await buildTestApp();
let headers: Record<string, string>;
beforeEach(async () => {
  ({ headers } = await signIn(db));
});

function jpeg(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
}

function upload(bytes: Uint8Array, name = 'photo.jpg') {
  const form = pictureForm([{ field: 'image', name, bytes }], headers);
  return app.inject({ method: 'POST', url: '/api/images/upload', ...form });
}

describe('POST /images/upload', () => {
  test('stores a picture, which can be seen at the address that is answered', async () => {
    const answer = await upload(await jpeg(700, 350));
    expect(answer.statusCode).toBe(201);
    const { data } = answer.json();
    expect(data).toEqual({
      imageUrl: `/images/${data.id}-700.webp`,
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      width: 700,
      height: 350,
      srcset: [320, 640, 700].map((w) => `/images/${data.id}-${w}.webp ${w}w`).join(', '),
      bytes: expect.any(Number),
    });
    expect((await app.inject(data.imageUrl)).headers['content-type']).toBe('image/webp');
    expect(await readdir(services.uploads.folder)).toEqual([]);
  });

  test('is for staff', async () => {
    headers = {};
    expect((await upload(await jpeg(10, 10))).statusCode).toBe(401);
  });
});
