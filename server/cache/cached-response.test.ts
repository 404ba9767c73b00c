import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { cachedResponse, isUnchanged, negotiate } from './cached-response.ts';

const text = 'Fiat Egea, 45 €. '.repeat(200);
const response = (headers = {}) => cachedResponse(Buffer.from(text), headers);

describe('negotiate', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=1.0', 'gzip'],
    ['br; q=0.0, gzip; q=0', 'identity'],
    ['br;q=0.5', 'br'],
    ['deflate', 'identity'],
  ])('the header %s selects %s', (header, encoding) => {
    expect(negotiate(header)).toBe(encoding);
  });
});

describe('cachedAnswer', () => {
  test('has the same text in every encoding, each with its own ETag and length', async () => {
    const plain = await response().form(undefined);
    const gzip = await response().form('gzip');
    const brotli = await response().form('br');
    expect(plain.body.toString()).toBe(text);
    expect(gunzipSync(gzip.body).toString()).toBe(text);
    expect(brotliDecompressSync(brotli.body).toString()).toBe(text);
    expect(new Set([plain.etag, gzip.etag, brotli.etag]).size).toBe(3);
    for (const form of [plain, gzip, brotli]) {
      expect(form.headers['content-length']).toBe(form.body.length);
    }
  });

  test('compresses each encoding once', async () => {
    const kept = response();
    expect(await kept.form('br')).toBe(await kept.form('br'));
  });

  test('does not compress a tiny body', async () => {
    const form = await cachedResponse(Buffer.from('{}'), {}).form('br');
    expect(form.headers['content-encoding']).toBeUndefined();
    expect(form.body.toString()).toBe('{}');
  });

  test('keeps headers of the response, but no headers of a single request', async () => {
    const { headers } = await response({
      'content-type': 'text/html',
      vary: 'Cookie, Accept-Encoding',
      'cache-control': 'private, no-cache',
      'x-request-id': 'abc',
      'x-ratelimit-remaining': 3,
      'content-length': 1,
    }).form(undefined);
    expect(headers).toMatchObject({
      'content-type': 'text/html',
      vary: 'Cookie, Accept-Encoding',
      'cache-control': 'private, no-cache',
      'content-length': Buffer.byteLength(text),
    });
    expect(Object.keys(headers)).not.toContain('x-request-id');
    expect(Object.keys(headers)).not.toContain('x-ratelimit-remaining');
  });

  test('has an ETag that depends only on the bytes', async () => {
    const tagOf = async (bytes: string) =>
      (await cachedResponse(Buffer.from(bytes), {}).form(undefined)).etag;
    expect(await tagOf(text)).toBe(await tagOf(text));
    expect(await tagOf(`${text}!`)).not.toBe(await tagOf(text));
  });

  test('finds its ETag in a list, also as a weak ETag', async () => {
    const form = await response().form('br');
    expect(isUnchanged(form, `"x", W/${form.etag}`)).toBe(true);
    expect(isUnchanged(form, '"x"')).toBe(false);
    expect(isUnchanged(form, undefined)).toBe(false);
  });
});
