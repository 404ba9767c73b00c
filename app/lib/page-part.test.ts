import { expect, test } from 'vitest';
import { z } from 'zod';
import { readBody } from './http/api-client.ts';
import { loadSection } from './page-part.ts';

const part = (status: number, body: unknown) =>
  loadSection(
    Promise.resolve().then(() =>
      readBody(status, body, z.object({ bookings: z.array(z.string()) })),
    ),
  );

test.each([
  ['the message, before the error', { message: 'Third', error: 'Second' }, 'Third'],
  ['the error', { error: 'Second', details: [{ field: 'a', message: 'First' }] }, 'Second'],
  ['the first detail', { details: [{ field: 'a', message: 'First' }] }, 'First'],
  ['an empty text, so that the screen has its own', { oops: true }, ''],
])('a failed part has %s', async (_what, body, error) => {
  expect(await part(500, body)).toEqual({ ok: false, error });
});

test('a response with another shape is a failure without a message', async () => {
  expect(await part(200, { cars: [] })).toEqual({ ok: false, error: '' });
  expect(await part(200, { bookings: [] })).toEqual({ ok: true, data: { bookings: [] } });
});
