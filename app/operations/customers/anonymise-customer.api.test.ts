import { eq, getTableColumns, is, isNull, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defaultSettings } from '#app/base/settings/settings.schema.ts';
import * as schema from '#app/db/schema.server.ts';
import { auditLog, bookings, customers, handovers, settings } from '#app/db/schema.server.ts';
import {
  cardHoldRowPrivacy,
  chargeRowPrivacy,
  paymentRowPrivacy,
  roadChargeRowPrivacy,
} from '#app/domain/account/account-privacy.rules.ts';
import {
  bookingFacts,
  bookingInputSchema,
  bookingPrivacy,
  bookingSchema,
  transferDataSchema,
} from '#app/domain/bookings/booking.schema.ts';
import type { Privacy, PrivacyByField } from '#app/lib/privacy.ts';
import { handoverColumns } from '#app/operations/handovers/documents/forget-documents.server.ts';
import { handoverInputSchema, handoverPrivacy } from '#app/operations/handovers/handover.schema.ts';
import { testApp } from '#tests/support/app.ts';
import { aCar, aZone } from '#tests/support/factories.ts';
import { callsOf, signIn } from '#tests/support/sign-in.ts';
import { waitsForLock } from '#tests/support/waits-for-lock.ts';
import { anonymiseOld, yearsBefore } from './anonymise-old.server.ts';
import { customerInputSchema, customerPrivacy } from './customer.schema.ts';
import { bookingColumns, customerColumns } from './personal-columns.server.ts';

const { app, db, clock } = await testApp();

const GULSUM = { name: 'Gülsüm', surname: 'Zeybek', phoneNumber: '0532 987 65 43' };
const CAN = { name: 'Can', surname: 'Öz', phoneNumber: '+90 533 111 22 33' };
const [PLACE] = defaultSettings.rental.places;

async function office() {
  const { headers, admin } = await signIn(db, undefined, { role: 'owner' });
  const { id: carId } = await aCar(db, { totalUnits: 50 });
  const call = callsOf(app, headers);
  const rental = (given: object = {}) => ({
    serviceType: 'car_rental',
    carId,
    drivers: [GULSUM],
    email: 'gulsum@example.com',
    specialRequests: 'Zeybek ailesi',
    pickupLocation: PLACE,
    dropoffLocation: 'Zeybek villası',
    pickupTime: '2026-07-10T10:00',
    dropoffTime: '2026-07-12T10:00',
    pricing: { total: 80 },
    status: 'completed',
    ...given,
  });
  const book = async (given: object = {}) => (await call('POST', '/bookings', rental(given))).data;
  const idOf = async (name: string) => {
    const [row] = await db.select().from(customers).where(eq(customers.name, name));
    return row?.id ?? '';
  };
  const anonymise = async (name: string) =>
    call('POST', `/customers/${await idOf(name)}/anonymise`);
  return { admin, call, rental, book, idOf, anonymise };
}

type Office = Awaited<ReturnType<typeof office>>;

/** Returns the names of tables that contain a text, ignoring case. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  // Runs the queries one after the other, because only a limited number may wait for a connection.
  const found: string[] = [];
  for (const { name } of rows) {
    const table = sql.raw(`"${name}"`);
    const { rows: hits } = await db.execute(
      sql`select 1 from ${table} t where t::text ilike ${`%${text}%`} limit 1`,
    );
    if (hits.length > 0) found.push(name);
  }
  return found;
}

/** Texts that identify Gülsüm or her trip. */
const TRACES = ['Gülsüm', 'gulsum', 'Zeybek', '9876543', '987 65 43', 'TK2412'];
const traces = async () => (await Promise.all(TRACES.map(tablesWith))).flat();

type Json = Record<string, unknown>;

const MARK = 'Zumrutmark';
/** Recognisable texts for each kind of field: name, e-mail address, phone number, date. */
const MARKS = [MARK, 'zumrutmark@example.com', '0532 987 65 43', '1985-05-04'];

/**
 * Returns a value that the schema accepts, with a recognisable text in each field that may hold
 * one.
 */
function marked(given: z.core.$ZodType): unknown {
  if (given instanceof z.ZodEnum) return given.options[0];
  if (given instanceof z.ZodArray) return [marked(given.element)];
  if (given instanceof z.ZodString) return MARKS.find((mark) => given.safeParse(mark).success);
  if (given instanceof z.ZodObject) {
    const parts = Object.entries(given.shape).map(([key, part]) => [key, marked(part)]);
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
  }
  const type = inner(given);
  return type === given ? undefined : marked(type);
}

/** Returns the schema inside optional, nullable and default schemas. */
function inner(given: z.core.$ZodType): z.core.$ZodType {
  return given instanceof z.ZodOptional ||
    given instanceof z.ZodNullable ||
    given instanceof z.ZodDefault ||
    given instanceof z.ZodPrefault
    ? inner(given.unwrap())
    : given;
}

/** Tables about people and tables that refer to them, with the privacy of each column. */
const NAMED = new Map<PgTable, object>([
  [bookings, bookingColumns],
  [handovers, handoverColumns],
  [customers, customerColumns],
  // The table has only ids and positions among the drivers.
  [schema.bookingCustomers, { bookingId: 0, customerId: 0, position: 0 }],
  // Rows are deleted with the documents of the hand-over; `forgetSigner` removes a second driver from a row.
  [
    schema.signedPapers,
    {
      ...{ id: 0, bookingId: 0, part: 0, content: 0, signers: 0 },
      ...{ signedAt: 0, changedAt: 0, changedBy: 0 },
    },
  ],
  [schema.charges, chargeRowPrivacy],
  [schema.payments, paymentRowPrivacy],
  [schema.cardHolds, cardHoldRowPrivacy],
  [schema.roadCharges, roadChargeRowPrivacy],
  // Damages belong to a vehicle; their notes describe the car.
  [
    schema.damages,
    {
      ...{ id: 0, vehicleId: 0, panel: 0, kind: 0, note: 0, state: 0, estimateCents: 0 },
      ...{ foundBookingId: 0, foundDay: 0, chargeId: 0, expenseId: 0, repairedDay: 0 },
      ...{ staffName: 0, version: 0, createdAt: 0, updatedAt: 0 },
    },
  ],
  // Blocked days of a vehicle name nobody.
  [
    schema.vehicleBlocks,
    {
      ...{ id: 0, vehicleId: 0, firstDay: 0, lastDay: 0, reason: 0, note: 0, damageId: 0 },
      createdAt: 0,
    },
  ],
  // `error` is a message of the office's own mail server.
  [schema.requestMails, { bookingId: 0, attempts: 0, nextAttemptAt: 0, sentAt: 0, error: 0 }],
]);

test('the privacy rules name every column of the tables about people', () => {
  const tables = Object.values(schema).filter((each) => is(each, PgTable));
  const belonging = tables.filter((table) =>
    getTableConfig(table).foreignKeys.some((key) => NAMED.has(key.reference().foreignTable)),
  );
  const missing = [...new Set([...NAMED.keys(), ...belonging])].flatMap((table) =>
    Object.keys(getTableColumns(table))
      .filter((column) => !Object.hasOwn(NAMED.get(table) ?? {}, column))
      .map((column) => `${getTableConfig(table).name}.${column}`),
  );
  expect(missing).toEqual([]);
});

/**
 * Returns the parts of a field that its privacy rule does not name, and texts inside a part that is
 * marked as impersonal.
 */
function unnamedParts(
  given: z.core.$ZodType,
  privacy: Privacy | undefined,
  path: string,
): string[] {
  const type = inner(given);
  if (privacy === undefined) return [path];
  if (typeof privacy === 'object' && 'erasedTo' in privacy) return [];
  if (type instanceof z.ZodArray) return unnamedParts(type.element, privacy, path);
  if (!(type instanceof z.ZodObject)) return [];
  return Object.entries<z.core.$ZodType>(type.shape).flatMap(([name, part]) => {
    const inside = `${path}.${name}`;
    if (typeof privacy === 'object') return unnamedParts(part, privacy.parts[name], inside);
    return inner(part) instanceof z.ZodNumber ? [] : [inside];
  });
}

test.each<[string, z.ZodObject, PrivacyByField]>([
  ['a booking', z.object(bookingFacts), bookingPrivacy],
  ['a booking that was read', bookingSchema, bookingColumns],
  ['a hand-over', handoverInputSchema, handoverPrivacy],
  ['a customer', customerInputSchema, customerPrivacy],
])('the privacy rules name every part of %s', (name, schema, parts) => {
  expect(unnamedParts(schema, { parts }, name)).toEqual([]);
});

/** Adds rows of each kind to the account of a booking, with the mark in every text. */
async function fillAccount(call: ReturnType<typeof callsOf>, bookingId: string) {
  const make = async (path: string, body: object) => {
    const { status, data } = await call('POST', path, body);
    expect([path, [200, 201].includes(status)]).toEqual([path, true]);
    return data.id;
  };
  const ofBooking = `/bookings/${bookingId}`;
  const pay = { direction: 'in', purpose: 'deposit', method: 'cash', amount: 70, note: MARK };
  const charge = { kind: 'other', each: 25, label: MARK, note: MARK };
  const hold = { amount: 300, expiresOn: '2026-07-20', reference: MARK, note: MARK };
  const reason = { reason: MARK };
  await make(`${ofBooking}/charges`, charge);
  await make(`/charges/${await make(`${ofBooking}/charges`, charge)}/void`, reason);
  const refundOf = await make(`${ofBooking}/payments`, pay);
  await make(`${ofBooking}/payments`, { ...pay, direction: 'out', amount: 20, refundOf });
  await make(`${ofBooking}/payments`, { ...pay, direction: 'out', method: 'kept', amount: 10 });
  const wrong = await make(`${ofBooking}/payments`, { ...pay, purpose: 'price' });
  await make(`/payments/${wrong}/reverse`, reason);
  await make(`${ofBooking}/card-holds`, hold);
  await make(`/card-holds/${await make(`${ofBooking}/card-holds`, hold)}/end`, { capture: 5 });
  await db.insert(schema.roadCharges).values({
    ...{ id: 'toll', kind: 'toll', plate: '07 A 1', at: '2026-07-01 11:10', amountMinor: 7500 },
    ...{ bookingId, note: MARK, staffName: 'Zeynep' },
  });
}

describe('anonymising a customer', () => {
  test('deletes only the customer’s own documents', async () => {
    const { call, book, anonymise } = await office();
    const shared = await book({ drivers: [CAN, GULSUM] });
    await call('POST', `/bookings/${shared.id}/handovers`, {
      ...{ kind: 'out', plate: '07 A 2', at: '2026-07-01T11:00', kilometres: 1, fuelEighths: 8 },
      drivers: [CAN, GULSUM].map(({ name, surname }) => ({ name, surname, idNumber: '123456' })),
    });
    expect((await anonymise('Gülsüm')).status).toBe(200);
    const { data } = await call('POST', `/bookings/${shared.id}/handovers/documents`);
    expect(data.drivers).toMatchObject([{ name: 'Can', idNumber: '123456' }]);
  });

  const typed = ({ name, surname }: { name: string; surname: string }) => ({
    ...{ name, surname, idNumber: '9876543', licenceNumber: '555777', address: 'Kalkan' },
  });
  async function handOver({ call }: Office, id: string, drivers: (typeof CAN)[]) {
    const { status } = await call('POST', `/bookings/${id}/handovers`, {
      ...{ kind: 'out', plate: '07 A 1', at: '2026-07-01T11:00', kilometres: 1, fuelEighths: 8 },
      drivers: drivers.map(typed),
      signatures: { customer: { name: 'Gülsüm Zeybek', strokes: [[1, 2]] }, staff: null },
    });
    expect(status).toBe(201);
  }
  const keptOf = async (id: string) => {
    const [row] = await db.select().from(handovers).where(eq(handovers.bookingId, id));
    return {
      drivers: row?.drivers.map(({ name }) => name),
      signed: row?.signatures.customer?.name,
    };
  };

  test.each([
    ['other letters', 'GULSUM', 'ZEYBEK'],
    ['a second name', 'GÜLSÜM ELA', 'ZEYBEK'],
    ['a married name', 'Ela', 'Kurt'],
  ])('deletes a further driver’s documents that were typed with %s', async (...typedAs) => {
    const [, name, surname] = typedAs;
    const desk = await office();
    const { id } = await desk.book({ drivers: [CAN, GULSUM] });
    await handOver(desk, id, [CAN, { ...GULSUM, name, surname }]);
    expect((await desk.anonymise('Gülsüm')).status).toBe(200);
    expect(await keptOf(id)).toEqual({ drivers: ['Can'], signed: undefined });
    expect(await db.$count(auditLog, sql`entity = 'handover' and after is not null`)).toBe(0);
  });

  test('deletes all documents if none belongs to another driver of the booking', async () => {
    const desk = await office();
    const { id } = await desk.book({ drivers: [CAN, GULSUM] });
    await handOver(desk, id, [{ ...GULSUM, name: 'Ela' }]);
    expect((await desk.anonymise('Gülsüm')).status).toBe(200);
    expect(await keptOf(id)).toEqual({ drivers: [], signed: undefined });
    expect(await tablesWith('9876543')).toEqual([]);
  });

  test('keeps the documents of others if the customer has none', async () => {
    const desk = await office();
    const { id } = await desk.book({ drivers: [CAN, { ...GULSUM, name: 'Ela' }] });
    await handOver(desk, id, [CAN]);
    expect((await desk.anonymise('Ela')).status).toBe(200);
    expect(await keptOf(id)).toEqual({ drivers: ['Can'], signed: 'Gülsüm Zeybek' });
  });

  test('deletes the documents of a rental that was moved to another person later', async () => {
    const desk = await office();
    const { id } = await desk.book();
    await handOver(desk, id, [GULSUM]);
    const ofCan = { drivers: [CAN], email: '', specialRequests: '', dropoffLocation: PLACE };
    await desk.call('PUT', `/bookings/${id}`, desk.rental(ofCan));
    expect((await desk.anonymise('Gülsüm')).status).toBe(200);
    expect(await keptOf(id)).toEqual({ drivers: [], signed: undefined });
    expect(await traces()).toEqual([]);
  });

  test('is refused while a rental with their documents is active', async () => {
    const desk = await office();
    const { id, bookingReference } = await desk.book({ status: 'active' });
    await handOver(desk, id, [GULSUM]);
    await desk.call('PUT', `/bookings/${id}`, desk.rental({ drivers: [CAN], status: 'active' }));
    expect(await desk.anonymise('Gülsüm')).toMatchObject({
      status: 409,
      data: { references: [bookingReference] },
    });
    expect((await keptOf(id)).drivers).toEqual(['Gülsüm']);
  });

  test('deletes the documents of a driver who was removed from the booking', async () => {
    const desk = await office();
    const { id } = await desk.book({ drivers: [CAN, GULSUM], email: '', specialRequests: '' });
    await handOver(desk, id, [CAN, GULSUM]);
    await desk.call('PUT', `/bookings/${id}`, desk.rental({ drivers: [CAN] }));
    expect((await desk.anonymise('Gülsüm')).status).toBe(200);
    expect(await keptOf(id)).toEqual({ drivers: ['Can'], signed: undefined });
  });

  test.each([
    ['before the car was handed over', 'another person', CAN],
    ['after it', 'their right phone number', { ...GULSUM, phoneNumber: '0532 987 65 44' }],
  ])('keeps the documents if, %s, the booking got %s', async (when, _, driver) => {
    const desk = await office();
    const { id } = await desk.book();
    if (when.startsWith('after')) await handOver(desk, id, [driver]);
    await desk.call('PUT', `/bookings/${id}`, desk.rental({ drivers: [driver] }));
    clock.set('2026-07-01T09:00:01Z');
    if (when.startsWith('before')) await handOver(desk, id, [driver]);
    const [former] = await db.select().from(customers).where(isNull(customers.lastPickupAt));
    const { status } = await desk.call('POST', `/customers/${former?.id}/anonymise`);
    expect(status).toBe(200);
    expect((await keptOf(id)).drivers).toEqual([driver.name]);
  });

  describe('with a phone number shared by another customer', () => {
    const ANNA = { name: 'Anna', surname: 'Weber', phoneNumber: '+90 242 777 88 99' };
    const IVAN = { name: 'Ivan', surname: 'Petrov', phoneNumber: '0242 777 88 99' };
    const ofAnna = { drivers: [ANNA], email: 'anna@example.com', specialRequests: 'Kindersitz' };

    test('keeps booking, name and documents of the other', async () => {
      const desk = await office();
      const annas = await desk.book(ofAnna);
      await handOver(desk, annas.id, [ANNA]);
      await desk.book({ drivers: [IVAN] });
      const ivan = await desk.idOf('Ivan');
      expect((await desk.call('GET', `/customers/${ivan}`)).data.documents).toBeNull();
      expect((await desk.anonymise('Ivan')).status).toBe(200);
      expect((await desk.call('GET', `/bookings/${annas.id}`)).data).toMatchObject(ofAnna);
      expect((await keptOf(annas.id)).drivers).toEqual(['Anna']);
      const { data } = await desk.call('GET', `/customers/${await desk.idOf('Anna')}`);
      expect(data).toMatchObject({ documents: { bookingId: annas.id }, sharedWith: [] });
      expect(await tablesWith('Petrov')).toEqual([]);
    });

    test('keeps the other as a driver of the same booking', async () => {
      const desk = await office();
      const { id } = await desk.book({ ...ofAnna, drivers: [ANNA, IVAN] });
      await handOver(desk, id, [ANNA, IVAN]);
      expect((await desk.anonymise('Ivan')).status).toBe(200);
      expect((await desk.call('GET', `/bookings/${id}`)).data).toMatchObject({
        email: 'anna@example.com',
        drivers: [ANNA, { name: 'Anonim', surname: '', phoneNumber: '' }],
      });
      expect((await keptOf(id)).drivers).toEqual(['Anna']);
      expect(await tablesWith('Petrov')).toEqual([]);
    });

    test('deletes all traces after a booking was moved to the other', async () => {
      const desk = await office();
      const { id } = await desk.book({ drivers: [IVAN] });
      await desk.book({ drivers: [IVAN] });
      await desk.book(ofAnna);
      await desk.call('PUT', `/bookings/${id}`, desk.rental(ofAnna));
      expect((await desk.anonymise('Ivan')).status).toBe(200);
      expect((await desk.call('GET', `/bookings/${id}`)).data).toMatchObject(ofAnna);
      expect(await tablesWith('Petrov')).toEqual([]);
    });
  });

  test('deletes all traces, but keeps car, days and money of the bookings', async () => {
    const { call, rental, book, idOf, anonymise, admin } = await office();
    const first = await book();
    await call('PUT', `/bookings/${first.id}`, rental({ specialRequests: 'Gülsüm arasın' }));
    const out = await call('POST', `/bookings/${first.id}/handovers`, {
      ...{ kind: 'out', plate: '07 A 1', at: '2026-07-01T11:00', kilometres: 1, fuelEighths: 8 },
      ...{ notes: 'Gülsüm', damages: [{ panel: 'roof', kind: 'dent', note: 'Zeybek' }] },
      drivers: [{ name: 'Gülsüm', surname: 'Zeybek', idNumber: '9876543' }],
      signatures: { customer: { name: 'Zeybek', strokes: [[1, 2]] }, staff: null },
    });
    expect(out.status).toBe(201);
    const zone = await aZone(db);
    await call('POST', '/bookings', {
      ...rental({ serviceType: 'transfer', carId: null, transferId: zone.id }),
      transferData: {
        ...{ vehicleCapacity: 'capacity_1_4', passengers: 2 },
        ...{ flightNumber: 'TK2412', notes: 'Gülsüm bekler' },
      },
    });
    await call('POST', `/bookings/${first.id}/trip-link`);
    const deleted = await book();
    await call('DELETE', `/bookings/${deleted.id}`);
    const lost = await book();
    const ofCan = { drivers: [CAN], email: '', specialRequests: '', dropoffLocation: PLACE };
    await call('PUT', `/bookings/${lost.id}`, rental(ofCan));
    const id = await idOf('Gülsüm');
    const note = { notes: 'Gülsüm Hanım', warning: 'Zeybek', phone: '+90 532 987 65 44' };
    await call('PUT', `/customers/${id}`, note);
    expect((await call('GET', `/customers/${id}`)).data.documents).toMatchObject({
      bookingId: first.id,
      driver: { name: 'Gülsüm', idNumber: '••••543' },
    });
    const tables = ['audit_log', 'bookings', 'customers', 'handovers', 'signed_papers'];
    expect((await tablesWith('Gülsüm')).sort()).toEqual(tables);

    const done = await anonymise('Gülsüm');
    expect(done).toMatchObject({
      status: 200,
      data: { id, name: 'Anonim', phone: '', email: '', notes: '', warning: '', bookings: 2 },
    });
    expect(await traces()).toEqual([]);
    // The audit log keeps only the fact that the link was renewed.
    const renewed = sql`${auditLog.after} ->> 'tripLink' = 'renewed'`;
    const [link] = await db.select().from(auditLog).where(renewed);
    expect(link).toMatchObject({
      ...{ entityId: first.id, title: first.bookingReference, before: null },
      after: { tripLink: 'renewed' },
    });
    const [row] = await db.select().from(bookings).where(eq(bookings.id, first.id));
    expect(row).toMatchObject({
      carId: first.carId,
      totalCents: 8000,
      status: 'completed',
      pickupAt: '2026-07-10 10:00:00',
      pickupLocation: PLACE,
      dropoffLocation: '–',
      drivers: [{ name: 'Anonim', surname: '', phoneNumber: '' }],
    });
    const [entry] = await db.select().from(auditLog).where(eq(auditLog.action, 'anonymise'));
    expect(entry).toMatchObject({
      adminId: admin.id,
      entity: 'customer',
      entityId: null,
      title: '',
    });
    expect([entry?.before, entry?.after]).toEqual([null, null]);
  });

  test('deletes all texts that a booking, its people and its records can have', async () => {
    const { call, rental, anonymise, idOf } = await office();
    const service = { ...rental(), ...(marked(bookingInputSchema) as object) };
    const { carId, status, pickupTime, dropoffTime, pricing } = rental() as Json;
    // These values identify nobody; all other texts of the schema are recognisable.
    const own = { serviceType: 'car_rental', carId, vehicleId: null, transferId: null };
    const booking = {
      ...{ ...service, ...own, status, pickupTime, dropoffTime, pricing },
      transferData: null,
    };
    const made = await call('POST', '/bookings', booking);
    expect([made.status, made.details ?? []]).toEqual([201, []]);
    const { id } = made.data;
    const transfer = {
      ...{ ...booking, serviceType: 'transfer', carId: null },
      transferData: { ...(marked(transferDataSchema) as object), passengers: 2 },
    };
    expect((await call('POST', '/bookings', transfer)).status).toBe(201);
    const record = {
      ...(marked(handoverInputSchema) as object),
      ...{
        vehicleId: null,
        plate: '07 A 1',
        photos: [],
        kilometres: 1,
        fuelEighths: 8,
        charges: [],
        money: null,
      },
      signatures: { customer: { name: MARK, strokes: [[1, 2]] }, staff: null },
    };
    const out = { ...record, kind: 'out', at: '2026-07-01T11:00' };
    const recorded = await call('POST', `/bookings/${id}/handovers`, out);
    expect([recorded.status, recorded.details ?? []]).toEqual([201, []]);
    const charges = [{ kind: 'other', euros: 5, note: MARK }];
    const back = { ...record, kind: 'back', at: '2026-07-01T11:30', drivers: [], charges };
    const returned = await call('POST', `/bookings/${id}/handovers`, back);
    expect([returned.status, returned.details ?? []]).toEqual([201, []]);
    const completed = { ...booking, status: 'completed', allowSignedChange: true };
    expect((await call('PUT', `/bookings/${id}`, completed)).status).toBe(200);
    await fillAccount(call, id);
    const sums = async () => (await call('GET', `/bookings/${id}/account`)).data;
    const { price, charged, paid, balance, depositHeld } = await sums();
    const asked = await app.inject({
      method: 'POST',
      url: '/api/bookings',
      headers: { 'idempotency-key': `${MARK}-0001` },
      payload: {
        ...{ serviceType: 'transfer', vehicle: 'capacity_1_4', passengers: 1, name: MARK },
        ...{ phone: MARKS[2], email: MARKS[1], pickupLocation: MARK, dropoffLocation: MARK },
        ...{ date: '2026-08-01', time: '10:00', flightNumber: MARK, message: MARK },
      },
    });
    expect(asked.statusCode).toBe(201);
    const reference = asked.json().data.bookingReference.toLowerCase();
    await call('PUT', `/bookings/${reference}/status`, { status: 'cancelled' });
    const noted = { ...(marked(customerInputSchema) as object), phone: MARKS[2] };
    expect((await call('PUT', `/customers/${await idOf(MARK)}`, noted)).status).toBe(200);
    const tables = [
      ...['audit_log', 'bookings', 'card_holds', 'charges', 'customers', 'handovers'],
      ...['idempotency_keys', 'payments', 'road_charges', 'signed_papers'],
    ];
    expect((await tablesWith(MARK)).sort()).toEqual(tables);

    expect((await anonymise(MARK)).status).toBe(200);
    for (const mark of [MARK, '987 65 43', '9876543', '1985-05-04'])
      expect([mark, await tablesWith(mark)]).toEqual([mark, []]);
    expect(await sums()).toMatchObject({ price, charged, paid, balance, depositHeld });
    const [key] = await db.select().from(schema.idempotencyKeys);
    expect(key).toMatchObject({ madeId: reference, requestHash: '' });
    for (const list of ['bookings', 'handovers', 'customers']) {
      const { headers } = await signIn(db);
      const file = await app.inject({ url: `/api/admin/${list}/export?format=csv`, headers });
      expect([list, file.statusCode]).toEqual([list, 200]);
      expect(file.body).not.toMatch(/zumrutmark|987 ?65 ?43/i);
    }
  });

  test('keeps other drivers of the bookings unchanged', async () => {
    const { book, anonymise } = await office();
    const { id } = await book({ drivers: [CAN, GULSUM], email: 'can@example.com' });
    expect((await anonymise('Gülsüm')).status).toBe(200);
    const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
    expect(row).toMatchObject({
      email: 'can@example.com',
      specialRequests: 'Zeybek ailesi',
      drivers: [CAN, { name: 'Anonim', surname: '', phoneNumber: '' }],
    });
    expect(row?.searchText).toContain('can oz');
    expect(row?.searchText).not.toContain('gulsum');
    const [entry] = await db.select().from(auditLog).where(eq(auditLog.entity, 'booking'));
    expect(entry?.title).toContain('Can Öz');
    expect(JSON.stringify(entry)).not.toContain('Gülsüm');
  });

  test('hides the customer from the list and from new bookings', async () => {
    const { call, book, idOf, anonymise } = await office();
    await book();
    const id = await idOf('Gülsüm');
    await anonymise('Gülsüm');
    expect((await call('GET', '/customers')).data.customers).toEqual([]);
    expect((await call('PUT', `/customers/${id}`, { name: 'X' })).status).toBe(409);
    expect((await call('POST', `/customers/${id}/anonymise`)).status).toBe(200);
    await book();
    expect(await idOf('Gülsüm')).not.toBe(id);
    const { data } = await call('GET', `/customers/${id}`);
    expect(data).toMatchObject({ bookings: 1, anonymisedAt: expect.any(String) });
  });

  test('creates no customer when the status of an old booking changes', async () => {
    const { call, book, anonymise } = await office();
    const { id } = await book();
    await anonymise('Gülsüm');
    const status = { status: 'cancelled' };
    expect((await call('PUT', `/bookings/${id}/status`, status)).status).toBe(200);
    expect(await db.$count(customers)).toBe(1);
  });

  test.each(['pending', 'confirmed', 'active'])(
    'is refused while a booking is %s, with its reference',
    async (status) => {
      const { book, anonymise } = await office();
      await book();
      const open = await book({ status, drivers: [CAN, GULSUM] });
      expect(await anonymise('Gülsüm')).toMatchObject({
        status: 409,
        data: { references: [open.bookingReference] },
        error: expect.stringContaining(open.bookingReference),
      });
      expect(await tablesWith('gulsum@example.com')).toContain('bookings');
    },
  );

  test('locks neither bookings nor customers while it waits for a concurrent request', async () => {
    const { call, book, idOf } = await office();
    const { id: madeId } = await book();
    const id = await idOf('Gülsüm');
    const key = { scope: 'visitors', key: 'old', requestHash: 'hash', madeId };
    await db.insert(schema.idempotencyKeys).values(key);
    const anonymised = await db.transaction(async (tx) => {
      // A request with a key begins by deleting old keys.
      await tx.delete(schema.idempotencyKeys);
      const answer = call('POST', `/customers/${id}/anonymise`);
      expect(await waitsForLock(db, answer)).toBe(true);
      await tx.select().from(bookings).for('update', { noWait: true });
      await tx.select().from(customers).for('update', { noWait: true });
      // Wrapped in an object, because `transaction` would await a promise.
      return { answer };
    });
    expect((await anonymised.answer).status).toBe(200);
  });

  test('happens at most once for concurrent requests', async () => {
    const { call, book, idOf } = await office();
    await book();
    const path = `/customers/${await idOf('Gülsüm')}/anonymise`;
    const both = await Promise.all([call('POST', path), call('POST', path), book()]);
    expect([200, 409]).toContain(both[0].status);
    expect(await db.$count(auditLog, eq(auditLog.action, 'anonymise'))).toBeLessThanOrEqual(1);
  });
});

describe('automatic anonymisation', () => {
  const now = new Date('2026-07-01T09:00:00Z');
  const { signal } = new AbortController();
  const keep = async (keepYears: number | null) => {
    await db.insert(settings).values({ value: { customers: { keepYears } } });
  };
  /** Creates a customer whose last booking ended at a given time. */
  async function known(name: string, dropoffAt: string, status = 'completed') {
    const { book } = await office();
    const phoneNumber = `0532 000 ${String(await db.$count(customers)).padStart(4, '0')}`;
    const { id } = await book({ drivers: [{ ...GULSUM, name, phoneNumber }] });
    const pickupAt = sql`${dropoffAt}::timestamp - interval '2 days'`;
    await db.update(bookings).set({ dropoffAt, pickupAt, status }).where(eq(bookings.id, id));
    await db
      .update(customers)
      .set({ lastPickupAt: sql`${dropoffAt}::timestamp - interval '2 days'` })
      .where(eq(customers.name, name));
  }
  const names = async () => (await db.select().from(customers)).map(({ name }) => name).sort();

  test('includes only customers whose last booking is older than the settings allow', async () => {
    await known('Old', '2021-06-30 23:59');
    await known('Young', '2021-07-01 00:00');
    await known('Open', '2020-01-01 10:00', 'pending');
    await keep(5);
    expect(await anonymiseOld(db, { now, signal })).toBe(1);
    expect(await names()).toEqual(['Anonim', 'Open', 'Young']);
    expect(await anonymiseOld(db, { now, signal })).toBe(0);
    const entries = await db.select().from(auditLog).where(eq(auditLog.action, 'anonymise'));
    expect(entries).toMatchObject([{ adminId: null, adminName: 'Kervan' }]);
  });

  test('includes nobody if the settings state no years', async () => {
    await known('Old', '2001-06-30 23:59');
    expect(await anonymiseOld(db, { now, signal })).toBe(0);
    await keep(null);
    expect(await anonymiseOld(db, { now, signal })).toBe(0);
  });

  test('counts one year back from 29 February to 28 February', () => {
    expect(yearsBefore('2028-02-29', 1)).toBe('2027-02-28');
    expect(yearsBefore('2026-07-01', 10)).toBe('2016-07-01');
  });
});
