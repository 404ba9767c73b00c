import { describe, expect, it } from 'vitest';
import { auditLog } from '#app/db/schema.server.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { aCar } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';

const { app, db, clock } = await buildTestApp();

const url = '/api/admin/log-navigation';
const body = { section: 'cars', timestamp: '2026-07-01T11:59:58.120+03:00' };

async function log(payload: object, headers?: Record<string, string>) {
  const answer = await app.inject({ method: 'POST', url, payload, ...(headers && { headers }) });
  return { status: answer.statusCode, json: answer.json() };
}

const logged = () => db.select().from(auditLog);

describe('POST /api/admin/log-navigation', () => {
  it('writes down who opened what, at the time of the server @7.34', async () => {
    const { admin, headers } = await signIn(db);
    const { status, json } = await log(body, headers);
    expect(status).toBe(200);
    expect(json).toEqual({ success: true, data: null });
    expect(await logged()).toMatchObject([
      {
        at: clock.now(),
        adminId: admin.id,
        action: 'open-section',
        thingId: 'cars',
        after: { timestamp: body.timestamp },
      },
    ]);
  });

  it.each([
    ['no section', { timestamp: body.timestamp }, 'section'],
    ['an empty section', { ...body, section: '' }, 'section'],
    ['markup for a section', { ...body, section: '<b>cars</b>' }, 'section'],
    ['a section of 61 letters', { ...body, section: 'a'.repeat(61) }, 'section'],
    ['no time', { section: 'cars' }, 'timestamp'],
    ['a time in words', { ...body, timestamp: 'now' }, 'timestamp'],
    ['a time of no zone', { ...body, timestamp: '2026-07-01T11:59:58' }, 'timestamp'],
  ])('refuses %s', async (_, payload, field) => {
    const { headers } = await signIn(db);
    const { status, json } = await log(payload, headers);
    expect(status).toBe(400);
    expect(json.details).toEqual([expect.objectContaining({ field })]);
    expect(await logged()).toEqual([]);
  });

  it('writes down nothing of a stranger', async () => {
    expect((await log(body)).status).toBe(401);
    expect(await logged()).toEqual([]);
  });

  it('leaves the ready answers of the public site as they are', async () => {
    const { headers } = await signIn(db);
    const listings = async () => (await app.inject('/api/listings')).json().data.listings.length;
    expect(await listings()).toBe(0);
    // Nobody is told of this one, so only an answer that is made anew would have it.
    await aCar(db);
    await log(body, headers);
    expect(await listings()).toBe(0);
  });
});
