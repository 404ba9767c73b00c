import { expect, test } from 'vitest';
import { vehicles } from '#app/db/schema.server.ts';
import { testApp } from '#tests/support/app.ts';
import { aBooking, aCar } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';

/** The clock of the tests stands at noon of 1 July 2026 in Istanbul. */
const { app, db } = await testApp();

async function agenda() {
  const { headers } = await signIn(db);
  const { data } = (await app.inject({ url: '/api/admin/dashboard/agenda', headers })).json();
  const brief = (events: { kind: string; at: string }[]) =>
    events.map(({ kind, at }) => `${kind} ${at}`);
  return {
    data,
    late: brief(data.late),
    days: data.days.map(({ date, events }: { date: string; events: [] }) => [
      date,
      ...brief(events),
    ]),
  };
}

test('the next seven days, with the place, the car and the customer of each', async () => {
  const car = await aCar(db, { title: 'Fiat Egea' });
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
  await aBooking(db, {
    status: 'confirmed',
    pickupAt: '2026-07-08 15:00',
    dropoffAt: '2026-07-09 09:00',
  });
  const { data, late, days } = await agenda();
  expect(late).toEqual([]);
  expect(days).toHaveLength(7);
  expect(days[0]).toEqual(['2026-07-01', 'pickup 2026-07-01T15:00']);
  expect(days[1]).toEqual(['2026-07-02']);
  expect(days[6]).toEqual(['2026-07-07', 'return 2026-07-07T09:00']);
  expect(data.days[0].events[0]).toMatchObject({
    ...{ carTitle: 'Fiat Egea', pickupLocation: 'Antalya Lara', next: 'active', late: false },
    ...{ customer: 'Ayşe Yılmaz', phone: '+90 555 000 00 00' },
  });
});

test('a car that has not come back is late, however long ago', async () => {
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

test('a rental names the plate that it gets, once it is chosen', async () => {
  const car = await aCar(db);
  const vehicleId = '07-abc-123';
  await db.insert(vehicles).values({ id: vehicleId, carId: car.id, plate: '07 ABC 123' });
  const times = { pickupAt: '2026-07-03 10:00', dropoffAt: '2026-07-04 10:00' };
  await aBooking(db, { carId: car.id, status: 'active', vehicleId, ...times });
  await aBooking(db, { carId: car.id, status: 'confirmed', ...times });
  const { data } = await agenda();
  const plates = data.days[2].events.map(({ plate }: { plate: string | null }) => plate);
  expect(plates.toSorted()).toEqual(['07 ABC 123', null]);
});

test('strangers do not see it', async () => {
  expect((await app.inject('/api/admin/dashboard/agenda')).statusCode).toBe(401);
});

test('has the message to each customer in their language, and none once nothing is to be written', async () => {
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
  const { data } = await agenda();
  expect(data.late).toMatchObject([{ kind: 'pickup', message: '' }]);
  const [first] = data.days[1].events;
  expect(first).toMatchObject({
    ...{ vehicle: 'capacity_1_6', flightNumber: 'TK 1', total: 120, language: 'de' },
  });
  expect(first.message).toMatch(
    /^Guten Tag Ayşe Yılmaz, wir möchten Sie kurz an Ihre Buchung erinnern/,
  );
  expect(first.message).toContain('Fahrzeug: Minivan, 1–6 Personen');
  const [pending] = data.days[2].events;
  expect(pending).toMatchObject({ vehicle: null, total: null, language: 'tr' });
  expect(pending.message).toMatch(/^Merhaba Ayşe Yılmaz, rezervasyonunuz onaylandı/);
  expect(data.days[3].events[0].message).toContain('aracınızın iade zamanı yaklaşıyor');
  expect(data.days[4].events[0]).toMatchObject({ done: true, message: '' });
});

test('says which papers of vehicles fall due within 30 days, the most urgent first', async () => {
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
