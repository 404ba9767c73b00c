import { desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditLog, bookings, settings, zones } from '#app/db/schema.server.ts';
import { bookingSchema } from '#app/domain/bookings/booking.schema.ts';
import { typedReceipt } from '#app/domain/bookings/booking-price.rules.ts';
import { isUnpriced } from '#app/domain/bookings/recorded-booking.rules.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { buildTestApp } from '#tests/support/app.ts';
import {
  RENTAL as REQUEST,
  TRANSFER as REQUESTED_TRANSFER,
} from '#tests/support/booking-requests.ts';
import { aBooking, aCar, aSeason, aZone } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';

const { app, db, clock } = await buildTestApp({ bookingsPerHour: 10 });

/** Rental of eight days, which cost a week and a day. */
const RENTAL = { ...REQUEST, returnDate: '2026-07-18' };
const TRANSFER = { ...REQUESTED_TRANSFER, dropoffLocation: 'Belek’teki otelimiz', time: '23:30' };

const GERMAN = { ...TRANSFER, phone: '0171 1234567', language: 'de' };

let visitors = 0;
/** Sends a request from a new IP address, unless `from` is given. */
async function ask(
  body: object,
  {
    key,
    from,
    lang,
    accepts,
  }: { key?: string; from?: string; lang?: string; accepts?: string } = {},
) {
  visitors += 1;
  const response = await app.inject({
    method: 'POST',
    url: lang === undefined ? '/api/bookings' : `/api/bookings?lang=${lang}`,
    headers: {
      ...(key && { 'idempotency-key': key }),
      ...(accepts && { 'accept-language': accepts }),
    },
    remoteAddress: from ?? `198.51.100.${visitors % 250}`,
    body,
  });
  return { status: response.statusCode, text: response.body, ...response.json() };
}
const faults = ({ details }: { details: { field: string; message: string }[] }) =>
  Object.fromEntries(details.map(({ field, message }) => [field, message]));

describe('POST /api/bookings @7.45', () => {
  test("returns the seasons of the receipt in the visitor's language", async () => {
    const { id: carId } = await aCar(db, { totalUnits: 2 });
    const name = { startDate: '2026-07-01', translations: { de: { name: 'Sommer 2026' } } };
    await aSeason(db, { carId, ...name });
    const seasonIn = async (language: string) =>
      (await ask({ ...RENTAL, carId, language, phone: `0532 111 00 0${visitors}` })).data.lines[0]
        .season;
    expect(await seasonIn('de')).toBe('Sommer 2026');
    expect(await seasonIn('en')).toBe('Yaz 2026');
  });

  test("returns the site's receipt for a rental and ignores a sent total", async () => {
    const car = await aCar(db, { title: 'Fiat Egea' });
    await aSeason(db, { carId: car.id, startDate: '2026-07-17' });
    const body = { ...RENTAL, carId: car.id, cocukKoltugu: 1, message: ' Kapıda  ', total: 1 };
    const { status, data } = await ask({ ...body, pricing: { total: 1 }, status: 'confirmed' });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      bookingReference: expect.stringMatching(/^KRV-/),
      status: 'pending',
      currency: 'EUR',
      lines: [
        { kind: 'rental', season: null, days: 7, weeks: 1, weekly: 240, amount: 240 },
        { kind: 'rental', season: 'Yaz 2026', remainingDays: 1, daily: 60, amount: 60 },
        { kind: 'extra', extra: 'cocukKoltugu', count: 1, days: 8, daily: 5, amount: 40 },
      ],
      total: 340,
    });
    expect(await db.select().from(bookings)).toMatchObject([
      {
        reference: data.bookingReference,
        carTitle: 'Fiat Egea',
        drivers: [{ name: 'Ayşe Nur', surname: 'Yılmaz', phoneNumber: RENTAL.phone }],
        specialRequests: 'Kapıda',
        totalCents: 34_000,
        quotedCents: 34_000,
        status: 'pending',
      },
    ]);
    expect(await db.select().from(auditLog)).toMatchObject([
      { action: 'create', entity: 'booking', adminId: null },
    ]);
  });

  test('charges the fee of another return place, to the cent in response, booking, paper and form', async () => {
    const car = await aCar(db, { title: 'Fiat Egea', totalUnits: 2 });
    const dropoffLocation = 'Antalya Alanya';
    const returnFees = { [dropoffLocation]: 19.99, [RENTAL.pickupLocation]: 7 };
    await db.insert(settings).values({ value: { rental: { returnFees } } });
    const asked = { hotel: ' Rixos  Belek ', flightNumber: 'XQ 123' };
    const body = { ...RENTAL, ...asked, dropoffLocation, carId: car.id };
    const { data } = await ask(body);
    const back = { kind: 'return', place: dropoffLocation, amount: 19.99 };
    expect(data.lines.at(-1)).toEqual(back);
    expect(data.total).toBe(299.99);
    const [row] = await db.select().from(bookings);
    expect(row).toMatchObject({
      ...{ hotel: 'Rixos Belek', flightNumber: 'XQ 123' },
      ...{ totalCents: 29_999, quotedCents: 29_999 },
    });
    const same = await ask({
      ...body,
      dropoffLocation: RENTAL.pickupLocation,
      phone: '+90 555 000 00 01',
    });
    expect(same.data).toMatchObject({ total: 280 });

    const desk = { headers: (await signIn(db)).headers };
    const read = async (path: string) =>
      (await app.inject({ ...desk, url: `/api/admin/bookings/${path}` })).json().data;
    const paper = await read(`${row?.id}/papers`);
    expect(paper.price.lines.at(-1)).toMatchObject({ amount: 19.99 });
    expect(paper.price.total).toBe(299.99);
    expect(paper.booking).toMatchObject({ hotel: 'Rixos Belek', flightNumber: 'XQ 123' });
    const booking = await read(String(row?.id));
    const receipt = typedReceipt(booking, await read('options'));
    expect(receipt?.totalCents).toBe(29_999);
  });

  test('charges delivery and the night, to the cent in response, booking, paper and form', async () => {
    const car = await aCar(db, { title: 'Fiat Egea', totalUnits: 2 });
    const outOfHours = { from: '22:00', to: '07:00', pickup: 20, return: 12.5, places: [] };
    const deliveryFees = { [RENTAL.pickupLocation]: 15 };
    await db.insert(settings).values({ value: { rental: { deliveryFees, outOfHours } } });
    const night = { pickupTime: '23:30', returnTime: '06:00' };
    const { data } = await ask({ ...RENTAL, ...night, carId: car.id });
    const fees = [
      { kind: 'delivery', place: RENTAL.pickupLocation, amount: 15 },
      { kind: 'hours', end: 'pickup', time: '23:30', amount: 20 },
      { kind: 'hours', end: 'return', time: '06:00', amount: 12.5 },
    ];
    expect(data.lines.slice(-3)).toEqual(fees);
    const [row] = await db.select().from(bookings);
    expect(row?.totalCents).toBe(Math.round(data.total * 100));

    const desk = { headers: (await signIn(db)).headers };
    const read = async (path: string) =>
      (await app.inject({ ...desk, url: `/api/admin/bookings/${path}` })).json().data;
    const paper = await read(`${row?.id}/papers`);
    expect(paper.price.lines.slice(-3)).toMatchObject(fees.map(({ amount }) => ({ amount })));
    expect(paper.price.total).toBe(data.total);
    const receipt = typedReceipt(await read(String(row?.id)), await read('options'));
    expect(receipt?.totalCents).toBe(row?.totalCents);
  });

  test('returns the fare of the zone in the drop-off of a transfer, or no fare', async () => {
    await aZone(db, { zoneName: 'Belek' });
    const { data } = await ask(TRANSFER);
    expect(data).toMatchObject({
      lines: [{ kind: 'transfer', zoneName: 'Belek', vehicle: 'capacity_1_6', amount: 40 }],
      total: 40,
    });
    const elsewhere = await ask({ ...TRANSFER, dropoffLocation: 'Kaş' });
    expect(elsewhere.data).toMatchObject({ lines: [], total: null });
    const rows = await db.select().from(bookings);
    const unpriced = rows.find(({ totalCents }) => totalCents === 0);
    expect(unpriced).toMatchObject({
      zoneId: null,
      totalCents: 0,
      quotedCents: null,
      pickupAt: '2026-07-10 23:30:00',
      dropoffAt: '2026-07-11 00:30:00',
      transferData: { vehicleCapacity: 'capacity_1_6', passengers: 5 },
    });
  });

  test('stores child seats and suitcases of a transfer, which the paper prints', async () => {
    const loaded = { childSeats: 2, suitcases: 5 };
    expect((await ask({ ...TRANSFER, ...loaded })).status).toBe(201);
    const [row] = await db.select().from(bookings);
    expect(row?.transferData).toMatchObject(loaded);
    const { headers } = await signIn(db);
    const url = `/api/admin/bookings/${row?.id}/papers`;
    const paper = (await app.inject({ url, headers })).json().data;
    expect(paper.booking.transferData).toMatchObject(loaded);
    const tooMany = await ask({ ...TRANSFER, childSeats: 5, suitcases: 21 });
    expect(tooMany.status).toBe(400);
    expect(Object.keys(faults(tooMany)).sort()).toEqual(['childSeats', 'suitcases']);
  });

  test('makes two bookings of a two-way transfer, each at the fare', async () => {
    await aZone(db, { zoneName: 'Belek' });
    const both = { ...TRANSFER, returnDate: '2026-07-17', returnTime: '18:00', flightNumber: 'A1' };
    const { status, data } = await ask(both, { key: 'k' });
    expect(status).toBe(201);
    const way = { kind: 'transfer', zoneName: 'Belek', vehicle: 'capacity_1_6', amount: 40 };
    expect(data).toMatchObject({ lines: [way, way], total: 80 });
    const rows = await db.select().from(bookings);
    const of = (reference: string) => rows.find((row) => row.reference === reference);
    const there = of(data.bookingReference);
    const back = of(data.returnReference);
    expect(rows).toHaveLength(2);
    expect(there).toMatchObject({
      ...{ wayBackId: back?.id, totalCents: 4000, quotedCents: 4000 },
      ...{ pickupAt: '2026-07-10 23:30:00', transferData: { flightNumber: 'A1' } },
    });
    expect(back).toMatchObject({
      ...{ wayBackId: null, totalCents: 4000, quotedCents: 4000, status: 'pending' },
      pickupLocation: TRANSFER.dropoffLocation,
      dropoffLocation: TRANSFER.pickupLocation,
      ...{ pickupAt: '2026-07-17 18:00:00', dropoffAt: '2026-07-17 19:00:00' },
      transferData: { vehicleCapacity: 'capacity_1_6', passengers: 5 },
    });
    expect(back?.transferData).not.toHaveProperty('flightNumber');
    expect((await ask(both, { key: 'k' })).data).toEqual(data);
    expect(await db.$count(bookings)).toBe(2);
    // A phone number may have three pending requests. A two-way transfer counts once.
    expect((await ask(both)).status).toBe(201);
    expect((await ask(both)).status).toBe(201);
    expect((await ask(both)).status).toBe(409);
    expect(await db.$count(bookings)).toBe(6);
    await db.delete(bookings).where(eq(bookings.reference, data.returnReference));
    expect((await ask(both, { key: 'k' })).data).toMatchObject({
      returnReference: null,
      total: 40,
    });
  });

  test.each([
    [{ returnDate: '2026-07-17' }, 'returnTime', 'Dönüş saati seçimi gereklidir'],
    [{ returnTime: '18:00' }, 'returnDate', 'Dönüş tarihi seçimi gereklidir'],
    [
      { returnDate: '2026-07-09', returnTime: '18:00' },
      'returnDate',
      'Dönüş, gidişten sonra olmalıdır',
    ],
    [{ returnDate: '2026-07-17', returnTime: '18:07' }, 'returnTime', expect.any(String)],
  ])('refuses a two-way transfer with %j', async (given, field, message) => {
    const { status, details } = await ask({ ...TRANSFER, ...given });
    expect([status, details]).toEqual([400, [{ field, message }]]);
    expect(await db.$count(bookings)).toBe(0);
  });

  test('returns the fare of the pickup for a transfer to the airport, and none between two zones @3.20', async () => {
    await aZone(db, { zoneName: 'Belek' });
    await aZone(db, { id: 'kemer', zoneName: 'Kemer' });
    const ends = (pickupLocation: string, dropoffLocation: string) =>
      ask({ ...TRANSFER, pickupLocation, dropoffLocation, flightNumber: ' TK  2414 ' });
    const back = await ends('Belek’teki otelimiz', 'Antalya Havalimanı');
    expect(back.data).toMatchObject({ lines: [{ zoneName: 'Belek', amount: 40 }], total: 40 });
    const between = await ends('Kemer', 'Belek');
    expect(between.data).toMatchObject({ lines: [], total: null });
    const fromBuses = await ends('Antalya Otogar', 'Belek');
    expect(fromBuses.data).toMatchObject({ lines: [], total: null });
    const transferData = { flightNumber: 'TK 2414' };
    expect(await db.select().from(bookings)).toMatchObject([
      { zoneId: expect.any(String), transferData },
      { zoneId: null, quotedCents: null, transferData },
      { zoneId: null, quotedCents: null, transferData },
    ]);
  });

  test('leaves a transfer without a fare unpriced until staff save a price, which may be 0', async () => {
    const { headers } = await signIn(db);
    const { data: requested } = await ask({ ...TRANSFER, name: 'Madonna', dropoffLocation: 'Kaş' });
    const url = `/api/admin/bookings/${requested.bookingReference.toLowerCase()}`;
    const read = async () => bookingSchema.parse((await app.inject({ url, headers })).json().data);
    const save = async (total: number) => {
      const { pricing: _, drivers, ...booking } = await read();
      const body = {
        ...booking,
        drivers: drivers.map((driver) => ({ ...driver, surname: 'Ciccone' })),
        extras: undefined,
        pricing: { total },
      };
      const response = await app.inject({ method: 'PUT', url, headers, body });
      expect(response.statusCode, response.body).toBe(200);
    };
    const unpriced = async () => isUnpriced((await read()).pricing);
    const status = { method: 'PUT', url: `${url}/status`, headers } as const;
    await app.inject({ ...status, body: { status: 'confirmed' } });
    expect(await unpriced()).toBe(true);
    await save(0);
    expect((await read()).pricing).toMatchObject({ total: 0, quoted: 0 });
    expect(await unpriced()).toBe(false);
    await save(45);
    expect((await read()).pricing).toMatchObject({ total: 45, quoted: null });
  });

  test('makes no second booking for a repeated request with the same key', async () => {
    const car = await aCar(db);
    const body = { ...RENTAL, carId: car.id };
    const responses = await Promise.all(Array.from({ length: 3 }, () => ask(body, { key: 'k' })));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(await db.$count(bookings)).toBe(1);
    const other = await ask({ ...body, phone: '0555 000 00 00' }, { key: 'k' });
    expect([other.status, other.details]).toEqual([422, []]);
    // The price has changed since. The booking keeps its total and the lines of its receipt.
    await aSeason(db, { carId: car.id });
    expect((await ask(body, { key: 'k' })).data).toMatchObject({
      ...{ lines: [{ kind: 'rental', amount: 280 }], total: 280 },
    });
    await db.delete(bookings);
    expect((await ask(body, { key: 'k' })).status).toBe(404);
  });

  test('repeats the reference for a request with the same key after its zone was deleted', async () => {
    await aZone(db, { zoneName: 'Belek' });
    const first = await ask(TRANSFER, { key: 'k' });
    await db.delete(zones);
    const again = await ask(TRANSFER, { key: 'k' });
    expect([again.status, again.data.bookingReference]).toEqual([201, first.data.bookingReference]);
  });
});

describe('a refused request', () => {
  test('for a car without a free unit reveals nothing about other bookings', async () => {
    const car = await aCar(db);
    const taken = await aBooking(db, { carId: car.id, email: 'secret@example.com' });
    const { status, text } = await ask({ ...RENTAL, carId: car.id, allowOverbooking: true });
    expect(status).toBe(409);
    expect(text).not.toMatch(new RegExp(`secret|${taken.reference}|${taken.id}|13`));
    expect((await ask({ ...RENTAL, carId: car.id, pickupDate: '2026-07-13' })).status).toBe(201);
  });

  test('for a hidden or unknown car names the field', async () => {
    const car = await aCar(db, { active: false });
    for (const carId of [car.id, 'none', '\0', '']) {
      const response = await ask({ ...RENTAL, carId });
      expect([response.status, faults(response)]).toEqual([
        400,
        { carId: 'Bu araç kiralanamıyor' },
      ]);
    }
  });

  test('for an extra that the car does not offer names the field', async () => {
    const car = await aCar(db, { withoutExtras: ['gencSurucu'] });
    const response = await ask({ ...RENTAL, carId: car.id, gencSurucu: 1, cocukKoltugu: 1 });
    expect([response.status, faults(response)]).toEqual([
      400,
      { gencSurucu: 'Bu ek hizmet bu araçla sunulmuyor' },
    ]);
    expect((await ask({ ...RENTAL, carId: car.id, cocukKoltugu: 1 })).status).toBe(201);
  });

  test.each<[string, object, object]>([
    [
      'without required fields',
      { pickupLocation: ' ', pickupDate: '', name: ' ', phone: '' },
      {
        pickupLocation: 'Pickup location is required',
        pickupDate: 'Pickup date is required',
        name: 'Ad soyad gereklidir',
        phone: 'Telefon numarası gereklidir',
      },
    ],
    [
      'with invalid values',
      { pickupDate: '2026-02-30', phone: 'yok', message: 'a'.repeat(301) },
      {
        pickupDate: 'Tarih, 2026-07-14 gibi geçerli bir gün olmalıdır',
        phone: 'Geçerli bir telefon numarası giriniz',
        message: 'en fazla 300 karakter olmalı',
      },
    ],
    [
      'with two phone numbers',
      { phone: '05321234567/05332223344' },
      { phone: 'Lütfen tek bir telefon numarası giriniz; en fazla 15 rakam olabilir' },
    ],
    [
      'from yesterday, with too many extras',
      { pickupDate: '2026-06-30', email: 'a@b', cocukKoltugu: 4, ekSurucu: 2 },
      {
        pickupDate: 'Alış tarihi bugünden önce olamaz!',
        email: 'Geçerli bir email adresi giriniz',
        cocukKoltugu: 'En fazla 3 adet seçilebilir',
        ekSurucu: 'En fazla 1 adet seçilebilir',
      },
    ],
    [
      'that began an hour ago',
      { pickupDate: '2026-07-01', pickupTime: '11:00' },
      { pickupTime: 'Alış saati şu andan önce olamaz!' },
    ],
    [
      'too far ahead',
      { pickupDate: '2028-07-01', returnDate: '2028-07-02' },
      { pickupDate: 'En fazla iki yıl sonrası için rezervasyon yapılabilir.' },
    ],
    [
      'of more than a year',
      { returnDate: '2027-07-11' },
      { returnDate: 'Tek seferde en fazla 365\u00a0gün kiralanabilir.' },
    ],
    [
      'that ends when it begins',
      { returnDate: '2026-07-10' },
      { returnDate: 'Return date and time must be after pickup date and time' },
    ],
  ])('has an error for each field of a rental %s', async (_, changes, expected) => {
    const car = await aCar(db);
    const response = await ask({ ...RENTAL, carId: car.id, ...changes });
    expect([response.status, faults(response)]).toEqual([400, expected]);
    expect(response.error).toBe('Bazı bilgiler eksik ya da hatalı');
  });

  test.each<[string, object, object]>([
    [
      'without an e-mail, in a full car, an hour ago',
      { email: '', vehicle: 'capacity_1_4', date: '2026-07-01', time: '11:00' },
      {
        email: 'Email adresi gereklidir',
        passengers: 'Bu araç en fazla 4 yolcu alır',
        time: 'Saat şu andan önce olamaz',
      },
    ],
    ['from yesterday', { date: '2026-06-30' }, { date: 'Tarih bugünden önce olamaz' }],
    [
      'with two phone numbers',
      { phone: '05321234567/05332223344' },
      { phone: 'Lütfen tek bir telefon numarası giriniz; en fazla 15 rakam olabilir' },
    ],
    [
      'too far ahead',
      { date: '2028-07-01' },
      { date: 'En fazla iki yıl sonrası için transfer istenebilir' },
    ],
    ['with a long name', { name: 'a'.repeat(81) }, { name: 'en fazla 80 karakter olmalı' }],
  ])('has an error for each field of a transfer %s', async (_, changes, expected) => {
    const response = await ask({ ...TRANSFER, ...changes });
    expect([response.status, faults(response)]).toEqual([400, expected]);
  });

  test('is the eleventh in an hour from one IP address', async () => {
    clock.set('2026-07-02T09:00:00Z');
    const from = '203.0.113.9';
    for (let n = 0; n < 10; n += 1) expect((await ask({}, { from })).status).toBe(400);
    expect((await ask(TRANSFER, { from })).status).toBe(429);
    expect((await ask(TRANSFER, { from: '203.0.113.10' })).status).toBe(201);
  });

  test('is the 31st in an hour from one IPv6 /48 network', async () => {
    for (let n = 0; n < 30; n += 1) {
      expect((await ask({}, { from: `2001:db8:5:${n}::1` })).status).toBe(400);
    }
    expect((await ask(TRANSFER, { from: '2001:db8:5:ffff::1' })).status).toBe(429);
    expect((await ask(TRANSFER, { from: '2001:db8:6::1' })).status).toBe(201);
  });
});

describe('the language of a visitor', () => {
  const language = async (body: object, lang?: string, accepts?: string) => {
    await ask(body, { lang, accepts });
    const [row] = await db.select().from(bookings).orderBy(desc(bookings.createdAt)).limit(1);
    return row?.language;
  };

  test.each([
    ['de', GERMAN, 'ru', 'en'],
    ['ru', TRANSFER, 'ru', 'en'],
    ['de', TRANSFER, 'DE', 'en'],
    ['de', TRANSFER, undefined, 'de-AT, en;q=0.5'],
    ['de', TRANSFER, 'ru&lang=en', 'de'],
    ['tr', TRANSFER, 'xx', 'de'],
    ['tr', TRANSFER, '', 'de'],
    ['tr', TRANSFER, undefined, undefined],
  ])(
    'is %s: from the body, else from the query, else from the headers, else Turkish',
    async (...given) => {
      const [expected, body, lang, accepts] = given;
      expect(await language(body, lang, accepts)).toBe(expected);
    },
  );

  test('is refused with its field if the site does not have it', async () => {
    const response = await ask({ ...TRANSFER, language: 'fr' });
    expect([response.status, faults(response)]).toEqual([
      400,
      { language: 'Dil yalnızca tr, en, de ya da ru olabilir' },
    ]);
  });

  test.each([
    ['en', 'Some details are missing or incorrect.'],
    ['de', allTexts.site.de.publicBooking.invalid],
    ['ru', allTexts.site.ru.publicBooking.invalid],
  ] as const)('is used for errors of the request: %s', async (lang, invalid) => {
    const text = allTexts.site[lang].publicBooking;
    const unread = await ask({ ...TRANSFER, date: '2026-02-30', language: lang });
    expect(unread).toMatchObject({ status: 400, error: invalid });
    expect(faults(unread)).toEqual({ date: text.date });
    const past = await ask({ ...TRANSFER, time: '10:10', email: '' }, { lang });
    expect(faults(past)).toEqual({ time: text.wrongTime, email: text.transfer.required.email });
  });

  test.each([
    [
      'en' as const,
      {
        name: 'must have at most 80 characters',
        email: 'is required',
        passengers: 'must be a whole number',
        vehicle: 'must be one of: capacity_1_4, capacity_1_6, capacity_1_16',
        phone: allTexts.site.en.publicBooking.wrongPhone,
      },
    ],
    [
      'de' as const,
      {
        name: 'Bitte höchstens 80\u00a0Zeichen angeben.',
        email: 'Diese Angabe fehlt.',
        passengers: 'Bitte eine ganze Zahl angeben.',
        vehicle: 'Bitte einen dieser Werte angeben: capacity_1_4, capacity_1_6, capacity_1_16.',
        phone: allTexts.site.de.publicBooking.wrongPhone,
      },
    ],
    [
      'ru' as const,
      {
        name: 'Укажите не больше 80\u00a0знаков',
        email: 'Заполните это поле',
        passengers: 'Укажите целое число',
        vehicle: 'Укажите одно из: capacity_1_4, capacity_1_6, capacity_1_16',
        phone: allTexts.site.ru.publicBooking.wrongPhone,
      },
    ],
  ])('is used for errors of every field: %s', async (accepts, expected) => {
    const { email: _, ...rest } = TRANSFER;
    const wrong = { name: 'a'.repeat(81), passengers: 1.5, vehicle: 'x', phone: 'x' };
    const response = await ask({ ...rest, ...wrong }, { accepts });
    expect(response.error).toBe(allTexts.site[accepts].publicBooking.invalid);
    expect(faults(response)).toEqual(expected);
  });

  test('decides the country code of a phone number, so that its spellings count as one contact', async () => {
    for (const phone of ['0171 1234567', '+49 171 1234567', '0171/1234567']) {
      expect((await ask({ ...GERMAN, phone, email: `${phone.length}@example.com` })).status).toBe(
        201,
      );
    }
    expect((await ask({ ...GERMAN, email: 'd@example.com' })).status).toBe(409);
    const rows = await db.select().from(bookings);
    expect(rows.map(({ drivers: [customer] }) => customer?.phoneNumber)).toEqual(
      Array(3).fill('+49 171 1234567'),
    );
  });
});

test("places in the visitor's language are stored in Turkish", async () => {
  const places = { pickupLocation: 'Flughafen Antalya (AYT)', dropoffLocation: 'Hotel Seestern' };
  expect(await ask({ ...GERMAN, ...places })).toMatchObject({ status: 201 });
  const { id: carId } = await aCar(db);
  const rental = { ...RENTAL, carId, language: 'en', pickupLocation: 'Antalya Airport (AYT)' };
  expect(await ask(rental)).toMatchObject({ status: 201 });
  const stored = await db.select().from(bookings);
  expect(stored.map(({ pickupLocation }) => pickupLocation)).toEqual([
    'Antalya Havalimanı (AYT)',
    'Antalya Havalimanı (AYT)',
  ]);
  expect(stored.map(({ dropoffLocation }) => dropoffLocation)).toContain('Hotel Seestern');
});

test('a request changes the available cars at once', async () => {
  const car = await aCar(db);
  const url = `/api/listings/${car.id}?pickupDate=2026-07-10&dropoffDate=2026-07-11`;
  const free = async () => (await app.inject(url)).json().data.available_units;
  expect(await free()).toBe(1);
  await ask({ ...RENTAL, carId: car.id });
  expect(await free()).toBe(0);
});

test('OpenAPI describes the body for each service @7.46', async () => {
  const { paths, components } = (await app.inject('/api/openapi.json')).json();
  const body = paths['/api/bookings'].post.requestBody.content['application/json'].schema;
  const kinds = Object.entries<string>(body.discriminator.mapping).map(([kind, ref]) => [
    kind,
    components.schemas[ref.split('/').at(-1) ?? ''].properties.serviceType.const,
  ]);
  expect(kinds).toEqual([
    ['car_rental', 'car_rental'],
    ['transfer', 'transfer'],
  ]);
  expect(body.oneOf).toHaveLength(2);
});
