import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { bookings, charges, handovers, settings, vehicles } from '#app/db/schema.server.ts';
import { testApp } from '#tests/support/app.ts';
import { aBooking, aCar } from '#tests/support/factories.ts';
import { callsOf, signIn } from '#tests/support/sign-in.ts';

// The clock is at noon of 1 July 2026 in Istanbul.
const { app, db } = await testApp();

const PLATE = '07 ABC 123';
const SIGNATURES = { customer: null, staff: null };

interface Given {
  out?: string;
  back?: string | null;
  filedAt?: string | null;
  booking?: Parameters<typeof aBooking>[1];
}

/**
 * Creates a rental that had the plate from 20 to 25 June. Returns calls of a member of staff and of
 * an owner.
 */
async function road({ out = '2026-06-20 10:00', back = '2026-06-25 10:00', ...given }: Given = {}) {
  const { id: carId } = await aCar(db);
  await db.insert(vehicles).values({ id: 'v', carId, plate: PLATE });
  const booking = await aBooking(db, { carId, status: 'completed', ...given.booking });
  const record = { bookingId: booking.id, vehicleId: 'v', plate: PLATE, staffName: 'Zeynep' };
  const reading = { kilometres: 5, fuelEighths: 8, signatures: SIGNATURES };
  const filed = given.filedAt ? { at: given.filedAt, by: 'Zeynep', hash: '' } : null;
  await db.insert(handovers).values({ ...record, ...reading, kind: 'out', at: out, filed });
  if (back) await db.insert(handovers).values({ ...record, ...reading, kind: 'back', at: back });
  const { headers } = await signIn(db, undefined, { role: 'staff' });
  const call = callsOf(app, headers);
  const owner = callsOf(app, (await signIn(db)).headers);
  const send = (rows: object[], preview = false) =>
    call('POST', '/road-charges/import', { rows, preview });
  const list = async (query = '') => (await call('GET', `/road-charges${query}`)).data;
  const account = async () => (await call('GET', `/bookings/${booking.id}/account`)).data;
  const decide = (id: string, change: object, by = call) =>
    by('POST', `/road-charges/${id}/state`, change);
  return { booking, carId, call, owner, send, list, account, decide };
}

/** Records that a rental has a plate from a time on. */
const handOut = (bookingId: string, { plate, at }: { plate: string; at: string }) =>
  db.insert(handovers).values({
    ...{ bookingId, plate, at, kind: 'out', staffName: 'Zeynep' },
    ...{ kilometres: 5, fuelEighths: 8, signatures: SIGNATURES },
  });

const aToll = (given: object = {}) => ({
  ...{ kind: 'toll', plate: '07abc123', at: '2026-06-22T10:30', amount: 75 },
  ...given,
});

const withFee = (roadFee: number) => db.insert(settings).values({ value: { rental: { roadFee } } });

describe('a toll passage during a rental', () => {
  test('is charged to the customer with the fee', async () => {
    await withFee(2);
    const { booking, send, account } = await road();
    const { status, data } = await send([aToll({ place: 'Serik', reference: 'A1' })]);
    expect(status).toBe(200);
    expect(data.messages[0].message).toContain('Tutarlara hizmet bedelimiz dahildir.');
    expect(data.rows).toMatchObject([
      { result: 'charged', plate: PLATE, rental: { reference: booking.reference }, charge: 4 },
    ]);
    // ₺75 at a rate of 37.5 are €2. The fee adds €2.
    expect(await account()).toMatchObject({
      charged: 4,
      charges: [{ kind: 'toll', amount: 4, note: '07 ABC 123, 22.06.2026 10:30, Serik, ₺75.00' }],
    });
  });

  test('is charged if the plate has a letter that Turkish plates do not have', async () => {
    const { booking, send, list } = await road();
    await db.update(vehicles).set({ plate: 'MÜ-AB 12' });
    await db.update(handovers).set({ plate: 'MÜ-AB 12' });
    const { data } = await send([aToll({ plate: 'mü ab 12' })]);
    expect(data.rows).toMatchObject([
      { result: 'charged', plate: 'MÜ-AB 12', rental: { bookingId: booking.id } },
    ]);
    expect((await send([aToll({ plate: 'MÜ AB 12' })])).data.rows).toMatchObject([
      { result: 'known' },
    ]);
    expect((await list('?plate=mü-ab')).roadCharges).toHaveLength(1);
    expect((await list('?plate=m-ab')).roadCharges).toEqual([]);
  });

  test('is charged to the customer who has the vehicle outside the booked days', async () => {
    const booked = { pickupAt: '2026-05-01 10:00', dropoffAt: '2026-05-02 10:00' };
    const { booking, send } = await road({ booking: booked });
    const { data } = await send([aToll()]);
    expect(data.rows[0].rental.bookingId).toBe(booking.id);
  });

  test('is listed with its charge', async () => {
    const { booking, send, list } = await road();
    await send([aToll({ place: 'Serik' })]);
    expect(await list()).toMatchObject({
      open: 0,
      roadCharges: [
        {
          ...{ plate: PLATE, at: '2026-06-22T10:30', amount: 75, state: 'charged' },
          ...{ rental: { customer: 'Ayşe Yılmaz', bookingId: booking.id } },
          ...{ charge: { amount: 2, voided: false }, reported: 'never' },
        },
      ],
    });
  });

  test('is part of one message to the customer about all passages', async () => {
    const { send } = await road({ booking: { language: 'en', status: 'completed' } });
    const { data } = await send([
      aToll({ place: 'Serik' }),
      aToll({ at: '2026-06-23T08:00', amount: 37.5, place: 'Belek' }),
    ]);
    expect(data.messages).toHaveLength(1);
    expect(data.messages[0]).toMatchObject({ phone: '905550000000', language: 'en' });
    expect(data.messages[0].message).toContain(
      'Plate: 07 ABC 123\n22.06.2026 10:30 Toll, Serik €2.00\n23.06.2026 08:00 Toll, Belek €1.00\nTotal: €3.00',
    );
  });
});

describe('a toll passage', () => {
  test('of a vehicle that is out is charged', async () => {
    const { send } = await road({ back: null });
    expect((await send([aToll({ at: '2026-06-30T10:00' })])).data.rows[0].result).toBe('charged');
  });

  test('outside all rentals is paid by the office', async () => {
    const { send, list, account } = await road();
    const { data } = await send([aToll({ at: '2026-06-28T10:00' })]);
    expect(data).toMatchObject({ rows: [{ result: 'office', rental: null }], messages: [] });
    expect((await list('?state=office')).roadCharges).toHaveLength(1);
    expect((await account()).charged).toBe(0);
  });

  test('near a hand-over stays open with its possible rentals', async () => {
    const { booking, send, list } = await road();
    const { data } = await send([aToll({ at: '2026-06-25T10:15' })]);
    const candidates = [{ bookingId: booking.id }];
    expect(data.rows).toMatchObject([{ result: 'ask', candidates }]);
    expect(await list()).toMatchObject({ open: 1, roadCharges: [{ state: 'open', candidates }] });
  });

  test.each([
    ['the chosen rental', (id: string) => id, 'charged'],
    ['the office', () => null, 'office'],
  ])('near a hand-over is assigned to %s', async (_who, choose, result) => {
    const { booking, send } = await road();
    const row = aToll({ at: '2026-06-25T10:15', bookingId: choose(booking.id) });
    expect((await send([row])).data.rows[0].result).toBe(result);
  });

  test('that is imported twice is stored once', async () => {
    const { send, list, account } = await road();
    await send([aToll({ reference: 'A1' })]);
    const again = await send([
      aToll({ reference: 'A1', plate: PLATE }),
      aToll({ reference: 'A2' }),
    ]);
    expect(again.data.rows).toMatchObject([
      { result: 'known', charge: null },
      { result: 'charged' },
    ]);
    expect((await list()).pagination.total).toBe(2);
    expect((await account()).charged).toBe(4);
  });

  const FULL = { at: '2026-06-22T10:30:15', reference: 'A1' };
  test.each([
    ['without its seconds', FULL, { ...FULL, at: '2026-06-22T10:30' }],
    ['with its seconds', { reference: 'A1' }, FULL],
    ['without its reference', FULL, { at: FULL.at }],
    ['with its reference', {}, { reference: 'A1' }],
    ['with less detail', FULL, {}],
    ['with more detail', {}, FULL],
  ])('that is imported again %s is charged once', async (_how, first, again) => {
    const { send, list, account } = await road();
    await send([aToll(first)]);
    expect((await send([aToll(again)], true)).data.rows).toMatchObject([{ result: 'known' }]);
    await send([aToll(again)]);
    expect((await list()).pagination.total).toBe(1);
    expect((await account()).charged).toBe(2);
  });

  test.each([
    ['another amount', { amount: 75 }, { reference: 'A1', amount: 150 }],
    ['another reference', { reference: 'A1' }, { reference: 'A2' }],
    ['other seconds', { at: '2026-06-22T10:30:15' }, { at: '2026-06-22T10:30:45' }],
    ['another minute', { reference: 'A1' }, { at: '2026-06-22T10:31' }],
  ])('of the same plate with %s is charged, too', async (_what, first, next) => {
    const { send, list } = await road();
    await send([aToll(first)]);
    expect((await send([aToll(next)])).data.rows).toMatchObject([{ result: 'charged' }]);
    expect((await list()).pagination.total).toBe(2);
  });

  test('without a reference is one of two passages that are imported later', async () => {
    const { send, account } = await road();
    await send([aToll()]);
    const both = [aToll({ reference: 'A1' }), aToll({ reference: 'A2' })];
    for (const results of [
      ['known', 'charged'],
      ['known', 'known'],
    ]) {
      const { data } = await send(both);
      expect(data.rows.map(({ result }: { result: string }) => result)).toEqual(results);
      expect((await account()).charged).toBe(4);
    }
  });

  test('of a typed plate is charged once if the office adds the vehicle later', async () => {
    const { carId, call, send, account } = await road();
    await db.delete(vehicles);
    await db.update(handovers).set({ plate: '07-abc-123' });
    await send([aToll()]);
    expect((await call('POST', '/vehicles', { plate: PLATE, carId })).status).toBe(201);
    expect((await send([aToll()])).data.rows).toMatchObject([{ result: 'known' }]);
    expect((await account()).charged).toBe(2);
  });

  test('that two clerks import at once is charged once', async () => {
    const { send, list, account } = await road();
    const both = await Promise.all([send([aToll()]), send([aToll()])]);
    expect(both.map(({ data }) => data.rows[0].result).sort()).toEqual(['charged', 'known']);
    expect((await list()).pagination.total).toBe(1);
    expect((await account()).charged).toBe(2);
  });

  test('that is twice in the same list is charged once', async () => {
    const { send, account } = await road();
    const { data } = await send([aToll(), aToll()]);
    expect(data.rows.map(({ result }: { result: string }) => result)).toEqual(['charged', 'known']);
    expect((await account()).charged).toBe(2);
  });

  test('that is in the same list with and without its reference is charged once', async () => {
    const { send, list, account } = await road();
    await send([aToll(), aToll({ reference: 'A1' })]);
    expect((await list()).roadCharges).toMatchObject([{ reference: 'A1' }]);
    expect((await account()).charged).toBe(2);
  });

  test.each([
    ['without a reference', {}],
    ['with its reference', { reference: 'A1' }],
  ])(
    'that is in the same list with and without its seconds, %s, is charged once',
    async (_how, given) => {
      const { send, list, account } = await road();
      const seconds = { ...given, at: '2026-06-22T10:30:15' };
      await send([aToll(given), aToll(seconds)]);
      expect((await list()).pagination.total).toBe(1);
      expect((await account()).charged).toBe(2);
      await send([aToll(seconds), aToll(given)]);
      expect((await account()).charged).toBe(2);
    },
  );

  test('is charged once if a list has it with less, with more and with full detail', async () => {
    const { send, account } = await road();
    await send([aToll(), aToll({ reference: 'A1' }), aToll(FULL)]);
    expect((await account()).charged).toBe(2);
  });

  test('at another place in the same minute is charged, too', async () => {
    const { send, account } = await road();
    await send([aToll({ place: 'Serik' }), aToll({ place: 'Belek', at: '2026-06-22T10:30:15' })]);
    expect((await account()).charged).toBe(4);
  });

  test('is not stored by a preview', async () => {
    const { send, list, account } = await road();
    const { data } = await send([aToll()], true);
    expect(data).toMatchObject({ rows: [{ result: 'charged', charge: 2 }], messages: [] });
    expect((await list()).pagination.total).toBe(0);
    expect((await account()).charged).toBe(0);
  });

  test('is charged to a cancelled booking that had the plate', async () => {
    const { send, account } = await road({ booking: { status: 'cancelled' } });
    await send([aToll()]);
    expect(await account()).toMatchObject({ due: 2, charged: 2 });
  });
});

describe('an invalid row', () => {
  test.each([
    [{ plate: '' }, 'plate'],
    [{ plate: '34 XYZ 1' }, 'plate'],
    [{ at: '22.06.2026 10:30' }, 'at'],
    [{ at: '2026-07-01T12:01' }, 'at'],
    [{ kind: 'ferry' }, 'kind'],
    [{ dueDay: '2026-02-30' }, 'dueDay'],
    [{ bookingId: 'no-such-booking' }, 'bookingId'],
  ])('%j is refused with an error at its field', async (given, field) => {
    const { send, list, account } = await road();
    const refused = await send([aToll(), aToll(given)]);
    expect(refused).toMatchObject({ status: 400, details: [{ field: `rows.1.${field}` }] });
    expect((await list()).pagination.total).toBe(0);
    expect((await account()).charged).toBe(0);
  });

  test('of more than 5,000 is refused with all rows', async () => {
    const { send, list } = await road();
    const rows = Array.from({ length: 5001 }, (_, i) => aToll({ reference: `${i}` }));
    expect(await send(rows)).toMatchObject({
      status: 400,
      details: [{ field: 'rows', message: 'Bir seferde en fazla 5.000 satır aktarılabilir' }],
    });
    expect((await list()).pagination.total).toBe(0);
  });

  test('among 5,000 invalid rows has an error of its own', async () => {
    const { send, list } = await road();
    const rows = Array.from({ length: 5000 }, (_, i) =>
      aToll({ plate: 'Serik', reference: `${i}` }),
    );
    const { status, details } = await send(rows);
    expect(status).toBe(400);
    expect(details).toHaveLength(5000);
    expect(details[4999].field).toBe('rows.4999.plate');
    expect((await list()).pagination.total).toBe(0);
  });
});

describe('a decision about a road charge', () => {
  test('charges an open row to a rental, and is refused when it is repeated with the same version', async () => {
    const { booking, send, list, decide, account } = await road();
    await send([aToll({ at: '2026-06-25T10:15' })]);
    const [{ id, version }] = (await list()).roadCharges;
    const change = { state: 'charged', bookingId: booking.id, version };
    expect(await decide(id, change)).toMatchObject({ status: 200, data: { state: 'charged' } });
    expect((await account()).charged).toBe(2);
    expect((await decide(id, change)).status).toBe(409);
  });

  test('by staff cannot void a charge', async () => {
    const { send, list, decide, account } = await road();
    await send([aToll()]);
    const [{ id }] = (await list()).roadCharges;
    expect((await decide(id, { state: 'office' })).status).toBe(403);
    expect((await account()).charged).toBe(2);
  });

  test('by an owner voids the charge', async () => {
    const { owner, send, list, decide, account } = await road();
    await send([aToll()]);
    const [{ id }] = (await list()).roadCharges;
    const decided = await decide(id, { state: 'office' }, owner);
    expect(decided.data).toMatchObject({ state: 'office', rental: null, charge: null });
    expect((await account()).charged).toBe(0);
  });

  test('by an owner that voids the charge is logged once', async () => {
    const { owner, send, list, decide } = await road();
    await send([aToll()]);
    const [{ id }] = (await list()).roadCharges;
    await decide(id, { state: 'office' }, owner);
    const { data } = await owner('GET', '/audit-log?entity=road-charge');
    expect(
      data.entries.filter(({ action }: { action: string }) => action === 'update'),
    ).toHaveLength(1);
  });

  test('succeeds while its charge is voided at the same moment', async () => {
    const { owner, send, list, decide, account } = await road();
    const hours = Array.from({ length: 8 }, (_, hour) => `2026-06-22T1${hour}:30`);
    await send(hours.map((at) => aToll({ at })));
    const { roadCharges } = await list();
    const { charges: made } = await account();
    const answers = await Promise.all(
      hours.flatMap((_, i) => [
        decide(roadCharges[i].id, { state: 'office' }, owner),
        owner('POST', `/charges/${made.at(-1 - i).id}/void`, { reason: 'Wrong plate' }),
      ]),
    );
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect((await account()).charged).toBe(0);
  });

  test('to dispute keeps the charge', async () => {
    const { send, list, decide, account } = await road();
    await send([aToll({ kind: 'fine' })]);
    const [{ id }] = (await list()).roadCharges;
    expect((await decide(id, { state: 'disputed' })).data.state).toBe('disputed');
    expect((await account()).charged).toBe(2);
    await decide(id, { state: 'charged' });
    expect((await account()).charged).toBe(2);
  });

  test('moves a charge to another rental', async () => {
    const { owner, carId, send, list, decide, account } = await road();
    const other = await aBooking(db, { carId });
    await send([aToll()]);
    const [{ id }] = (await list()).roadCharges;
    await decide(id, { state: 'charged', bookingId: other.id }, owner);
    expect((await account()).charged).toBe(0);
    const [row] = await db.select().from(bookings).where(eq(bookings.id, other.id));
    expect(row?.chargedCents).toBe(200);
  });

  test('to charge a rental that had another plate at that time is refused', async () => {
    const { owner, carId, send, list, decide, account } = await road();
    const other = await aBooking(db, { carId, status: 'active' });
    await handOut(other.id, { plate: '34 XYZ 1', at: '2026-06-21 10:00' });
    await send([aToll()]);
    const [{ id }] = (await list()).roadCharges;
    expect(await decide(id, { state: 'charged', bookingId: other.id }, owner)).toMatchObject({
      status: 400,
      details: [{ field: 'bookingId', message: expect.stringContaining('34 XYZ 1') }],
    });
    expect((await account()).charged).toBe(2);
    expect((await send([aToll({ reference: 'A1', bookingId: other.id })])).details).toMatchObject([
      { field: 'rows.0.bookingId', message: expect.stringContaining('34 XYZ 1') },
    ]);
  });

  test('charges a rental that had another plate only at other times', async () => {
    const { owner, carId, send, list, decide } = await road();
    const other = await aBooking(db, { carId, status: 'active' });
    await handOut(other.id, { plate: '34 XYZ 1', at: '2026-06-27 10:00' });
    await send([aToll()]);
    const [{ id }] = (await list()).roadCharges;
    const decided = await decide(id, { state: 'charged', bookingId: other.id }, owner);
    expect(decided).toMatchObject({ status: 200, data: { rental: { bookingId: other.id } } });
  });

  test('to charge without a rental is refused', async () => {
    const { send, list, decide } = await road();
    await send([aToll({ at: '2026-06-28T10:00' })]);
    const [{ id }] = (await list()).roadCharges;
    expect(await decide(id, { state: 'charged' })).toMatchObject({
      ...{ status: 400, details: [{ field: 'bookingId' }] },
    });
  });
});

describe('a road charge whose charge is voided', () => {
  async function voided(kind = 'toll') {
    const rental = await road();
    await rental.send([aToll({ kind })]);
    const [charge] = await db
      .select()
      .from(charges)
      .where(eq(charges.bookingId, rental.booking.id));
    const [{ id }] = (await rental.list()).roadCharges;
    return {
      ...rental,
      id,
      voidIt: () => rental.owner('POST', `/charges/${charge?.id}/void`, { reason: 'wrong' }),
    };
  }

  test('is open, and can be charged again', async () => {
    const { booking, voidIt, id, list, decide, account } = await voided();
    expect((await voidIt()).status).toBe(200);
    expect(await list()).toMatchObject({
      open: 1,
      roadCharges: [
        { state: 'open', rental: null, charge: null, candidates: [{ bookingId: booking.id }] },
      ],
    });
    const change = { state: 'charged', bookingId: booking.id };
    expect(await decide(id, change)).toMatchObject({ status: 200, data: { state: 'charged' } });
    expect((await account()).charged).toBe(2);
  });

  test('has a new version, so that a decision about the old one is refused', async () => {
    const { voidIt, id, list, decide } = await voided();
    const [{ version }] = (await list()).roadCharges;
    await voidIt();
    expect((await decide(id, { state: 'disputed', version })).status).toBe(409);
  });

  test('stays disputed', async () => {
    const { voidIt, id, list, decide } = await voided('fine');
    await decide(id, { state: 'disputed' });
    await voidIt();
    expect((await list()).roadCharges).toMatchObject([
      { state: 'disputed', charge: { voided: true } },
    ]);
  });
});

describe('the list of road charges', () => {
  test('is filtered by plate, state and days', async () => {
    const { send, list } = await road();
    await send([aToll(), aToll({ at: '2026-06-28T10:00' })]);
    const totalOf = async (query: string) => (await list(query)).pagination.total;
    expect(await totalOf('?plate=abc 12')).toBe(2);
    expect(await totalOf('?plate=34')).toBe(0);
    expect(await totalOf('?state=office')).toBe(1);
    expect(await totalOf('?from=2026-06-23&to=2026-06-28')).toBe(1);
  });

  test('has pages, with the newest rows first', async () => {
    const { send, list } = await road();
    await send([aToll(), aToll({ at: '2026-06-23T10:00' })]);
    const { roadCharges, pagination } = await list('?limit=1&page=2');
    expect(pagination).toMatchObject({ total: 2, totalPages: 2 });
    expect(roadCharges).toMatchObject([{ at: '2026-06-22T10:30' }]);
  });
});

describe('a fine', () => {
  test.each([
    ['before', '2026-06-20T10:05:00+03:00'],
    ['after', '2026-06-24T10:05:00+03:00'],
    ['never', null],
  ])('is listed as reported "%s" its time if the report is of %s', async (reported, filedAt) => {
    const { send, list } = await road({ filedAt });
    await send([aToll({ kind: 'fine', dueDay: '2026-07-22', discountUntil: '2026-07-07' })]);
    expect((await list()).roadCharges).toMatchObject([
      { kind: 'fine', reported, dueDay: '2026-07-22', discountUntil: '2026-07-07' },
    ]);
  });

  test('has the facts for an objection', async () => {
    const { booking, call, send, list } = await road({ filedAt: '2026-06-20T10:05:00+03:00' });
    await send([aToll({ kind: 'fine', reference: 'MA-1' })]);
    const [{ id }] = (await list()).roadCharges;
    expect((await call('GET', `/road-charges/${id}/objection`)).data).toMatchObject({
      roadCharge: { reference: 'MA-1', reported: 'before' },
      rental: {
        reference: booking.reference,
        out: '2026-06-20T10:00',
        back: '2026-06-25T10:00',
        filedAt: '2026-06-20T10:05',
      },
      printedOn: '2026-07-01',
    });
  });

  test('for parking is charged with its own label', async () => {
    const { booking, send } = await road();
    await send([aToll({ kind: 'parking' })]);
    const rows = await db.select().from(charges).where(eq(charges.bookingId, booking.id));
    expect(rows).toMatchObject([{ kind: 'other', label: 'Otopark' }]);
  });
});
