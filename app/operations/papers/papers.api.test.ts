import { sql } from 'drizzle-orm';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { defaultSettings } from '#app/base/settings/settings.schema.ts';
import {
  charges,
  roadCharges,
  settings as settingsTable,
  vehicles,
} from '#app/db/schema.server.ts';
import { testApp } from '#tests/support/app.ts';
import { aBooking, aCar, aSeason } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';

const { app, db, clock } = await testApp();

async function staff() {
  const { headers } = await signIn(db);
  return async (path: string) => {
    const response = await app.inject({ url: `/api/admin/bookings${path}`, headers });
    return { status: response.statusCode, headers: response.headers, ...response.json() };
  };
}

/** Creates a rental of six summer days at €60 with a child seat and a vehicle. */
async function rental(overrides: Parameters<typeof aBooking>[1] = {}) {
  const car = await aCar(db, {
    title: 'Fiat Egea 2024',
    terms: {
      ...{ included: null, insurance: null, deposit: '150 €', kilometres: null },
      ...{ age: null, fuel: null, cancellation: null },
    },
  });
  await aSeason(db, { carId: car.id, translations: { de: { name: 'Sommer 2026' } } });
  const vehicle = { id: `v-${car.id}`, carId: car.id, plate: `07 ${car.id.slice(-3)}` };
  await db.insert(vehicles).values({ ...vehicle, colour: 'Beyaz' });
  return aBooking(db, {
    carId: car.id,
    vehicleId: vehicle.id,
    extras: { cocukKoltugu: 1, ekSurucu: 0, gencSurucu: 0 },
    pickupAt: '2026-07-10 10:00:00',
    dropoffAt: '2026-07-16 10:00:00',
    totalCents: 39_000,
    quotedCents: 39_000,
    ...overrides,
  });
}

describe('the data of papers', () => {
  test('contain the terms in both languages if they are translated', async () => {
    const read = await staff();
    const { id, carId } = await rental({
      language: 'de',
      pickupLocation: 'Antalya Belek Otel Teslimi',
    });
    await db.execute(
      sql`update cars set translations = '{"de": {"deposit": "150 € Kaution"}}'::jsonb where id = ${carId}`,
    );
    const { data } = await read(`/${id}/papers`);
    expect(data.terms.deposit).toBe('150 € / 150 € Kaution');
    expect(data.places.pickup).toMatch(/^Antalya .+ \/ .+/);
  });

  test('contain the booking, its vehicle, the office, the car’s terms and the price lines', async () => {
    const read = await staff();
    clock.set('2026-07-01T22:30:00Z');
    const { id } = await rental();
    const { status, headers, data } = await read(`/${id}/papers`);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(data).toMatchObject({
      booking: { id, drivers: [{ name: 'Ayşe' }] },
      vehicle: { plate: expect.stringMatching(/^07 /), colour: 'Beyaz', chassisNumber: '' },
      office: { name: 'Kervan Rent a Car & Transfer', legalNumbers: { tax: '' } },
      price: {
        lines: [
          { title: 'Kiralama / Rental, Yaz 2026', amount: 360 },
          { title: 'Çocuk koltuğu / Child seat', amount: 30 },
        ],
        total: 390,
        days: 6,
      },
      // No exchange rates were ever loaded.
      lira: null,
      terms: { deposit: '150 €', kilometres: null },
      contractTerms: {
        tr: defaultSettings.papers.contractTerms.tr,
        beside: { language: 'en', text: defaultSettings.papers.contractTerms.en },
      },
      printedOn: '2026-07-02',
    });
  });

  test('contain time and place of a charged toll, but not of a voided one', async () => {
    const read = await staff();
    const { id } = await rental();
    const toll = async (name: string, voided: object = {}) => {
      const day = '2026-07-12';
      const amount = { quantity: 1, eachCents: 464, cents: 464 };
      await db.insert(charges).values({
        ...{ id: name, bookingId: id, kind: 'toll', day, staffName: '' },
        ...{ ...amount, ...voided },
      });
      await db.insert(roadCharges).values({
        ...{ id: name, kind: 'toll', plate: '07 A 1', at: '2026-07-11 10:30', place: 'Serik' },
        ...{ reference: name, amountMinor: 17_400, state: 'charged', bookingId: id },
        ...{ chargeId: name, staffName: '' },
      });
    };
    await toll('toll');
    await toll('voided', { voidedAt: clock.now(), voidedBy: '', voidReason: 'x' });
    const { data } = await read(`/${id}/papers`);
    expect(data.passages).toEqual([{ chargeId: 'toll', at: '2026-07-11T10:30', place: 'Serik' }]);
  });

  test('contain one price line if prices have changed since the booking', async () => {
    const read = await staff();
    const { id } = await rental({ totalCents: 30_000, quotedCents: 33_000 });
    const { data } = await read(`/${id}/papers`);
    expect(data.price).toMatchObject({
      lines: [
        {
          title: 'Kararlaştırılan kiralama bedeli / Agreed rental price',
          detail: '6\u00a0gün / days, 1 × Çocuk koltuğu / Child seat',
          amount: 300,
        },
      ],
      total: 300,
    });
  });

  test.each(['null', '5', '{"deposit": 200}'])(
    'contain the office’s terms if the car’s are damaged in the database: %s',
    async (stored) => {
      const read = await staff();
      const { id } = await rental();
      await db.execute(sql`update cars set terms = ${stored}::jsonb`);
      const { deposit, kilometres } = defaultSettings.rental.terms;
      expect(await read(`/${id}/papers`)).toMatchObject({
        status: 200,
        data: { terms: { deposit, kilometres } },
      });
    },
  );

  test('contain the office’s terms after the car was deleted', async () => {
    const read = await staff();
    const { rental: given } = defaultSettings;
    const terms = { ...given.terms, deposit: '200 €' };
    const value = { ...defaultSettings, rental: { ...given, terms } };
    await db.insert(settingsTable).values({ value });
    const { id } = await aBooking(db, { carId: null, quotedCents: 12_000 });
    const { data } = await read(`/${id}/papers`);
    expect(data).toMatchObject({
      vehicle: null,
      price: { lines: [{ amount: 120 }], total: 120, days: null },
      terms: { deposit: '200 €' },
    });
  });
});

describe('the code of the trip page', () => {
  test('opens the page of the booking in its language', async () => {
    const read = await staff();
    const { id } = await rental({ language: 'de' });
    const { trip } = (await read(`/${id}/papers`)).data;
    const { tripUrl } = (await read(`/${id}/messages`)).data;
    expect(await decode(trip.code)).toBe(tripUrl);
    expect(trip.url).toBe(tripUrl);
  });

  test('is missing once the page has closed', async () => {
    const read = await staff();
    const { id } = await rental({
      pickupAt: '2020-07-10 10:00:00',
      dropoffAt: '2020-07-16 10:00:00',
    });
    expect((await read(`/${id}/papers`)).data.trip).toBeNull();
  });
});

/** Reads a QR code as a phone does. */
async function decode(svg: string): Promise<string | undefined> {
  const image = sharp(Buffer.from(svg), { density: 600 }).ensureAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

describe('the list of what to bring', () => {
  const bring = { tr: 'Ehliyet', en: 'Licence', de: 'Führerschein', ru: '' };
  const withBring = async () => {
    const value = { ...defaultSettings, papers: { ...defaultSettings.papers, bring } };
    await db.insert(settingsTable).values({ value });
  };

  test("is that of the settings, and the car's term about the age stands apart", async () => {
    const read = await staff();
    await withBring();
    const { id, carId } = await rental({ language: 'de' });
    await db.execute(sql`update cars set translations = '{"de": {"age": "Ab 25"}}'::jsonb,
      terms = terms || '{"age": "En az 25 yaş"}'::jsonb where id = ${carId}`);
    const { bring, age } = (await read(`/${id}/papers`)).data;
    expect(bring).toEqual({ tr: 'Ehliyet', beside: { language: 'de', text: 'Führerschein' } });
    expect(age).toBe('En az 25 yaş / Ab 25');
  });

  test('does not exist for a transfer', async () => {
    const read = await staff();
    const { id } = await aBooking(db, {
      ...{ serviceType: 'transfer', carId: null, carTitle: null },
      transferData: { vehicleCapacity: 'capacity_1_4', passengers: 2 },
    });
    expect((await read(`/${id}/papers`)).data.bring).toBeNull();
  });
});

test('papers contain the meeting point of the pickup place', async () => {
  const read = await staff();
  const meetingPoints = { 'Antalya Lara': 'Falez önünde' };
  const translations = {
    ...defaultSettings.translations,
    de: { meetingPoints: { 'Antalya Lara': 'Am Kliff' } },
  };
  const given = { ...defaultSettings.rental, meetingPoints };
  const value = { ...defaultSettings, rental: given, translations };
  await db.insert(settingsTable).values({ value });
  const { id } = await rental({ language: 'de', pickupLocation: 'Antalya Lara' });
  expect((await read(`/${id}/papers`)).data.meetingPoint).toEqual({
    tr: 'Falez önünde',
    beside: { language: 'de', text: 'Am Kliff' },
  });
});

test('papers contain the payments and deposit of the account', async () => {
  const read = await staff();
  const { headers } = await signIn(db);
  const { id } = await rental();
  const pay = (payload: object) =>
    app.inject({ method: 'POST', url: `/api/admin/bookings/${id}/payments`, headers, payload });
  const cash = { direction: 'in', method: 'cash' };
  await pay({ ...cash, purpose: 'price', amount: 90 });
  await pay({ ...cash, purpose: 'deposit', amount: 250 });
  const { data } = await read(`/${id}/papers`);
  expect(data.account).toMatchObject({ paid: 90, balance: 300, payments: [{ number: 1 }, {}] });
  expect(data.depositTaken).toEqual({ money: 250, cardHold: 0 });
});

test('messages contain the balance and deposit of the account', async () => {
  const read = await staff();
  const papers = structuredClone(defaultSettings.papers);
  papers.messages.reminder.tr = '{kalan}, {depozito}';
  await db.insert(settingsTable).values({ value: { ...defaultSettings, papers } });
  const { id } = await rental();
  const reminder = async () => (await read(`/${id}/messages`)).data.messages[1].tr;
  expect(await reminder()).toBe('€390.00, 150 €');
  const { headers } = await signIn(db);
  const post = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/admin/bookings/${id}/${path}`, headers, payload });
  await post('payments', { direction: 'in', purpose: 'price', method: 'cash', amount: 90 });
  await post('card-holds', { amount: 200, expiresOn: '2027-01-01' });
  expect(await reminder()).toBe('€300.00, €200.00');
});

test('messages have a total that contains the charges, like the balance', async () => {
  const read = await staff();
  const papers = structuredClone(defaultSettings.papers);
  papers.messages.reminder.tr = '{toplam}, {kalan}';
  await db.insert(settingsTable).values({ value: { ...defaultSettings, papers } });
  const { id } = await rental();
  const { headers } = await signIn(db);
  const url = `/api/admin/bookings/${id}/charges`;
  await app.inject({ method: 'POST', url, headers, payload: { kind: 'fuel', each: 10 } });
  expect((await read(`/${id}/messages`)).data.messages[1].tr).toBe('€400.00, €400.00');
});

describe('papers and messages in the language of the booking', () => {
  const { contractTerms: terms } = defaultSettings.papers;

  test.each(['de', 'ru'] as const)('have %s beside Turkish', async (language) => {
    const read = await staff();
    const { id } = await rental({ language });
    const { data } = await read(`/${id}/papers`);
    expect(data).toMatchObject({
      booking: { language },
      price: { total: 390 },
      contractTerms: { tr: terms.tr, beside: { language, text: terms[language] } },
    });
    expect(data.price.lines[0].title).toBe(
      { de: 'Kiralama / Miete, Yaz 2026 / Sommer 2026', ru: 'Kiralama / Аренда, Yaz 2026' }[
        language
      ],
    );
    expect((await read(`/${id}/messages`)).data).toMatchObject({ language });
  });

  test('use the default texts for languages that the settings lack', async () => {
    const read = await staff();
    const papers = structuredClone(defaultSettings.papers);
    const { tr, en } = papers.messages.reminder;
    const value = {
      ...defaultSettings,
      papers: {
        ...papers,
        contractTerms: { tr: terms.tr, en: terms.en },
        meetingPoint: { tr: 'B kapısı', en: 'Gate B' },
        messages: { ...papers.messages, reminder: { tr, en } },
      },
    };
    await db.insert(settingsTable).values({ value });
    const { id } = await rental({ language: 'de' });
    const { data } = await read(`/${id}/papers`);
    expect(data).toMatchObject({
      contractTerms: { beside: { language: 'de', text: terms.de } },
      meetingPoint: { tr: 'B kapısı', beside: { language: 'en', text: 'Gate B' } },
    });
    const hotel = await rental({ language: 'de', pickupLocation: 'Antalya Belek Otel Teslimi' });
    expect((await read(`/${hotel.id}/papers`)).data.meetingPoint.tr).toBe('');
    const { messages } = (await read(`/${id}/messages`)).data;
    expect(messages[1].de).toMatch(/^Guten Tag Ayşe Yılmaz, wir möchten/);
    expect(messages[1].de).toContain('Treffpunkt: Gate B');
  });

  test('have the office’s own terms in English until they are translated', async () => {
    const read = await staff();
    const { id } = await rental({ language: 'de' });
    const papers = structuredClone(defaultSettings.papers);
    papers.contractTerms.tr = 'Kendi maddemiz';
    papers.contractTerms.en = 'Our own clause';
    await db.insert(settingsTable).values({ value: { ...defaultSettings, papers } });
    const beside = async () => (await read(`/${id}/papers`)).data.contractTerms.beside;
    expect(await beside()).toEqual({ language: 'en', text: 'Our own clause' });
    papers.contractTerms.de = 'Unsere eigene Klausel';
    await db.update(settingsTable).set({ value: { ...defaultSettings, papers } });
    expect(await beside()).toEqual({ language: 'de', text: 'Unsere eigene Klausel' });
  });
});

describe('messages of a booking', () => {
  test('are filled in from the templates of the settings', async () => {
    const read = await staff();
    const papers = structuredClone(defaultSettings.papers);
    papers.messages.reminder = { tr: '{ad}: {arac} {plaka}, {bulusma}', en: '', de: '', ru: '' };
    papers.meetingPoint.tr = 'B kapısı';
    await db.insert(settingsTable).values({ value: { ...defaultSettings, papers } });
    const { id } = await rental();
    const { status, data } = await read(`/${id}/messages`);
    expect(status).toBe(200);
    expect(data).toMatchObject({ phone: '905550000000', language: 'tr' });
    expect(data.messages[0].tr).toContain('Toplam: €390.00');
    expect(data.messages[1]).toEqual({
      step: 'reminder',
      tr: expect.stringMatching(/^Ayşe Yılmaz: Fiat Egea 2024 07 .*, B kapısı$/),
      ...{ en: '', de: '', ru: '' },
    });
  });
});
