import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { admins } from '#app/db/schema.server.ts';
import { buildTestApp, quickPasswords } from '#tests/support/app.ts';
import { anAdmin } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { resetPassword } from './admins.server.ts';
import { createPasswords, createQueue, type Passwords } from './passwords.server.ts';

const PASSWORD = 'correct-horse-battery';
const FAILED = 'Login failed. Please check your credentials.';
const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });

const argon2 = quickPasswords();
let passwords: Passwords = argon2;
const { app, db, clock } = await buildTestApp({
  log,
  services: {
    passwords: {
      hash: (...given) => passwords.hash(...given),
      check: (...given) => passwords.check(...given),
      isOutdated: (hashed) => passwords.isOutdated(hashed),
      isEasy: argon2.isEasy,
    },
  },
});

let passwordHash = '';
beforeAll(async () => {
  passwordHash = String(await argon2.hash(PASSWORD));
});
afterEach(() => {
  passwords = argon2;
});
const anOwner = (given: Parameters<typeof anAdmin>[1] = {}) =>
  anAdmin(db, { username: 'owner', name: 'Ayşe', passwordHash, ...given });

function send(body: object, remoteAddress = '203.0.113.7') {
  return app.inject({ method: 'POST', url: '/api/auth/admin/login', body, remoteAddress });
}
const enter = async (body: object = {}, from?: string) =>
  (await send({ username: 'owner', password: PASSWORD, ...body }, from)).json().data;
const me = (token: string) =>
  app.inject({ url: '/api/auth/admin/me', headers: { authorization: `Bearer ${token}` } });
const signOut = (token?: string) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/admin/logout',
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
const audit = () => db.query.auditLog.findMany({ orderBy: ({ id }) => id });

describe('signing in', () => {
  test('returns the person and a token for the back office @3.25 @7.5', async () => {
    const { id } = await anOwner();
    const response = await send({ username: 'owner', password: PASSWORD });
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
    const { success, data } = response.json();
    expect(success).toBe(true);
    expect(data.admin).toEqual({
      id,
      username: 'owner',
      name: 'Ayşe',
      role: 'owner',
      language: null,
    });
    expect((await me(data.token)).json()).toEqual({ success: true, data: { admin: data.admin } });
  });

  test('accepts the username in any case and keyboard layout', async () => {
    await anOwner();
    for (const username of ['OWNER', ' owner ', 'ÖWNER', 'Owner'])
      expect(await enter({ username })).toMatchObject({ admin: { username: 'owner' } });
  });

  test('stores neither the token nor the password in readable form', async () => {
    await anOwner();
    const { token } = await enter();
    const kept = JSON.stringify([
      await db.query.adminTokens.findMany(),
      await db.query.auditLog.findMany(),
      await db.query.admins.findMany(),
    ]);
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(PASSWORD);
  });

  test.each([
    [{ username: 'owner' }, 'password'],
    [{ password: 'x' }, 'username'],
    [{ username: ' ', password: 'x' }, 'username'],
    [{ username: 'owner', password: '' }, 'password'],
    [{ username: ['owner'], password: 'x' }, 'username'],
  ])('refuses a missing or invalid username or password: %j', async (body, field) => {
    const response = await send(body);
    expect(response.statusCode).toBe(400);
    expect(response.json().details).toMatchObject([{ field }]);
  });
});

describe('a failed sign-in', () => {
  test.each([
    ['a wrong password', { password: 'wrong' }],
    ['the password in another case', { password: PASSWORD.toUpperCase() }],
    ['a name that nobody has', { username: 'nobody' }],
    ['a name that nobody can have', { username: 'a\0b' }],
    ['a name like an injection', { username: "owner' or '1'='1" }],
    ['a name that is too long', { username: 'x'.repeat(61) }],
    ['a password that is too long', { password: 'x'.repeat(201) }],
  ])('always has the same response: %s', async (_what, given) => {
    await anOwner();
    const response = await send({ username: 'owner', password: PASSWORD, ...given });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({
      success: false,
      error: FAILED,
      message: FAILED,
      details: [],
    });
    expect(await db.query.adminTokens.findMany()).toEqual([]);
    expect(await audit()).toEqual([]);
  });

  test('of a disabled admin has the same body and headers as with an unknown name', async () => {
    await anOwner({ active: false });
    const [disabled, unknown] = [
      await send({ username: 'owner', password: PASSWORD }),
      await send({ username: 'nobody', password: PASSWORD }),
    ];
    const shown = ({ statusCode, body, headers }: typeof disabled) => [
      ...[statusCode, body],
      ...Object.entries(headers).filter(([name]) => !/^(date|x-(request-id|rate.*))$/.test(name)),
    ];
    expect(shown(disabled)).toEqual(shown(unknown));
  });

  test('includes a password check even for an unknown name', async () => {
    await anOwner();
    const checked: (string | null)[] = [];
    passwords = {
      ...argon2,
      check: (password, hashed, from) => {
        checked.push(hashed);
        return argon2.check(password, hashed, from);
      },
    };
    for (const username of ['owner', 'nobody']) await send({ username, password: 'wrong' });
    expect(checked).toEqual([passwordHash, null]);
  });

  test('is logged with the IP address, but without the password or an unknown name', async () => {
    await anOwner();
    lines.length = 0;
    await send({ username: 'owner', password: 'typed-wrong' }, '203.0.113.7');
    await send({ username: 'my-secret-by-mistake', password: 'typed-wrong' }, '203.0.113.7');
    const warnings = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
    expect(warnings).toMatchObject([
      { msg: 'a sign-in failed', username: 'owner', ip: '203.0.113.7' },
      { msg: 'a sign-in failed', username: null, ip: '203.0.113.7' },
    ]);
    expect(lines.join()).not.toMatch(/typed-wrong|by-mistake/);
  });
});

describe('a running sign-in', () => {
  /** Signs in with the correct password. Calls `meanwhile` after the password was checked. */
  async function enterWhile(meanwhile: (id: string) => Promise<unknown>) {
    const { id } = await anOwner({ passwordHash: String(await argon2.hash(PASSWORD)) });
    passwords = {
      ...argon2,
      async check(...given) {
        passwords = argon2;
        const outcome = await argon2.check(...given);
        await meanwhile(id);
        return outcome;
      },
    };
    return send({ username: 'owner', password: PASSWORD });
  }

  test.each([
    [
      'the password is reset',
      () => resetPassword(db, 'owner', { passwords: argon2, now: clock.now() }),
    ],
    [
      'the admin is disabled',
      (id: string) => db.update(admins).set({ active: false }).where(eq(admins.id, id)),
    ],
    ['the admin is removed', (id: string) => db.delete(admins).where(eq(admins.id, id))],
  ])('gets no token if %s meanwhile', async (_what, meanwhile) => {
    const response = await enterWhile(meanwhile);
    expect([response.statusCode, response.json().error]).toEqual([401, FAILED]);
    expect(await db.query.adminTokens.findMany()).toEqual([]);
    expect((await audit()).map(({ action }) => action)).not.toContain('sign-in');
  });

  test('succeeds if only the hash was renewed meanwhile', async () => {
    const response = await enterWhile((id) =>
      db.update(admins).set({ passwordHash }).where(eq(admins.id, id)),
    );
    expect(response.statusCode).toBe(200);
    expect(await db.query.adminTokens.findMany()).toHaveLength(1);
  });
});

describe('password hashes', () => {
  test('a hash with outdated costs is renewed when the admin signs in', async () => {
    passwords = createPasswords();
    const former = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    const { id } = await anOwner({ passwordHash: former });
    await send({ username: 'owner', password: 'wrong' });
    const kept = async () => (await db.query.admins.findFirst())?.passwordHash;
    expect(await kept()).toBe(former);
    await enter();
    expect(await kept()).toMatch('$m=65536,t=3,p=1$');
    expect(await enter()).toMatchObject({ admin: { id } });
  });

  test('a full queue of hashes responds with 503 and Retry-After', async () => {
    passwords = createPasswords({ run: async () => null });
    for (let n = 0; n < 30; n += 1) {
      const response = await send({ username: 'owner', password: 'x' });
      expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2']);
      expect(response.json().error).toMatch('Please try again in a moment.');
    }
  });
});

describe('while strangers fill the queue of password checks', () => {
  const HOME = '203.0.113.7';
  let release: () => void;
  let asked: number;
  beforeEach(async () => {
    await anOwner();
    await enter({}, HOME);
    const held = Promise.withResolvers<boolean>();
    const queue = createQueue({ atOnce: 1, waiting: 1, keptForStaff: 1 });
    for (let n = 0; n < 2; n += 1) void queue.run(() => held.promise, { isStaff: false });
    asked = 0;
    passwords = createPasswords({
      run(job, options) {
        asked += 1;
        return queue.run(job, options);
      },
    });
    release = () => held.resolve(true);
  });

  test('the owner can sign in from a network of an earlier sign-in', async () => {
    const response = send({ username: 'owner', password: PASSWORD }, HOME);
    await waitFor(() => expect(asked).toBe(1));
    release();
    expect((await response).statusCode).toBe(200);
  });

  test('a stranger gets status 503', async () => {
    const response = await send({ username: 'owner', password: PASSWORD }, '198.51.100.1');
    release();
    expect(response.statusCode).toBe(503);
  });
});

describe('tokens', () => {
  test('a token expires after thirty days, and is deleted at the next sign-in', async () => {
    await anOwner();
    const { token } = await enter();
    clock.set('2026-07-31T08:59:59Z');
    expect((await me(token)).statusCode).toBe(200);
    clock.set('2026-07-31T09:00:00Z');
    expect((await me(token)).statusCode).toBe(401);
    expect(await db.query.adminTokens.findMany()).toHaveLength(1);
    const { token: next } = await enter();
    expect(await db.query.adminTokens.findMany()).toHaveLength(1);
    expect((await me(next)).statusCode).toBe(200);
  });

  test('a token is valid only unchanged and in the Authorization header', async () => {
    await anOwner();
    const { token } = await enter();
    for (const other of [token.slice(1), `${token}x`, token.toLowerCase(), '', 'null', "' or 1=1"])
      expect([other, (await me(other)).statusCode]).toEqual([other, 401]);
    for (const query of [`?token=${token}`, `?access_token=${token}`])
      expect((await app.inject(`/api/auth/admin/me${query}`)).statusCode).toBe(401);
    const headers = { cookie: `admin_token=${token}` };
    expect((await app.inject({ url: '/api/auth/admin/me', headers })).statusCode).toBe(401);
  });
});

describe('signing out', () => {
  test('makes the token invalid', async () => {
    await anOwner();
    const { token } = await enter();
    const response = await signOut(token);
    expect([response.statusCode, response.json()]).toEqual([200, { success: true, data: null }]);
    expect((await me(token)).statusCode).toBe(401);
  });

  test('succeeds with an expired token, with a wrong token and without a token', async () => {
    const { token } = await signIn(db, new Date('2026-01-01T09:00:00Z'));
    for (const each of [token, token, 'none', undefined]) {
      expect((await signOut(each)).statusCode).toBe(200);
    }
    expect(await audit()).toEqual([]);
  });

  test('is in the audit log, as is the sign-in with its network', async () => {
    await anOwner();
    const { token } = await enter({}, '2001:db8:1:2::7');
    await signOut(token);
    const who = { adminName: 'Ayşe', entity: 'admin', title: 'owner' };
    expect(await audit()).toMatchObject([
      { ...who, action: 'sign-in', after: { network: '2001:db8:1:2::/64' } },
      { ...who, action: 'sign-out', after: null },
    ]);
  });
});
