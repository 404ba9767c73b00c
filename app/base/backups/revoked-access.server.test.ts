import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { describe, expect, test } from 'vitest';
import * as schema from '#app/db/schema.server.ts';
import { backUp, contentOf, restoreFile, testSites } from '#tests/support/backups.ts';
import { aBooking, anAdmin } from '#tests/support/factories.ts';
import { readLastRestore } from './revoked-access.server.ts';

const { admins, auditLog, bookings, calendarFeed, customers } = schema;
const { aSite, folder } = testSites();
const now = new Date('2026-07-02T09:00:00Z');
let files = 0;

/** Makes a site with two owners, a clerk, a calendar, a customer and two bookings, and its backup. */
async function aSavedSite() {
  const site = await aSite({ migrated: true });
  const db = drizzle(site.client, { schema });
  const owner = await anAdmin(db, { username: 'zehra', passwordHash: 'of then' });
  const second = await anAdmin(db, { username: 'murat' });
  const clerk = await anAdmin(db, { username: 'ayse', name: 'Ayşe', role: 'staff' });
  await db.insert(calendarFeed).values({ hash: 'calendar of then', adminId: owner.id });
  const booking = await aBooking(db);
  const other = await aBooking(db);
  const [customer] = await db
    .insert(customers)
    .values({ id: 'c1', phoneDigits: '905550000000', phone: '0555', name: 'Derya' })
    .returning();
  const file = join(folder, `saved-${++files}.tar`);
  await backUp(site, file);
  const restore = () => restoreFile(file, { ...site, replace: true, now });
  const account = async (id: string) =>
    (await db.select().from(admins).where(eq(admins.id, id)))[0];
  const tripTokens = async () =>
    new Map((await db.select().from(bookings)).map((row) => [row.id, row.tripToken]));
  return {
    ...{ site, db, file, restore, account, tripTokens },
    ...{ owner, second, clerk, booking, other, customer },
  };
}

const empty = { shut: [], opened: [], kept: [], customers: [] };

describe('a restore over running data', () => {
  test('keeps the address of a trip that the running data have', async () => {
    const { restore, tripTokens } = await aSavedSite();
    const before = await tripTokens();
    expect(await restore()).toMatchObject({ ok: true });
    expect(await tripTokens()).toEqual(before);
  });

  test('keeps the renewed address of a trip', async () => {
    const { db, restore, tripTokens, booking } = await aSavedSite();
    await db
      .update(bookings)
      .set({ tripToken: sql`gen_random_uuid()` })
      .where(eq(bookings.id, booking.id));
    const renewed = await tripTokens();
    expect(await restore()).toMatchObject({ ok: true });
    expect(await tripTokens()).toEqual(renewed);
  });

  test('makes a new address for a trip whose booking is only in the backup', async () => {
    const { db, restore, tripTokens, booking, other } = await aSavedSite();
    const before = await tripTokens();
    await db.delete(bookings).where(eq(bookings.id, booking.id));
    expect(await restore()).toMatchObject({ ok: true });
    const after = await tripTokens();
    expect(after.get(booking.id)).toMatch(/^[\da-f-]{36}$/);
    expect(after.get(booking.id)).not.toBe(before.get(booking.id));
    expect(after.get(other.id)).toBe(before.get(other.id));
  });

  test.each([
    [
      'keeps the calendar if the running data have the same',
      'calendar of then',
      ['calendar of then'],
    ],
    ['keeps the renewed calendar instead of the former', 'renewed calendar', ['renewed calendar']],
    ['does not bring a deleted calendar back', null, []],
  ])('%s', async (_name, running, restored) => {
    const { db, restore } = await aSavedSite();
    if (running) await db.update(calendarFeed).set({ hash: running });
    else await db.delete(calendarFeed);
    expect(await restore()).toMatchObject({ ok: true });
    expect((await db.select().from(calendarFeed)).map(({ hash }) => hash)).toEqual(restored);
  });

  test('deletes the calendar of an account that the backup does not have', async () => {
    const { db, restore } = await aSavedSite();
    const later = await anAdmin(db);
    await db.update(calendarFeed).set({ hash: 'of a later owner', adminId: later.id });
    expect(await restore()).toMatchObject({ ok: true });
    expect(await db.select().from(calendarFeed)).toEqual([]);
  });

  test('keeps a disabled account disabled and lists it', async () => {
    const { db, restore, account, clerk } = await aSavedSite();
    await db.update(admins).set({ active: false }).where(eq(admins.id, clerk.id));
    expect(await restore()).toMatchObject({
      ok: true,
      effects: { ...empty, shut: ['ayse'], kept: ['ayse', 'murat', 'zehra'] },
    });
    expect(await account(clerk.id)).toMatchObject({ active: false });
  });

  test('disables an account that only the backup has', async () => {
    const { db, restore, account, clerk } = await aSavedSite();
    await db.delete(admins).where(eq(admins.id, clerk.id));
    expect(await restore()).toMatchObject({
      ok: true,
      effects: { ...empty, shut: ['ayse'], kept: ['murat', 'zehra'] },
    });
    expect(await account(clerk.id)).toMatchObject({ active: false, name: 'Ayşe' });
  });

  test("keeps an account's current password and role", async () => {
    const { db, restore, account, owner, second } = await aSavedSite();
    await db.update(admins).set({ passwordHash: 'of now' }).where(eq(admins.id, owner.id));
    await db.update(admins).set({ role: 'staff' }).where(eq(admins.id, second.id));
    expect(await restore()).toMatchObject({ ok: true, effects: { shut: [], opened: [] } });
    expect(await account(owner.id)).toMatchObject({ passwordHash: 'of now' });
    expect(await account(second.id)).toMatchObject({ role: 'staff' });
  });

  test('enables owners that only the backup has if no other owner is left', async () => {
    const { db, restore, account, owner, second, clerk } = await aSavedSite();
    await db.delete(calendarFeed);
    await db.delete(admins).where(eq(admins.id, owner.id));
    await db.delete(admins).where(eq(admins.id, clerk.id));
    await db.update(admins).set({ active: false }).where(eq(admins.id, second.id));
    expect(await restore()).toMatchObject({
      ok: true,
      effects: { ...empty, shut: ['ayse', 'murat'], opened: ['zehra'], kept: ['murat'] },
    });
    expect(await account(owner.id)).toMatchObject({ active: true, passwordHash: 'of then' });
    expect(await account(second.id)).toMatchObject({ active: false });
  });

  test('enables all owners of the backup if none of them is an active owner now', async () => {
    const { db, restore, account, owner, second } = await aSavedSite();
    await anAdmin(db, { username: 'later' });
    await db.update(admins).set({ active: false }).where(eq(admins.id, owner.id));
    await db.update(admins).set({ role: 'staff' }).where(eq(admins.id, second.id));
    expect(await restore()).toMatchObject({
      ok: true,
      effects: { shut: [], opened: ['murat', 'zehra'] },
    });
    expect(await account(owner.id)).toMatchObject({ active: true, role: 'owner' });
    expect(await account(second.id)).toMatchObject({ active: true, role: 'owner' });
  });

  test('lists the customers who were anonymised after the backup', async () => {
    const { db, restore } = await aSavedSite();
    await db
      .update(customers)
      .set({ name: 'Anonim', phone: '', phoneDigits: null, anonymisedAt: now });
    expect(await restore()).toMatchObject({ ok: true, effects: { customers: ['Derya'] } });
  });

  test('lists the customers again if the same backup is restored twice', async () => {
    const { db, restore } = await aSavedSite();
    await db.update(customers).set({ name: 'Anonim', phoneDigits: null, anonymisedAt: now });
    await restore();
    expect(await restore()).toMatchObject({ ok: true, effects: { customers: ['Derya'] } });
    expect(await readLastRestore(db)).toMatchObject({ customers: ['Derya'] });
  });

  test('lists the customers again if a backup from after the first restore is restored', async () => {
    const { site, db, restore } = await aSavedSite();
    await db.update(customers).set({ name: 'Anonim', phoneDigits: null, anonymisedAt: now });
    await restore();
    const file = join(folder, `saved-${++files}.tar`);
    await backUp(site, file);
    expect(await restoreFile(file, { ...site, replace: true, now })).toMatchObject({
      ok: true,
      effects: { customers: ['Derya'] },
    });
  });

  test('lists no customer who has no name in the second backup', async () => {
    const { site, db, restore } = await aSavedSite();
    const anonymise = () =>
      db.update(customers).set({ name: 'Anonim', phoneDigits: null, anonymisedAt: now });
    await anonymise();
    await restore();
    await anonymise();
    const file = join(folder, `saved-${++files}.tar`);
    await backUp(site, file);
    expect(await restoreFile(file, { ...site, replace: true, now })).toMatchObject({
      ok: true,
      effects: { customers: [] },
    });
  });

  test('is recorded with usernames and with ids of customers', async () => {
    const { db, restore, clerk } = await aSavedSite();
    await db.update(admins).set({ active: false }).where(eq(admins.id, clerk.id));
    await db.update(customers).set({ name: 'Anonim', phoneDigits: null, anonymisedAt: now });
    await restore();
    expect(await db.select().from(auditLog)).toMatchObject([
      {
        ...{ entity: 'backup', action: 'restore', adminName: 'Kervan', at: now },
        after: {
          madeAt: '2026-07-01T00:00:00.000Z',
          ...{ shut: ['ayse'], opened: [], customerIds: ['c1'] },
        },
      },
    ]);
  });

  test('replaces data of an older schema', async () => {
    const { site, restore, account, clerk } = await aSavedSite();
    await site.client.query('alter table bookings drop column trip_token');
    await site.client.query('drop table calendar_feed');
    await site.client.query('alter table admins drop column role');
    expect(await restore()).toMatchObject({ ok: true, effects: { shut: [], opened: [] } });
    expect(await account(clerk.id)).toMatchObject({ active: true, role: 'staff' });
  });
});

test('a restore into an empty database keeps every account and address', async () => {
  const { site, file } = await aSavedSite();
  const content = await contentOf(site);
  const target = await aSite({ migrated: true });
  const options = { ...target, replace: true, now };
  expect(await restoreFile(file, options)).toMatchObject({ ok: true, effects: null });
  expect(await contentOf(target)).toEqual(content);
});
