import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { callAdminApi, fetchAdminApi, isSignedOut } from './admin-api.ts';
import { downloadFile } from './download.ts';

const kept = new Map<string, string>();
const ask = vi.fn<typeof fetch>();
const { signal } = new AbortController();
const request = new Request('http://kervan.test/admin/customers?page=2');

beforeEach(() => {
  kept.clear();
  kept.set('admin_token', 'abc');
  ask.mockReset();
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('location', { pathname: '/admin/customers' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const ways = {
  'a call': () => callAdminApi(request, '/admin/customers', z.unknown()),
  'a download': () => downloadFile('/admin/customers/export', signal, 'tr'),
  'a picture': () => fetchAdminApi('/api/admin/images/p1-320.webp', { signal }),
};

test.each(Object.entries(ways))('%s signs out if the server refuses the token', async (_, way) => {
  ask.mockImplementation(async () => new Response(null, { status: 401 }));
  const failure = await way().catch((error: unknown) => error);
  if (failure instanceof Response) {
    expect(failure.headers.get('location')).toBe(
      '/admin/login?next=%2Fadmin%2Fcustomers%3Fpage%3D2',
    );
  } else {
    expect(isSignedOut(failure)).toBe(true);
  }
  expect(kept.has('admin_token')).toBe(false);
  expect(new Headers(ask.mock.calls[0]?.[1]?.headers).get('authorization')).toBe('Bearer abc');
});

test.each(Object.entries(ways))('%s without a token sends no request', async (_, way) => {
  kept.clear();
  await expect(way()).rejects.toBeDefined();
  expect(ask).not.toHaveBeenCalled();
});

test('a response after the time limit counts as a lost connection', async () => {
  ask.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
  const response = fetchAdminApi('/api/x', { signal, limitMs: 1 });
  await expect(response).rejects.toMatchObject({ name: 'ApiError', status: 0 });
});
