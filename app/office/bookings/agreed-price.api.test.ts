/** Price that was agreed with a customer before prices rose (product.md, Agreed price). */
import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditLog, bookings, cars, settings, zones } from '#app/db/schema.server.ts';
import type { OpenedBooking } from '#app/domain/bookings/booking.schema.ts';
import { testApp } from '#tests/support/app.ts';
import { STAFF_RENTAL as RENTAL, STAFF_TRANSFER } from '#tests/support/booking-requests.ts';
import { aBooking, aCar, aZone } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';

const { app, db } = await testApp();
let headers: Record<string, string>;
beforeEach(async () => {
  ({ headers } = await signIn(db));
});

async function send(method: 'POST' | 'PUT', path: string, body: object): Promise<OpenedBooking> {
  const url = `/api/admin/bookings${path}`;
  const response = await app.inject({ method, url, headers, body });
  expect(response.statusCode, response.body).toBeLessThan(300);
  return response.json().data;
}
const change = (booking: OpenedBooking, body: object) =>
  send('PUT', `/${booking.id}`, { ...booking, ...body });
const changeUnpriced = ({ pricing: _, ...booking }: OpenedBooking, body: object = {}) =>
  send('PUT', `/${booking.id}`, { ...booking, ...body });

/** Creates a rental of three days at €40 a day. The car’s price rises to €50 afterwards. */
async function risen(body: object = {}): Promise<OpenedBooking> {
  const { id: carId } = await aCar(db);
  const booking = await send('POST', '', { ...RENTAL, carId, ...body });
  await db.update(cars).set({ dailyCents: 5000 }).where(eq(cars.id, carId));
  return booking;
}
/** Creates a transfer at a fare of €40, which rises to €45 afterwards. */
async function risenTransfer(): Promise<OpenedBooking> {
  const zone = await aZone(db);
  const booking = await send('POST', '', { ...STAFF_TRANSFER, transferId: zone.id });
  await db.update(zones).set({ capacity16Cents: 4500 }).where(eq(zones.id, zone.id));
  return booking;
}

const NEW_PHONE = [{ name: 'Ayşe', surname: 'Yılmaz', phoneNumber: '0555 999 99 99' }];
const AGREED = { total: 120, quoted: 120 };

describe('the agreed price of a rental, after the price of its car has risen,', () => {
  test.each([
    ['phone', { drivers: NEW_PHONE }],
    ['status', { status: 'confirmed' }],
    ['note', { specialRequests: 'Bebek koltuğu' }],
    ['language', { language: 'en' }],
    [
      'hour, within the same days,',
      { pickupTime: '2026-07-10T10:30', dropoffTime: '2026-07-13T09:00' },
    ],
    ['hotel', { hotel: 'Rixos', dropoffLocation: 'Lara Barut' }],
  ])('stays when the %s is changed', async (_field, changed) => {
    const booking = await risen();
    expect((await change(booking, changed)).pricing).toMatchObject(AGREED);
    const { pricing, version } = await changeUnpriced(booking, { ...changed, version: undefined });
    expect([pricing, version]).toMatchObject([AGREED, 3]);
  });

  test('stays when the booking is sent without its price', async () => {
    expect((await changeUnpriced(await risen())).pricing).toMatchObject(AGREED);
  });

  test('keeps the lines of its receipt', async () => {
    const booking = await risen();
    expect(booking.receipt).toMatchObject([{ kind: 'rental', days: 3, daily: 40, amount: 120 }]);
    const noted = await change(booking, { specialRequests: 'Geç gelecek' });
    expect(noted.receipt).toEqual(booking.receipt);
    const typed = await change(noted, { pricing: { total: 100 } });
    expect(typed).toMatchObject({ pricing: { total: 100, quoted: 120 }, receipt: noted.receipt });
  });

  test('has new lines once it is calculated again', async () => {
    const { receipt } = await change(await risen(), { pricing: { total: null } });
    expect(receipt).toMatchObject([{ daily: 50, amount: 150 }]);
  });

  test('keeps its lines after the car was deleted', async () => {
    const booking = await risen();
    await db.delete(cars);
    const { receipt } = await changeUnpriced({ ...booking, carId: null });
    expect(receipt).toEqual(booking.receipt);
  });

  test('is printed with its lines, including the fees of that time', async () => {
    const { pickupLocation } = RENTAL;
    const deliveryFees = { [pickupLocation]: 15 };
    await db.insert(settings).values({ value: { rental: { deliveryFees } } });
    const { id } = await risen();
    await db.update(settings).set({ value: {} });
    const url = `/api/admin/bookings/${id}/papers`;
    const { price } = (await app.inject({ url, headers })).json().data;
    expect(price).toMatchObject({ lines: [{ amount: 120 }, { amount: 15 }], total: 135, days: 3 });
  });

  test('stays as typed by staff when the booking is sent without its price', async () => {
    const booking = await risen({ pricing: { total: 50 } });
    expect((await changeUnpriced(booking)).pricing).toMatchObject({ total: 50, quoted: 120 });
  });

  test('stays when an extra of the booking becomes more expensive', async () => {
    const { id: carId } = await aCar(db);
    const booking = await send('POST', '', { ...RENTAL, carId, extras: { cocukKoltugu: 1 } });
    const extras = { cocukKoltugu: { dailyCents: 900 } };
    await db.insert(settings).values({ value: { rental: { extras } } });
    const noted = await change(booking, { specialRequests: 'Geç gelecek' });
    expect(noted.pricing).toMatchObject({ total: 135, quoted: 135 });
  });

  test('stays when a visitor’s request is confirmed', async () => {
    const { id: carId } = await aCar(db);
    const holdUntil = new Date('2026-07-02T09:00:00Z');
    const pending = { carId, status: 'pending', quotedCents: 12_000, holdUntil };
    const { id } = await aBooking(db, pending);
    await db.update(cars).set({ dailyCents: 5000 });
    const url = `/api/admin/bookings/${id}`;
    const { data } = (await app.inject({ url, headers })).json();
    const confirmed = await change(data, { status: 'confirmed' });
    expect(confirmed).toMatchObject({ status: 'confirmed', pricing: AGREED });
  });

  test('stays when the return adds charges', async () => {
    const booking = await risen({ status: 'confirmed' });
    await db.update(bookings).set({ totalCents: 14_550 }).where(eq(bookings.id, booking.id));
    const { pricing } = await changeUnpriced(booking, { drivers: NEW_PHONE });
    expect(pricing).toMatchObject({ total: 145.5, quoted: 120 });
  });

  test.each([
    ['pickup and return days', { dropoffTime: '2026-07-14T10:00' }, 200],
    [
      'days, with the same length,',
      { pickupTime: '2026-07-12T10:00', dropoffTime: '2026-07-15T10:00' },
      150,
    ],
    ['hour of the return, which adds a day,', { dropoffTime: '2026-07-13T11:00' }, 200],
    ['extras', { extras: { cocukKoltugu: 1 } }, 165],
  ])('is calculated again when the %s change', async (_field, changed, total) => {
    const { pricing } = await changeUnpriced(await risen(), changed);
    expect(pricing).toMatchObject({ total, quoted: total });
  });

  test('is calculated again for another car', async () => {
    const other = await aCar(db, { dailyCents: 7000 });
    const { pricing } = await changeUnpriced(await risen(), { carId: other.id });
    expect(pricing).toMatchObject({ total: 210, quoted: 210 });
  });

  describe('with fees that the office introduced afterwards,', () => {
    const OTHER = 'Antalya Kemer';
    const night = { from: '22:00', to: '07:00', pickup: 20, return: 12.5, places: [] };
    /** Introduces fees for the booking's pickup place, another place and the night. */
    async function withFees(body: object = {}) {
      const booking = await risen(body);
      const deliveryFees = { [booking.pickupLocation]: 15, [OTHER]: 25 };
      await db.insert(settings).values({ value: { rental: { deliveryFees, outOfHours: night } } });
      return booking;
    }

    test.each([
      ['phone', { drivers: NEW_PHONE }],
      ['status', { status: 'confirmed' }],
      [
        'hour, within the day,',
        { pickupTime: '2026-07-10T21:30', dropoffTime: '2026-07-13T07:00' },
      ],
      ['hotel', { hotel: 'Rixos' }],
    ])('stays when the %s is changed', async (_field, changed) => {
      const { pricing } = await changeUnpriced(await withFees(), changed);
      expect(pricing).toMatchObject(AGREED);
    });

    test('stays when a booking that is at night already changes its phone', async () => {
      const atNight = { pickupTime: '2026-07-10T23:00', dropoffTime: '2026-07-13T06:00' };
      const booking = await withFees(atNight);
      const { pricing } = await changeUnpriced(booking, { drivers: NEW_PHONE });
      expect(pricing).toMatchObject(AGREED);
    });

    test.each([
      ['pickup moves into the night', { pickupTime: '2026-07-10T22:00' }],
      ['return moves into the night', { dropoffTime: '2026-07-13T06:30' }],
      ['pickup moves to another place with a fee', { pickupLocation: OTHER }],
      ['return moves to another place', { dropoffLocation: OTHER }],
      ['pickup moves to a place without a fee', { pickupLocation: 'Antalya Otogar' }],
    ])('stays when the %s', async (_change, changed) => {
      const { pricing } = await changeUnpriced(await withFees(), changed);
      expect(pricing).toMatchObject(AGREED);
    });

    test('has today’s fees when the days change', async () => {
      const changed = { pickupLocation: OTHER, dropoffTime: '2026-07-14T10:00' };
      const { pricing } = await changeUnpriced(await withFees(), changed);
      // Four days at €50, and €25 for the delivery.
      expect(pricing).toMatchObject({ total: 225, quoted: 225 });
    });

    test('stays as typed by staff when the pickup moves into the night', async () => {
      const booking = await withFees({ pricing: { total: 50 } });
      const changed = { pickupTime: '2026-07-10T22:00' };
      const { pricing } = await changeUnpriced(booking, changed);
      expect(pricing).toMatchObject({ total: 50, quoted: 120 });
    });
  });

  test('stays as typed by staff, with a new receipt, when the days change', async () => {
    const booking = await risen({ pricing: { total: 50 } });
    const { pricing } = await changeUnpriced(booking, { dropoffTime: '2026-07-14T10:00' });
    expect(pricing).toMatchObject({ total: 50, quoted: 200 });
  });

  test('is calculated again when the days change and the former price is sent', async () => {
    const { pricing } = await change(await risen(), { dropoffTime: '2026-07-14T10:00' });
    expect(pricing).toMatchObject({ total: 200, quoted: 200 });
  });

  test('stays when the days change and only its total is sent', async () => {
    const changed = { dropoffTime: '2026-07-14T10:00', pricing: { total: 120 } };
    const { pricing } = await change(await risen(), changed);
    expect(pricing).toMatchObject({ total: 120, quoted: 200 });
  });

  test('is calculated again when staff request it', async () => {
    const { pricing } = await change(await risen(), { pricing: { total: null } });
    expect(pricing).toMatchObject({ total: 150, quoted: 150 });
  });

  test('has today’s receipt when staff enter the total of that receipt', async () => {
    const { pricing } = await change(await risen(), { pricing: { total: 150 } });
    expect(pricing).toMatchObject({ total: 150, quoted: 150 });
  });

  test('keeps its receipt when staff enter another total', async () => {
    const { pricing } = await change(await risen(), { pricing: { total: 99 } });
    expect(pricing).toMatchObject({ total: 99, quoted: 120 });
  });

  test('is the same before and after in the audit log when the phone is changed', async () => {
    const { id } = await change(await risen(), { drivers: NEW_PHONE });
    const [entry] = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, id))
      .orderBy(desc(auditLog.id))
      .limit(1);
    expect([entry?.before, entry?.after]).toMatchObject([{ pricing: AGREED }, { pricing: AGREED }]);
  });
});

describe('the agreed fare of a transfer, after the fare has risen,', () => {
  test.each([
    ['hour', { pickupTime: '2026-07-10T12:00', dropoffTime: '2026-07-10T13:00' }],
    ['hotel', { dropoffLocation: 'Rixos Premium Belek' }],
    ['number of passengers', { transferData: { vehicleCapacity: 'capacity_1_6', passengers: 2 } }],
  ])('stays when the %s is changed', async (_field, changed) => {
    const { pricing } = await changeUnpriced(await risenTransfer(), changed);
    expect(pricing).toMatchObject({ total: 40, quoted: 40 });
  });

  test('is calculated again for another vehicle', async () => {
    const transferData = { vehicleCapacity: 'capacity_1_16', passengers: 5 };
    const { pricing } = await changeUnpriced(await risenTransfer(), { transferData });
    expect(pricing).toMatchObject({ total: 70, quoted: 70 });
  });

  test('is calculated again for another zone', async () => {
    const other = await aZone(db, { capacity16Cents: 6000 });
    const { pricing } = await changeUnpriced(await risenTransfer(), { transferId: other.id });
    expect(pricing).toMatchObject({ total: 60, quoted: 60 });
  });
});
