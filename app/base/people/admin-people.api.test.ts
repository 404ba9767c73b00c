import { describe, expect, test } from 'vitest';
import { clientNetwork } from '#app/base/auth/client-network.rules.ts';
import { admins } from '#app/db/schema.server.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { testApp } from '#tests/support/app.ts';
import { anAdmin } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';
import type { Person } from './admin-people.schema.ts';

const { app, db, clock, services } = await testApp();

const PASSWORD = 'dört-köşe-taş';
const NEXT = 'beş-köşe-ahşap';

type Headers = Record<string, string>;

async function ask(
  method: 'GET' | 'PATCH' | 'PUT' | 'POST',
  url: string,
  headers: Headers,
  payload?: object,
) {
  const response = await app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}

const setStatus = (headers: Headers, id: string, status: boolean | string) =>
  ask('PATCH', `/api/admin/admins/${id}/status`, headers, { status });
const isLetIn = async (headers: Headers) =>
  (await ask('GET', '/api/auth/admin/me', headers)).status === 200;
const login = (username: string, password: string) =>
  ask('POST', '/api/auth/admin/login', {}, { username, password });

async function person(username: string) {
  const passwordHash = (await services.passwords.hash(PASSWORD)) ?? '';
  const admin = await anAdmin(db, { username, name: username, passwordHash });
  const { body } = await login(username, PASSWORD);
  return { admin, headers: { authorization: `Bearer ${body.data.token}` } };
}

describe('GET /admin/admins', () => {
  test('lists active people first, in Turkish order, with their last sign-in', async () => {
    const { headers } = await signIn(db);
    await anAdmin(db, { id: 'z', name: 'Zeki' });
    await anAdmin(db, { id: 'c', name: 'Çiğdem' });
    await anAdmin(db, { id: 'former', name: 'Ali', active: false });
    const passwordHash = (await services.passwords.hash(PASSWORD)) ?? '';
    await anAdmin(db, { id: 'd', name: 'Deniz', username: 'deniz', passwordHash });
    clock.set('2026-07-02T08:30:00Z');
    await login('deniz', PASSWORD);
    const { body } = await ask('GET', '/api/admin/admins', headers);
    const admins: Person[] = body.data.admins;
    expect(admins.map(({ name }) => name).filter((name) => !name.startsWith('Yönetici'))).toEqual([
      'Çiğdem',
      'Deniz',
      'Zeki',
      'Ali',
    ]);
    const deniz = admins.find(({ id }) => id === 'd');
    expect(deniz).toMatchObject({ username: 'deniz', lastSignInAt: '2026-07-02T08:30:00.000Z' });
    expect(admins.find(({ id }) => id === 'z')?.lastSignInAt).toBeNull();
    expect(JSON.stringify(body)).not.toMatch(/hash|argon2/);
  });
});

describe('PATCH /admin/admins/:id/status', () => {
  test('ends the sessions of a disabled person, even if the person is enabled again', async () => {
    const [me, other] = [await signIn(db), await person('mehmet')];
    const { status, body } = await setStatus(me.headers, other.admin.id, 'inactive');
    expect(status).toBe(200);
    expect(body.data.admins).toContainEqual(
      expect.objectContaining({ id: other.admin.id, active: false }),
    );
    expect(await isLetIn(other.headers)).toBe(false);
    expect((await login('mehmet', PASSWORD)).status).toBe(401);
    await setStatus(me.headers, other.admin.id, true);
    expect(await isLetIn(other.headers)).toBe(false);
    expect((await login('mehmet', PASSWORD)).status).toBe(200);
    const entries = await db.query.auditLog.findMany();
    expect(entries.filter(({ action }) => action === 'update')).toMatchObject([
      { adminId: me.admin.id, entity: 'admin', entityId: other.admin.id, after: { active: false } },
      { entityId: other.admin.id, before: { active: false }, after: { active: true } },
    ]);
  });

  test('nobody can disable themselves', async () => {
    const { admin, headers } = await signIn(db);
    expect(await setStatus(headers, admin.id, false)).toMatchObject({
      status: 409,
      body: { error: allTexts.office.en.auth.refusals.notYourself },
    });
    expect((await setStatus(headers, admin.id, 'maybe')).status).toBe(400);
    expect(await isLetIn(headers)).toBe(true);
  });

  test('two people who disable each other at the same time leave one active', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [await signIn(db), await signIn(db)];
      const responses = await Promise.all([
        setStatus(a.headers, b.admin.id, false),
        setStatus(b.headers, a.admin.id, false),
      ]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 401]);
      expect([await isLetIn(a.headers), await isLetIn(b.headers)].sort()).toEqual([false, true]);
    }
  });
});

describe('PATCH /admin/admins/:id/role', () => {
  const setRole = (headers: Headers, id: string, role: string) =>
    ask('PATCH', `/api/admin/admins/${id}/role`, headers, { role });
  const sees = async (headers: Headers) => (await ask('GET', '/api/admin/admins', headers)).status;

  test('changes the role from the next request of a running session', async () => {
    const [me, other] = [await signIn(db), await signIn(db, undefined, { role: 'staff' })];
    expect(await sees(other.headers)).toBe(403);
    const { status, body } = await setRole(me.headers, other.admin.id, 'owner');
    expect(status).toBe(200);
    expect(body.data.admins).toContainEqual(
      expect.objectContaining({ id: other.admin.id, role: 'owner' }),
    );
    expect(await sees(other.headers)).toBe(200);
    await setRole(other.headers, me.admin.id, 'staff');
    expect(await sees(me.headers)).toBe(403);
    expect(await db.query.auditLog.findMany()).toMatchObject([
      { adminId: me.admin.id, before: { role: 'staff' }, after: { role: 'owner' } },
      { adminId: other.admin.id, entityId: me.admin.id, after: { role: 'staff' } },
    ]);
  });

  test('refuses to demote the last active owner', async () => {
    const me = await signIn(db);
    await anAdmin(db, { active: false });
    expect(await setRole(me.headers, me.admin.id, 'staff')).toMatchObject({
      status: 409,
      body: { error: allTexts.office.tr.auth.roles.lastOwner },
    });
    expect((await setRole(me.headers, me.admin.id, 'boss')).status).toBe(400);
    expect(await sees(me.headers)).toBe(200);
    await signIn(db);
    expect((await setRole(me.headers, me.admin.id, 'staff')).status).toBe(200);
  });

  test('two demotions of the only owners at the same time leave one owner', async () => {
    for (let round = 0; round < 5; round += 1) {
      await db.delete(admins);
      const [a, b] = [await signIn(db), await signIn(db)];
      const second = round % 2 === 0 ? a : b;
      await Promise.all([
        setRole(a.headers, b.admin.id, 'staff'),
        setRole(b.headers, second.admin.id, 'staff'),
      ]);
      expect([await sees(a.headers), await sees(b.headers)].sort()).toEqual([200, 403]);
    }
  });
});

describe('PATCH /admin/admins/:id', () => {
  test('renames a person, and records the old and the new name', async () => {
    const [me, other] = [await signIn(db), await anAdmin(db, { name: 'Mehmet' })];
    const url = `/api/admin/admins/${other.id}`;
    const { body } = await ask('PATCH', url, me.headers, { name: ' Mehmet Kaya ' });
    expect(body.data.admins).toContainEqual(expect.objectContaining({ name: 'Mehmet Kaya' }));
    expect(await db.query.auditLog.findMany()).toMatchObject([
      { before: { name: 'Mehmet' }, after: { name: 'Mehmet Kaya' } },
    ]);
    expect((await ask('PATCH', url, me.headers, { name: ' ' })).status).toBe(400);
  });
});

describe('PUT /auth/admin/password', () => {
  const change = (headers: Headers, current: string, next: string) =>
    ask('PUT', '/api/auth/admin/password', headers, { current, new: next });

  test('replaces the password and ends all tokens except the new one', async () => {
    const { headers } = await person('mehmet');
    const phone = { authorization: `Bearer ${(await login('mehmet', PASSWORD)).body.data.token}` };
    const { status, body } = await change(headers, PASSWORD, NEXT);
    expect(status).toBe(200);
    expect(await isLetIn(headers)).toBe(false);
    expect(await isLetIn(phone)).toBe(false);
    expect(await isLetIn({ authorization: `Bearer ${body.data.token}` })).toBe(true);
    expect((await login('mehmet', PASSWORD)).status).toBe(401);
    expect((await login('mehmet', NEXT)).status).toBe(200);
    const log = JSON.stringify(await db.query.auditLog.findMany());
    expect(log).toContain('"password":"changed"');
    for (const secret of [PASSWORD, NEXT, 'argon2', body.data.token]) {
      expect(log).not.toContain(secret);
    }
  });

  test.each([
    ['yanlış-bir-parola', NEXT, 'current', allTexts.office.en.auth.refusals.wrongPassword],
    [PASSWORD, 'kısa', 'new', allTexts.office.en.auth.refusals.shortPassword('', 10)],
    [PASSWORD, 'Mehmet.Kaya', 'new', allTexts.office.en.auth.refusals.passwordIsUsername],
    [PASSWORD, PASSWORD, 'new', allTexts.office.en.auth.refusals.samePassword],
    [PASSWORD, 'qwerty123456', 'new', allTexts.office.en.auth.refusals.easyPassword],
    [PASSWORD, 'kaya.mehmet.85', 'new', allTexts.office.en.auth.refusals.easyPassword],
    [PASSWORD, 'KervanTransfer1', 'new', allTexts.office.en.auth.refusals.easyPassword],
  ])('refuses to change %s to %s', async (current, next, field, message) => {
    const { headers } = await person('mehmet.kaya');
    const { status, body } = await change(headers, current, next);
    expect(status).toBe(400);
    expect(body.details).toEqual([{ field, message }]);
    expect(await isLetIn(headers)).toBe(true);
    expect((await login('mehmet.kaya', PASSWORD)).status).toBe(200);
  });

  test('counts a wrong password as a failed sign-in', async () => {
    const { headers } = await person('mehmet');
    expect((await change(headers, 'yanlış-bir-parola', NEXT)).status).toBe(400);
    // A name may fail ten times, and ten more times in a network from which it has signed in.
    const who = { username: 'mehmet', network: clientNetwork('127.0.0.1'), trusted: true };
    for (let n = 1; n < 20; n += 1) expect((await services.throttle.begin(who)).ok).toBe(true);
    const { status, headers: answered } = await change(headers, PASSWORD, NEXT);
    expect(status).toBe(429);
    expect(Number(answered['retry-after'])).toBeGreaterThan(0);
  });
});

describe('POST /auth/admin/logout-others', () => {
  test('ends every other session of the person', async () => {
    const [me, other] = [await person('mehmet'), await person('deniz')];
    const phone = { authorization: `Bearer ${(await login('mehmet', PASSWORD)).body.data.token}` };
    expect((await ask('POST', '/api/auth/admin/logout-others', me.headers)).status).toBe(200);
    expect(await isLetIn(phone)).toBe(false);
    expect(await isLetIn(me.headers)).toBe(true);
    expect(await isLetIn(other.headers)).toBe(true);
  });
});
