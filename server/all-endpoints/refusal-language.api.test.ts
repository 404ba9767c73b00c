import type { AddressInfo } from 'node:net';
import { beforeEach, expect, test } from 'vitest';
import { admins } from '#app/db/schema.server.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { signIn } from '#tests/support/sign-in.ts';

const { app, db } = await buildTestApp();
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;

let headers: Record<string, string>;
beforeEach(async () => {
  ({ headers } = await signIn(db));
});

/** Sends a real HTTP request, because the language must survive a body that arrives in parts. */
async function refusal(path: string, body: string, screen?: string) {
  const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: 'PUT',
    headers: {
      ...headers,
      'content-type': 'application/json',
      ...(screen && { 'accept-language': screen }),
    },
    body,
  });
  const { message, details } = (await response.json()) as Record<string, unknown>;
  return [response.status, message, details];
}

test('errors are in English by default, and in Turkish for a person who chose Turkish', async () => {
  const wrong = () => refusal('/auth/admin/language', '{"language":5}');
  const broken = () => refusal('/auth/admin/language', '{');
  expect(await wrong()).toEqual([
    400,
    'Some fields are not valid',
    [{ field: 'language', message: 'must be one of: tr, en' }],
  ]);
  expect(await broken()).toEqual([400, 'The body is not valid JSON', []]);
  await db.update(admins).set({ language: 'tr' });
  expect(await wrong()).toEqual([
    400,
    'Bazı alanlar geçerli değil',
    [{ field: 'language', message: 'şunlardan biri olmalı: tr, en' }],
  ]);
  expect(await broken()).toEqual([400, 'Gönderilen veri geçerli bir JSON değil', []]);
});

test('the screen may choose the language of errors if the person has none', async () => {
  const message = async (screen?: string) =>
    (await refusal('/auth/admin/language', '{"language":5}', screen))[1];
  expect(await message('tr')).toBe('Bazı alanlar geçerli değil');
  expect(await message('tr-TR,tr;q=0.9')).toBe('Some fields are not valid');
  await db.update(admins).set({ language: 'en' });
  expect(await message('tr')).toBe('Some fields are not valid');
});
