import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, gte, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { imageStoreInFolder } from '#app/base/images/image-store.server.ts';
import { readSettings } from '#app/base/settings/settings.server.ts';
import {
  bookings,
  cars,
  handovers,
  posts as postRows,
  settings,
  vehicles,
  zones,
} from '#app/db/schema.server.ts';
import { toRecord } from '#app/domain/bookings/bookings.server.ts';
import { readReceipt } from '#app/domain/bookings/prepare-booking.server.ts';
import { listPosts, readPost } from '#app/domain/posts/posts.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aBooking, aCar } from '#tests/support/factories.ts';
import { loadDemoData } from './demo-business.server.ts';
import { demoFleet } from './demo-fleet.ts';
import { demoPosts } from './demo-posts.server.ts';

const { db } = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'kervan-demo-'));
afterAll(() => rmSync(folder, { recursive: true }));

// The first car has no bookings, the second has some.
const fleet = demoFleet.slice(0, 2);
const posts = demoPosts().filter(({ cover }) => /^posts\/(01|02|15)-/.test(cover));
const now = new Date('2026-07-01T09:00:00Z');
const load = () => loadDemoData({ db, images: imageStoreInFolder(folder), now, fleet, posts });

test('fills an empty database once, and never restores deleted cars', async () => {
  expect(await load()).toBe(true);
  const found = await db.query.cars.findMany();
  expect(found.map(({ model }) => model).sort()).toEqual(fleet.map(({ model }) => model).sort());
  const gallery = await db.query.carImages.findMany();
  expect(gallery).toHaveLength(10);
  expect(new Set(gallery.map(({ alt }) => alt)).size).toBe(10);
  const shown = [...found.map(({ mainImageId }) => mainImageId), ...gallery.map((g) => g.imageId)];
  const files = readdirSync(folder);
  expect(shown.filter((id) => !files.some((file) => file.startsWith(`${id}-`)))).toEqual([]);
  expect(await db.query.seasons.findMany()).not.toEqual([]);
  const kept = await db.$count(bookings);
  expect(kept).toBeGreaterThan(0);

  expect(await load()).toBe(false);
  await db.delete(cars);
  expect(await load()).toBe(false);
  expect([await db.$count(cars), await db.$count(bookings)]).toEqual([0, kept]);
});

test('loads letting rules that refuse nothing in the next 120 days', async () => {
  await load();
  const rules = await db.query.lettingRules.findMany();
  expect(rules).toHaveLength(4);
  const soon = rules.filter(
    ({ firstDay, lastDay }) => lastDay >= '2026-07-01' && firstDay <= '2026-10-28',
  );
  expect(soon).toEqual([]);
});

test('loads published posts with covers, a draft and at least 20 zones', async () => {
  await load();
  const shown = await listPosts(db, { page: 1, limit: 10, now });
  expect(shown.posts.map(({ slug, publishedAt }) => [slug, publishedAt])).toEqual([
    ['antalya-havalimaninda-arac-teslimi-adim-adim', '2026-06-28T06:30:00.000Z'],
    ['genc-surucu-paketi-ve-ofisten-kisa-haberler', '2026-06-19T06:30:00.000Z'],
  ]);
  const files = readdirSync(folder).map((file) => `/images/${file}`);
  for (const { featuredImage } of shown.posts) {
    expect(featuredImage).toMatchObject({
      width: 1280,
      height: 720,
      alt: expect.stringMatching(/.{20}/),
    });
    expect(files).toContain(featuredImage?.url);
  }
  const draft = (await db.query.posts.findMany()).find(({ status }) => status === 'draft');
  expect(await readPost(db, draft?.slug ?? '', { now })).toBeNull();
  expect(await db.$count(zones)).toBeGreaterThanOrEqual(20);
});

test('assigns each plate to one rental at a time, and records hand-overs and returns', async () => {
  await loadDemoData({
    db,
    images: imageStoreInFolder(folder),
    now,
    fleet: demoFleet.slice(0, 8),
    posts,
  });
  const plates = await db.query.vehicles.findMany();
  expect(plates.length).toBeGreaterThan(8);
  expect(plates.some(({ inspectionDue }) => (inspectionDue ?? '9') < '2026-07-08')).toBe(true);
  const { rows } = await db.execute<{ twice: number; open: number }>(sql`
    select
      (select count(*)::int from bookings a join bookings b on a.vehicle_id = b.vehicle_id and a.id < b.id
        and a.pickup_at < b.dropoff_at and b.pickup_at < a.dropoff_at) as twice,
      (select count(*)::int from handovers h join bookings b on b.id = h.booking_id
        where h.kind = 'out' and b.status = 'active' and h.vehicle_id = b.vehicle_id) as open`);
  expect(rows[0]?.twice).toBe(0);
  expect(rows[0]?.open).toBeGreaterThan(0);
  const kinds = await db.selectDistinct({ kind: handovers.kind }).from(handovers);
  expect(kinds.map(({ kind }) => kind).sort()).toEqual(['back', 'out']);
  expect(await db.$count(vehicles, eq(vehicles.carId, plates[0]?.carId ?? ''))).toBeGreaterThan(1);
  const waiting = await db.query.bookings.findMany({ where: eq(bookings.status, 'pending') });
  expect(waiting.length).toBeGreaterThan(0);
  // Pending requests still hold their units.
  expect(waiting.filter(({ holdUntil }) => !holdUntil || holdUntil <= now)).toEqual([]);
});

test('loads open balances, deposits, tolls, fines, a cash difference and damages', async () => {
  await loadDemoData({
    ...{ db, images: imageStoreInFolder(folder), now, posts },
    fleet: demoFleet.slice(0, 8),
  });
  const { rows } = await db.execute<Record<string, number>>(sql`
    select
      (select count(*)::int from bookings where balance_cents > 0 and status = 'completed') as owes,
      (select count(*)::int from bookings where deposit_cents > 0) as deposits,
      (select count(*)::int from road_charges where kind = 'toll') as tolls,
      (select count(*)::int from road_charges where kind = 'fine') as fines,
      (select count(*)::int from cash_counts where counted_minor <> expected_minor) as differences,
      (select count(*)::int from damages) as damages,
      (select max(number) - count(*)::int from payments) as gaps`);
  expect(rows[0]).toMatchObject({ tolls: 30, fines: 2, differences: 1, damages: 6, gaps: 0 });
  expect(rows[0]?.owes).toBeGreaterThan(0);
  expect(rows[0]?.deposits).toBeGreaterThan(0);
});

test('loads the limits and fees of a return', async () => {
  await load();
  expect((await readSettings(db)).rental.returns).toEqual({
    dailyKilometres: 300,
    extraKilometre: 0.25,
    fuelEighth: 12,
    lateHour: 10,
  });
});

test('prices bookings with delivery, return elsewhere and the night', async () => {
  await loadDemoData({
    ...{ db, images: imageStoreInFolder(folder), now, posts },
    fleet: demoFleet.slice(0, 8),
  });
  const coming = await db.query.bookings.findMany({
    where: and(eq(bookings.serviceType, 'car_rental'), gte(bookings.pickupAt, '2026-07-01')),
  });
  const kinds = new Set<string>();
  for (const booking of coming) {
    const receipt = await readReceipt(db, toRecord(booking));
    expect(receipt?.totalCents).toBe(booking.quotedCents);
    for (const { kind } of receipt?.lines ?? []) kinds.add(kind);
  }
  expect(kinds).toEqual(new Set(['rental', 'extra', 'delivery', 'return', 'hours']));
});

test('stores nothing if the reference of a booking is taken', async () => {
  await aBooking(db, { reference: 'KRV-DEMO-0001', carTitle: 'In its way' });
  await expect(load()).rejects.toMatchObject({
    cause: { constraint: expect.stringMatching(/^bookings_/) },
  });
  const counts = [settings, cars, postRows, zones].map((table) => db.$count(table));
  expect(await Promise.all(counts)).toEqual([0, 0, 0, 0]);
});

test.each([
  ['settings', () => db.insert(settings).values({ value: {} })],
  ['a car', () => aCar(db)],
])('loads nothing into a database that has %s', async (_what, begin) => {
  await begin();
  expect(await load()).toBe(false);
  expect([await db.$count(bookings), await db.$count(postRows)]).toEqual([0, 0]);
});
