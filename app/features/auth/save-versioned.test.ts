import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { newAddition } from '#app/editing/save-outcome.ts';
import { saveVersioned } from './save-versioned.ts';

const kind = {
  path: '/admin/things',
  shape: z.object({ id: z.string(), version: z.number() }),
  text: {
    created: ({ id }: { id: string }) => `${id} created`,
    updated: ({ id }: { id: string }) => `${id} updated`,
    createFailed: 'Failed to create',
    updateFailed: 'Failed to update',
  },
};
const input = { title: 'Kaş' };
const request = new Request('http://kervan.test/admin/things');
const details = [{ field: 'title', message: 'Not this title' }];

function answerWith(body: object | null) {
  vi.stubGlobal('localStorage', { getItem: () => 'token' });
  vi.stubGlobal('fetch', async () => new Response(body && JSON.stringify(body), { status: 400 }));
}
afterEach(() => {
  vi.unstubAllGlobals();
});

const save = (read: { id: string; version: number } | null) =>
  saveVersioned(request, { input, read, addition: newAddition(input) }, kind);

// Spec, part 8: server message, else error, else the first detail's, else our own.
test.each<[string, object | null, string, string]>([
  ['its message', { success: false, message: 'Not so' }, 'Not so', 'Not so'],
  ['its error', { success: false, error: 'Not so', details }, 'Not so', 'Not so'],
  ['its first detail', { success: false, details }, 'Not this title', 'Not this title'],
  ['our own text', null, 'Failed to create', 'Failed to update'],
])('a refusal is told by %s', async (_what, body, ofNew, ofKnown) => {
  answerWith(body);
  expect(await save(null)).toMatchObject({ kind: 'refused', message: ofNew });
  expect(await save({ id: 'a', version: 1 })).toMatchObject({ kind: 'refused', message: ofKnown });
});
