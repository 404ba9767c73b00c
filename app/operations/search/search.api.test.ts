import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { STAFF_RENTAL } from '#tests/support/booking-requests.ts';
import { aCar } from '#tests/support/factories.ts';
import { callsOf, signIn } from '#tests/support/sign-in.ts';

const { app, db, clock } = await testApp();

let call: ReturnType<typeof callsOf>;
let reference = '';
let rental: object;

beforeEach(async () => {
  const { headers } = await signIn(db, undefined, { role: 'staff' });
  call = callsOf(app, headers);
  const { id: carId } = await aCar(db, { title: 'Fiat Egea', totalUnits: 5 });
  const drivers = [{ name: 'Şule', surname: 'Irmak', phoneNumber: '0532 111 22 33' }];
  rental = { ...STAFF_RENTAL, carId, drivers };
  const booked = await call('POST', '/bookings', { ...rental, flightNumber: 'tk 2412' });
  expect(booked.status).toBe(201);
  reference = booked.data.bookingReference;
  const vehicle = await call('POST', '/vehicles', { plate: '07 KRV 901', carId });
  expect(vehicle.status).toBe(201);
});

async function find(search: string) {
  const { status, data } = await call('GET', `/search?${new URLSearchParams({ search })}`);
  expect(status).toBe(200);
  return {
    bookings: data.bookings.map((each: { bookingReference: string }) => each.bookingReference),
    flights: data.flights.map((each: { flightNumber: string }) => each.flightNumber),
    customers: data.customers.map((each: { name: string }) => each.name),
    vehicles: data.vehicles.map((each: { plate: string }) => each.plate),
  };
}

describe('the search of the office', () => {
  test('finds a booking by its reference', async () => {
    expect(await find(reference.toLowerCase())).toMatchObject({ bookings: [reference] });
  });

  test('finds bookings and customer by a name in any spelling', async () => {
    const found = await find('sule ırmak');
    expect(found).toEqual({
      ...{ bookings: [reference], flights: [], customers: ['Şule'], vehicles: [] },
    });
  });

  test('finds bookings and customer by a phone number', async () => {
    const found = await find('+90 532 1112233');
    expect(found).toMatchObject({ bookings: [reference], customers: ['Şule'] });
  });

  test('lists the bookings whose pickup is nearest to today first', async () => {
    const book = async (day: string) => {
      const days = { pickupTime: `${day}T15:00`, dropoffTime: `${day}T20:00` };
      const { status, data } = await call('POST', '/bookings', { ...rental, ...days });
      expect(status).toBe(201);
      return data.bookingReference as string;
    };
    const far = await book('2026-08-20');
    const older = await book('2026-07-01');
    const old = await book('2026-07-02');
    const coming = await book('2026-07-05');
    clock.set('2026-07-03T09:00:00Z');
    const { bookings } = await find('Irmak');
    expect(bookings).toEqual([old, coming, older, reference, far]);
  });

  test.each(['07krv901', 'KRV 901'])('finds a vehicle by its plate: %s', async (plate) => {
    expect(await find(plate)).toMatchObject({ vehicles: ['07 KRV 901'] });
  });

  test.each(['TK2412', 'tk 24'])('finds a flight with or without spaces: %s', async (flight) => {
    expect((await find(flight)).flights).toHaveLength(1);
  });

  test('finds a flight that was typed with a hyphen', async () => {
    await call('POST', '/bookings', { ...rental, flightNumber: 'pc-2012' });
    expect((await find('PC 2012')).flights).toEqual(['pc-2012']);
  });

  test.each(['', ' k ', 'k-', '%%', '__'])('finds nothing for “%s”', async (search) => {
    expect(await find(search)).toEqual({ bookings: [], flights: [], customers: [], vehicles: [] });
  });

  test('refuses a text of more than 100 characters', async () => {
    expect((await call('GET', `/search?search=${'x'.repeat(101)}`)).status).toBe(400);
  });
});
