import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { saveEdited } from './save.ts';

const saving = {
  path: '/admin/cars',
  shape: z.object({ id: z.string(), version: z.number() }),
};
const details = [{ field: 'title', message: 'Not this title' }];

/** Stubs the responses to the next requests; null is a lost connection. */
function answerWith(...responses: ({ status: number; body: object | null } | null)[]) {
  vi.stubGlobal('localStorage', { getItem: () => 'token' });
  vi.stubGlobal('fetch', async () => {
    const response = responses.shift();
    if (!response) throw new TypeError('Failed to fetch');
    return new Response(response.body && JSON.stringify(response.body), {
      status: response.status,
    });
  });
}
afterEach(() => {
  vi.unstubAllGlobals();
});

function save(read: { id: string; version: number } | null) {
  const body = JSON.stringify({ input: { title: 'Kaş' }, read });
  return saveEdited(new Request('http://kervan.test/admin', { method: 'POST', body }), saving);
}
const READ = { id: 'a', version: 1 };

// Order of messages: server message, else error, else the first detail, else our own (spec, part
// 8).
test.each<[string, object | null, string]>([
  ['the message', { success: false, message: 'Not so' }, 'Not so'],
  ['the error', { success: false, error: 'Not so', details }, 'Not so'],
  ['the first detail', { success: false, details }, 'Not this title'],
  ['an empty message without a response body', null, ''],
])('a refused save returns %s', async (_what, body, error) => {
  answerWith({ status: 400, body }, { status: 400, body });
  expect(await save(null)).toMatchObject({ kind: 'refused', error, isNew: true, lost: false });
  expect(await save(READ)).toMatchObject({ kind: 'refused', error, isNew: false });
});

test.each([[null], [{ status: 201, body: null }], [{ status: 504, body: null }]])(
  'a create, but not an update, with the response %j may have worked',
  async (response) => {
    answerWith(response, response);
    expect(await save(null)).toMatchObject({ kind: 'refused', lost: true });
    expect(await save(READ)).toMatchObject({ lost: false });
  },
);
