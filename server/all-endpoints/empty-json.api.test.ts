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

describe('an empty body with the content type JSON', () => {
  test('is ignored if the endpoint needs no body', async () => {
    const post = await aPost(db, { featured: false });
    const zone = await aZone(db);
    const starred = await send('PATCH', `/admin/blogs/${post.id}/featured`);
    expect(starred).toMatchObject({ status: 200, body: { data: { featured: true } } });
    expect((await send('DELETE', `/admin/blogs/${post.id}`)).status).toBe(200);
    expect((await send('DELETE', `/admin/transfers/${zone.id}`)).status).toBe(200);
  });

  test('is refused by the schema if the endpoint needs a body', async () => {
    const refused = await send('POST', '/admin/blogs');
    expect(refused).toMatchObject({ status: 400, body: { success: false } });
  });
});

test.each(['{', ' ', '{"__proto__": {"status": "draft"}}'])(
  'the invalid body %j is refused',
  async (payload) => {
    const post = await aPost(db);
    expect((await send('PATCH', `/admin/blogs/${post.id}/featured`, payload)).status).toBe(400);
  },
);
