import ICAL from 'ical.js';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { buildTestApp } from '#tests/support/app.ts';
import { aBooking } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';

const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
const { app, db } = await buildTestApp({ log });

/** Creates a new address as an owner. Returns its path and the owner's headers. */
async function renew() {
  const { headers } = await signIn(db);
  const response = await app.inject({ method: 'POST', url: '/api/admin/calendar-feed', headers });
  expect(response.statusCode).toBe(201);
  return { headers, path: new URL(response.json().data.url).pathname };
}

async function events(path: string) {
  const response = await app.inject(path);
  expect(response.statusCode).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(response.body));
  return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
}

describe('GET /calendar/<secret>.ics', () => {
  test('contains pickups, returns and transfers from thirty days ago on', async () => {
    const { path } = await renew();
    await aBooking(db, { id: 'rental', carTitle: 'Fiat Egea', reference: 'KRV-1' });
    await aBooking(db, { id: 'off', status: 'cancelled' });
    await aBooking(db, {
      id: 'old',
      pickupAt: '2026-05-31 10:00:00',
      dropoffAt: '2026-06-01 10:00:00',
    });
    await aBooking(db, {
      id: 'ride',
      serviceType: 'transfer',
      carTitle: null,
      status: 'pending',
      transferData: {
        vehicleCapacity: 'capacity_1_4',
        passengers: 3,
        flightNumber: 'TK24',
        driverName: 'Hasan',
      },
      dropoffLocation: 'Kemer, otel; giriş',
    });
    const found = await events(path);
    expect(found.map(({ uid }) => uid)).toEqual([
      'old-return@kervan',
      'rental-pickup@kervan',
      'rental-return@kervan',
      'ride-transfer@kervan',
    ]);
    const [, pickup, , ride] = found;
    expect(pickup?.summary).toBe('Teslim: Fiat Egea – Ayşe Yılmaz');
    expect(pickup?.location).toBe('Antalya Havalimanı');
    expect(pickup?.description).toContain('KRV-1');
    expect(pickup?.description).toContain('+90 555 000 00 00');
    expect(ride?.summary).toBe('Transfer: Kemer, otel; giriş – Ayşe Yılmaz (onay bekliyor)');
    expect(ride?.description).toContain('TK24');
    expect(ride?.description).toContain('Şoför: Hasan');
  });

  test('shows a transfer without a duration as half an hour', async () => {
    const { path } = await renew();
    await aBooking(db, {
      serviceType: 'transfer',
      carTitle: null,
      transferData: { vehicleCapacity: 'capacity_1_4', passengers: 3 },
      pickupAt: '2026-07-10 23:45:00',
      dropoffAt: '2026-07-10 23:45:00',
    });
    const [ride] = await events(path);
    expect(ride?.startDate.toString()).toBe('2026-07-10T23:45:00');
    expect(ride?.endDate.toString()).toBe('2026-07-11T00:15:00');
  });

  test('is not cached, and its secret is neither logged nor stored', async () => {
    const { path } = await renew();
    const { headers } = await app.inject(path);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/calendar; charset=utf-8',
    });
    for (const other of [`${path}?x=1`, `${path}?x=a/b`, `${path}/`]) await app.inject(other);
    const secret = path.split('/').at(-1)?.replace('.ics', '') ?? '';
    expect(lines.join()).toContain('/api/calendar/…');
    expect(lines.join()).not.toContain(secret);
    expect(JSON.stringify(await db.query.calendarFeed.findMany())).not.toContain(secret);
    expect(JSON.stringify(await db.query.auditLog.findMany())).not.toContain(secret);
  });

  test('is not found after its address was replaced or deleted', async () => {
    const { path: former, headers } = await renew();
    const { path } = await renew();
    expect((await app.inject(former)).statusCode).toBe(404);
    expect((await app.inject(path)).statusCode).toBe(200);
    await app.inject({ method: 'DELETE', url: '/api/admin/calendar-feed', headers });
    for (const missing of [
      path,
      '/api/calendar/x.ics',
      '/api/calendar/.ics',
      path.replace('.ics', ''),
    ])
      expect((await app.inject(missing)).statusCode).toBe(404);
    const response = await app.inject({ url: '/api/admin/calendar-feed', headers });
    expect(response.json().data).toEqual({ since: null });
  });
});
