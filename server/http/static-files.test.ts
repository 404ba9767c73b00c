import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import type { Services } from '#app/services.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { buildApp } from '../app.ts';
import { writeCompressedTwins } from './static-files.ts';

const script = 'console.log("Kervan");\n'.repeat(100);
const folder = await mkdtemp(join(tmpdir(), 'kervan-client-'));
const client = join(folder, 'client');
await mkdir(join(client, 'assets'), { recursive: true });
await writeFile(join(client, 'assets', 'app-Ab12.js'), script);
await writeFile(join(client, 'favicon.svg'), '<svg/>');
await writeFile(join(client, '.secret'), 'secret');
await writeFile(join(folder, 'outside.js'), 'outside');
await writeCompressedTwins(client);

const app = await buildApp({ siteUrl: null, texts: allTexts } as unknown as Services, {
  pages: {
    mode: 'production',
    load: async () =>
      ({ routes: {}, entry: { module: {} }, assets: { url: '', routes: {} } }) as never,
    clientDirectory: client,
  },
});
afterAll(() => rm(folder, { recursive: true }));

const get = (url: string, encoding = '') =>
  app.inject({ url, headers: { 'accept-encoding': encoding } });

describe('files of the built client', () => {
  test('are sent with the compression of the build, and cached forever', async () => {
    const { headers, rawPayload } = await get('/assets/app-Ab12.js', 'gzip, br');
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-type']).toMatch('javascript');
    expect(brotliDecompressSync(rawPayload).toString()).toBe(script);
  });

  test('have no document headers, unless a browser may show them as a document', async () => {
    const policies = ['content-security-policy', 'permissions-policy', 'x-frame-options'];
    const { headers: script } = await get('/assets/app-Ab12.js');
    const { headers: drawing } = await get('/favicon.svg');
    const { headers: missing } = await get('/assets/missing.js');
    for (const name of policies) expect(missing[name], name).toBeTypeOf('string');
    for (const name of policies)
      expect([script[name], typeof drawing[name]]).toEqual([undefined, 'string']);
  });

  test('are served uncompressed to clients without compression', async () => {
    expect((await get('/assets/app-Ab12.js')).body).toBe(script);
    const { headers } = await get('/favicon.svg');
    expect(headers['cache-control']).toBe('public, max-age=3600');
    // Files do not count towards the rate limit.
    expect(headers['x-ratelimit-limit']).toBeUndefined();
  });

  test.each([
    '/assets/app-Cd34.js',
    '/assets/',
    '/assets/app-Ab12.js.br',
    '/assets/..%2f..%2foutside.js',
  ])('do not include %s', async (url) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['cache-control']]).toEqual([404, undefined]);
  });

  test('do not include files that start with a dot', async () => {
    expect((await get('/.secret')).body).not.toMatch('secret');
  });
});
