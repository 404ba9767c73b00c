import { expect, test } from 'vitest';
import { z } from 'zod';
import { readBody } from './http/api-client.ts';
import { loadPart } from './page-part.ts';

const part = (status: number, body: unknown) =>
  loadPart(
    Promise.resolve().then(() =>
      readBody(status, body, z.object({ bookings: z.array(z.string()) })),
    ),
  );

test.each([
  ['the message, even if there is an error', { message: 'Third', error: 'Second' }, 'Third'],
  [
    'the error, if there is no message',
    { error: 'Second', details: [{ field: 'a', message: 'First' }] },
    'Second',
  ],
  [
    'the first detail, if there is no message and no error',
    { details: [{ field: 'a', message: 'First' }] },
    'First',
  ],
  ['an empty text, if the response has none of them', { oops: true }, ''],
])('a failed part returns %s', async (_what, body, error) => {
  expect(await part(500, body)).toEqual({ ok: false, error });
});

test('a response of another shape fails without a message', async () => {
  expect(await part(200, { cars: [] })).toEqual({ ok: false, error: '' });
  expect(await part(200, { bookings: [] })).toEqual({ ok: true, data: { bookings: [] } });
});
