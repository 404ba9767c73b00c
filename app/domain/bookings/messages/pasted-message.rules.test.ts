import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { offersInCents } from '#app/base/settings/extras.rules.ts';
import { readReservation } from '#app/domain/requests/reservation.rules.ts';
import { readTransfer } from '#app/domain/requests/transfer-request.rules.ts';
import { VEHICLES } from '#app/domain/zones/zone.rules.ts';
import { encodeRequest } from '#app/lib/requests/request-code.ts';
import { SITE_LANGUAGES, type SiteLanguage } from '#app/lib/words/texts.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { car, options as formOptions } from '#tests/support/booking-form.ts';
import { sentRental, sentTransfer } from '#tests/support/sent-messages.ts';
import { bookingInputSchema } from '../booking.schema.ts';
import { type BookingOptions, pricedZone } from '../booking-options.schema.ts';
import { readPastedMessage } from './pasted-message.rules.ts';

const { checks: text } = allTexts.office.en.bookings.paste;
const options: BookingOptions = {
  ...formOptions,
  places: ['Antalya Havalimanı (AYT)', 'Antalya Lara'],
};
const read = (message: string, changed: Partial<BookingOptions> = {}) =>
  readPastedMessage(
    message,
    { ...options, ...changed },
    allTexts.office.en.bookings.paste,
    allTexts.office.en.bookings.extras,
  );

/**
 * Code of a message from before the fees of delivery and of the night: eight days at €40 from the
 * airport at 23:30 to Lara at 22:00, with the shown total of €320.
 */
const OLD_CODE =
  'KRV1-WyJyZW50YWwiLCJlZ2VhIiwiQW50YWx5YSBIYXZhbGltYW7EsSAoQVlUKSIsIkFudGFseWEgTGFyYSIsIjIwMjYtMDctMTAi' +
  'LCIyMzozMCIsIjIwMjYtMDctMTgiLCIyMjowMCIsMCwwLDAsIlRSWSIsMzIwMDBd-mkwl';

const RENTAL_FIELDS = [
  ...['egea', 'Antalya Lara', '', '2026-07-10', '10:00', '2026-07-18', '09:30'],
  ...[0, 0, 0, 'EUR'],
];

function filled(message: string, changed: Partial<BookingOptions> = {}) {
  const result = read(message, changed);
  if (!result.ok) throw new Error(`not read: ${result.reason}`);
  return result;
}

test('fills in hotel and flight number of a rental', () => {
  const asked = { hotel: 'Rixos Belek', flightNumber: 'XQ 123' };
  expect(filled(sentRental(asked)).form).toMatchObject(asked);
  expect(filled(sentRental()).form).toMatchObject({ hotel: '', flightNumber: '' });
});

test('fills in child seats and suitcases of a transfer', () => {
  const loaded = { childSeats: 2, suitcases: 5 };
  expect(filled(sentTransfer(loaded)).form.transferData).toMatchObject(loaded);
  expect(filled(sentTransfer()).form.transferData).not.toHaveProperty('childSeats');
});

test('fills in the time of a return transfer', () => {
  const both = { returnDate: '2026-07-21', returnTime: '18:00' };
  expect(filled(sentTransfer(both)).form.wayBackTime).toBe('2026-07-21T18:00');
  expect(filled(sentTransfer()).form.wayBackTime).toBeNull();
});

test.each([
  ['without return transfer', 1, {}],
  ['with return transfer', 2, { returnDate: '2026-07-21', returnTime: '18:00' }],
])('fills in the price that the visitor was shown for a transfer %s', (_name, ways, back) => {
  const [kemer] = options.zones;
  if (!kemer) throw new Error('There is no zone');
  const fares = { ...pricedZone(kemer).fares, capacity_1_6: 77_00 };
  const zone = { ...kemer, fares, active: true, updatedAt: '2026-07-01T09:00:00.000Z' };
  const sent = sentTransfer({ ...back, bothWays: ways === 2 }, 'tr', { zone, toAirport: false });
  const { form, shownCents, checks } = filled(sent);
  expect([form.pricing, shownCents]).toEqual([{ total: 77 * ways }, 77_00 * ways]);
  expect(checks).toContain(text.shownPrice(77_00 * ways, 60_00 * ways));
});

describe('a text', () => {
  test('that is longer than 65,536 characters is refused', () => {
    const long = `${'a'.repeat(65_536)}\n${sentRental()}`;
    expect(read(long)).toEqual({ ok: false, reason: 'tooLong' });
    expect(read('KRV1-'.repeat(2_000_000))).toEqual({ ok: false, reason: 'tooLong' });
  });

  test.each(['KRV1-', 'KRV1-a-', 'KRV1-a b ', 'KRV1-aaaaaaaaaaaaaaaaa-', 'a-', '> ', '+', '1 '])(
    'of repeated %j is refused',
    (part) => {
      expect(read(part.repeat(65_536 / part.length)).ok).toBe(false);
    },
  );

  test('of 65,536 characters is read', () => {
    const message = sentRental();
    const padded = `${'a'.repeat(65_535 - message.length)}\n${message}`;
    expect(read(padded)).toMatchObject({ ok: true, from: 'rental' });
  });
});

describe('a rental', () => {
  test('is filled in from its code, without people', () => {
    const { from, form, checks } = filled(sentRental());
    expect(from).toBe('rental');
    expect(form).toMatchObject({
      serviceType: 'car_rental',
      carId: 'egea',
      pickupLocation: 'Antalya Havalimanı (AYT)',
      dropoffLocation: 'Antalya Lara',
      pickupTime: '2026-07-10T10:00',
      dropoffTime: '2026-07-18T09:30',
      extras: { cocukKoltugu: 2, ekSurucu: 0, gencSurucu: 0 },
    });
    expect(form).not.toHaveProperty('drivers');
    expect(checks).toEqual([text.shownPrice(400_00, 350_00), text.customer]);
  });

  test("gets the price that the visitor was shown, with a note of today's price", () => {
    const { form, shownCents, checks } = filled(sentRental());
    expect([form.pricing, shownCents]).toEqual([{ total: 400 }, 400_00]);
    expect(checks[0]).toMatch('The visitor was shown €400.00; today’s price is €350.00.');
  });

  test("gets no typed total if today's price equals the price that the visitor was shown", () => {
    const cars = [{ ...car, pricing: { ...car.pricing, weekly: null } }];
    const { form, shownCents, checks } = filled(sentRental(), { cars });
    expect([form.pricing, shownCents, checks]).toEqual([{ total: null }, null, [text.customer]]);
  });

  describe('from before the fees', () => {
    const daily = [{ ...car, pricing: { daily: 40, weekly: null, monthly: null } }];
    const trip = {
      ...{ pickupLocation: 'Antalya Havalimanı (AYT)', pickupTime: '2026-07-10T23:30' },
      ...{ dropoffLocation: 'Antalya Lara', dropoffTime: '2026-07-18T22:00' },
    };

    test('is read with its price while no fee is due', () => {
      const { form, shownCents, checks } = filled(OLD_CODE, { cars: daily });
      expect(form).toMatchObject(trip);
      expect(form.pricing).toEqual({ total: null });
      expect([shownCents, checks]).toEqual([null, [text.customer]]);
    });

    test("gets the price that the visitor was shown, with a note of today's price with fees", () => {
      const { form, shownCents, checks } = filled(OLD_CODE, {
        cars: daily,
        deliveryFees: { 'Antalya Havalimanı (AYT)': 15 },
        outOfHours: { from: '22:00', to: '07:00', pickup: 20, return: 12.5, places: [] },
      });
      expect(form).toMatchObject({ ...trip, pricing: { total: 320 } });
      expect(shownCents).toBe(32_000);
      expect(checks[0]).toMatch('The visitor was shown €320.00; today’s price is €367.50.');
    });
  });

  test('of a deleted car gets the price that the visitor was shown', () => {
    const { form, checks } = filled(sentRental(), { cars: [] });
    expect(form.pricing).toEqual({ total: 400 });
    expect(checks[0]).toBe('The visitor was shown €400.00.');
  });

  test('of a deleted or inactive car has a note', () => {
    const deleted = filled(sentRental(), { cars: [] });
    expect(deleted.form.carId).toBeNull();
    expect(deleted.checks).toContain(text.carDeleted);
    const hidden = filled(sentRental(), { cars: [{ ...car, active: false }] });
    expect(hidden.form.carId).toBe('egea');
    expect(hidden.checks).toContain(text.carInactive('Fiat Egea'));
  });

  test('has at most the number of extras that are offered now, with notes', () => {
    const none = { daily: 8, maxCount: 0 };
    const extras = { ...options.extras, ekSurucu: none, cocukKoltugu: { daily: 5, maxCount: 2 } };
    const { form, checks } = filled(sentRental({ cocukKoltugu: 3, ekSurucu: 1 }), { extras });
    expect(form.extras).toEqual({ cocukKoltugu: 2, ekSurucu: 0, gencSurucu: 0 });
    expect(checks).toContain(text.extraTooMany('Child seat', 3, 2));
    expect(checks).toContain(text.extraTooMany('Additional driver', 1, 0));
  });

  test('at an unknown place has a note, and nonsense values become empty or allowed', () => {
    const place = filled(sentRental({ dropoffLocation: 'Antalya Kemer' }));
    expect(place.checks).toContain(text.placeUnknown('Antalya Kemer'));
    const fields = ['x', 'a', '', 'never', '99:99', '', '', -4, 'two', 9, '?'];
    const nonsense = filled(encodeRequest('rental', fields));
    expect(nonsense.form).toMatchObject({ carId: null, pickupTime: '', dropoffTime: '' });
    expect(nonsense.form.extras).toEqual({ cocukKoltugu: 0, ekSurucu: 0, gencSurucu: 1 });
  });
});

test.each(SITE_LANGUAGES)('a message in %s sets the language of the booking', (language) => {
  expect(filled(sentRental({}, language)).form.language).toBe(language);
  expect(filled(sentTransfer({}, language)).form.language).toBe(language);
});

test('a local phone number in a German message gets the German country code, a Turkish one stays', () => {
  const phone = (language: SiteLanguage) => {
    const { form } = filled(sentTransfer({ phone: '0171 1234567' }, language));
    return form.drivers?.[0]?.phoneNumber;
  };
  expect([phone('de'), phone('tr')]).toEqual(['+49 171 1234567', '0171 1234567']);
  const named = `${sentRental({}, 'de')}`.replace('\n', '\nTelefon: 0171 1234567\n');
  expect(filled(named).form.drivers?.[0]?.phoneNumber).toBe('+49 171 1234567');
});

test('a code with an unknown language sets Turkish', () => {
  const known = encodeRequest('rental', RENTAL_FIELDS);
  const { form } = filled(encodeRequest('rental', [...RENTAL_FIELDS, 'xx']));
  expect(form).toEqual({ ...filled(known).form, language: 'tr' });
});

describe('a transfer', () => {
  test('is filled in with name, zone and a drop-off an hour after the pickup @3.20', () => {
    const { form, checks } = filled(sentTransfer());
    expect(form).toMatchObject({
      serviceType: 'transfer',
      transferId: 'kemer',
      drivers: [{ name: 'Ayşe Nur', surname: 'Yılmaz', phoneNumber: '+90 555 000 00 00' }],
      email: 'ayse@example.com',
      pickupTime: '2026-07-14T23:30',
      dropoffTime: '2026-07-15T00:30',
      transferData: {
        vehicleCapacity: 'capacity_1_6',
        passengers: 5,
        flightNumber: 'XQ 123',
        notes: 'İki bavul.\nBir çocuk koltuğu lütfen.',
      },
    });
    expect(checks).toEqual([text.transferEnd]);
    expect(bookingInputSchema.safeParse(form).success).toBe(true);
  });

  test('to the airport has the zone of its pickup', () => {
    const airport = 'Antalya Havalimanı';
    const back = filled(sentTransfer({ pickupLocation: 'Kemer, Otel', dropoffLocation: airport }));
    expect(back.form.transferId).toBe('kemer');
    const both = filled(sentTransfer({ pickupLocation: 'Kemer merkez' }));
    expect(both.form.transferId).toBeNull();
    expect(both.checks).toContain(text.specialPrice);
  });

  test('without an active zone has a note of the special price', () => {
    const inactive = options.zones.map((zone) => ({ ...zone, status: 'inactive' as const }));
    for (const { form, checks } of [
      filled(sentTransfer({ dropoffLocation: 'Ankara' })),
      filled(sentTransfer(), { zones: inactive }),
    ]) {
      expect(form.transferId).toBeNull();
      expect(checks).toContain(text.specialPrice);
    }
  });
});

describe('a text without a valid code', () => {
  const changed = encodeRequest('rental', ['egea', 'a', 'b']).replace('KRV1-W', 'KRV1-X');
  test.each([
    ['an empty text', ' \n', 'empty'],
    [
      'a message without a code',
      'Merhaba\nTelefon: 0555 111 22 33\nAlış: 10.07.2026 14.30',
      'none',
    ],
    ['a folded message', sentRental().slice(0, 240), 'none'],
    ['a code that was cut', sentTransfer().slice(0, -9), 'damaged'],
    ['a changed code with words after it', `${changed}\n\nTeşekkürler!`, 'damaged'],
    ['a code of another kind', encodeRequest('yacht', ['a long enough one']), 'damaged'],
  ])('fills in nothing and returns the reason: %s', (_name, message, reason) => {
    expect(read(message)).toEqual({ ok: false, reason });
  });
});

test('fills in name and phone number of a rental from lines with labels', () => {
  const { form, checks } = filled(
    `Merhaba\nAd soyad: Ayşe Nur Yılmaz\r\n  Telefon: 0555 111 22 33 \n\n${sentRental()}`,
  );
  const drivers = [{ name: 'Ayşe Nur', surname: 'Yılmaz', phoneNumber: '0555 111 22 33' }];
  expect(form).toMatchObject({ carId: 'egea', drivers });
  expect(checks).not.toContain(text.customer);
});

test('uses the last of several requests', () => {
  expect(filled(`${sentTransfer()}\n\n${sentRental()}`).from).toBe('rental');
});

/** Changes that chat apps, e-mail programs and people make to a text. */
const sentOn: Record<string, (message: string) => string> = {
  unchanged: (m) => m,
  'with CRLF': (m) => m.replaceAll('\n', '\r\n'),
  'quoted, with words around it': (m) =>
    `Bunu yazdı:\n>> ${m.replaceAll('\n', '\n>> ')}\n\nNe dersin?`,
  'exported from the chat': (m) => `\u200e[1.07.2026 10:31:07] Ayşe: \u200e${m}`,
};

describe.each(Object.entries(sentOn))('a message (%s)', (_name, sendOn) => {
  const letters = [...'aZ ıİşÇ@.+-*_~`>"|\\\n\r\t\0]•🚕👨‍👩‍👧', 'ж', '\ud800', 'KRV1-', 'Dönüş: '];
  const anyText = (maxLength: number) =>
    fc.string({ unit: fc.constantFrom(...letters), maxLength }).map((s) => `x${s}`);

  test('fills in all fields of a rental', () => {
    const typed = fc.record({
      pickupLocation: anyText(250),
      dropoffLocation: anyText(40),
      pickupDate: fc.constant('2026-07-10'),
      pickupTime: fc.constantFrom('00:00', '23:30'),
      returnDate: fc.constant('2026-08-10'),
      returnTime: fc.constant('10:30'),
      cocukKoltugu: fc.integer({ min: 0, max: 3 }),
    });
    fc.assert(
      fc.property(typed, (given) => {
        const fields = new Map<string, unknown>(Object.entries(given));
        const form = readReservation(fields, offersInCents(options.extras));
        const result = filled(sendOn(sentRental(form)));
        const { pickupLocation, dropoffLocation } = form;
        expect(result.form).toMatchObject({ carId: 'egea', pickupLocation, dropoffLocation });
        expect(result.form.pickupTime).toBe(`${form.pickupDate}T${form.pickupTime}`);
        expect(result.form.extras?.cocukKoltugu).toBe(form.cocukKoltugu);
      }),
      { numRuns: 40 },
    );
  });

  test('fills in all fields of a transfer', () => {
    const typed = fc.record({
      vehicle: fc.constantFrom(...VEHICLES),
      name: anyText(90),
      email: anyText(40),
      phone: anyText(20).map((s) => `55500000${s}`),
      passengers: fc.integer({ min: 1, max: 16 }),
      pickupLocation: anyText(40),
      dropoffLocation: anyText(40),
      date: fc.constant('2026-07-10'),
      time: fc.constant('23:30'),
      message: fc.oneof(fc.constant(''), anyText(400)),
    });
    fc.assert(
      fc.property(typed, (given) => {
        const request = readTransfer(new Map<string, unknown>(Object.entries(given)));
        const { form } = filled(sendOn(sentTransfer(request)));
        const [customer] = form.drivers ?? [];
        expect(`${customer?.name} ${customer?.surname}`.trim()).toBe(request.name);
        expect(customer?.phoneNumber).toBe(request.phone);
        const { email, pickupLocation, dropoffLocation } = request;
        expect(form).toMatchObject({ email, pickupLocation, dropoffLocation });
        expect(form.transferData?.notes ?? '').toBe(request.message);
      }),
      { numRuns: 40 },
    );
  });
});
