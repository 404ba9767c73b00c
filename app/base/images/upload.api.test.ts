import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { images } from '#app/db/schema.server.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { imageStores } from '#tests/support/image-stores.ts';
import { aPng } from '#tests/support/odd-pictures.ts';
import { pictureForm } from '#tests/support/picture-form.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { ImageStoreError } from './image-store.server.ts';
import { MAX_UPLOAD_BYTES, MAX_UPLOADS } from './images.schema.ts';

const stores = await imageStores();
const current = { store: stores[0]?.[1] };
const delegate = new Proxy({} as NonNullable<typeof current.store>, {
  get: (_target, name) => Reflect.get(current.store ?? {}, name),
});
const { app, db, services } = await buildTestApp({ services: { images: delegate } });
const UPLOAD = '/api/images/upload';
const UPLOAD_MULTIPLE = '/api/images/upload-multiple';
let headers: Record<string, string>;

beforeEach(async () => {
  ({ headers } = await signIn(db));
});
afterEach(async () => {
  expect(await readdir(services.uploads.folder).catch(() => [])).toEqual([]);
});

function jpeg(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
}

type Files = Parameters<typeof pictureForm>[0];

const send = (url: string, files: Files) =>
  app.inject({ method: 'POST', url, ...pictureForm(files, headers) });
const upload = (bytes: Uint8Array, name = 'photo.jpg') =>
  send(UPLOAD, [{ field: 'image', name, bytes }]);

describe.each(stores)('uploads to %s', (_name, store) => {
  beforeEach(() => {
    current.store = store;
  });

  test('a picture is stored, and its URL returned @6.11 @7.8', async () => {
    const response = await upload(await jpeg(700, 350));
    expect(response.statusCode).toBe(201);
    const { data } = response.json();
    expect(data).toEqual({
      imageUrl: `/images/${data.id}-700.webp`,
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      width: 700,
      height: 350,
      srcset: [320, 640, 700].map((w) => `/images/${data.id}-${w}.webp ${w}w`).join(', '),
      bytes: expect.any(Number),
    });
    const picture = await app.inject(data.imageUrl);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  test('valid pictures of a form are stored, and the others reported @7.9', async () => {
    const response = await send(UPLOAD_MULTIPLE, [
      { field: 'images', name: 'a.jpg', bytes: await jpeg(40, 20) },
      { field: 'images', name: 'b.jpg', bytes: Buffer.from('hello') },
      { field: 'images', name: 'c.jpg', bytes: await jpeg(30, 20) },
      { field: 'images', name: 'd.jpg', bytes: Buffer.alloc(0) },
    ]);
    expect(response.statusCode).toBe(201);
    expect(response.json().data).toEqual({
      images: [expect.objectContaining({ width: 40 }), expect.objectContaining({ width: 30 })],
      failed: [
        {
          name: 'b.jpg',
          error: 'The file is not a picture that can be shown. Please choose a JPEG or a PNG.',
        },
        { name: 'd.jpg', error: 'The file is empty' },
      ],
    });
    expect(await db.$count(images)).toBe(2);
  });

  test('an upload has status 503 if the store fails', async () => {
    const put = vi.spyOn(store, 'put').mockRejectedValue(new ImageStoreError('write', 'secret'));
    const one = await upload(await jpeg(50, 21));
    expect([one.statusCode, one.json().error]).toEqual([
      503,
      'The picture could not be stored. Please try again in a moment.',
    ]);
    const bytes = await jpeg(50, 22);
    const several = await send(UPLOAD_MULTIPLE, [{ field: 'images', bytes }]);
    expect(several.statusCode).toBe(503);
    expect(`${one.body}${several.body}`).not.toMatch('secret');
    put.mockRestore();
  });
});

describe('a refused file', () => {
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');

  test.each<[string, number, RegExp, () => Buffer | Promise<Buffer>]>([
    ['is empty', 400, /^The file is empty$/, () => Buffer.alloc(0)],
    ['is no picture despite its name', 415, /choose a JPEG/, () => Buffer.from('<html>')],
    ['is an SVG', 415, /^SVG drawings are not accepted/, () => Buffer.from('<svg/>')],
    ['is HEIC', 415, /^HEIC .* choose a JPEG/, () => heic],
    ['is cut off', 400, /damaged/, async () => (await jpeg(300, 300)).subarray(0, 400)],
    [
      'is one pixel wide and too long',
      413,
      /30,000 pixels/,
      () => aPng({ width: 1, height: 59_000_000 }),
    ],
    ['has too many pixels', 413, /60 megapixels/, () => aPng({ width: 40_000, height: 40_000 })],
    ['is too large', 413, /larger than 32 MB/, () => Buffer.alloc(MAX_UPLOAD_BYTES + 1, 0xff)],
  ])('%s and gets status %i', async (_what, status, text, make) => {
    const response = await upload(await make());
    expect(response.statusCode).toBe(status);
    expect(response.json().error).toMatch(text);
    expect(await db.$count(images)).toBe(0);
  });

  test('has its own error if all files of a form are refused', async () => {
    const response = await send(UPLOAD_MULTIPLE, [
      { field: 'images', name: 'a.svg', bytes: Buffer.from('<svg/>') },
      { field: 'images', name: 'b.jpg', bytes: Buffer.alloc(0) },
    ]);
    expect([response.statusCode, response.json().error]).toEqual([
      400,
      'None of the pictures could be stored',
    ]);
    expect(response.json().details).toEqual([
      { field: 'a.svg', message: expect.stringMatching(/^SVG/) },
      { field: 'b.jpg', message: 'The file is empty' },
    ]);
  });
});

test('a file of the largest allowed size is accepted', async () => {
  const photo = await jpeg(20, 20);
  const padded = Buffer.concat([photo, Buffer.alloc(MAX_UPLOAD_BYTES - photo.length)]);
  expect((await upload(padded)).statusCode).toBe(201);
});

describe('a refused form', () => {
  const picture = (field: string) => ({ field, bytes: Buffer.from('x') });
  const raw = (type: string | undefined, payload: string) =>
    app.inject({
      method: 'POST',
      url: UPLOAD,
      headers: type ? { ...headers, 'content-type': type } : headers,
      payload,
    });

  test.each<[string, number, string, () => ReturnType<typeof send>]>([
    [
      'has no picture',
      400,
      'There is no picture in the field "image"',
      () => send(UPLOAD, [picture('photo')]),
    ],
    ['is empty', 400, 'There is no picture in the field "images"', () => send(UPLOAD_MULTIPLE, [])],
    [
      'has two pictures for the single upload',
      400,
      'Send one picture at a time; several go to /api/images/upload-multiple',
      () => send(UPLOAD, [picture('image'), picture('image')]),
    ],
    [
      'has too many pictures',
      400,
      'Send at most 20 pictures at a time',
      () => send(UPLOAD_MULTIPLE, Array(MAX_UPLOADS + 1).fill(picture('images'))),
    ],
    [
      'is cut off',
      400,
      'The upload did not arrive completely. Please try again.',
      () =>
        raw(
          'multipart/form-data; boundary=x',
          '--x\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nabc',
        ),
    ],
    [
      'has no boundary',
      400,
      'The upload did not arrive completely. Please try again.',
      () => raw('multipart/form-data', 'abc'),
    ],
    [
      'is JSON',
      415,
      'Send pictures as a form (multipart/form-data)',
      () => raw('application/json', '{"image":"abc"}'),
    ],
    [
      'has no content type',
      415,
      'Send pictures as a form (multipart/form-data)',
      () => raw(undefined, ''),
    ],
    [
      'has a hundred fields',
      400,
      'The form has too many fields',
      () => {
        const field = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n';
        return raw('multipart/form-data; boundary=x', `${field.repeat(100)}--x--\r\n`);
      },
    ],
  ])('%s and gets status %i', async (_what, status, text, ask) => {
    const response = await ask();
    expect([response.statusCode, response.json().error]).toEqual([status, text]);
  });
});

test('an upload that the client aborts leaves no file', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const form = pictureForm([{ field: 'image', bytes: Buffer.alloc(500_000) }], headers);
  const lines = Object.entries({ host: 'x', ...form.headers, 'content-length': 500_400 });
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`POST ${UPLOAD} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}`);
  socket.write('\r\n\r\n');
  socket.write(form.payload.subarray(0, 300_000));
  const arriving = () => readdir(services.uploads.folder);
  await vi.waitFor(async () => expect(await arriving()).toHaveLength(1), { timeout: 10_000 });
  socket.destroy();
  await vi.waitFor(async () => expect(await arriving()).toEqual([]), { timeout: 10_000 });
});
