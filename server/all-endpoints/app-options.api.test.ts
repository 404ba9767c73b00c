import { describe, expect, test } from 'vitest';
import type { Services } from '#app/services.ts';
import { buildTestApp } from '#tests/support/app.ts';

const secure = await buildTestApp({
  keepRows: true,
  trustProxy: true,
  metrics: 'local',
  services: {
    siteUrl: 'https://kervan.example',
    db: { execute: () => Promise.reject(new Error('gone')) } as unknown as Services['db'],
  },
});
const { app } = secure;
const usual = await buildTestApp({ keepRows: true });

describe('behind a proxy with TLS', () => {
  test('responses have Strict-Transport-Security', async () => {
    const { headers } = await app.inject('/healthz');
    expect(headers['strict-transport-security']).toMatch('max-age=31536000');
  });

  test("the proxy's request id is kept unless it could break the log", async () => {
    const ask = async (id: string) =>
      (await app.inject({ url: '/healthz', headers: { 'x-request-id': id } })).headers[
        'x-request-id'
      ];
    expect(await ask('edge-12345678')).toBe('edge-12345678');
    expect(await ask('a b"\\')).not.toBe('a b"\\');
  });
});

test('a site with a database is alive and ready', async () => {
  expect((await usual.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await usual.app.inject('/readyz')).json()).toEqual({ status: 'ok' });
});

test('OpenAPI 3.1 describes the API and nothing else', async () => {
  const document = (await usual.app.inject('/api/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths['/api/listings'].get.responses['200']).toBeDefined();
  expect(Object.keys(document.paths).filter((path) => !path.startsWith('/api/'))).toEqual([]);
  expect((await usual.app.inject('/api/docs')).body).toMatch('swagger-ui');
});

test('a site without its database is alive, but not ready', async () => {
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});

describe('metrics', () => {
  const from = (forwarded?: string) =>
    app.inject({ url: '/metrics', headers: forwarded ? { 'x-forwarded-for': forwarded } : {} });

  test('count requests by route, and this machine can read them', async () => {
    await app.inject('/healthz');
    const { body } = await from();
    expect(body).toMatch('http_request_duration_seconds_count{method="GET",route="/healthz"');
    expect(body).toMatch('process_resident_memory_bytes');
  });

  test('respond with 404 to other machines, and if they are switched off', async () => {
    expect((await usual.app.inject('/metrics')).statusCode).toBe(404);
    expect((await from('203.0.113.7')).statusCode).toBe(404);
  });
});
