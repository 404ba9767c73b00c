import { createHash, randomUUID } from 'node:crypto';
import { getByRole } from '@testing-library/dom';
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { defaultSettings } from '#app/base/settings/settings.schema.ts';
import {
  auditLog,
  bookings,
  handovers,
  settings as settingsTable,
  vehicles,
} from '#app/db/schema.server.ts';
import { localPath } from '#app/lib/words/site-language.rules.ts';
import { SITE_LANGUAGES } from '#app/lib/words/texts.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { aBooking, aCar } from '#tests/support/factories.ts';
import { textOf } from '#tests/support/parsed-page.ts';

import { signIn } from '#tests/support/sign-in.ts';
import { testSite } from '#tests/support/site.ts';

const lines: string[] = [];
const log = pino({}, { write: (line: string) => void lines.push(line) });
const { app, db, clock, open } = await testSite({ log });

beforeEach(() => {
  clock.set('2026-07-01T09:00:00Z');
  lines.length = 0;
});

const pathOf = ({ tripToken }: { tripToken: string }) => `/yolculuk/${tripToken}`;
const stepOf = (page: HTMLElement) =>
  [...page.querySelectorAll<HTMLElement>('[aria-current="step"]')].map(textOf);

describe('the page of a booking', () => {
  test.each([
    ['pending', 'Talep'],
    ['confirmed', 'Onaylandı'],
    ['active', 'Teslim edildi'],
    ['completed', 'İade edildi'],
  ])('shows the step of the status %s: %s', async (status, step) => {
    const booking = await aBooking(db, { status });
    const { status: answer, page } = await open(pathOf(booking));
    expect(answer).toBe(200);
    expect(stepOf(page)).toEqual([step]);
  });

  test('shows that the booking was cancelled', async () => {
    const { page } = await open(pathOf(await aBooking(db, { status: 'cancelled' })));
    expect(stepOf(page)).toEqual([]);
    expect(textOf(page)).toContain(allTexts.site.tr.trip.cancelled);
  });

  test('of a cancelled no-show shows the fee, and the price as the former price', async () => {
    const booking = await aBooking(db, {
      ...{ status: 'cancelled', totalCents: 7777, chargedCents: 4000 },
    });
    const { page } = await open(pathOf(booking));
    expect(textOf(page)).toContain('Ek ücretler€40.00');
    expect(textOf(page)).toContain('Toplam€40.00');
    const former = [...page.querySelectorAll('s')].map((each) => textOf(each));
    expect(former).toEqual(['€77.77']);
  });

  test.each([
    ['confirmed', true],
    ['cancelled', false],
  ])('of a %s rental offers the calendar file and what to bring: %s', async (status, offers) => {
    const none = { included: null, insurance: null, kilometres: null, age: null, fuel: null };
    const terms = { ...none, deposit: '300 €', cancellation: 'Ücretsiz' };
    const car = await aCar(db, { terms });
    await db.insert(vehicles).values({ id: `v-${status}`, carId: car.id, plate: `07 ${status}` });
    const booking = await aBooking(db, { status, carId: car.id, vehicleId: `v-${status}` });
    const { page } = await open(pathOf(booking));
    const { trip } = allTexts.site.tr;
    const shown = [trip.deposit, trip.bring, trip.calendar, trip.meeting, `07 ${status}`].map(
      (text) => textOf(page).includes(text),
    );
    expect(shown).toEqual([offers, offers, offers, offers, offers]);
    expect(textOf(page)).toContain(trip.cancellation);
  });

  test('lists what the office says that a customer brings', async () => {
    const bring = { tr: 'Ehliyet\nPasaport', en: '', de: '', ru: '' };
    const value = { ...defaultSettings, papers: { ...defaultSettings.papers, bring } };
    await db.insert(settingsTable).values({ value });
    const own = { included: null, insurance: null, kilometres: null, fuel: null };
    const age = 'Sürücüsüyle kiralanır.';
    const { id } = await aCar(db, { terms: { ...own, deposit: null, cancellation: null, age } });
    const { page } = await open(pathOf(await aBooking(db, { carId: id })));
    const section = page.querySelector('section[aria-labelledby=yaninizda]');
    const list = section?.querySelector('ul');
    expect([...(list?.children ?? [])].map(textOf)).toEqual(['Ehliyet', 'Pasaport']);
    // A condition is no thing to bring.
    expect(textOf(section?.querySelector('dl') ?? page)).toBe(`Yaş ve ehliyet${age}`);
  });

  test.each([
    ['out', 'Teslim edildi'],
    ['back', 'İade edildi'],
  ])('shows step and plate of a recorded hand-over or return (%s): %s', async (kind, step) => {
    const booking = await aBooking(db);
    await db.insert(handovers).values({
      ...{ bookingId: booking.id, kind, plate: '07 ABC 12', at: '2026-07-10 10:05:00' },
      ...{ kilometres: 45_000, fuelEighths: 6, staffName: 'Deniz' },
      signatures: { customer: null, staff: null },
    });
    const { page } = await open(pathOf(booking));
    expect(stepOf(page)).toEqual([step]);
    expect(textOf(page)).toContain('07 ABC 12');
  });

  test('shows the facts of the booking, but only the first name of the customer', async () => {
    const car = await aCar(db, { id: 'egea' });
    await db.insert(vehicles).values({ id: 'v1', carId: car.id, plate: '07 KRV 34' });
    const booking = await aBooking(db, {
      ...{ carId: car.id, vehicleId: 'v1', flightNumber: 'XQ 123', email: 'ayse@example.com' },
      hotel: 'Rixos Belek',
      ...{ specialRequests: 'Bebek arabası var', totalCents: 21_600 },
      drivers: [
        { name: 'Ayşe', surname: 'Yılmaz', phoneNumber: '+90 555 123 45 67' },
        { name: 'Mehmet', surname: 'Kaya', phoneNumber: '+90 555 765 43 21' },
      ],
    });
    await aBooking(db, { drivers: [{ name: 'Zehra', surname: 'Ak', phoneNumber: '1' }] });
    const { page } = await open(pathOf(booking));
    for (const fact of [
      booking.reference,
      'Ayşe',
      '07 KRV 34',
      'XQ 123',
      'Rixos Belek',
      '€216.00',
    ]) {
      expect(textOf(page)).toContain(fact);
    }
    // Removes the page's own URL, which is in the links to other languages.
    const html = (await app.inject(pathOf(booking))).body.replaceAll(pathOf(booking), '');
    for (const secret of [
      ...['Yılmaz', '555 123', 'ayse@example.com', 'Mehmet', 'Kaya', 'Zehra', 'Bebek'],
      ...[booking.id, booking.tripToken],
    ]) {
      expect(html).not.toContain(secret);
    }
  });

  test.each([
    ['tr', 'Ödenen€50.00', 'Teslimde ödenecek€170.00'],
    ['en', 'Paid€50.00', 'To pay at pickup€170.00'],
    ['de', 'Bezahlt€50.00', 'Bei Abholung zu zahlen€170.00'],
    ['ru', 'Оплачено€50.00', 'К оплате при получении€170.00'],
  ] as const)('shows in %s what was paid and what is due at pickup', async (language, ...lines) => {
    const booking = await aBooking(db, { totalCents: 22_000, paidCents: 5000 });
    const { page } = await open(localPath(language, pathOf(booking)));
    for (const line of lines) expect(textOf(page)).toContain(line);
  });

  test.each(SITE_LANGUAGES)(
    'is in the language of its URL, with the driver of a transfer: %s',
    async (language) => {
      const booking = await aBooking(db, {
        ...{ serviceType: 'transfer', carTitle: null, dropoffLocation: 'Belek' },
        transferData: {
          ...{ vehicleCapacity: 'capacity_1_6', passengers: 5, flightNumber: 'TK 2414' },
          ...{ driverName: 'Hasan Usta', driverPhone: '+90 532 444 55 66' },
        },
      });
      const { page } = await open(localPath(language, pathOf(booking)));
      const text = allTexts.site[language].trip;
      expect(page.getAttribute('lang')).toBe(language);
      // A parsed page has no soft hyphens.
      expect(stepOf(page)).toEqual([text.states.transfer.confirmed.replaceAll('\u00ad', '')]);
      expect(textOf(page)).toContain(text.vehicles.capacity_1_6);
      expect(textOf(page)).toContain('TK 2414');
      expect(textOf(page)).toContain(`${text.driver}Hasan Usta`);
      const call = getByRole(page, 'link', { name: '+90 532 444 55 66' });
      expect(call.getAttribute('href')).toBe('tel:+905324445566');
    },
  );

  test('shows the other direction of a two-way transfer unless it is cancelled', async () => {
    const transfer = {
      ...{ serviceType: 'transfer', carTitle: null },
      transferData: { vehicleCapacity: 'capacity_1_4', passengers: 2 },
      dropoffAt: '2026-07-20 12:00',
    };
    const [airport, belek] = ['Antalya Havalimanı (AYT)', 'Belek'];
    const back = await aBooking(db, {
      ...{ ...transfer, pickupLocation: belek, dropoffLocation: airport },
      pickupAt: '2026-07-17 18:00',
    });
    const there = await aBooking(db, {
      ...{ ...transfer, pickupLocation: airport, dropoffLocation: belek, wayBackId: back.id },
      pickupAt: '2026-07-10 09:30',
    });
    const onThere = textOf((await open(pathOf(there))).page);
    expect(onThere).toContain(`Dönüş transferi17 Temmuz 2026 18:00, ${belek} → ${airport}`);
    // Each direction has its own link, because staff can withdraw one of them.
    expect((await app.inject(pathOf(there))).body).not.toContain(back.tripToken);
    const onBack = textOf((await open(pathOf(back))).page);
    expect(onBack).toContain(`Gidiş transferi10 Temmuz 2026 09:30, ${airport} → ${belek}`);
    await db.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, back.id));
    expect(textOf((await open(pathOf(there))).page)).not.toContain('Dönüş transferi');
  });
});

describe('the URL of a trip', () => {
  const answers = async (url: string) => (await app.inject(url)).statusCode;

  test('works until 30 days after the trip, and then shows a message', async () => {
    const booking = await aBooking(db, { dropoffAt: '2026-07-13 10:00:00' });
    clock.set('2026-08-12T12:00:00Z');
    expect(await answers(pathOf(booking))).toBe(200);
    clock.set('2026-08-13T12:00:00Z');
    expect(await answers(pathOf(booking))).toBe(404);
    const { page } = await open(pathOf(booking));
    expect(textOf(page)).toContain(allTexts.site.tr.trip.ended.title);
    expect(textOf(page)).not.toContain(booking.reference);
  });

  test('is replaced by staff, and the audit log does not contain the new URL', async () => {
    const booking = await aBooking(db);
    const { headers } = await signIn(db, undefined, { role: 'staff' });
    const url = `/api/admin/bookings/${booking.id}/trip-link`;
    const answer = await app.inject({ method: 'POST', url, headers });
    expect(answer.statusCode).toBe(201);
    const { pathname } = new URL(answer.json().data.tripUrl);
    expect(await answers(pathOf(booking))).toBe(404);
    expect(await answers(pathname)).toBe(200);
    const messages = await app.inject({
      url: `/api/admin/bookings/${booking.id}/messages`,
      headers,
    });
    expect(new URL(messages.json().data.tripUrl).pathname).toBe(pathname);
    const [entry] = await db.select().from(auditLog).where(eq(auditLog.entity, 'booking'));
    // The title has no name, because the anonymisation would not find it there.
    expect(entry?.title).toMatch(/^KRV-[^ ]+$/);
    expect(entry).toMatchObject({ action: 'update', entityId: booking.id });
    expect(JSON.stringify(entry)).not.toContain(pathname.slice('/yolculuk/'.length));
  });

  test.each(['', '/x', `/${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`, '/%27%20or%201=1'])(
    'shows no booking without a token that was given to someone: /yolculuk%s',
    async (end) => {
      await aBooking(db);
      const { body, statusCode } = await app.inject(`/yolculuk${end}`);
      expect(statusCode).toBe(end ? 404 : 200);
      expect(body).not.toContain('KRV-TEST');
    },
  );

  test('cannot be derived from facts of the booking or of staff', async () => {
    const { id, reference, ...booking } = await aBooking(db);
    const { headers, token } = await signIn(db);
    const hash = createHash('sha256').update(id).digest('hex');
    const asToken = hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
    const near = booking.tripToken.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    const other = await aBooking(db, {
      dropoffAt: '2026-01-02 10:00',
      pickupAt: '2026-01-01 10:00',
    });
    const guesses = [id, reference, token, hash, asToken, near, randomUUID(), other.tripToken];
    for (const guess of guesses) {
      const answer = await app.inject({ url: `/yolculuk/${guess}`, headers });
      expect([guess, answer.statusCode]).toEqual([guess, 404]);
    }
    expect(await answers(pathOf(booking))).toBe(200);
  });

  test('is missing from the responses for bookings and from the log', async () => {
    const booking = await aBooking(db);
    const { headers } = await signIn(db);
    for (const url of ['/api/admin/bookings', `/api/admin/bookings/${booking.id}`]) {
      expect((await app.inject({ url, headers })).body).not.toContain(booking.tripToken);
    }
    lines.length = 0;
    for (const language of SITE_LANGUAGES) {
      await app.inject(localPath(language, pathOf(booking)));
      await app.inject(localPath(language, `${pathOf(booking)}.data`));
    }
    expect(lines.length).toBeGreaterThanOrEqual(SITE_LANGUAGES.length);
    expect(lines.join()).not.toContain(booking.tripToken);
    expect(lines.join()).toContain('/en/yolculuk/…');
  });

  test.each([200, 404])(
    'is neither cached nor sent as a referrer, with the status %i',
    async (status) => {
      const booking = await aBooking(db);
      if (status === 404) await db.delete(bookings).where(eq(bookings.id, booking.id));
      const answer = await app.inject(pathOf(booking));
      expect(answer.statusCode).toBe(status);
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
      expect(answer.body).toContain('noindex');
    },
  );
});
