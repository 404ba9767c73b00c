import { describe, expect, test } from 'vitest';
import { buildTestApp } from '#tests/support/app.ts';

const { app } = await buildTestApp({ keepRows: true });

describe('health', () => {
  test('alive and ready', async () => {
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok' });
  });
});

test('OpenAPI 3.1 describes the API and nothing else', async () => {
  const document = (await app.inject('/api/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths['/api/listings'].get.responses['200']).toBeDefined();
  expect(Object.keys(document.paths).filter((path) => !path.startsWith('/api/'))).toEqual([]);
  expect((await app.inject('/api/docs')).body).toMatch('swagger-ui');
});

test('there are no metrics unless asked for', async () => {
  expect((await app.inject('/metrics')).statusCode).toBe(404);
});
