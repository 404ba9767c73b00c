import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { resetPassword } from '#app/base/auth/admins.server.ts';
import { admins } from '#app/db/schema.server.ts';
import { parseEnv } from '#app/lib/env.server.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { ensureAdmin, forgetFirstPassword, hasFirstPassword } from './first-admin.ts';

const { app, db, services } = await buildTestApp({
  services: {
    forgetFirstPassword: (username) =>
      forgetFirstPassword(parseEnv({ DATA_DIR: join(folder, 'data') }), username),
  },
});
const options = () => ({ passwords: services.passwords, now: services.now() });

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kervan-admin-'));
});
afterEach(() => rm(folder, { recursive: true }));

const file = () => join(folder, 'data', 'admin-password.txt');
const start = (settings: Record<string, string> = {}) =>
  ensureAdmin(db, parseEnv({ DATA_DIR: join(folder, 'data'), ...settings }), options());

async function login(username: string, password: string): Promise<number> {
  const body = { username, password };
  return (await app.inject({ method: 'POST', url: '/api/auth/admin/login', body })).statusCode;
}

test('the file with the first password is deleted when its owner changes the password', async () => {
  const [, password = ''] = /password (\S+)/.exec((await start()) ?? '') ?? [];
  const body = { username: 'admin', password };
  const response = await app.inject({ method: 'POST', url: '/api/auth/admin/login', body });
  const change = (current: string) =>
    app.inject({
      method: 'PUT',
      url: '/api/auth/admin/password',
      headers: { authorization: `Bearer ${response.json().data.token}` },
      body: { current, new: 'correct-horse-battery' },
    });
  expect((await change('wrong')).statusCode).toBe(400);
  expect(existsSync(file())).toBe(true);
  expect((await change(password)).statusCode).toBe(200);
  expect(existsSync(file())).toBe(false);
  expect(await start()).toBeNull();
});

describe('the first start', () => {
  test('makes a random password that only the owner can read', async () => {
    const note = await start();
    const [, password = ''] = /^user admin, password (\S+) \(also in .*\)$/.exec(note ?? '') ?? [];
    expect(note).toContain(file());
    expect((await db.query.admins.findFirst())?.role).toBe('owner');
    expect(await readFile(file(), 'utf8')).toBe(`${password}\n`);
    expect(((await stat(file())).mode & 0o777).toString(8)).toBe('600');
    expect(await login('admin', password)).toBe(200);
    const [entry] = await db.query.auditLog.findMany();
    expect(entry).toMatchObject({ adminName: 'Kervan', action: 'create', title: 'admin' });
    expect(JSON.stringify(entry)).not.toContain(password);
  });

  test('uses name and password of the settings without showing them', async () => {
    const settings = { ADMIN_USERNAME: 'Owner', ADMIN_PASSWORD: 'correct-horse-battery' };
    expect(await start(settings)).toBeNull();
    expect(existsSync(file())).toBe(false);
    expect(await login('owner', 'correct-horse-battery')).toBe(200);
    await db.delete(admins);
    expect(await start({ ADMIN_USERNAME: 'owner' })).toMatch(/^user owner, password \S/);
  });

  test('does not write into a file that others can read', async () => {
    await start();
    await db.delete(admins);
    await writeFile(file(), 'old');
    await chmod(file(), 0o644);
    await start();
    expect(((await stat(file())).mode & 0o777).toString(8)).toBe('600');
    expect(await readFile(file(), 'utf8')).not.toContain('old');
  });

  test.each([
    [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD: must have at least 10 characters'],
    [
      { ADMIN_USERNAME: 'rental-owner', ADMIN_PASSWORD: 'rental-owner' },
      'ADMIN_PASSWORD: must not be the username',
    ],
    [{ ADMIN_PASSWORD: 'password123' }, 'ADMIN_PASSWORD: is easy to guess'],
    [{ ADMIN_PASSWORD: 'KervanRentaCar1' }, 'ADMIN_PASSWORD: is easy to guess'],
    [{ ADMIN_USERNAME: 'the owner' }, 'ADMIN_USERNAME: needs at least 2 characters'],
  ])('refuses %j with a message', async (settings, sentence) => {
    await expect(start(settings)).rejects.toThrow(sentence);
    expect(await db.query.admins.findMany()).toEqual([]);
    expect(existsSync(file())).toBe(false);
  });

  test('makes no admin if the file with the password cannot be written', async () => {
    await writeFile(join(folder, 'data'), 'a file where the folder should be');
    await expect(start()).rejects.toThrow();
    expect(await db.query.admins.findMany()).toEqual([]);
  });

  test('makes one admin if several instances start at the same time', async () => {
    const notes = await Promise.all([start(), start(), start()]);
    expect(notes.filter((note) => note?.startsWith('user admin'))).toHaveLength(1);
    expect(await db.query.admins.findMany()).toHaveLength(1);
  });
});

describe('a later start', () => {
  test('shows the path of the first password, but not the password, until the file is deleted', async () => {
    await start();
    const password = (await readFile(file(), 'utf8')).trim();
    const note = await start();
    expect(note).toBe(`the first password is in ${file()}; delete that file once you know it`);
    expect(await login('admin', password)).toBe(200);
    await rm(file());
    expect(await start()).toBeNull();
  });

  test('does not change admins, even disabled ones', async () => {
    await start({ ADMIN_PASSWORD: 'correct-horse-battery' });
    await start({ ADMIN_USERNAME: 'other', ADMIN_PASSWORD: 'sardalya-kepenk-93' });
    await start({ ADMIN_PASSWORD: 'short' });
    expect(await login('admin', 'correct-horse-battery')).toBe(200);
    await db.update(admins).set({ active: false });
    expect(await start()).toBeNull();
    expect(await db.query.admins.findMany()).toHaveLength(1);
  });
});

describe('a forgotten password', () => {
  test('is replaced by a random password, which ends all sessions of that admin', async () => {
    await start({ ADMIN_USERNAME: 'owner', ADMIN_PASSWORD: 'correct-horse-battery' });
    const other = await signIn(db);
    const body = { username: 'owner', password: 'correct-horse-battery' };
    const response = await app.inject({ method: 'POST', url: '/api/auth/admin/login', body });
    const me = (authorization: string) =>
      app.inject({ url: '/api/auth/admin/me', headers: { authorization } });
    const result = await resetPassword(db, ' OWNER', options());
    if (!result.ok) throw new Error(result.reason);
    expect((await me(`Bearer ${response.json().data.token}`)).statusCode).toBe(401);
    expect((await me(other.headers.authorization)).statusCode).toBe(200);
    expect(await login('owner', 'correct-horse-battery')).toBe(401);
    expect(await login('owner', result.password)).toBe(200);
    const entry = (await db.query.auditLog.findMany()).find(({ action }) => action === 'update');
    expect(entry).toMatchObject({ adminName: 'Kervan', after: { password: 'reset' } });
  });

  test('deletes the file of the first password only if it is of that admin', async () => {
    await start();
    const settings = parseEnv({ DATA_DIR: join(folder, 'data') });
    await forgetFirstPassword(settings, 'other');
    expect(existsSync(file())).toBe(true);
    expect(hasFirstPassword(settings, 'other')).toBe(false);
    expect(hasFirstPassword(settings, 'admin')).toBe(true);
    await forgetFirstPassword(settings, 'admin');
    expect(existsSync(file())).toBe(false);
    expect(hasFirstPassword(settings, 'admin')).toBe(false);
    expect(await start()).toBeNull();
    await forgetFirstPassword(settings, 'admin');
  });

  test('of an unknown admin changes nothing and returns the existing names', async () => {
    await start({ ADMIN_USERNAME: 'owner', ADMIN_PASSWORD: 'correct-horse-battery' });
    const result = await resetPassword(db, 'admin', options());
    expect(result).toMatchObject({ reason: 'unknown', usernames: ['owner'] });
    expect(await login('owner', 'correct-horse-battery')).toBe(200);
  });
});
