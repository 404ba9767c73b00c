import { describe, expect, test } from 'vitest';
import { carImages, seasons } from '#app/db/schema.server.ts';
import {
  type AdminCar,
  type CarCreate,
  carCreateSchema,
} from '#app/domain/cars/car-input.schema.ts';
import { messageKey } from '#app/lib/words/issue-text.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aBooking, aCar, anAdmin, anImage } from '#tests/support/factories.ts';
import { readAdminCar } from './admin-cars.server.ts';
import {
  createCar,
  deleteCar,
  type SaveCarResult,
  setCarStatus,
  updateCar,
} from './save-car.server.ts';

const { db } = await testDatabase();
const now = new Date('2026-07-01T09:00:00Z');
const later = new Date('2026-07-02T09:00:00Z');
const system = { actor: 'system', now } as const;

const FOUR = {
  title: 'Fiat Egea',
  brand: 'Fiat',
  model: 'Egea',
  pricing: { daily: 45.5, weekly: null, monthly: null },
};
const NEW = carCreateSchema.parse(FOUR);
const SUMMER = {
  name: 'Yaz',
  startDate: '2026-06-15',
  endDate: '2026-09-15',
  daily: 60,
  weekly: null,
  monthly: null,
  translations: { en: {}, de: { name: 'Sommer' }, ru: {} },
};

async function picture() {
  return { url: `/images/${(await anImage(db)).id}-1600.webp`, alt: 'Egea' };
}

async function created(given: Partial<CarCreate> = {}) {
  return carOf(await createCar(db, { ...NEW, ...given }, system));
}

function carOf(result: SaveCarResult): AdminCar {
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.car;
}

const audit = () => db.query.auditLog.findMany({ orderBy: (log, { asc }) => asc(log.id) });
const read = (id: string) => readAdminCar(db, id, now);

describe('createCar', () => {
  test.each([
    ['Citroën', 'C-Elysée', 2024, /^citroen-c-elysee-2024-[2-9a-z]{4}$/],
    ['TOGG', 'Işık ÇĞÖŞÜ', 2025, /^togg-isik-cgosu-2025-[2-9a-z]{4}$/],
    ['比亚迪', '！', 2025, /^2025-[2-9a-z]{4}$/],
  ])('a car of %s %s gets a readable id', async (brand, model, year, id) => {
    expect((await created({ brand, model, year })).id).toMatch(id);
  });

  test('two cars never get the same id', async () => {
    const suffixes = ['k3f9', 'k3f9', 'k3f9', 'x2z7'];
    const suffix = () => suffixes.shift() ?? 'none';
    const first = await createCar(db, { ...NEW, year: 2024 }, { ...system, suffix });
    const second = await createCar(db, { ...NEW, year: 2024 }, { ...system, suffix });
    expect(carOf(first).id).toBe('fiat-egea-2024-k3f9');
    expect(carOf(second).id).toBe('fiat-egea-2024-x2z7');
  });

  test('next year’s models are accepted, later ones refused', async () => {
    const newYear = new Date('2026-12-31T21:30:00Z');
    const create = (year: number, at: Date) =>
      createCar(db, { ...NEW, year }, { actor: 'system', now: at });
    expect((await create(2027, now)).ok).toBe(true);
    expect(await create(2028, now)).toEqual({
      ok: false,
      reason: 'invalid',
      errors: [{ field: 'year', message: messageKey('tooNew', 2027) }],
    });
    expect((await create(2028, newYear)).ok).toBe(true);
  });

  test('each missing picture is listed, and nothing is written', async () => {
    const known = await picture();
    const unknown = { url: '/images/abcdefabcdefabcdefabcdef-320.webp', alt: '' };
    const elsewhere = { url: 'https://example.com/x.webp', alt: '' };
    const gallery = [known, unknown, { url: '', alt: '' }, known];
    const result = await createCar(db, { ...NEW, mainImage: elsewhere, gallery }, system);
    const errors = !result.ok && result.reason === 'invalid' ? result.errors : [];
    expect(errors.map(({ field }) => field)).toEqual(['mainImage', 'gallery.1', 'gallery.2']);
    expect(await db.$count(carImages)).toBe(0);
    expect(await audit()).toEqual([]);
  });

  test('the audit log records who created the car', async () => {
    const admin = await anAdmin(db, { name: 'Ayşe' });
    const car = carOf(await createCar(db, NEW, { actor: admin, now }));
    expect(await audit()).toMatchObject([
      {
        at: now,
        adminId: admin.id,
        adminName: 'Ayşe',
        action: 'create',
        entity: 'car',
        entityId: car.id,
        title: 'Fiat Egea',
        before: null,
        after: { ...FOUR, status: true, gallery: [] },
      },
    ]);
  });
});

describe('updateCar', () => {
  test('replaces the given fields and keeps the others', async () => {
    const [main, one, two] = [await picture(), await picture(), await picture()];
    const car = await created({
      mainImage: main,
      gallery: [one, two],
      features: ['Klima'],
      seasonalPricing: [SUMMER],
      stats: { rating: { average: 4.7, count: 9 } },
    });
    const winter = { ...SUMMER, name: 'Kış', startDate: '2026-12-01', endDate: '2027-02-28' };
    const changes = { title: 'Egea, yeni', brand: 'Renault', gallery: [two] };
    const given = { ...FOUR, ...changes, seasonalPricing: [winter, SUMMER], version: 1 };
    expect(await updateCar(db, car.id, given, { actor: 'system', now: later })).toMatchObject({
      ok: true,
      car: {
        ...changes,
        id: car.id,
        mainImage: main,
        features: ['Klima'],
        stats: { rating: { average: 4.7, count: 9 } },
        seasonalPricing: [{ name: 'Yaz' }, { name: 'Kış' }],
        version: 2,
        createdAt: now.toISOString(),
        updatedAt: later.toISOString(),
      },
    });
    expect((await audit())[1]).toMatchObject({
      action: 'update',
      title: 'Egea, yeni',
      before: { title: 'Fiat Egea', gallery: [one, two], seasonalPricing: [SUMMER] },
      after: { title: 'Egea, yeni', gallery: [two], seasonalPricing: [SUMMER, winter] },
    });
  });

  test('a failure halfway leaves the car unchanged', async () => {
    const good = await picture();
    const car = await created({ gallery: [good], seasonalPricing: [SUMMER] });
    // Bypasses the schema, which would remove this character. No database stores it.
    const gallery = [good, { ...good, alt: 'broken \0' }];
    const save = updateCar(db, car.id, { ...FOUR, title: 'New', gallery, version: 1 }, system);
    await expect(save).rejects.toThrow();
    expect(await read(car.id)).toEqual(car);
    expect(await audit()).toHaveLength(1);
  });
});

test('setCarStatus hides a car and increments its version', async () => {
  const { id } = await created();
  const set = (active: boolean) => setCarStatus(db, id, { active, actor: 'system', now: later });
  expect(await set(true)).toMatchObject({ car: { status: true, version: 1 } });
  expect(await audit()).toHaveLength(1);
  expect(await set(false)).toMatchObject({ car: { status: false, version: 2 } });
  expect((await audit())[1]).toMatchObject({ before: { status: true }, after: { status: false } });
});

describe('deleteCar', () => {
  test('keeps the bookings with the car’s last title, and the pictures', async () => {
    const car = await created({ gallery: [await picture()], seasonalPricing: [SUMMER] });
    const then = { carId: car.id, carTitle: 'As it was called then' };
    await aBooking(db, { ...then, id: 'b1' });
    await aBooking(db, { ...then, id: 'b2', status: 'cancelled' });
    await aBooking(db, { carId: (await aCar(db)).id, carTitle: 'Another' });
    await aBooking(db, { carTitle: 'Of none' });
    expect(await deleteCar(db, car.id, { actor: 'system', now: later })).toEqual({
      ok: true,
      title: 'Fiat Egea',
      keptBookings: 2,
    });
    const left = await db.query.bookings.findMany({
      orderBy: (row, { asc }) => asc(row.createdAt),
    });
    expect(left.map((row) => [row.carId !== null, row.carTitle, row.version])).toEqual([
      [false, 'Fiat Egea', 2],
      [false, 'Fiat Egea', 2],
      [true, 'Another', 1],
      [false, 'Of none', 1],
    ]);
    expect(await db.$count(carImages)).toBe(0);
    expect(await db.$count(seasons)).toBe(0);
    expect(await db.query.images.findMany()).toHaveLength(1);
    expect((await audit())[1]).toMatchObject({
      action: 'delete',
      entityId: car.id,
      title: 'Fiat Egea',
      before: {
        title: 'Fiat Egea',
        seasonalPricing: [SUMMER],
        bookings: [
          { id: 'b1', carTitle: 'As it was called then' },
          { id: 'b2', carTitle: 'As it was called then' },
        ],
      },
      after: null,
    });
  });
});
