import { expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { rentalsOf } from '#tests/support/rentals.ts';

// The clock is at noon of 1 July 2026 in Istanbul.
const { app, db } = await testApp();

test('the second of two concurrent hand-overs of a vehicle is refused with the booking that has it', async () => {
  const { book, handOver } = await rentalsOf({ app, db }, '07-A', '07-B');
  const bookings = [await book(), await book()];

  const responses = await Promise.all(bookings.map(({ id }) => handOver(id)));

  const won = responses.findIndex(({ status }) => status === 201);
  const lost = responses.find(({ status }) => status === 400);
  expect(lost).toMatchObject({ details: [{ field: 'vehicleId' }] });
  expect(lost?.details[0].message).toContain(bookings[won]?.bookingReference);
});

test('the second of two concurrent hand-overs of a typed plate is refused at its field', async () => {
  const [egea, clio] = [await rentalsOf({ app, db }), await rentalsOf({ app, db })];
  const bookings = [await egea.book(), await clio.book()] as const;

  const responses = await Promise.all([
    egea.handOver(bookings[0].id, { plate: '07 abc 123' }),
    clio.handOver(bookings[1].id, { plate: '07-ABC-123' }),
  ]);

  const won = responses.findIndex(({ status }) => status === 201);
  const lost = responses.find(({ status }) => status === 400);
  expect(lost).toMatchObject({ details: [{ field: 'plate' }] });
  expect(lost?.details[0].message).toContain(bookings[won]?.bookingReference);
});

test('a return is saved beside a concurrent extension', async () => {
  const { book, handOver, takeBack, read, call } = await rentalsOf({ app, db }, '07-A');
  const { id } = await book();
  await handOver(id);
  const { booking } = await read(id);

  const [returned, extended] = await Promise.all([
    takeBack(id, { charges: [{ kind: 'other', euros: 10, note: 'seat' }] }),
    call('PUT', `/bookings/${id}`, { ...booking, dropoffTime: '2026-07-06T12:30' }),
  ]);

  expect(returned.status).toBe(201);
  expect([200, 409]).toContain(extended.status);
  expect((await read(id)).booking).toMatchObject({ status: 'completed', account: { due: 210 } });
});
