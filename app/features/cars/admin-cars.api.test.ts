import { describe, expect, test } from 'vitest';
import { buildTestApp } from '#tests/support/app.ts';
import { signIn } from '#tests/support/sign-in.ts';

const { app, db } = await buildTestApp();

const MINIMAL = { title: 'Egea', brand: 'Fiat', model: 'Egea', pricing: { daily: 45.5 } };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

async function signedIn() {
  const { headers, admin } = await signIn(db);
  async function call(method: Method, path: string, payload?: object) {
    const response = await app.inject({ method, url: `/api/admin/cars${path}`, headers, payload });
    return { status: response.statusCode, headers: response.headers, ...response.json() };
  }
  return { call, admin };
}

describe('POST and GET', () => {
  test('a car of which only the required four are given is a new car with the defaults', async () => {
    const { call } = await signedIn();
    const made = await call('POST', '', MINIMAL);
    expect(made).toMatchObject({ status: 201, success: true });
    expect(made.data.id).toMatch(/^fiat-egea-2026-[a-z0-9]{4}$/);
    expect(made.headers.location).toBe(`/api/admin/cars/${made.data.id}`);
    expect(await call('GET', `/${made.data.id}`)).toMatchObject({ status: 200, data: made.data });
  });
});
