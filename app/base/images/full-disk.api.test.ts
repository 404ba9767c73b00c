import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp } from '#tests/support/app.ts';
import { pictureForm } from '#tests/support/picture-form.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { imageStoreInFolder } from './image-store.server.ts';
import { createUploads } from './uploads.server.ts';

const UPLOAD = '/api/images/upload';
const FULL =
  'The server’s disk is full, so no picture can be stored. Please free some space and try again.';
const DISK_BYTES = 1024 * 1024;
const BIG = 3 * DISK_BYTES;

const folder = mkdtempSync(join(tmpdir(), 'kervan-small-disk-'));
const isMounted = mount();
afterAll(() => {
  if (isMounted) execFileSync('umount', [folder]);
  rmSync(folder, { recursive: true });
});

const uploads = createUploads(join(folder, 'uploads'));
const images = imageStoreInFolder(join(folder, 'images'));
const { app, db } = await buildTestApp({ services: { uploads, images } });
await app.listen({ port: 0, host: '127.0.0.1' });
let headers: Record<string, string>;
beforeEach(async () => {
  uploads.minFreeBytes = 0;
  ({ headers } = await signIn(db));
});

function mount(): boolean {
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', folder];
    execFileSync('mount', options, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const upload = (bytes: Uint8Array) =>
  app.inject({ method: 'POST', url: UPLOAD, ...pictureForm([{ field: 'image', bytes }], headers) });

/** Sends an upload and then another request on the same connection. Returns both responses. */
async function uploadAndGoOn(bytes: Uint8Array): Promise<string[]> {
  const form = pictureForm([{ field: 'image', bytes }], headers);
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const head = { host: 'x', ...form.headers, 'content-length': form.payload.length };
  const lines = Object.entries(head).map((line) => line.join(': '));
  socket.write(`POST ${UPLOAD} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  socket.write(form.payload);
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  await once(socket, 'close');
  return Buffer.concat(chunks)
    .toString()
    .split(/(?=HTTP\/1\.1)/);
}

test('too little free space refuses uploads and keeps the connection open', async () => {
  uploads.minFreeBytes = Number.MAX_SAFE_INTEGER;
  const refused = await upload(Buffer.alloc(10));
  expect([refused.statusCode, refused.json().error]).toEqual([503, FULL]);
  expect(refused.headers['retry-after']).toBeDefined();
  const [first, second] = await uploadAndGoOn(Buffer.alloc(BIG));
  expect(first).toMatch(/^HTTP\/1\.1 503/);
  expect(second).toMatch(/^HTTP\/1\.1 200[\s\S]*"ok"/);
});

describe.skipIf(!isMounted)('on a full disk (runs only with the right to mount a disk)', () => {
  test('an upload is refused with the reason, and the connection stays open', async () => {
    const [first, second] = await uploadAndGoOn(Buffer.alloc(BIG, 1));
    expect(first).toMatch(/^HTTP\/1\.1 503/);
    expect(first).toContain(FULL);
    expect(second).toMatch(/^HTTP\/1\.1 200[\s\S]*"ok"/);
    expect(readdirSync(uploads.folder)).toEqual([]);
  });

  test('a picture that cannot be stored is refused, and accepted once there is room', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const create = { width: 300, height: 200, channels: 3, background: 'teal', noise } as const;
    const photo = await sharp({ create }).jpeg().toBuffer();
    const filler = join(folder, 'filler');
    // Leaves room for the uploaded file, but not for its renditions.
    writeFileSync(filler, Buffer.alloc(DISK_BYTES - photo.length - 12_000));
    const refused = await upload(photo);
    expect([refused.statusCode, refused.json().error]).toEqual([503, FULL]);
    rmSync(filler);
    expect((await upload(photo)).statusCode).toBe(201);
  });
});
