import { describe, expect, test } from 'vitest';
import { createAdmin } from '#app/base/auth/admins.server.ts';
import { admins } from '#app/db/schema.server.ts';
import { testApp } from '#tests/support/app.ts';
import { signIn } from '#tests/support/sign-in.ts';

const { app, db, clock, services } = await testApp();

const PASSWORD = 'dört-köşe-taş';

async function register(body: object) {
  const { admin, headers } = await signIn(db);
  const response = await app.inject({ method: 'POST', url: '/api/admin/register', headers, body });
  return { actor: admin, status: response.statusCode, body: response.json() };
}
const login = (username: string, password: string) =>
  app.inject({ method: 'POST', url: '/api/auth/admin/login', body: { username, password } });

describe('POST /admin/register', () => {
  test('creates a person who can sign in @6.5 @7.6', async () => {
    const person = { username: ' Mehmet.Kaya ', name: ' Mehmet Kaya ', password: PASSWORD };
    const { actor, status, body } = await register(person);
    expect(status).toBe(201);
    const admin = {
      id: expect.any(String),
      username: 'mehmet.kaya',
      name: 'Mehmet Kaya',
      role: 'staff',
      language: null,
    };
    expect(body).toEqual({ success: true, data: { admin } });
    expect((await login('mehmet.kaya', PASSWORD)).json().data.admin).toEqual(body.data.admin);
    const [entry] = await db.query.auditLog.findMany();
    const after = { username: 'mehmet.kaya', name: 'Mehmet Kaya', role: 'staff' };
    expect(entry).toMatchObject({ adminId: actor.id, action: 'create', entity: 'admin', after });
    expect(JSON.stringify(entry)).not.toContain('argon2');
  });

  test('creates an owner if the request has that role', async () => {
    const { body } = await register({ username: 'deniz', password: PASSWORD, role: 'owner' });
    expect(body.data.admin.role).toBe('owner');
    expect((await register({ username: 'x1', password: PASSWORD, role: 'boss' })).status).toBe(400);
  });

  test('refuses an actor who is staff or disabled by now', async () => {
    const { admin: actor } = await signIn(db);
    const by = { actor, passwords: services.passwords, business: 'Kervan', now: clock.now() };
    const person = { username: 'deniz', name: 'Deniz', password: PASSWORD, role: 'owner' } as const;
    await db.update(admins).set({ role: 'staff' });
    expect(await createAdmin(db, person, by)).toEqual({ ok: false, reason: 'no-owner' });
    await db.update(admins).set({ role: 'owner', active: false });
    expect(await createAdmin(db, person, by)).toEqual({ ok: false, reason: 'signed-out' });
    expect(await db.$count(admins)).toBe(1);
  });

  test('refuses a username that exists in another case', async () => {
    await register({ username: 'mehmet', password: PASSWORD });
    const { status, body } = await register({ username: 'MEHMET', password: 'sardalya-kepenk-93' });
    const message = 'This username is already taken';
    expect(status).toBe(409);
    expect(body).toMatchObject({ error: message, details: [{ field: 'username', message }] });
    expect((await login('mehmet', PASSWORD)).statusCode).toBe(200);
  });

  test('accepts one of two requests for the same name at the same time', async () => {
    const { headers } = await signIn(db);
    const ask = () =>
      app.inject({
        method: 'POST',
        url: '/api/admin/register',
        headers,
        body: { username: 'mehmet', password: PASSWORD },
      });
    const statuses = (await Promise.all([ask(), ask()])).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([201, 409]);
  });

  const form =
    'needs at least 2 characters: letters, digits and . _ @ + -, beginning with a letter or digit';
  test.each(['password123', '1234567890', 'Mehmet.Kaya.1985', 'mkaya-2026!', 'kervan rent a car'])(
    'refuses %s as easy to guess, in both languages',
    async (password) => {
      const { headers } = await signIn(db);
      const body = { username: 'mkaya', name: 'Mehmet Kaya', password };
      const errors = [];
      for (const language of ['tr', 'en'] as const) {
        await db.update(admins).set({ language });
        const url = '/api/admin/register';
        const response = await app.inject({ method: 'POST', url, headers, body });
        expect(response.statusCode).toBe(400);
        errors.push(...response.json().details);
      }
      expect(errors).toEqual([
        {
          field: 'password',
          message: 'kolay tahmin edilir: çok yaygın ya da kişi veya işletme adından oluşuyor',
        },
        {
          field: 'password',
          message:
            'is easy to guess: very common, or based on the name of the person or the business',
        },
      ]);
      expect(await db.$count(admins)).toBe(1);
    },
  );

  test.each([
    [{ username: 'mehmet', password: 'too-short' }, 'password', 'must have at least 10 characters'],
    [{ username: 'mehmet.kaya', password: 'Mehmet.Kaya' }, 'password', 'must not be the username'],
    [
      { username: 'mehmet', password: 'x'.repeat(201) },
      'password',
      'must have at most 200 characters',
    ],
    [{ username: 'mehmet' }, 'password', 'is required'],
    [{ password: PASSWORD }, 'username', 'is required'],
    [{ username: 'm', password: PASSWORD }, 'username', form],
    [{ username: 'mehmet kaya', password: PASSWORD }, 'username', form],
    [{ username: '.mehmet', password: PASSWORD }, 'username', form],
    [{ username: 'mehmet\0', password: PASSWORD }, 'username', form],
    [{ username: 'мехмет', password: PASSWORD }, 'username', form],
    [
      { username: 'x'.repeat(61), password: PASSWORD },
      'username',
      'must have at most 60 characters',
    ],
    [
      { username: 'mehmet', password: PASSWORD, name: 'x'.repeat(81) },
      'name',
      'must have at most 80 characters',
    ],
  ])('refuses %j', async (input, field, message) => {
    const { status, body } = await register(input);
    expect(status).toBe(400);
    expect(body.details).toEqual([{ field, message }]);
    expect(await db.query.admins.findMany()).toHaveLength(1);
  });
});
