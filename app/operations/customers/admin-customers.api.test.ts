import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { customers } from '#app/db/schema.server.ts';
import { testApp } from '#tests/support/app.ts';
import { STAFF_RENTAL } from '#tests/support/booking-requests.ts';
import { aCar } from '#tests/support/factories.ts';
import { callsOf, signIn } from '#tests/support/sign-in.ts';

const { app, db } = await testApp();

/**
 * Signs in as staff. Returns functions that call the API, create a booking, and find the id of a
 * customer by first name.
 */
async function office() {
  const { headers } = await signIn(db, undefined, { role: 'staff' });
  const { id: carId } = await aCar(db, { totalUnits: 50 });
  const call = callsOf(app, headers);
  async function book(name: string, phoneNumber: string, given: object = {}) {
    const [first = '', surname = ''] = name.split(' ');
    const { data, status } = await call('POST', '/bookings', {
      ...{ ...STAFF_RENTAL, carId, drivers: [{ name: first, surname, phoneNumber }] },
      ...given,
    });
    expect(status).toBe(201);
    return data;
  }
  const idOf = async (name: string) => {
    const [row] = await db.select().from(customers).where(eq(customers.name, name));
    return row?.id ?? '';
  };
  return { call, book, idOf };
}

const at = (day: number) => ({
  pickupTime: `2026-08-${day}T10:00`,
  dropoffTime: `2026-08-${day + 1}T10:00`,
});

describe('the list of customers', () => {
  test('shows the latest pickup first, with the bookings and totals of each customer', async () => {
    const { call, book } = await office();
    const confirmed = { status: 'confirmed' };
    await book('Ayşe Yılmaz', '0532 000 00 01', {
      ...at(10),
      pricing: { total: 100 },
      ...confirmed,
    });
    await book('Can Öz', '0532 000 00 02', { ...at(12), pricing: { total: 50 }, ...confirmed });
    const third = { ...at(14), pricing: { total: 70 }, status: 'cancelled' };
    await book('Ayşe Yılmaz', '0532 000 00 01', third);
    const drivers = [
      { name: 'Deniz', surname: 'Ak', phoneNumber: '0532 000 00 03' },
      { name: 'Can', surname: 'Öz', phoneNumber: '0532 000 00 02' },
    ];
    await book('', '', { ...at(11), drivers, pricing: { total: 30 }, ...confirmed });
    const { data } = await call('GET', '/customers');
    const rows = data.customers.map((each: Record<string, unknown>) => [
      ...[each.name, each.bookings, each.total, each.lastPickup],
    ]);
    expect(rows).toEqual([
      ['Ayşe', 2, 100, '2026-08-14T10:00'],
      ['Can', 2, 50, '2026-08-12T10:00'],
      ['Deniz', 1, 30, '2026-08-11T10:00'],
    ]);
    expect(data.pagination).toMatchObject({ limit: 20, total: 3 });
    const inOrder = async (sort: string) => {
      const sorted = await call('GET', `/customers?sort=${sort}`);
      return sorted.data.customers.map(({ name }: { name: string }) => name);
    };
    expect(await inOrder('last')).toEqual(['Deniz', 'Can', 'Ayşe']);
    expect(await inOrder('name')).toEqual(['Ayşe', 'Can', 'Deniz']);
    expect(await inOrder('-name')).toEqual(['Deniz', 'Can', 'Ayşe']);
  });

  test.each([
    ['isik', 1],
    ['IŞIK', 1],
    ['ışık çağ', 1],
    ['cag isik', 1],
    ['0532 123 45', 1],
    ['+90 532 123 45 67', 1],
    ['905321234567', 1],
    ['5321234567', 1],
    ['ISIK@EXAMPLE', 1],
    ['işik', 1],
    ['isikk', 0],
    ['%', 0],
  ])('finds with "%s" %i customers', async (search, count) => {
    const { call, book } = await office();
    await book('Işık Çağ', '0532 123 45 67', { email: 'isik@example.com' });
    await book('Ömer Koç', '0544 000 00 00');
    const { data } = await call('GET', `/customers?search=${encodeURIComponent(search)}`);
    expect(data.customers).toHaveLength(count);
  });

  test('has pages, and refuses an unknown order', async () => {
    const { call, book } = await office();
    for (const n of [1, 2, 3]) await book(`Kişi${n} A`, `0532 000 00 0${n}`, at(10 + n));
    const { data } = await call('GET', '/customers?page=2&limit=2');
    expect(data.customers.map(({ name }: { name: string }) => name)).toEqual(['Kişi1']);
    expect((await call('GET', '/customers?sort=total')).status).toBe(400);
  });
});

describe('one customer', () => {
  test('lists bookings newest first, including those with the customer as a further driver', async () => {
    const { call, book, idOf } = await office();
    const old = await book('Ayşe Yılmaz', '0532 000 00 01', at(10));
    const drivers = [
      { name: 'Can', surname: 'Öz', phoneNumber: '0532 000 00 02' },
      { name: 'Ayşe', surname: 'Yılmaz', phoneNumber: '0532 000 00 01' },
    ];
    const later = await book('', '', { ...at(20), drivers });
    const { data } = await call('GET', `/customers/${await idOf('Ayşe')}`);
    expect(data).toMatchObject({ name: 'Ayşe', bookings: 2, warning: '', anonymisedAt: null });
    expect(data.history).toMatchObject([
      { id: later.id, own: false },
      { id: old.id, own: true, status: 'pending', pickupTime: '2026-08-10T10:00' },
    ]);
  });

  test('has the balance and deposit of all bookings', async () => {
    const { call, book, idOf } = await office();
    const paid = { direction: 'in', method: 'cash' };
    const first = await book('Ayşe Yılmaz', '0532 000 00 01', {
      status: 'confirmed',
      pricing: { total: 100 },
    });
    const second = { ...at(20), status: 'confirmed', pricing: { total: 50 } };
    await book('Ayşe Yılmaz', '0532 000 00 01', second);
    await call('POST', `/bookings/${first.id}/payments`, { ...paid, purpose: 'price', amount: 80 });
    const deposit = { ...paid, purpose: 'deposit', amount: 300 };
    await call('POST', `/bookings/${first.id}/payments`, deposit);
    const { data } = await call('GET', `/customers/${await idOf('Ayşe')}`);
    expect(data).toMatchObject({ total: 150, balance: 70, depositHeld: 300 });
    expect(data.history).toMatchObject([
      { balance: 50, depositHeld: 0 },
      { balance: 20, depositHeld: 300 },
    ]);
  });

  test('has bookings whose amounts add up to the total', async () => {
    const { call, book, idOf } = await office();
    const pricing = { total: 77.77 };
    const missed = await book('Ayşe Yılmaz', '0532 000 00 01', { status: 'confirmed', pricing });
    const fee = { kind: 'no-show', each: 40 };
    await call('PUT', `/bookings/${missed.id}/status`, { status: 'cancelled', reason: 'no-show' });
    await call('POST', `/bookings/${missed.id}/charges`, fee);
    const second = { ...at(20), status: 'confirmed', pricing: { total: 50 } };
    const fuelled = await book('Ayşe Yılmaz', '0532 000 00 01', second);
    await call('POST', `/bookings/${fuelled.id}/charges`, { kind: 'fuel', each: 5 });
    const { data } = await call('GET', `/customers/${await idOf('Ayşe')}`);
    expect(data).toMatchObject({ total: 95, balance: 95 });
    expect(data.history).toMatchObject([
      { total: 55, formerPrice: null },
      { status: 'cancelled', total: 40, formerPrice: 77.77 },
    ]);
  });

  test('owes nothing for a pending booking', async () => {
    const { call, book, idOf } = await office();
    await book('Ayşe Yılmaz', '0532 000 00 01', { pricing: { total: 100 } });
    const { data } = await call('GET', `/customers/${await idOf('Ayşe')}`);
    expect(data).toMatchObject({
      ...{ total: 0, balance: 0, history: [{ status: 'pending', balance: 0 }] },
    });
  });

  test('is saved with its notes, and keeps fields that are not sent', async () => {
    const { call, book, idOf } = await office();
    await book('Ayşe Yılmaz', '0532 000 00 01');
    const path = `/customers/${await idOf('Ayşe')}`;
    const given = { version: 1, warning: 'Geç getirir', notes: 'Otomatik\r\nister', surname: '' };
    const saved = await call('PUT', path, given);
    expect(saved).toMatchObject({
      status: 200,
      data: { name: 'Ayşe', surname: '', warning: 'Geç getirir', notes: 'Otomatik\nister' },
    });
  });

  test('refuses a stale save after a booking has changed the name', async () => {
    const { call, book, idOf } = await office();
    await book('Ayşe Yılmaz', '0532 000 00 01');
    const id = await idOf('Ayşe');
    await book('Ayşe Yılmaz-Öz', '0532 000 00 01');
    expect((await call('PUT', `/customers/${id}`, { version: 1 })).status).toBe(409);
  });

  test.each([
    [{ name: '  ' }, 'name'],
    [{ phone: '' }, 'phone'],
    [{ phone: '12' }, 'phone'],
    [{ phone: '+90 (532) 000 00 02', name: 'CAN', surname: 'Oz' }, 'phone'],
    [{ phone: '05321234567/05332223344' }, 'phone'],
    [{ email: 'x@' }, 'email'],
    [{ warning: 'x'.repeat(201) }, 'warning'],
    [{ notes: 'x'.repeat(2001) }, 'notes'],
  ])('cannot be saved with %j', async (given, field) => {
    const { call, book, idOf } = await office();
    await book('Ayşe Yılmaz', '0532 000 00 01');
    await book('Can Öz', '0532 000 00 02');
    const refused = await call('PUT', `/customers/${await idOf('Ayşe')}`, given);
    expect(refused).toMatchObject({ status: 400, details: [{ field }] });
  });
});

describe('two people who share a phone number', () => {
  const NUMBER = '+90 242 777 88 99';
  async function annaAndIvan() {
    const desk = await office();
    const annas = await desk.book('Anna Weber', NUMBER, { ...at(11), status: 'confirmed' });
    const ivans = await desk.book('Ivan Petrov', '0242 777 88 99', at(15));
    const [anna, ivan] = [await desk.idOf('Anna'), await desk.idOf('Ivan')];
    return { ...desk, annas, ivans, anna, ivan };
  }

  test.each([
    ['anna weber', ['Anna']],
    ['petrov', ['Ivan']],
    ['902427778899', ['Ivan', 'Anna']],
  ])('are found with "%s"', async (search, names) => {
    const { call } = await annaAndIvan();
    const { data } = await call('GET', `/customers?search=${encodeURIComponent(search)}`);
    expect(data.customers.map(({ name }: { name: string }) => name)).toEqual(names);
  });

  test('have separate bookings and link to each other', async () => {
    const { call, annas, anna, ivan } = await annaAndIvan();
    const { data } = await call('GET', `/customers/${anna}`);
    expect(data.history.map(({ id }: { id: string }) => id)).toEqual([annas.id]);
    expect(data.sharedWith).toEqual([{ id: ivan, name: 'Ivan', surname: 'Petrov', bookings: 1 }]);
  });

  test('are both suggested for the number, each with their own warning', async () => {
    const { call, ivan } = await annaAndIvan();
    await call('PUT', `/customers/${ivan}`, { warning: 'Dikkat' });
    const { data } = await call('GET', '/customers/matches?phone=0242%20777%2088%2099');
    expect(data.known).toMatchObject([
      { name: 'Ivan', warning: 'Dikkat' },
      { name: 'Anna', warning: '' },
    ]);
  });

  test('do not prevent a third customer from getting the number', async () => {
    const { call, book, idOf, anna } = await annaAndIvan();
    await book('Olga Petrova', '+90 242 777 88 00', at(20));
    const { status, data } = await call('PUT', `/customers/${await idOf('Olga')}`, {
      phone: NUMBER,
    });
    expect(status).toBe(200);
    expect(data.sharedWith.map(({ id }: { id: string }) => id)).toContain(anna);
  });
});

describe('the suggestions of the booking form', () => {
  test('are at most five customers, and separately all with the exact phone number', async () => {
    const { call, book, idOf } = await office();
    for (const n of [1, 2, 3, 4, 5, 6]) await book(`Şule Ak${n}`, `0532 000 00 0${n}`, at(10 + n));
    await call('PUT', `/customers/${await idOf('Şule')}`, { warning: 'Dikkat' });
    const { data } = await call('GET', '/customers/matches?search=sule&phone=00905320000003');
    expect(data.matches.map(({ surname }: { surname: string }) => surname)).toEqual([
      ...['Ak6', 'Ak5', 'Ak4', 'Ak3', 'Ak2'],
    ]);
    expect(data.known).toMatchObject([{ surname: 'Ak3', bookings: 1 }]);
    const none = await call('GET', '/customers/matches?search=s&phone=0532');
    expect(none.data).toEqual({ matches: [], known: [] });
  });
});
