import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Services } from '#app/services.ts';
import { buildApp } from './app.ts';

const clientDirectory = await mkdtemp(join(tmpdir(), 'kervan-client-'));
await writeFile(join(clientDirectory, 'app-Ab12.js'), 'here');
const app = await buildApp({ siteUrl: null } as unknown as Services, {
  pages: {
    mode: 'production',
    load: async () => ({ routes: {}, entry: { module: {} } }) as never,
    clientDirectory,
  },
  // Every process is later than this.
  limits: { maxEventLoopDelayMs: Number.MIN_VALUE },
});
afterAll(async () => {
  await app.close();
  await rm(clientDirectory, { recursive: true });
});

const ask = (url: string) => app.inject({ url });

test('who is too busy asks to come back, but gives away what lies ready: half a page is none', async () => {
  // How late it is, is measured once a second.
  await expect.poll(async () => (await ask('/')).statusCode, { timeout: 15_000 }).toBe(503);
  const { headers, body } = await ask('/cars');
  expect([headers['retry-after'], body]).toEqual(['10', expect.stringContaining('çok yoğun')]);
  expect((await ask('/api/listings')).json()).toMatchObject({ success: false });
  expect((await ask('/app-Ab12.js')).body).toBe('here');
  expect((await ask('/healthz')).statusCode).toBe(200);
});
