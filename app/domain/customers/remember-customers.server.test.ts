import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { bookingCustomers, customers, handovers } from '#app/db/schema.server.ts';
import { testApp } from '#tests/support/app.ts';
import { aCar } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';

const { app, db } = await testApp();

const AYSE = { name: 'Ayşe', surname: 'Yılmaz', phoneNumber: '+90 532 123 45 67' };
const CAN = { name: 'Can', surname: 'Öz', phoneNumber: '0533 111 22 33' };

interface Given {
  drivers?: object[];
  email?: string;
  pickupTime?: string;
}

/**
 * Signs in a member of staff, and returns functions that change bookings of a car with many units.
 */
async function office() {
  const { headers } = await signIn(db);
  const { id: carId } = await aCar(db, { totalUnits: 50 });
  const body = ({ drivers = [AYSE], pickupTime = '2026-07-10T10:00', ...rest }: Given) => ({
    serviceType: 'car_rental',
    carId,
    drivers,
    pickupLocation: 'Ofis',
    dropoffLocation: 'Ofis',
    pickupTime,
    dropoffTime: '2026-07-20T10:00',
    ...rest,
  });
  const url = '/api/admin/bookings';
  return {
    carId,
    async add(given: Given = {}) {
      const response = await app.inject({ method: 'POST', url, headers, payload: body(given) });
      expect(response.statusCode).toBe(201);
      return response.json().data;
    },
    async change(id: string, given: Given) {
      const payload = body(given);
      const response = await app.inject({ method: 'PUT', url: `${url}/${id}`, headers, payload });
      expect(response.statusCode).toBe(200);
    },
    async confirm(id: string) {
      const payload = { status: 'confirmed' };
      await app.inject({ method: 'PUT', url: `${url}/${id}/status`, headers, payload });
    },
    remove: (id: string) => app.inject({ method: 'DELETE', url: `${url}/${id}`, headers }),
  };
}

const all = () =>
  db.select().from(customers).orderBy(asc(customers.createdAt), asc(customers.name));
const placesOf = async (bookingId: string) => {
  const rows = await db
    .select({ name: customers.name, position: bookingCustomers.position })
    .from(bookingCustomers)
    .innerJoin(customers, eq(customers.id, bookingCustomers.customerId))
    .where(eq(bookingCustomers.bookingId, bookingId));
  return Object.fromEntries(rows.map(({ name, position }) => [name, position]));
};

describe('a booking by staff', () => {
  test('creates one customer for each phone number, in any spelling, and name', async () => {
    const { add } = await office();
    const { id } = await add({ drivers: [AYSE, CAN], email: 'ayse@example.com' });
    for (const phoneNumber of ['0532 123 45 67', '905321234567']) {
      await add({ drivers: [{ ...AYSE, phoneNumber }] });
    }
    const [ayse, can, ...rest] = await all();
    expect(rest).toEqual([]);
    expect(ayse).toMatchObject({
      phoneDigits: '905321234567',
      phone: '+90 532 123 45 67',
      email: 'ayse@example.com',
      lastPickupAt: '2026-07-10 10:00:00',
    });
    expect(can).toMatchObject({ name: 'Can', phoneDigits: '905331112233', email: '' });
    expect(await placesOf(id)).toEqual({ Ayşe: 0, Can: 1 });
  });

  test('creates one customer if six bookings of a new person are saved at once', async () => {
    const { add } = await office();
    const names = ['Ayşe', 'AYSE', 'A.', 'Ayşe', 'ayşe', 'Ayse'];
    await Promise.all(names.map((name) => add({ drivers: [{ ...AYSE, name }, CAN] })));
    expect(await db.$count(customers)).toBe(2);
    expect(await db.$count(bookingCustomers)).toBe(12);
  });

  test('does not deadlock with a booking of the same people in another order', async () => {
    const { add } = await office();
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, i) => add({ drivers: i % 2 ? [AYSE, CAN] : [CAN, AYSE] })),
    );
    expect(made).toHaveLength(8);
    expect(await db.$count(customers)).toBe(2);
  });

  test('keeps the details that staff have edited, until the booking’s name changes', async () => {
    const { add, change, confirm } = await office();
    const { id } = await add();
    await db.update(customers).set({ name: 'Ayşe Nur', phone: '+90 532 1', version: 2 });
    await change(id, { pickupTime: '2026-07-12T10:00' });
    await confirm(id);
    expect(await all()).toMatchObject([
      { name: 'Ayşe Nur', version: 2, lastPickupAt: '2026-07-12 10:00:00' },
    ]);
    await change(id, { drivers: [{ ...AYSE, name: 'Ayla' }] });
    expect(await all()).toMatchObject([{ name: 'Ayla', surname: 'Yılmaz', version: 3 }]);
  });

  test('stays linked to its former customer without a position after a change of phone and name', async () => {
    const { add, change, remove } = await office();
    const { id } = await add();
    await change(id, { drivers: [CAN] });
    expect(await placesOf(id)).toEqual({ Ayşe: null, Can: 0 });
    expect((await all()).find(({ name }) => name === 'Ayşe')).toMatchObject({ lastPickupAt: null });
    await remove(id);
    expect(await placesOf(id)).toEqual({ Ayşe: null, Can: null });
    expect(await all()).toMatchObject([{ lastPickupAt: null }, { lastPickupAt: null }]);
  });

  test('stays linked to a customer whose number staff have changed', async () => {
    const { add, change } = await office();
    const { id } = await add();
    await db.update(customers).set({ phone: '+44 1', phoneDigits: '44123456' });
    await change(id, { drivers: [{ ...AYSE, name: 'Ayla' }] });
    expect(await all()).toMatchObject([{ name: 'Ayla', phone: '+44 1', phoneDigits: '44123456' }]);
  });
});

describe('two people with one phone number', () => {
  const ANNA = { name: 'Anna', surname: 'Weber', phoneNumber: '+90 242 777 88 99' };
  const IVAN = { name: 'Ivan', surname: 'Petrov', phoneNumber: '0242 777 88 99' };
  const names = async () => (await all()).map(({ name, surname }) => `${name} ${surname}`);

  test('are two customers, each linked to their own booking', async () => {
    const { add } = await office();
    const [annas, ivans] = [await add({ drivers: [ANNA] }), await add({ drivers: [IVAN] })];
    expect(await names()).toEqual(['Anna Weber', 'Ivan Petrov']);
    expect(await placesOf(annas.id)).toEqual({ Anna: 0 });
    expect(await placesOf(ivans.id)).toEqual({ Ivan: 0 });
  });

  test('are two customers of one booking', async () => {
    const { add } = await office();
    const { id } = await add({ drivers: [ANNA, IVAN] });
    expect(await placesOf(id)).toEqual({ Anna: 0, Ivan: 1 });
  });

  test('are one customer with the longer name if one name is a shorter form', async () => {
    const { add } = await office();
    await add({ drivers: [ANNA] });
    await add({ drivers: [{ ...ANNA, name: 'A.' }] });
    expect(await names()).toEqual(['Anna Weber']);
    await add({ drivers: [{ ...ANNA, name: 'Anna Maria' }] });
    expect(await names()).toEqual(['Anna Maria Weber']);
  });

  test('are a third customer if the name fits two customers', async () => {
    const { add } = await office();
    await add({ drivers: [ANNA] });
    await add({ drivers: [{ ...ANNA, name: 'Bernd' }] });
    await add({ drivers: [{ ...ANNA, name: 'Weber', surname: '-' }] });
    expect(await names()).toEqual(['Anna Weber', 'Bernd Weber', 'Weber -']);
  });

  test.each([
    ['Mario Rossi', 'Maria Rossi'],
    ['Jan Weber', 'Jana Weber'],
    ['Maria Schneider', 'Marta Schneider'],
  ])('are two customers after one of two bookings of %s gets the name %s', async (his, hers) => {
    const { add, change } = await office();
    const as = (full: string) => {
      const [name, surname] = full.split(' ');
      return { drivers: [{ ...ANNA, name, surname }] };
    };
    await add(as(his));
    const { id } = await add(as(his));
    await change(id, as(hers));
    expect((await names()).toSorted()).toEqual([his, hers].toSorted());
    await add(as(his));
    expect(await db.$count(customers)).toBe(2);
  });

  test('are two customers after a surname alone becomes another full name', async () => {
    const { add, change } = await office();
    await add({ drivers: [ANNA] });
    const { id } = await add({ drivers: [{ ...ANNA, name: 'Weber', surname: '-' }] });
    await change(id, { drivers: [{ ...ANNA, name: 'Hanna' }] });
    expect(await names()).toEqual(['Anna Weber', 'Hanna Weber']);
  });

  test('are one customer with the longer name after one of two bookings gets only the initial', async () => {
    const { add, change } = await office();
    await add({ drivers: [ANNA] });
    const { id } = await add({ drivers: [ANNA] });
    await change(id, { drivers: [{ ...ANNA, name: 'A.' }] });
    expect(await names()).toEqual(['Anna Weber']);
  });

  test('are two customers after a new name in the only booking, if it has documents', async () => {
    const { add, change } = await office();
    const { id } = await add({ drivers: [ANNA] });
    await db.insert(handovers).values({
      bookingId: id,
      kind: 'out',
      plate: '07 ABC 01',
      at: '2026-07-10 10:00:00',
      kilometres: 1000,
      fuelEighths: 8,
      signatures: { customer: null, staff: null },
      staffName: 'Deniz',
    });
    await change(id, { drivers: [{ ...ANNA, name: 'Hanna' }] });
    expect(await names()).toEqual(['Anna Weber', 'Hanna Weber']);
  });

  test('are one customer after a new name in the only booking', async () => {
    const { add, change } = await office();
    const { id } = await add({ drivers: [ANNA] });
    await change(id, { drivers: [IVAN] });
    expect(await names()).toEqual(['Ivan Petrov']);
  });

  test('are two customers after a new name in the only booking, if the customer has a warning', async () => {
    const { add, change } = await office();
    const { id } = await add({ drivers: [ANNA] });
    await db.update(customers).set({ warning: 'Raucht' });
    await change(id, { drivers: [IVAN] });
    expect(await names()).toEqual(['Anna Weber', 'Ivan Petrov']);
    expect(await placesOf(id)).toEqual({ Anna: null, Ivan: 0 });
    const [, ivan] = await all();
    expect(ivan?.warning).toBe('');
  });

  test('stay two customers after a booking changes from one to the other', async () => {
    const { add, change } = await office();
    const { id } = await add({ drivers: [ANNA] });
    await add({ drivers: [ANNA] });
    await add({ drivers: [IVAN] });
    await change(id, { drivers: [IVAN] });
    expect(await names()).toEqual(['Anna Weber', 'Ivan Petrov']);
    expect(await placesOf(id)).toEqual({ Anna: null, Ivan: 0 });
  });
});

describe("a visitor's request", () => {
  const request = (carId: string, given: object) =>
    app.inject({
      method: 'POST',
      url: '/api/bookings',
      payload: {
        serviceType: 'car_rental',
        carId,
        name: 'Ayşe Nur Yılmaz',
        phone: '0532 123 45 67',
        pickupLocation: 'Antalya Havalimanı (AYT)',
        dropoffLocation: 'Antalya Havalimanı (AYT)',
        pickupDate: '2026-08-10',
        pickupTime: '10:00',
        returnDate: '2026-08-12',
        returnTime: '10:00',
        cocukKoltugu: 0,
        ekSurucu: 0,
        gencSurucu: 0,
        ...given,
      },
    });

  test('creates a customer, and renames an existing customer only after staff have saved it', async () => {
    const { add, confirm, carId } = await office();
    await add();
    const response = await request(carId, { email: 'm@example.com' });
    expect(response.statusCode).toBe(201);
    expect(await all()).toMatchObject([
      { name: 'Ayşe', email: 'm@example.com', lastPickupAt: '2026-08-10 10:00:00' },
    ]);
    await confirm(response.json().data.bookingReference.toLowerCase());
    expect(await all()).toMatchObject([{ name: 'Ayşe Nur', surname: 'Yılmaz' }]);
    await request(carId, { name: 'Deniz', phone: '0544 000 00 01' });
    expect(await all()).toMatchObject([{ name: 'Ayşe Nur' }, { name: 'Deniz', surname: '' }]);
  });
});
