import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { asc, eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { recordChange } from '#app/db/audit-log.server.ts';
import { auditLog, customers } from '#app/db/schema.server.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { aCar, anAdmin } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { checkBackupFile } from './backup-file.server.ts';
import { type BackupStore, backupStoreInFolder } from './backup-store.server.ts';
import { backupsSchema } from './backups.schema.ts';
import { createBackups } from './backups.server.ts';

const lines: string[] = [];
const { app, db, clock, services, connectionString } = await buildTestApp({
  log: pino({}, { write: (line) => void lines.push(line) }),
});

let headers: { authorization: string };
let adminId: string;
beforeEach(async () => {
  const signedIn = await signIn(db);
  headers = signedIn.headers;
  adminId = signedIn.admin.id;
});

async function ask(method: 'GET' | 'POST', path = '') {
  return app.inject({ method, url: `/api/admin/backups${path}`, headers });
}

async function state() {
  const response = await ask('GET');
  expect(response.statusCode).toBe(200);
  return backupsSchema.parse(response.json().data);
}

async function make() {
  expect((await ask('POST')).statusCode).toBe(202);
  for (;;) {
    const { running, ...rest } = await state();
    if (!running) return rest;
  }
}

async function linkTo(name: string): Promise<string> {
  const answer = await ask('POST', `/${name}/link`);
  expect(answer.statusCode).toBe(200);
  return answer.json().data.url;
}

function entries() {
  return db.select().from(auditLog).where(eq(auditLog.entity, 'backup')).orderBy(asc(auditLog.id));
}

const first = 'kervan-2026-07-01-1200.tar';

test('the last restore omits accounts that were enabled and customers who were anonymised since', async () => {
  const shut = { active: false, role: 'staff' } as const;
  await anAdmin(db, { ...shut, username: 'ayse' });
  await anAdmin(db, { ...shut, username: 'emre', active: true });
  const named = { phone: '', name: 'Derya' };
  await db.insert(customers).values([
    { ...named, id: 'c1', phoneDigits: '905550000001' },
    { ...named, id: 'c2', phoneDigits: null, anonymisedAt: new Date() },
  ]);
  const madeAt = '2026-06-30T00:00:00.000Z';
  await recordChange(db, {
    ...{ actor: 'system', action: 'restore', entity: 'backup', entityId: null, title: 'a.tar' },
    now: new Date('2026-07-01T06:00:00Z'),
    after: { madeAt, shut: ['ayse', 'emre'], opened: [], customerIds: ['c1', 'c2'] },
  });
  expect((await state()).lastRestore).toEqual({
    ...{ at: '2026-07-01T06:00:00.000Z', madeAt },
    ...{ shut: ['ayse'], opened: [], customers: ['Derya'] },
  });
});

describe('a manual backup', () => {
  test('is made, listed, recorded and downloaded', async () => {
    expect(await state()).toEqual({
      backups: [],
      running: false,
      lastFailure: null,
      lastRestore: null,
      nightly: true,
    });
    await aCar(db);
    const { backups } = await make();
    expect(backups).toEqual([
      { name: first, madeAt: '2026-07-01T09:00:00.000Z', bytes: expect.any(Number) },
    ]);
    expect(await entries()).toMatchObject([
      {
        adminId,
        action: 'create',
        entityId: first,
        after: { bytes: backups[0]?.bytes, rows: expect.any(Number), images: 0 },
      },
    ]);

    const file = await ask('GET', `/${first}`);
    expect(file.headers).toMatchObject({
      'content-type': 'application/x-tar',
      'content-disposition': `attachment; filename="${first}"`,
      'content-length': String(backups[0]?.bytes),
      'cache-control': 'no-store',
    });
    expect(file.headers).not.toHaveProperty('content-encoding');
    const copy = join(mkdtempSync(join(tmpdir(), 'kervan-download-')), first);
    writeFileSync(copy, file.rawPayload);
    const checked = await checkBackupFile(copy);
    expect(checked).toMatchObject({ ok: true, list: { madeAt: '2026-07-01T09:00:00.000Z' } });
    expect((await entries()).at(-1)).toMatchObject({ action: 'download', adminId, title: first });
  });

  test('is downloaded for a minute through a link, whose key is not logged', async () => {
    const name = (await make()).backups[0]?.name ?? '';
    const url = await linkTo(name);
    expect(url).toMatch(new RegExp(`^/api/backups/${name}\\?key=[\\w-]{43}$`));
    expect((await entries()).map(({ action }) => action)).toEqual(['create']);
    // Downloads twice, because browsers and download managers may begin twice.
    for (const _ of [1, 2]) {
      const { statusCode, headers: sent } = await app.inject(url);
      expect([statusCode, sent['content-type']]).toEqual([200, 'application/x-tar']);
    }
    expect((await entries()).map(({ action, adminId: by }) => [action, by])).toEqual([
      ['create', adminId],
      ['download', adminId],
      ['download', adminId],
    ]);

    // HEAD would read the whole file and record a download.
    for (const each of [url, `/api/admin/backups/${name}`]) {
      expect((await app.inject({ method: 'HEAD', url: each, headers })).statusCode).toBe(404);
    }
    expect(await entries()).toHaveLength(3);

    const ofAnother = url.replace(name, 'kervan-2026-07-01-1159.tar');
    expect((await app.inject(ofAnother)).statusCode).toBe(404);
    expect((await app.inject(`/api/backups/${name}`)).statusCode).toBe(400);
    clock.set('2026-07-01T09:01:01Z');
    expect((await app.inject(url)).statusCode).toBe(404);
    expect(lines.join('')).toContain(`"url":"/api/backups/${name}"`);
    expect(lines.join('')).not.toContain(url.slice(-43));
  });

  test('is closed if its download cannot be recorded', async () => {
    const name = (await make()).backups[0]?.name ?? '';
    const open = vi.spyOn(services.backups, 'open');
    await db.execute(sql`alter table audit_log rename to no_log`);
    try {
      expect((await ask('GET', `/${name}`)).statusCode).toBe(500);
      const opened = await open.mock.results[0]?.value;
      expect(opened.stream.destroyed).toBe(true);
    } finally {
      await db.execute(sql`alter table no_log rename to audit_log`);
      open.mockRestore();
    }
  });

  test.each(['kervan-2026-07-01-1159.tar', '..%2F..%2Fetc%2Fpasswd', 'x.tar'])(
    'is not found under the name %s',
    async (name) => {
      expect((await ask('GET', `/${name}`)).statusCode).toBe(404);
      expect((await ask('POST', `/${name}/link`)).statusCode).toBe(404);
    },
  );

  test('runs only once at a time', async () => {
    // Locks a table, so that the first backup still runs when the others are requested.
    const answers = await db.transaction(async (tx) => {
      await tx.execute(sql`lock table cars in access exclusive mode`);
      const begun = await Promise.all([ask('POST'), ask('POST'), ask('POST')]);
      expect((await state()).running).toBe(true);
      return begun;
    });
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([202, 409, 409]);
    while ((await state()).running);
  });
});

function backupsWith(store: Partial<BackupStore>) {
  const silent = { info() {}, warn() {}, error() {} };
  return createBackups({
    db,
    connectionString,
    images: services.images,
    version: '0.1.0',
    nightly: false,
    now: clock.now,
    log: silent,
    store: {
      list: async () => [],
      write: async (_name, tar) => void (await tar.resume().toArray()),
      open: async () => null,
      remove: async () => {},
      hasFreeSpace: async () => true,
      ...store,
    },
  });
}

test('the last seven backups and all other files are kept', async () => {
  const files = new Map<string, number>([['holiday.tar', 5]]);
  const backups = backupsWith({
    list: async () => [...files].map(([name, bytes]) => ({ name, bytes })),
    write: async (name, tar) => void files.set(name, (await tar.toArray()).length),
    remove: async (name) => void files.delete(name),
  });
  for (let day = 1; day <= 9; day += 1) {
    clock.set(`2026-07-0${day}T00:00:00Z`);
    const begun = await backups.begin('system');
    expect(begun.ok && (await begun.finished)).toEqual({ ok: true });
  }
  expect([...files.keys()].sort()).toEqual([
    'holiday.tar',
    ...[3, 4, 5, 6, 7, 8, 9].map((day) => `kervan-2026-07-0${day}-0300.tar`),
  ]);
});

test('a failure for lack of room is returned until a backup succeeds', async () => {
  expect(await backupsWith({ hasFreeSpace: async () => false }).begin('system')).toEqual({
    ok: false,
    reason: 'no-room',
  });
  const full = backupsWith({
    write: () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })),
  });
  const begun = await full.begin('system');
  expect(begun.ok && (await begun.finished)).toEqual({ ok: false });
  expect(await entries()).toMatchObject([
    { adminId: null, action: 'fail', after: { reason: 'no-room' } },
  ]);
  expect((await state()).lastFailure).toEqual({
    at: '2026-07-01T09:00:00.000Z',
    reason: 'no-room',
  });
  await make();
  expect((await state()).lastFailure).toBeNull();
});

describe('a backup during the stop of the site leaves nothing', () => {
  test.each([0, 100])('if its store begins to read after %i ms', async (ms) => {
    const folder = mkdtempSync(join(tmpdir(), 'kervan-stopped-'));
    const store = backupStoreInFolder(folder, { minFreeBytes: 0 });
    const write: BackupStore['write'] = async (name, tar) => {
      await wait(ms);
      await store.write(name, tar);
    };
    const backups = backupsWith({ ...store, write });
    const begun = await backups.begin('system');
    await backups.stop();
    expect(begun.ok && (await begun.finished)).toEqual({ ok: false });
    expect(readdirSync(folder)).toEqual([]);
    expect(await entries()).toEqual([]);
    await expect.poll(() => backups.running()).toBe(false);
  });

  test('if it begins after the stop', async () => {
    const write = vi.fn<BackupStore['write']>();
    const backups = backupsWith({ write });
    await backups.stop();
    await expect(backups.begin('system')).rejects.toThrow('aborted');
    expect(write).not.toHaveBeenCalled();
  });

  test('if two backups are beginning', async () => {
    const ended = vi.fn();
    const write: BackupStore['write'] = (_name, tar) => tar.resume().toArray().then(ended, ended);
    const backups = backupsWith({ write });
    const beginning = Promise.all([backups.begin('system'), backups.begin('system')]);
    await backups.stop();
    const writings = ended.mock.calls.length;
    const begun = (await beginning).filter(({ ok }) => ok);
    expect(begun.length).toBeGreaterThan(0);
    expect(writings).toBe(begun.length);
    await expect.poll(() => backups.running()).toBe(false);
    expect(await entries()).toEqual([]);
  });
});
