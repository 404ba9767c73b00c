import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { bookings, cardHolds, vehicles } from '#app/db/schema.server.ts';
import { testApp } from '#tests/support/app.ts';
import { aBooking, aCar } from '#tests/support/factories.ts';
import { callsOf, signIn } from '#tests/support/sign-in.ts';
import type { AgendaEntry } from './agenda.schema.ts';

/** The tests' clock is at noon of 1 July 2026 in Istanbul. */
const { app, db } = await testApp();

async function agenda(date?: string) {
  const { headers } = await signIn(db);
  const url = `/api/admin/dashboard/agenda${date ? `?date=${date}` : ''}`;
  const { data } = (await app.inject({ url, headers })).json();
  const brief = (events: { kind: string; at: string }[]) =>
    events.map(({ kind, at }) => `${kind} ${at}`);
  return { data, late: brief(data.late), events: brief(data.events) };
}

test('a day lists its events with place, car, customer and amounts', async () => {
  const terms = { included: null, insurance: null, kilometres: null, age: null, fuel: null };
  const deposit = '€350, teslimde alınır; dönüşte geri verilir.';
  const car = await aCar(db, {
    title: 'Fiat Egea',
    terms: { ...terms, cancellation: null, deposit },
  });
  await aBooking(db, {
    ...{ carId: car.id, carTitle: car.title, status: 'confirmed', pickupLocation: 'Antalya Lara' },
    ...{ pickupAt: '2026-07-01 15:00', dropoffAt: '2026-07-07 09:00' },
    drivers: [{ name: 'Ayşe', surname: 'Yılmaz', phoneNumber: '+90 555 000 00 00' }],
  });
  await aBooking(db, {
    status: 'cancelled',
    pickupAt: '2026-07-02 15:00',
    dropoffAt: '2026-07-05 09:00',
  });
  // A free rental has no amount due.
  await aBooking(db, {
    ...{ status: 'confirmed', totalCents: 0, quotedCents: 0 },
    pickupAt: '2026-07-08 15:00',
    dropoffAt: '2026-07-09 09:00',
  });
  const { data, late, events } = await agenda();
  expect(late).toEqual([]);
  expect(data).toMatchObject({ date: '2026-07-01', moreLate: 0 });
  expect(events).toEqual(['pickup 2026-07-01T15:00']);
  expect(data.days).toHaveLength(7);
  expect(data.days).toMatchObject([
    { date: '2026-07-01', open: 1 },
    { date: '2026-07-02', open: 0 },
    ...Array(4).fill({ open: 0 }),
    { date: '2026-07-07', open: 1 },
  ]);
  expect(data.events[0]).toMatchObject({
    ...{ carTitle: 'Fiat Egea', pickupLocation: 'Antalya Lara', next: 'active', late: false },
    ...{ customer: 'Ayşe Yılmaz', phone: '+90 555 000 00 00', version: 1 },
    ...{ due: 120, deposit: '€350' },
  });
  const last = await agenda('2026-07-07');
  expect(last.events).toEqual(['return 2026-07-07T09:00']);
  // The customer owes the rental at the return because no payment is recorded.
  expect(last.data.events[0]).toMatchObject({ due: 120, deposit: '€350' });
  const next = await agenda('2026-07-08');
  expect(next.events).toEqual(['pickup 2026-07-08T15:00']);
  expect(next.data.events[0]).toMatchObject({ total: 0, due: null });
});

const PICKUP_TODAY = { pickupAt: '2026-07-01 15:00', dropoffAt: '2026-07-07 09:00' };

test.each([
  ['an overpaid return', { status: 'active' }, 30],
  ['an overpaid pickup', { status: 'confirmed', ...PICKUP_TODAY }, 30],
  ['an overpaid request', { status: 'pending', ...PICKUP_TODAY }, null],
  [
    'an advance payment of a booking without a price',
    { status: 'confirmed', totalCents: 0, quotedCents: null, ...PICKUP_TODAY },
    null,
  ],
  ['a cancelled booking', { status: 'cancelled' }, undefined],
  ['a paid return', { status: 'active', totalCents: 230_00 }, null],
  ['a recorded return', { status: 'completed' }, null],
] as const)('%s shows what is given back: %j %d', async (_what, given, giveBack) => {
  const { headers } = await signIn(db);
  const { id } = await aBooking(db, {
    ...{ totalCents: 200_00, pickupAt: '2026-06-20 09:00', dropoffAt: '2026-07-01 18:00' },
    ...given,
  });
  const payload = { direction: 'in', purpose: 'price', method: 'cash', amount: 230 };
  const url = `/api/admin/bookings/${id}/payments`;
  const paid = await app.inject({ method: 'POST', url, headers, payload });
  expect(paid.statusCode).toBe(201);
  const { data } = await agenda('2026-07-01');
  const event = data.events.find((each: { id: string }) => each.id === id);
  expect(event?.giveBack).toBe(giveBack);
  expect(event?.due ?? null).toBe(null);
});

test('a return shows the deposit that the account holds', async () => {
  const { headers } = await signIn(db);
  const { id } = await aBooking(db, {
    ...{ status: 'active', pickupAt: '2026-07-01 09:00', dropoffAt: '2026-07-10 09:00' },
  });
  const depositOf = async () => {
    const { data } = await agenda('2026-07-10');
    return data.events.find((event: { id: string }) => event.id === id).deposit;
  };
  const post = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/admin/bookings/${id}/${path}`, headers, payload });
  const money = { purpose: 'deposit', amount: 300 };
  const taken = await post('payments', { ...money, direction: 'in', method: 'cash' });
  await post('card-holds', { amount: 50, expiresOn: '2026-07-28' });
  expect(await depositOf()).toBe('€350.00');
  const refundOf = taken.json().data.id;
  await post('payments', { ...money, direction: 'out', method: 'cash', refundOf });
  expect(await depositOf()).toBe('€50.00');
});

describe('the deposit of a pickup', () => {
  /** Creates a confirmed rental of a car with a deposit of $200, picked up today. */
  async function aPickup() {
    const { headers } = await signIn(db);
    const terms = { included: null, insurance: null, kilometres: null, age: null, fuel: null };
    const car = await aCar(db, {
      terms: { ...terms, cancellation: null, deposit: '$200 depozito' },
    });
    const { id } = await aBooking(db, { carId: car.id, status: 'confirmed', ...PICKUP_TODAY });
    const call = callsOf(app, headers);
    const paid = { direction: 'in', purpose: 'deposit', method: 'cash' };
    return {
      call,
      take: async (amount: number): Promise<string> =>
        (await call('POST', `/bookings/${id}/payments`, { ...paid, amount })).data.id,
      block: (amount: number) =>
        call('POST', `/bookings/${id}/card-holds`, { amount, expiresOn: '2026-07-28' }),
      event: async () => {
        const { data } = await agenda();
        return data.events.find((event: { id: string }) => event.id === id);
      },
    };
  }

  test('is that of the terms after the deposit taken was reversed', async () => {
    const { call, take, event } = await aPickup();
    const paymentId = await take(200);
    const reversed = await call('POST', `/payments/${paymentId}/reverse`, { reason: 'mistake' });
    expect(reversed.status).toBe(200);
    expect(await event()).toMatchObject({ deposit: '$200', depositHeld: null, cardHold: null });
  });

  test('is the money held once a part is taken', async () => {
    const { take, event } = await aPickup();
    await take(15);
    expect(await event()).toMatchObject({ deposit: null, depositHeld: 15, cardHold: null });
  });

  test('is the sum of the open card holds beside the money held', async () => {
    const { take, block, event } = await aPickup();
    await take(15);
    await block(100);
    await block(50);
    expect(await event()).toMatchObject({ deposit: null, depositHeld: 15, cardHold: 150 });
  });
});

test('hasCars is false until the first car is created', async () => {
  const before = (await agenda()).data.hasCars;
  await aCar(db);
  expect([before, (await agenda()).data.hasCars]).toEqual([false, true]);
});

test('a day that does not exist is refused', async () => {
  const { headers } = await signIn(db);
  const url = '/api/admin/dashboard/agenda?date=2026-02-30';
  const response = await app.inject({ url, headers });
  expect(response.statusCode).toBe(400);
  expect(response.json().details).toMatchObject([{ field: 'date' }]);
});

test('a rental that has not returned is late, however long ago it was due', async () => {
  await aBooking(db, {
    status: 'active',
    pickupAt: '2025-01-01 10:00',
    dropoffAt: '2025-12-01 10:00',
  });
  await aBooking(db, {
    status: 'confirmed',
    pickupAt: '2026-06-30 10:00',
    dropoffAt: '2026-07-20 10:00',
  });
  await aBooking(db, {
    status: 'confirmed',
    pickupAt: '2026-05-01 10:00',
    dropoffAt: '2026-05-20 10:00',
  });
  expect((await agenda()).late).toEqual(['return 2025-12-01T10:00', 'pickup 2026-06-30T10:00']);
});

test('the forty latest late events are listed, and the others counted', async () => {
  for (let hour = 0; hour < 42; hour += 1) {
    const day = hour < 24 ? '28' : '29';
    const pickupAt = `2026-06-${day} ${String(hour % 24).padStart(2, '0')}:00`;
    await aBooking(db, { status: 'confirmed', pickupAt, dropoffAt: '2026-07-20 10:00' });
  }
  const { data, late } = await agenda();
  // The list of late bookings contains neither completed bookings nor bookings of today.
  await aBooking(db, { status: 'completed', pickupAt: '2026-06-28 10:00' });
  await aBooking(db, { status: 'confirmed', pickupAt: '2026-07-01 10:00' });
  const { headers } = await signIn(db);
  const url = '/api/admin/bookings?lateOn=2026-07-01';
  const all = (await app.inject({ url, headers })).json().data;
  expect(all.pagination.total).toBe(42);
  expect(late).toHaveLength(40);
  expect(late[0]).toBe('pickup 2026-06-28T02:00');
  expect(late.at(-1)).toBe('pickup 2026-06-29T17:00');
  expect(data.moreLate).toBe(2);
});

test('the twenty oldest requests are listed with the end of their hold', async () => {
  const request = (id: string, day: number, rest: object = {}) =>
    aBooking(db, {
      ...{ id, status: 'pending', createdAt: new Date(Date.UTC(2026, 5, day)) },
      ...{ pickupAt: '2026-08-01 10:00', dropoffAt: '2026-08-04 11:00', ...rest },
    });
  await request('later', 20);
  await request('first', 10, { holdUntil: new Date('2026-07-01T12:00:00Z'), language: 'en' });
  await aBooking(db, { status: 'confirmed' });
  const { requests } = (await agenda()).data;
  expect(requests.count).toBe(2);
  expect(requests.bookings).toMatchObject([
    {
      ...{ id: 'first', createdAt: '2026-06-10T00:00:00.000Z', days: 4, total: 120 },
      ...{ holdUntil: '2026-07-01T12:00:00.000Z', version: 1 },
    },
    { id: 'later', holdUntil: null },
  ]);
  for (let n = 0; n < 20; n += 1) await request(`n-${n}`, 25);
  const many = (await agenda()).data.requests;
  expect(many.count).toBe(22);
  expect(many.bookings).toHaveLength(20);
});

test('a rental has its vehicle’s plate, or needs one if its car has vehicles', async () => {
  const car = await aCar(db);
  const vehicleId = '07-abc-123';
  await db.insert(vehicles).values({ id: vehicleId, carId: car.id, plate: '07 ABC 123' });
  const { id: plateless } = await aCar(db);
  const times = { pickupAt: '2026-07-03 10:00', dropoffAt: '2026-07-04 10:00' };
  const reference = (name: string) => ({ id: name, ...times });
  await aBooking(db, { ...reference('a'), carId: car.id, status: 'active', vehicleId });
  await aBooking(db, { ...reference('b'), carId: car.id, status: 'confirmed' });
  await aBooking(db, { ...reference('c'), carId: car.id, status: 'confirmed', vehicleId });
  await aBooking(db, { ...reference('d'), carId: plateless, status: 'confirmed' });
  const { data } = await agenda('2026-07-03');
  const brief = data.events.map(
    (event: { id: string; plate: string | null; needsPlate: boolean }) => [
      ...[event.id, event.plate, event.needsPlate],
    ],
  );
  expect(brief).toEqual([
    ['a', '07 ABC 123', false],
    ['b', null, true],
    ['c', '07 ABC 123', false],
    // The office has no vehicle of this car.
    ['d', null, false],
  ]);
});

test('only open events have a message, in the customer’s language', async () => {
  const at = { pickupAt: '2026-07-02 10:00', dropoffAt: '2026-07-02 11:00' };
  const transferData = { vehicleCapacity: 'capacity_1_6', passengers: 5, flightNumber: 'TK 1' };
  const transfer = { serviceType: 'transfer', carTitle: null, transferData, ...at };
  await aBooking(db, { ...transfer, language: 'de' });
  const unpriced = { totalCents: 0, quotedCents: null };
  const later = { pickupAt: '2026-07-03 10:00', dropoffAt: '2026-08-02 11:00', ...unpriced };
  await aBooking(db, { ...later, status: 'pending' });
  await aBooking(db, {
    pickupAt: '2026-06-28 10:00',
    dropoffAt: '2026-07-04 10:00',
    status: 'active',
  });
  await aBooking(db, {
    ...transfer,
    pickupAt: '2026-07-05 10:00',
    dropoffAt: '2026-07-05 11:00',
    status: 'completed',
  });
  await aBooking(db, { pickupAt: '2026-06-30 10:00', dropoffAt: '2026-07-30 10:00' });
  const { data } = await agenda('2026-07-02');
  expect(data.late).toMatchObject([{ kind: 'pickup', message: '' }]);
  const [first] = data.events;
  expect(first).toMatchObject({
    ...{ vehicle: 'capacity_1_6', flightNumber: 'TK 1', total: 120, due: 120, language: 'de' },
  });
  expect(first.message).toMatch(
    /^Guten Tag Ayşe Yılmaz, wir möchten Sie kurz an Ihre Buchung erinnern/,
  );
  expect(first.message).toContain('Fahrzeug: Minivan, 1–6 Personen');
  const [pending] = (await agenda('2026-07-03')).data.events;
  expect(pending).toMatchObject({ vehicle: null, total: null, due: null, language: 'tr' });
  expect(pending.message).toContain('Henüz onaylanmadı');
  const [back] = (await agenda('2026-07-04')).data.events;
  expect(back.message).toContain('aracınızın iade zamanı yaklaşıyor');
  const [made] = (await agenda('2026-07-05')).data.events;
  expect(made).toMatchObject({ done: true, message: '', due: null });
});

test('a waiting request has a message in its language', async () => {
  await aBooking(db, { status: 'pending', language: 'en', reference: 'KRV-ASKED' });
  const [request] = (await agenda()).data.requests.bookings;
  expect(request.message).toMatch(/^Hello Ayşe Yılmaz, we have received your request/);
  expect(request.message).toContain('Request no.: KRV-ASKED');
});

test('a request without a phone number has no message', async () => {
  const drivers = [{ name: 'Ayşe', surname: 'Yılmaz', phoneNumber: '' }];
  await aBooking(db, { status: 'pending', drivers });
  const [request] = (await agenda()).data.requests.bookings;
  expect(request.message).toBe('');
});

test('a transfer has the name and phone of its driver', async () => {
  const at = { pickupAt: '2026-07-08 10:00', dropoffAt: '2026-07-08 11:00' };
  const transferData = {
    ...{ vehicleCapacity: 'capacity_1_6', passengers: 5 },
    ...{ driverName: 'Hasan Usta', driverPhone: '0533 111 22 33' },
  };
  await aBooking(db, { ...at, serviceType: 'transfer', carTitle: null, transferData });
  const [event] = (await agenda('2026-07-08')).data.events;
  expect(event).toMatchObject({ driverName: 'Hasan Usta', driverPhone: '0533 111 22 33' });
  expect(event.message).toContain('Şoförünüz: Hasan Usta, +90 533 111 22 33');
});

test('vehicle papers and services that are due within 30 days are listed, most urgent first', async () => {
  const { id: carId } = await aCar(db);
  await db.insert(vehicles).values([
    { id: 'later', carId, plate: '07 A 1', insuranceDue: '2026-07-31' },
    { id: 'over', carId, plate: '07 B 2', inspectionDue: '2026-06-28', cascoDue: '2026-07-10' },
    { id: 'driven', carId, plate: '07 C 3', kilometres: 50_000, serviceDueKilometres: 50_000 },
    { id: 'fine', carId, plate: '07 D 4', insuranceDue: '2026-08-01' },
    { id: 'sold', carId, plate: '07 E 5', insuranceDue: '2026-07-02', inService: false },
  ]);
  const { data } = await agenda();
  const brief = data.due.map(({ plate, due }: { plate: string; due: object[] }) => [plate, due]);
  expect(brief).toMatchObject([
    [
      '07 B 2',
      [
        { kind: 'inspection', inDays: -3 },
        { kind: 'casco', inDays: 9 },
      ],
    ],
    ['07 C 3', [{ kind: 'service', inKilometres: 0 }]],
    ['07 A 1', [{ kind: 'insurance', inDays: 30 }]],
  ]);
});

test('the message to the next customer leaves out the plate of a late vehicle', async () => {
  const car = await aCar(db, { totalUnits: 2 });
  await db.insert(vehicles).values({ id: 'v-late', carId: car.id, plate: '07 GEC 001' });
  const rental = { carId: car.id, vehicleId: 'v-late' };
  await aBooking(db, {
    ...{ ...rental, reference: 'KRV-LATE1', status: 'active' },
    ...{ pickupAt: '2026-06-28 11:00', dropoffAt: '2026-07-01 11:00' },
  });
  await aBooking(db, {
    ...rental,
    ...{ pickupAt: '2026-07-01 12:30', dropoffAt: '2026-07-03 12:30' },
  });
  const { data } = await agenda();
  const pickup = data.events.find((event: { kind: string }) => event.kind === 'pickup');
  expect(pickup).toMatchObject({ plate: '07 GEC 001', outWith: 'KRV-LATE1' });
  expect(pickup.message).not.toBe('');
  expect(pickup.message).not.toContain('07 GEC 001');
});

describe('a pickup without a plate', () => {
  const soon = { pickupAt: '2026-07-01 18:00', dropoffAt: '2026-07-03 12:30' };
  /**
   * Creates a car, a late booking of this car without a plate, and a later pickup. Returns the entry of
   * the pickup.
   */
  async function pickupWith(units: number, pickup: object = soon) {
    const car = await aCar(db, { title: 'Ford Mustang', totalUnits: units });
    const rental = { carId: car.id, carTitle: car.title };
    await aBooking(db, {
      ...{ ...rental, reference: 'KRV-LATE1', status: 'active' },
      ...{ pickupAt: '2026-06-28 11:00', dropoffAt: '2026-07-01 11:00' },
    });
    await aBooking(db, { ...rental, reference: 'KRV-NEXT1', ...pickup });
    const { data } = await agenda();
    return [...data.events, ...data.following].find(
      (event: AgendaEntry) => event.kind === 'pickup' && event.bookingReference === 'KRV-NEXT1',
    );
  }

  test('names the late booking that still has the last unit of its car', async () => {
    expect(await pickupWith(1)).toMatchObject({ plate: null, outWith: 'KRV-LATE1' });
  });

  test('names no late booking while another unit is free', async () => {
    expect(await pickupWith(2)).toMatchObject({ outWith: null });
  });

  test('names no late booking if another unit returns before, whatever the buffer', async () => {
    const car = await aCar(db, { totalUnits: 2, bufferMinutes: 120 });
    const rental = { carId: car.id, carTitle: car.title };
    const begun = { ...rental, status: 'active', pickupAt: '2026-06-28 11:00' } as const;
    await aBooking(db, { ...begun, dropoffAt: '2026-07-01 11:00' });
    await aBooking(db, { ...begun, dropoffAt: '2026-07-01 17:00' });
    await aBooking(db, { ...rental, id: 'next', ...soon });
    const { data } = await agenda();
    expect(data.events.find(({ id }: AgendaEntry) => id === 'next')).toMatchObject({
      ...{ kind: 'pickup', outWith: null },
    });
  });

  test('names no late booking after the hold of a late car', async () => {
    const later = { pickupAt: '2026-07-03 18:00', dropoffAt: '2026-07-05 12:30' };
    expect(await pickupWith(1, later)).toMatchObject({ outWith: null });
  });
});

test('a card hold is listed from three days before its end until it is captured or released', async () => {
  const { headers } = await signIn(db);
  const { id, reference } = await aBooking(db);
  const hold = (expiresOn: string, amount: number) =>
    app.inject({
      ...{ method: 'POST', url: `/api/admin/bookings/${id}/card-holds`, headers },
      payload: { amount, expiresOn },
    });
  await hold('2026-07-05', 100);
  await hold('2026-07-04', 200);
  const first = (await hold('2026-07-01', 300)).json().data;
  const row = { bookingId: id, cents: 400_00, staffName: 'Zeynep' };
  await db.insert(cardHolds).values({ ...row, id: 'past', expiresOn: '2026-06-20' });
  const holds = async () => {
    const answer = await app.inject({ url: '/api/admin/dashboard/agenda', headers });
    return answer.json().data.endingHolds;
  };
  expect(await holds()).toMatchObject([
    { amount: 400, expiresOn: '2026-06-20' },
    { amount: 300, expiresOn: '2026-07-01', bookingId: id, bookingReference: reference },
    { amount: 200 },
  ]);
  const url = `/api/admin/card-holds/${first.id}/end`;
  await app.inject({ method: 'POST', url, headers, payload: { capture: null } });
  expect(await holds()).toMatchObject([{ amount: 400 }, { amount: 200 }]);
});

test('the amount due is the balance of the account', async () => {
  const call = callsOf(app, (await signIn(db)).headers);
  const { id } = await aBooking(db, { status: 'confirmed', totalCents: 216_00, ...PICKUP_TODAY });
  const due = async () => (await agenda()).data.events[0].due;
  expect(await due()).toBe(216);
  const paid = { direction: 'in', purpose: 'price', method: 'cash', amount: 50 };
  await call('POST', `/bookings/${id}/payments`, paid);
  expect(await due()).toBe(166);
});

describe('the events of the following days', () => {
  const brief = (events: { kind: string; at: string }[]) =>
    events.map(({ kind, at }) => `${kind} ${at}`);

  test('are open ones in order of time, within seven days from today', async () => {
    const transferData = { vehicleCapacity: 'capacity_1_6', passengers: 2 } as const;
    const transfer = { serviceType: 'transfer', carTitle: null, transferData } as const;
    await aBooking(db, {
      ...{ status: 'active', pickupAt: '2026-06-20 10:00', dropoffAt: '2026-07-02 18:00' },
    });
    await aBooking(db, {
      ...{ status: 'confirmed', pickupAt: '2026-07-02 09:00', dropoffAt: '2026-07-08 10:00' },
    });
    await aBooking(db, {
      ...{ ...transfer, pickupAt: '2026-07-04 10:00', dropoffAt: '2026-07-04 11:00' },
      status: 'confirmed',
    });
    await aBooking(db, {
      ...{ ...transfer, pickupAt: '2026-07-03 10:00', dropoffAt: '2026-07-03 11:00' },
      status: 'completed',
    });
    await aBooking(db, {
      ...{ status: 'cancelled', pickupAt: '2026-07-03 10:00', dropoffAt: '2026-07-04 10:00' },
    });
    const { data } = await agenda();
    expect(brief(data.following)).toEqual([
      'pickup 2026-07-02T09:00',
      'return 2026-07-02T18:00',
      'transfer 2026-07-04T10:00',
    ]);
    const later = (await agenda('2026-07-02')).data.following;
    expect(brief(later)).toEqual(['transfer 2026-07-04T10:00']);
  });

  test('begin with today if a past day is shown', async () => {
    for (let n = 0; n < 31; n += 1) {
      const dropoffAt = `2026-06-28 10:${String(n).padStart(2, '0')}`;
      await aBooking(db, { status: 'completed', pickupAt: '2026-06-25 10:00', dropoffAt });
    }
    await aBooking(db, { status: 'confirmed', ...PICKUP_TODAY });
    const { following } = (await agenda('2026-06-20')).data;
    expect(brief(following)).toEqual(['pickup 2026-07-01T15:00', 'return 2026-07-07T09:00']);
  });

  test('are at most thirty', async () => {
    for (let n = 0; n < 31; n += 1) {
      const minute = String(n).padStart(2, '0');
      const pickupAt = `2026-07-02 10:${minute}`;
      await aBooking(db, { status: 'confirmed', pickupAt, dropoffAt: '2026-07-20 10:00' });
    }
    const { following } = (await agenda()).data;
    expect(following).toHaveLength(30);
    expect(following.at(-1).at).toBe('2026-07-02T10:29');
  });
});

test('an office without open requests sees how long the last answer took', async () => {
  const call = callsOf(app, (await signIn(db)).headers);
  const lastAnswer = async () => (await agenda()).data.requests.lastAnswerMinutes;
  expect(await lastAnswer()).toBe(null);
  const { id } = await aBooking(db, { status: 'pending', requested: true });
  const minutes = 14;
  const createdAt = new Date(Date.UTC(2026, 6, 1, 9, -minutes));
  await db.update(bookings).set({ createdAt }).where(eq(bookings.id, id));
  expect(await lastAnswer()).toBe(null);
  await call('PUT', `/bookings/${id}/status`, { status: 'confirmed' });
  expect(await lastAnswer()).toBe(minutes);
});
