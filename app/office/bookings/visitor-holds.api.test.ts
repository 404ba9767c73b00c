import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { auditLog, bookings, settings, vehicleBlocks, vehicles } from '#app/db/schema.server.ts';
import { isHolding } from '#app/domain/availability/availability.rules.ts';
import { holdsUnit } from '#app/domain/availability/availability.server.ts';
import { BOOKING_STATUSES } from '#app/domain/bookings/booking.rules.ts';
import { holdNote } from '#app/domain/bookings/booking-words.ts';
import { setBookingStatus } from '#app/domain/bookings/save-booking.server.ts';
import { addDays } from '#app/lib/dates/dates.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { testApp } from '#tests/support/app.ts';
import { RENTAL, STAFF_RENTAL, TRANSFER } from '#tests/support/booking-requests.ts';
import { aBooking, aCar } from '#tests/support/factories.ts';
import { callsOf, signIn } from '#tests/support/sign-in.ts';

const { app, db, clock } = await testApp();

const PERIOD = 'pickupDate=2026-07-10&dropoffDate=2026-07-13';
/** Tests begin at 09:00 UTC on 1 July 2026. */
const LAST_MINUTE = '2026-07-02T08:59:59Z';
const A_DAY_LATER = '2026-07-02T09:00:00Z';

let visitors = 0;
async function ask(body: object) {
  visitors += 1;
  const response = await app.inject({
    method: 'POST',
    url: '/api/bookings',
    remoteAddress: `198.51.100.${visitors % 250}`,
    body,
  });
  return { status: response.statusCode, ...response.json() };
}
/** Sends a request with another phone number, by default for a car. */
function other(body: object) {
  visitors += 1;
  return ask({ ...RENTAL, phone: `0555 000 ${String(visitors).padStart(4, '0')}`, ...body });
}

async function staff() {
  const { headers } = await signIn(db);
  return callsOf(app, headers);
}
const idOf = ({ data }: { data: { bookingReference: string } }) =>
  data.bookingReference.toLowerCase();
const statuses = (responses: { status: number }[]) => responses.map(({ status }) => status).sort();

describe("the hold of a visitor's request", () => {
  test('ends after a day in lists, form and board alike', async () => {
    const car = await aCar(db);
    const call = await staff();
    const id = idOf(await ask({ ...RENTAL, carId: car.id }));
    const free = async () => {
      const [list, detail, form, board, saved, fleet] = await Promise.all([
        app.inject(`/api/listings?${PERIOD}`),
        app.inject(`/api/listings/${car.id}?${PERIOD}`),
        call('GET', '/bookings/availability?from=2026-07-10T10:00&to=2026-07-13T10:00'),
        call('GET', '/bookings/board?from=2026-07-10'),
        call('GET', `/bookings/${id}`),
        call('GET', `/cars/${car.id}`),
      ]);
      return {
        listed: list.json().data.listings.length,
        detail: detail.json().data.available_units,
        form: form.data.free[car.id],
        board: board.data.bookings[0].holds,
        upcoming: fleet.data.upcomingBookings,
        status: saved.data.status,
        holdUntil: saved.data.holdUntil,
      };
    };
    const holdUntil = '2026-07-02T09:00:00.000Z';
    const held = { listed: 0, detail: 0, form: 0, board: true, upcoming: 1 };
    expect(await free()).toEqual({ ...held, status: 'pending', holdUntil });
    clock.set(LAST_MINUTE);
    expect(await free()).toEqual({ ...held, status: 'pending', holdUntil });
    expect((await other({ carId: car.id })).status).toBe(409);
    clock.set(A_DAY_LATER);
    // A write empties the cache of responses.
    expect((await ask({ ...TRANSFER, date: '2026-07-20' })).status).toBe(201);
    const released = { listed: 1, detail: 1, form: 1, board: false, upcoming: 0 };
    expect(await free()).toEqual({ ...released, status: 'pending', holdUntil });
    expect((await other({ carId: car.id })).status).toBe(201);
  });

  test('lasts for the hours of the settings', async () => {
    const car = await aCar(db);
    const call = await staff();
    const { data } = await call('GET', '/settings');
    const save = (holdHours: unknown) =>
      call('PUT', '/settings', { ...data, rental: { ...data.rental, holdHours }, version: 0 });
    for (const wrong of [0, 169, 1.5, '24 h', null]) {
      expect((await save(wrong)).details).toEqual([
        {
          field: 'rental.holdHours',
          message: 'Opsiyon süresi (saat) 1 ile 168 arasında bir tam sayı olmalıdır',
        },
      ]);
    }
    expect((await save(2)).status).toBe(200);
    expect((await ask({ ...RENTAL, carId: car.id })).status).toBe(201);
    clock.set('2026-07-01T10:59:00Z');
    expect((await other({ carId: car.id })).status).toBe(409);
    clock.set('2026-07-01T11:00:00Z');
    expect((await other({ carId: car.id })).status).toBe(201);
  });

  test('lasts a day if the stored settings have no hold hours', async () => {
    await db.insert(settings).values({ value: { rental: { places: [RENTAL.pickupLocation] } } });
    const car = await aCar(db);
    expect((await ask({ ...RENTAL, carId: car.id })).status).toBe(201);
    const holdUntil = new Date(A_DAY_LATER);
    expect(await db.select().from(bookings)).toMatchObject([{ holdUntil }]);
  });

  test('is the same in the database condition and in the rule', async () => {
    const car = await aCar(db);
    const instant = (hour: number) =>
      new Date(Date.parse('2026-07-01T00:00:00Z') + hour * 3_600_000);
    const booking = fc
      .record({
        status: fc.constantFrom(...BOOKING_STATUSES),
        hold: fc.option(fc.integer({ min: 0, max: 4 })),
        carId: fc.constantFrom(car.id, null),
      })
      .map(({ hold, ...row }) => ({
        ...row,
        holdUntil: row.status === 'pending' && hold !== null ? instant(hold) : null,
      }));
    await fc.assert(
      fc.asyncProperty(fc.array(booking, { maxLength: 8 }), async (rows) => {
        await db.delete(bookings);
        await Promise.all(rows.map((row, i) => aBooking(db, { id: `b-${i}`, ...row })));
        const now = instant(2);
        const found = await db.select({ id: bookings.id }).from(bookings).where(holdsUnit(now));
        const expected = rows.flatMap(({ status, holdUntil, carId }, i) =>
          carId !== null && isHolding({ status, holdUntil: holdUntil?.toISOString() ?? null }, now)
            ? [`b-${i}`]
            : [],
        );
        expect(found.map(({ id }) => id).sort()).toEqual(expected);
      }),
      { numRuns: 15 },
    );
  });
});

describe("a visitor's request that staff have saved", () => {
  test.each([
    ['active', 'status'],
    ['pending', 'status'],
    ['pending', 'editor'],
  ])(
    'as %s (by %s) keeps its unit, but needs a free unit if its hold has ended',
    async (status, door) => {
      const [car, late] = [await aCar(db), await aCar(db)];
      const call = await staff();
      const save = (id: string, booking: object, allowOverbooking = false) =>
        door === 'status'
          ? call('PUT', `/bookings/${id}/status`, { status, allowOverbooking })
          : call('PUT', `/bookings/${id}`, { ...booking, status, allowOverbooking });
      const [id, lateId] = [
        idOf(await ask({ ...RENTAL, carId: car.id })),
        idOf(await ask({ ...RENTAL, carId: late.id })),
      ];
      const read = async (which: string) => (await call('GET', `/bookings/${which}`)).data;
      const saved = await save(id, await read(id));
      expect(saved).toMatchObject({ status: 200, data: { status, holdUntil: null, version: 2 } });

      clock.set(A_DAY_LATER);
      expect((await other({ carId: car.id })).status).toBe(409);
      const next = await other({ carId: late.id });
      expect(next.status).toBe(201);
      const before = await read(lateId);
      expect(await save(lateId, before)).toMatchObject({
        status: 409,
        data: { clashes: [{ reference: next.data.bookingReference }] },
      });
      expect(await read(lateId)).toEqual(before);
      expect((await save(lateId, before, true)).data).toMatchObject({ status, holdUntil: null });
      const entries = await db.select().from(auditLog);
      expect(entries.at(-1)?.after).toMatchObject({ overbooked: [next.data.bookingReference] });
    },
  );

  test('gets a unit that is still free after its hold ended', async () => {
    const car = await aCar(db);
    const call = await staff();
    const id = idOf(await ask({ ...RENTAL, carId: car.id }));
    clock.set('2026-07-05T09:00:00Z');
    const confirmed = { status: 'confirmed' };
    expect((await call('PUT', `/bookings/${id}/status`, confirmed)).data.version).toBe(2);
    // The booking is confirmed already, so the same status changes nothing.
    expect((await call('PUT', `/bookings/${id}/status`, confirmed)).data.version).toBe(2);
    expect((await other({ carId: car.id })).status).toBe(409);
  });

  test('is refused if its unit was taken while the save waited for a lock', async () => {
    const car = await aCar(db);
    const id = idOf(await ask({ ...RENTAL, carId: car.id }));
    clock.set('2026-07-02T09:00:00.001Z');
    expect((await other({ carId: car.id })).status).toBe(201);
    const now = new Date('2026-07-02T08:59:59.999Z');
    const late = { status: 'confirmed', allowOverbooking: false, cancelReason: null } as const;
    const { en: texts } = allTexts.office;
    expect(
      await setBookingStatus(db, id, late, { actor: 'system', now, texts, storedTexts: texts }),
    ).toMatchObject({
      ok: false,
      reason: 'clash',
    });
  });
});

describe('the limit of three waiting requests for a phone or e-mail', () => {
  test('applies to every spelling of a phone number and to every service', async () => {
    const cars = await Promise.all([1, 2, 3, 4].map(() => aCar(db)));
    const [first, second, third, fourth] = cars;
    expect((await ask({ ...RENTAL, carId: first?.id })).status).toBe(201);
    expect((await ask({ ...RENTAL, carId: second?.id, phone: '0532 111 22 33' })).status).toBe(201);
    const call = await staff();
    const wait = await ask({ ...TRANSFER, phone: '905321112233' });
    expect(wait.status).toBe(201);
    const once = { ...RENTAL, carId: third?.id, phone: '532-111-22-33', email: 'x@example.com' };
    expect(await ask(once)).toMatchObject({
      status: 409,
      error:
        'Bu telefon ya da e-posta ile onay bekleyen üç talep var. Lütfen ofisin yanıtını bekleyin ya da bizi arayın.',
      details: [],
    });
    // Another phone has its own limit, and the car is still free.
    expect((await other({ carId: third?.id })).status).toBe(201);
    // Requests that staff have confirmed, or whose hold has ended, do not count.
    await call('PUT', `/bookings/${idOf(wait)}/status`, { status: 'confirmed' });
    expect((await ask({ ...once, carId: fourth?.id })).status).toBe(201);
    expect((await ask({ ...TRANSFER, email: 'y@example.com' })).status).toBe(409);
    clock.set(A_DAY_LATER);
    expect((await ask({ ...TRANSFER, email: 'y@example.com' })).status).toBe(201);
  });

  test('applies to the same e-mail with another phone number', async () => {
    const phones = ['0532 000 00 01', '0532 000 00 02', '0532 000 00 03', '0532 000 00 04'];
    const responses = [];
    for (const phone of phones) responses.push(await ask({ ...TRANSFER, phone }));
    expect(statuses(responses)).toEqual([201, 201, 201, 409]);
    const again = { ...TRANSFER, phone: '0532 000 00 05', email: 'AYSE@Example.com' };
    expect((await ask(again)).status).toBe(409);
  });

  test.each(['', 'ayse@example.com'])(
    'accepts exactly three of twenty concurrent requests with the e-mail %j',
    async (email) => {
      const cars = await Promise.all(Array.from({ length: 20 }, () => aCar(db)));
      const responses = await Promise.all(
        cars.map(({ id: carId }, n) => {
          // Only two neighbouring requests share a phone number if there is an e-mail.
          const phone = email ? `0532 000 00 ${10 + Math.floor(n / 2)}` : RENTAL.phone;
          return ask({ ...RENTAL, carId, email, phone });
        }),
      );
      expect(statuses(responses)).toEqual([...Array(3).fill(201), ...Array(17).fill(409)]);
      expect(await db.$count(bookings)).toBe(3);
    },
  );

  test('causes no deadlock when requests share phones, e-mails and cars crosswise', async () => {
    const cars = await Promise.all([aCar(db, { totalUnits: 9 }), aCar(db, { totalUnits: 9 })]);
    const responses = await Promise.all(
      Array.from({ length: 24 }, (_, n) => {
        const [phone, email] = [`0532 000 00 1${n % 3}`, `visitor-${n % 4}@example.com`];
        return ask({ ...RENTAL, carId: cars[n % 2]?.id, phone, email });
      }),
    );
    expect(responses.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(await db.$count(bookings)).toBeLessThanOrEqual(9);
  });
});

describe("the limit of thirty unconfirmed days on a car's last unit", () => {
  const from = (pickupDate: string, returnDate: string) => ({ pickupDate, returnDate });
  const holding = () => db.$count(bookings, holdsUnit(clock.now()));
  /** Sends a request, which must be stored. Returns whether it holds a unit. */
  async function isHeld(body: object): Promise<boolean> {
    const before = await holding();
    expect((await other(body)).status).toBe(201);
    return (await holding()) > before;
  }

  test('adds up requests, without confirmed ones and cars with a free unit', async () => {
    await db.insert(settings).values({ value: { rental: { holdPercent: 100 } } });
    const car = await aCar(db);
    const call = await staff();
    const first = await other({ carId: car.id, ...from('2026-07-10', '2026-07-30') });
    expect(await holding()).toBe(1);
    const longer = { carId: car.id, ...from('2026-08-01', '2026-08-12') };
    expect(await isHeld(longer)).toBe(false);
    expect(await isHeld({ ...longer, returnDate: '2026-08-11' })).toBe(true);
    expect(await isHeld({ carId: car.id, ...from('2026-09-01', '2026-09-02') })).toBe(false);
    await call('PUT', `/bookings/${idOf(first)}/status`, { status: 'confirmed' });
    expect(await isHeld({ carId: car.id, ...from('2026-09-01', '2026-09-21') })).toBe(true);
    const many = await aCar(db, { totalUnits: 3 });
    const long = { carId: many.id, ...from('2026-07-10', '2026-09-10') };
    expect([await isHeld(long), await isHeld(long), await isHeld(long)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('is returned with the car before a request is made', async () => {
    const car = await aCar(db);
    const page = async (days: string) =>
      (await app.inject(`/api/listings/${car.id}?${days}`)).json().data.confirmFirstAfter;
    expect(await page('')).toBeNull();
    const last = await page('pickupDate=2026-07-10&returnDate=2026-08-26');
    expect(last).toBe('2026-08-09');
    const asked = { carId: car.id, pickupDate: '2026-07-10' };
    expect(await isHeld({ ...asked, returnDate: addDays(last, 1) })).toBe(false);
    expect(await isHeld({ ...asked, returnDate: last })).toBe(true);
    // The limit is reached: staff must confirm each further request first.
    expect(await page('pickupDate=2026-09-10&returnDate=2026-09-12')).toBe('2026-09-10');
    // A request within one day holds nothing, too.
    const hours = { pickupTime: '10:00', returnTime: '18:00' };
    const oneDay = { pickupDate: '2026-09-10', returnDate: '2026-09-10', ...hours };
    expect(await page(`${new URLSearchParams(oneDay)}`)).toBe('2026-09-09');
    expect(await isHeld({ carId: car.id, ...oneDay })).toBe(false);
    await aCar(db, { id: 'pair', totalUnits: 2 });
    const free = await app.inject('/api/listings/pair?pickupDate=2026-07-10&returnDate=2026-08-26');
    expect(free.json().data.confirmFirstAfter).toBeNull();
  });

  test('applies to one long request and to concurrent ones', async () => {
    const [car, busy] = [await aCar(db), await aCar(db)];
    const long = { carId: car.id, ...from('2026-07-10', '2026-08-10') };
    expect(await isHeld(long)).toBe(false);
    expect(await isHeld({ ...long, returnDate: '2026-08-09' })).toBe(true);
    const weeks = Array.from({ length: 10 }, (_, n) => {
      const month = String(1 + n).padStart(2, '0');
      return { carId: busy.id, ...from(`2027-${month}-01`, `2027-${month}-11`) };
    });
    const responses = await Promise.all(weeks.map(other));
    expect(statuses(responses)).toEqual(Array(10).fill(201));
    expect(await holding()).toBe(1 + 3);
  });

  test('applies when another vehicle of the car is blocked', async () => {
    const car = await aCar(db, { totalUnits: 2 });
    await db.insert(vehicles).values([
      { id: 'blocked', carId: car.id, plate: '07 A 1' },
      { id: 'let', carId: car.id, plate: '07 A 2' },
    ]);
    const days = { firstDay: '2026-06-20', lastDay: '2026-09-30', reason: 'repair' };
    await db.insert(vehicleBlocks).values({ id: 'block', vehicleId: 'blocked', ...days });
    expect(await isHeld({ carId: car.id, ...from('2026-07-10', '2026-09-08') })).toBe(false);
    expect(await isHeld({ carId: car.id, ...from('2026-07-10', '2026-08-09') })).toBe(true);
  });

  test('does not apply to bookings by staff', async () => {
    const car = await aCar(db);
    const call = await staff();
    const response = await call('POST', '/bookings', {
      ...STAFF_RENTAL,
      carId: car.id,
      pickupLocation: 'Evinin önü',
      pickupTime: '2026-07-10T10:15',
      dropoffTime: '2026-10-10T10:00',
    });
    expect(response).toMatchObject({ status: 201, data: { holdUntil: null } });
  });
});

describe('the limit of unconfirmed requests to a fifth of the fleet on any day', () => {
  const fleetOf = (units: number, car = {}) =>
    Promise.all(Array.from({ length: units }, () => aCar(db, car)));
  const freeCars = async (days = PERIOD) =>
    (await app.inject(`/api/listings?${days}&limit=100`)).json().data.listings.length;
  const holding = () => db.$count(bookings, holdsUnit(clock.now()));

  // Six at a time are more than are accepted, but few enough that none waits for the lock longer
  // than a statement may take, even on a busy machine.
  test.each([
    [15, 1, 3, 13],
    [20, 6, 3, 13],
  ])(
    '%i requests with made-up phones, %i at a time, hold %i of %i cars',
    async (asked, atOnce, held, fleet) => {
      const cars = await fleetOf(fleet);
      const send = (n: number) => other({ carId: cars[n % fleet]?.id });
      const numbers = Array.from({ length: asked }, (_, n) => n);
      const responses: Awaited<ReturnType<typeof send>>[] = [];
      for (let n = 0; n < numbers.length; n += atOnce)
        responses.push(...(await Promise.all(numbers.slice(n, n + atOnce).map(send))));
      expect(await freeCars()).toBe(fleet - held);
      expect(await holding()).toBe(held);
      const stored = responses.filter(({ status }) => status === 201);
      // Only a request for a held car is refused.
      expect(stored.length).toBeGreaterThanOrEqual(asked - held);
      expect(await db.$count(bookings)).toBe(stored.length);
      const shapes = stored.map(({ data }) => ({ ...data, bookingReference: '' }));
      expect(shapes.every((each) => JSON.stringify(each) === JSON.stringify(shapes[0]))).toBe(true);
    },
  );

  test('counts each request that touches the day, even if they do not overlap', async () => {
    const [first, second, third, fourth] = await fleetOf(4);
    const asked = async (carId: string | undefined, days: object) => {
      const before = await holding();
      expect((await other({ carId, ...days })).status).toBe(201);
      return (await holding()) > before;
    };
    const until = { returnDate: '2026-07-12', returnTime: '10:00' };
    const held = { pickupDate: '2026-07-10', ...until };
    expect(await asked(first?.id, held)).toBe(true);
    // This request begins some hours after the first one ends, on the same day.
    const later = { pickupDate: '2026-07-12', pickupTime: '18:00', returnDate: '2026-07-15' };
    expect(await asked(second?.id, later)).toBe(false);
    expect(await asked(second?.id, { ...later, pickupDate: '2026-07-13' })).toBe(true);
    // A return at midnight does not touch the next day.
    const midnight = { pickupDate: '2026-07-08', returnDate: '2026-07-10', returnTime: '00:00' };
    expect(await asked(third?.id, midnight)).toBe(true);
    // This request covers days of the first and of the third one.
    expect(await asked(fourth?.id, { ...held, pickupDate: '2026-07-05' })).toBe(false);
  });

  test('does not count the buffer after a rental', async () => {
    const [held, asked] = await fleetOf(5, { bufferMinutes: 120 });
    await other({ carId: held?.id, pickupDate: '2026-07-12', returnDate: '2026-07-15' });
    const before = { pickupDate: '2026-07-10', returnDate: '2026-07-11', returnTime: '23:00' };
    expect((await other({ carId: asked?.id, ...before })).status).toBe(201);
    expect(await holding()).toBe(2);
  });

  test('gives a request above it a note for staff', async () => {
    const [held, full, free] = await fleetOf(5);
    const call = await staff();
    const first = idOf(await other({ carId: held?.id }));
    const [beyond, lucky] = [
      idOf(await other({ carId: full?.id })),
      idOf(await other({ carId: free?.id })),
    ];
    const read = async (id: string) => (await call('GET', `/bookings/${id}`)).data;
    const note = async (id: string) =>
      holdNote(await read(id), clock.now(), allTexts.office.en.bookings.hold);
    expect(await note(first)).toMatch(/^On hold until/);
    expect(await note(beyond)).toBe('No car reserved');
    clock.set('2026-07-01T09:10:00Z');
    expect(await note(beyond)).toBe('No car reserved');
    const today = async (at: string) => {
      clock.set(at);
      const { data } = await call('GET', '/dashboard/agenda?date=2026-07-03');
      const events: { id: string; holds: boolean }[] = data.events;
      return Object.fromEntries(events.map(({ id, holds }) => [id, holds]));
    };
    await db
      .update(bookings)
      .set({ pickupAt: '2026-07-03 10:00:00', dropoffAt: '2026-07-06 10:00:00' });
    expect(await today('2026-07-01T10:00:00Z')).toEqual({
      [first]: true,
      [beyond]: false,
      [lucky]: false,
    });

    const days = { pickupTime: '2026-07-04T10:00', dropoffTime: '2026-07-05T10:00' };
    const own = await call('POST', '/bookings', { ...STAFF_RENTAL, ...days, carId: full?.id });
    expect(own.status).toBe(201);
    const confirm = (id: string, allowOverbooking = false) =>
      call('PUT', `/bookings/${id}/status`, { status: 'confirmed', allowOverbooking });
    expect(await confirm(beyond)).toMatchObject({
      status: 409,
      data: { clashes: [{ reference: own.data.bookingReference }] },
    });
    expect((await read(beyond)).status).toBe('pending');
    expect(await confirm(lucky)).toMatchObject({ status: 200, data: { holdUntil: null } });
    expect(await confirm(beyond, true)).toMatchObject({ status: 200, data: { holdUntil: null } });
  });

  test('does not count confirmed requests and expired holds', async () => {
    const cars = await fleetOf(5);
    const call = await staff();
    const first = idOf(await other({ carId: cars[0]?.id }));
    await other({ carId: cars[1]?.id });
    expect(await holding()).toBe(1);
    await call('PUT', `/bookings/${first}/status`, { status: 'confirmed' });
    await other({ carId: cars[2]?.id });
    expect(await holding()).toBe(2);
    clock.set(A_DAY_LATER);
    expect(await holding()).toBe(1);
    await other({ carId: cars[3]?.id });
    expect(await holding()).toBe(2);
  });

  test('is the percentage of the settings, without hidden cars', async () => {
    const call = await staff();
    const cars = await fleetOf(4);
    await aCar(db, { totalUnits: 50, active: false });
    const { data } = await call('GET', '/settings');
    const save = (holdPercent: unknown) =>
      call('PUT', '/settings', { ...data, rental: { ...data.rental, holdPercent }, version: 0 });
    for (const wrong of [-1, 101, 12.5]) expect((await save(wrong)).status).toBe(400);
    expect((await save(26)).status).toBe(200);
    for (const { id } of cars.slice(0, 3)) await other({ carId: id });
    expect(await holding()).toBe(2);
    await db.delete(bookings);
    await db.update(settings).set({ value: { rental: { holdPercent: 0 } } });
    expect((await other({ carId: cars[0]?.id })).status).toBe(201);
    expect(await holding()).toBe(0);
  });

  test('a request that holds no unit counts for the limit of its phone number', async () => {
    await db.insert(settings).values({ value: { rental: { holdPercent: 0 } } });
    const cars = await fleetOf(4);
    const responses = [];
    for (const { id } of cars) responses.push(await ask({ ...RENTAL, carId: id }));
    expect(statuses(responses)).toEqual([201, 201, 201, 409]);
    clock.set(A_DAY_LATER);
    expect((await ask({ ...RENTAL, carId: cars[0]?.id })).status).toBe(201);
  });
});

describe("places and times in a visitor's request", () => {
  const LATER = 'Saat 00:00 ile 23:30 arasında, yarım saatlik aralıklarla seçilebilir';
  const PLACE = 'Listedeki yerlerden birini seçiniz';
  const faults = ({ details }: { details: { field: string; message: string }[] }) =>
    Object.fromEntries(details.map(({ field, message }) => [field, message]));

  test("of a rental must be in the settings or be the car's own place", async () => {
    const [car, plain] = [await aCar(db, { pickupLocation: 'Kaş Limanı' }), await aCar(db)];
    await db.insert(settings).values({ value: { rental: { places: ['Demre'] } } });
    const places = { pickupLocation: ' Kaş  Limanı', dropoffLocation: 'Demre' };
    expect((await ask({ ...RENTAL, ...places, carId: car.id })).status).toBe(201);
    const response = await ask({ ...RENTAL, ...places, carId: plain.id });
    expect([response.status, faults(response)]).toEqual([400, { pickupLocation: PLACE }]);
    const between = { dropoffLocation: 'Ankara', pickupTime: '10:15', returnTime: '09:59' };
    expect(faults(await ask({ ...RENTAL, ...between, carId: car.id }))).toEqual({
      pickupLocation: PLACE,
      dropoffLocation: PLACE,
      pickupTime: LATER,
      returnTime: LATER,
    });
  });

  test('of a transfer must have a time of the list, while its places are free text', async () => {
    const response = await ask({ ...TRANSFER, time: '10:10', pickupLocation: 'Kapımın önü' });
    expect([response.status, faults(response)]).toEqual([400, { time: LATER }]);
    expect((await ask({ ...TRANSFER, pickupLocation: 'Kapımın önü' })).status).toBe(201);
  });
});

test('stored names contain no control or direction characters', async () => {
  await ask({
    ...TRANSFER,
    name: 'Ay\u202Eşe\u0007\u200B Yıl\u2066maz',
    message: 'Bir\r\n\u202Eiki\u0000',
  });
  const call = await staff();
  const car = await aCar(db);
  const { data } = await call('POST', '/bookings', {
    ...STAFF_RENTAL,
    carId: car.id,
    drivers: [{ name: 'Ay\u202Eşe', surname: 'Yıl\nmaz\uFEFF', phoneNumber: '0532 111 22 33' }],
    pickupLocation: 'La\u200Fra',
    specialRequests: 'Bir\n\u200Eiki',
  });
  expect(data).toMatchObject({
    drivers: [{ name: 'Ayşe', surname: 'Yıl maz' }],
    pickupLocation: 'Lara',
    specialRequests: 'Bir\niki',
  });
  const [requested] = await db.select().from(bookings).orderBy(bookings.totalCents);
  expect(requested).toMatchObject({
    drivers: [{ name: 'Ayşe', surname: 'Yılmaz' }],
    transferData: { notes: 'Bir\niki' },
  });
});
