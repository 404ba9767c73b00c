import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { aPost, aZone } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';

const { app, db } = await testApp();

let authorization: string;
beforeEach(async () => {
  ({
    headers: { authorization },
  } = await signIn(db));
});

/** Sends a request with the JSON content type and any body. */
async function send(method: 'DELETE' | 'PATCH' | 'POST', address: string, payload = '') {
  const headers = { authorization, 'content-type': 'application/json' };
  const response = await app.inject({ method, url: `/api${address}`, headers, payload });
  return { status: response.statusCode, body: response.json() };
}

describe('a body that is announced as JSON and empty', () => {
  test('is none where none is needed', async () => {
    const post = await aPost(db, { featured: false });
    const zone = await aZone(db);
    const starred = await send('PATCH', `/admin/blogs/${post.id}/featured`);
    expect(starred).toMatchObject({ status: 200, body: { data: { featured: true } } });
    expect((await send('DELETE', `/admin/blogs/${post.id}`)).status).toBe(200);
    expect((await send('DELETE', `/admin/transfers/${zone.id}`)).status).toBe(200);
  });

  test('is refused by the schema where one is needed', async () => {
    const refused = await send('POST', '/admin/blogs');
    expect(refused).toMatchObject({ status: 400, body: { success: false } });
  });
});

test.each(['{', ' ', '{"__proto__": {"status": "draft"}}'])('%j stays refused', async (payload) => {
  const post = await aPost(db);
  expect((await send('PATCH', `/admin/blogs/${post.id}/featured`, payload)).status).toBe(400);
});
