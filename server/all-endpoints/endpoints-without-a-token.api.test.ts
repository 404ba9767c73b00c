import { createHash, createHmac, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { setPersonRole, setPersonStatus } from '#app/base/people/admin-people.server.ts';
import { admins, adminTokens, auditLog, backupLinks, calendarFeed } from '#app/db/schema.server.ts';
import { CARDS_PATH, socialCardFileName } from '#app/site/shell/seo/social-card.rules.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { aPost } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';

/**
 * Endpoints that open without `Authorization: Bearer …`: links with a secret, and addresses that
 * could show what only staff may see. `guarded-routes.api.test.ts` tests all others,
 * `booking-trip.api.test.ts` the page of a trip.
 */
const { app, db, clock, services } = await buildTestApp();

type Person = Awaited<ReturnType<typeof signIn>>;
type Credentials = { authorization: string };

let owner: Person;
let other: Person;
let clerk: Person;
let closed: Person;
let signedOut: Person;
const backup = 'kervan-2026-07-01-1200.tar';

beforeEach(async () => {
  owner = await signIn(db);
  other = await signIn(db);
  clerk = await signIn(db, undefined, { role: 'staff' });
  closed = await signIn(db);
  await db.update(admins).set({ active: false }).where(eq(admins.id, closed.admin.id));
  signedOut = await signIn(db);
  const { headers } = signedOut;
  await app.inject({ method: 'POST', url: '/api/auth/admin/logout', headers });
  const bytes = Buffer.from('rows of customers');
  services.backups.open = async (name) =>
    name === backup ? { stream: Readable.from([bytes]), bytes: bytes.length } : null;
});

const statusOf = async (url: string, headers?: Credentials) =>
  (await app.inject({ url, ...(headers && { headers }) })).statusCode;

interface SecretLink {
  name: string;
  make: (headers: Credentials) => Promise<{ status: number; url: string }>;
  withSecret: (secret: string) => string;
  /** Returns the secret as the database stores it. */
  stored: () => Promise<string>;
}

const links: SecretLink[] = [
  {
    name: 'the link to a backup',
    async make(headers) {
      const url = `/api/admin/backups/${backup}/link`;
      const response = await app.inject({ method: 'POST', url, headers });
      return { status: response.statusCode, url: response.json().data?.url };
    },
    withSecret: (secret) => `/api/backups/${backup}?key=${secret}`,
    stored: async () => (await db.select().from(backupLinks))[0]?.hash ?? '',
  },
  {
    name: 'the calendar',
    async make(headers) {
      const url = '/api/admin/calendar-feed';
      const response = await app.inject({ method: 'POST', url, headers });
      const made = response.json().data?.url;
      return { status: response.statusCode, url: made && new URL(made).pathname };
    },
    withSecret: (secret) => `/api/calendar/${secret}.ics`,
    stored: async () => (await db.select().from(calendarFeed))[0]?.hash ?? '',
  },
];

describe.each(links)('$name', ({ make, withSecret, stored }) => {
  test('is made only by owners', async () => {
    const made = [];
    for (const { headers } of [clerk, closed, signedOut]) made.push((await make(headers)).status);
    expect(made).toEqual([403, 401, 401]);
    const { url } = await make(owner.headers);
    expect(await statusOf(url)).toBe(200);
  });

  test('cannot be computed from tokens or from stored values', async () => {
    await make(owner.headers);
    const hashes = [await stored()];
    expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/);
    const secrets = [randomBytes(32).toString('base64url')];
    for (const { token } of [owner, clerk, closed, signedOut]) {
      secrets.push(token);
      hashes.push(createHash('sha256').update(token).digest('hex'));
    }
    for (const hash of hashes) {
      const signed = (text: string) => createHmac('sha256', hash).update(text).digest('base64url');
      secrets.push(Buffer.from(hash, 'hex').toString('base64url'), signed(backup), signed(''));
    }
    for (const secret of secrets) expect(await statusOf(withSecret(secret))).toBe(404);
  });

  test('needs its secret, whatever the credentials', async () => {
    await make(owner.headers);
    const guess = withSecret(randomBytes(32).toString('base64url'));
    for (const { headers } of [owner, clerk, closed, signedOut]) {
      expect(await statusOf(guess, headers)).toBe(404);
    }
  });

  test.each([
    ['is disabled', () => close(owner)],
    ['becomes staff', () => demote(owner)],
  ])('is invalid after the person who made it %s', async (_what, end) => {
    const { url } = await make(owner.headers);
    expect(await statusOf(url)).toBe(200);
    await end();
    expect(await statusOf(url)).toBe(404);
  });

  test('stays valid after somebody else is disabled or becomes staff', async () => {
    const { url } = await make(owner.headers);
    await demote(other);
    await close(clerk);
    expect(await statusOf(url)).toBe(200);
  });
});

describe('a link to a backup ends with the session that requested it', () => {
  test.each([
    [
      'by a sign-out',
      async () => {
        const { headers } = owner;
        await app.inject({ method: 'POST', url: '/api/auth/admin/logout', headers });
      },
    ],
    [
      'by the end of its time',
      async () => {
        await db.update(adminTokens).set({ expiresAt: clock.now() });
      },
    ],
  ])('%s', async (_what, end) => {
    const url = `/api/admin/backups/${backup}/link`;
    const { headers } = owner;
    const response = await app.inject({ method: 'POST', url, headers });
    const link = response.json().data.url;
    expect(await statusOf(link)).toBe(200);
    await end();
    expect(await statusOf(link)).toBe(404);
  });
});

test('each download of a backup is recorded by every endpoint, but a refused download is not', async () => {
  const { headers } = owner;
  const url = `/api/admin/backups/${backup}`;
  const link = await app.inject({ method: 'POST', url: `${url}/link`, headers });
  for (const person of [clerk, closed, signedOut]) await app.inject({ url, ...person });
  expect(await downloads()).toEqual([]);
  await app.inject(link.json().data.url);
  await app.inject({ url, headers });
  expect(await downloads()).toEqual([owner.admin.id, owner.admin.id]);
});

async function downloads() {
  const rows = await db.select().from(auditLog).where(eq(auditLog.action, 'download'));
  return rows.map(({ adminId }) => adminId);
}

test('pictures for staff need a bearer token', async () => {
  const file = `p${'a'.repeat(24)}-320.webp`;
  await services.images.put(file, Buffer.from('a passport'));
  const guarded = `/api/admin/images/${file}`;
  expect(await statusOf(guarded, clerk.headers)).toBe(200);
  for (const { headers } of [closed, signedOut]) expect(await statusOf(guarded, headers)).toBe(401);
  for (const query of ['token', 'access_token', 'key', 'authorization']) {
    expect(await statusOf(`${guarded}?${query}=${clerk.token}`)).toBe(401);
  }
  const cookies = { token: clerk.token, adminToken: clerk.token };
  expect((await app.inject({ url: guarded, cookies })).statusCode).toBe(401);
  const etag = { 'if-none-match': `"${file}"` };
  expect((await app.inject({ url: guarded, headers: etag })).statusCode).toBe(401);
  for (const url of [
    `/images/${file}`,
    `/api/admin/../../images/${file}`,
    `/images/%70${file.slice(1)}`,
  ]) {
    expect([url, await statusOf(url, clerk.headers)]).toEqual([url, 404]);
  }
  const id = file.slice(0, -'-320.webp'.length);
  expect(await statusOf(CARDS_PATH + socialCardFileName(id))).toBe(404);
});

test('a draft is shown only to people who may sign in, and is not cached', async () => {
  await aPost(db, { slug: 'taslak', status: 'draft', publishedAt: null });
  const url = '/api/blogs/taslak';
  for (const headers of [owner.headers, clerk.headers]) {
    const response = await app.inject({ url, headers });
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
  }
  for (const { headers } of [closed, signedOut]) expect(await statusOf(url, headers)).toBe(404);
  for (const query of ['?preview', `?token=${owner.token}`, '']) {
    expect(await statusOf(`${url}${query}`)).toBe(404);
  }
});

async function close({ admin }: Person) {
  const actor = admin.id === owner.admin.id ? other.admin : owner.admin;
  const done = await setPersonStatus(db, admin.id, { active: false, actor, now: clock.now() });
  expect(done).toEqual({ ok: true });
}

async function demote({ admin }: Person) {
  const actor = admin.id === owner.admin.id ? other.admin : owner.admin;
  const done = await setPersonRole(db, admin.id, { role: 'staff', actor, now: clock.now() });
  expect(done).toEqual({ ok: true });
}
