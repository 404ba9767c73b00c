import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultSettings } from '#app/base/settings/settings.schema.ts';
import { freeUnits, peakUse } from '#app/domain/availability/availability.rules.ts';
import {
  BODY_TYPES,
  CAR_CATEGORIES,
  CAR_FEATURES,
  FUEL_TYPES,
  TRANSMISSIONS,
  UNSPECIFIED,
} from '#app/domain/cars/car.schema.ts';
import { FILTER_BRANDS } from '#app/domain/cars/car-browse.rules.ts';
import { matchZone, zoneNameKeys } from '#app/domain/zones/zone.rules.ts';
import { addDays } from '#app/lib/dates/dates.ts';
import { SITE_LANGUAGES } from '#app/lib/words/texts.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { demoBookings } from './demo-bookings.ts';
import { demoFleet, demoSeasons, featuresOf } from './demo-fleet.ts';
import { eachTranslation } from './demo-texts.ts';
import { demoTransfers, demoZones } from './demo-transfers.ts';

/** Body types that the spec names. The fleet need not have the others. */
const NAMED_BODIES = BODY_TYPES.slice(0, 14);
const units = demoFleet.map((car) => car.units);
const anyDay = fc.integer({ min: 0, max: 1500 }).map((n) => addDays('2026-01-01', n));

describe('the demo fleet', () => {
  test('has at least 24 cars with unique names, more than five of them with several units', () => {
    const names = demoFleet.map((car) => `${car.brand} ${car.model} ${car.year}`);
    expect(new Set(names).size).toBe(demoFleet.length);
    expect(demoFleet.length).toBeGreaterThanOrEqual(24);
    expect(units.filter((count) => count > 1).length).toBeGreaterThan(5);
  });

  test('offers the young driver package exactly for cars that drivers under 25 may drive', () => {
    for (const { description, terms, withoutExtras = [], ...car } of demoFleet) {
      if (/[CD] sınıfı|sürücüsüyle/.test(description)) expect(terms?.age, car.model).toBeTruthy();
      const age = Number(/(\d+) yaş/.exec(terms?.age ?? '')?.[1] ?? 21);
      // The package is for drivers under 25. Cars that come with a driver or need a C or D licence
      // do not offer it.
      const isForTheYoung = age < 25 && !/Sürücüsüyle|[CD] sınıfı/.test(terms?.age ?? '');
      expect(!withoutExtras.includes('gencSurucu'), car.model).toBe(isForTheYoung);
    }
  });

  test.each([
    ['Geri Görüş Kamerası', /kamera|camera|камер/i],
    ['Şerit Takip Sistemi', /şerit|lane-keeping|Spurhalte|удержание в полосе/i],
    ['Deri Koltuk', /deri koltuk|leather|Ledersitz|кожан/i],
    ['Koltuk Isıtma', /[Iı]sıtma|heated seat|heating in the seat|heizung|подогрев|обогрев/i],
    ['Sunroof', /cam tavan|glass roof|glasdach|стеклянн\S* крыш/i],
    ['Hız Sabitleyici', /hız sabitleyici|cruise control|Tempomat|круиз/i],
    ['Bluetooth', /telefon|phone|телефон/i],
    ['ISOFIX', /isofix/i],
    ['Klima', /klima|air conditioning|кондиционер/i],
  ])(
    'mentions "%s" only in descriptions of cars that have it, in every language or in none',
    (feature, word) => {
      const promising = demoFleet.filter((car) => {
        const { description, brand, model, year } = car;
        const name = `${brand} ${model} ${year}`;
        const others = Object.values(eachTranslation(({ cars }) => cars[name] ?? ''));
        const [first, ...rest] = [description, ...others].map((text) => word.test(text));
        expect(rest, name).toEqual(rest.map(() => first));
        return first;
      });
      expect(promising.length).toBeGreaterThan(0);
      for (const car of promising) expect(featuresOf(car), car.model).toContain(feature);
      expect(CAR_FEATURES).toEqual(expect.arrayContaining(demoFleet.flatMap(featuresOf)));
    },
  );

  test.each([
    ['category', CAR_CATEGORIES],
    ['bodyType', NAMED_BODIES],
    ['fuelType', FUEL_TYPES],
    ['transmission', TRANSMISSIONS],
    ['brand', FILTER_BRANDS],
  ] as const)('has a car for every %s', (field, values) => {
    const present = new Set(demoFleet.map((car) => car[field]));
    expect(values.filter((value) => value !== UNSPECIFIED && !present.has(value))).toEqual([]);
  });
});

test('demo seasons do not overlap and have not ended, whatever day is today', () => {
  fc.assert(
    fc.property(anyDay, (today) => {
      const seasons = demoSeasons(today);
      expect(seasons.length).toBeGreaterThanOrEqual(3);
      for (const [i, { startDate, endDate }] of seasons.entries()) {
        expect(endDate > startDate && endDate >= today).toBe(true);
        expect((seasons[i + 1]?.startDate ?? '9') > endDate).toBe(true);
      }
    }),
  );
});

describe('demo zones', () => {
  const zones = demoZones().map(({ id, zoneName, spellings = [], displayOrder, active }) => {
    return { id, zoneName, spellings, displayOrder: displayOrder ?? 0, active: active ?? true };
  });

  test('have unique names and spellings', () => {
    const keys = zones.flatMap((zone) => [...new Set(zoneNameKeys(zone))]);
    expect(keys).toEqual([...new Set(keys)]);
  });

  test.each(SITE_LANGUAGES)('match each example place of the transfer form in %s', (language) => {
    const { fares, form } = allTexts.site[language].transfers;
    const [, ofDropoff = ''] = form.dropoffHint.split(':');
    const places = [...fares.searchHint.replace(/\s*…/, '').split(','), ofDropoff];
    expect(places.length).toBeGreaterThan(3);
    expect(places.filter((place) => !matchZone(zones, place))).toEqual([]);
  });

  test.each([
    ['Cirali', 'Olympos'],
    ['Чиралы', 'Olympos'],
    ['Kasch', 'Kaş'],
    ['Antalya Altstadt', 'Kaleiçi'],
    // The city decides, because several zones have an old town.
    ['Side Old Town', 'Side'],
    ['Alanya Altstadt', 'Alanya'],
  ])('"%s" is in the zone %s', (place, zone) => {
    expect(matchZone(zones, place)?.zoneName).toBe(zone);
  });
});

describe('demo bookings', () => {
  const { places } = defaultSettings.rental;

  test('never need more units than a car has, whatever day is today', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const bookings = demoBookings(`${today}T11:30`, units, places).filter(
          (b) => b.status !== 'cancelled',
        );
        for (const [carIndex, count] of units.entries()) {
          const held = bookings
            .filter((b) => b.carIndex === carIndex)
            .map((b) => ({ from: b.pickupAt, to: b.dropoffAt }));
          const all = { from: '2000-01-01T00:00', to: '2100-01-01T00:00' };
          expect(peakUse(held, all)).toBeLessThanOrEqual(count);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('give every car rentals in the past two years', () => {
    const now = '2026-11-21T11:30';
    const over = demoBookings(now, units, places).filter(({ status }) => status === 'completed');
    const rented = new Set(over.map(({ carIndex }) => carIndex));
    expect(rented.size).toBe(units.length);
  });

  test('have pickups and returns at night, now and in the past years, but few', () => {
    const now = '2026-11-21T11:30';
    const all = demoBookings(now, units, places);
    const coming = all.filter(({ pickupAt }) => pickupAt > now);
    for (const rentals of [all, coming]) {
      for (const isAtNight of [
        rentals.filter(({ pickupAt }) => pickupAt.endsWith('T23:30')),
        rentals.filter(({ dropoffAt }) => dropoffAt.endsWith('T06:00')),
      ]) {
        expect(isAtNight.length).toBeGreaterThan(0);
        expect(isAtNight.length).toBeLessThan(rentals.length / 10);
      }
    }
  });

  test('leave different numbers of cars free on different days', () => {
    const today = '2026-11-21';
    const holding = demoBookings(`${today}T11:30`, units, places).filter(
      (b) => b.status !== 'cancelled' && b.status !== 'completed',
    );
    const freeOn = (day: string) =>
      units.filter((count, carIndex) => {
        const held = holding
          .filter((b) => b.carIndex === carIndex)
          .map((b) => ({ from: b.pickupAt, to: b.dropoffAt }));
        return freeUnits(count, held, { from: `${day}T10:00`, to: `${addDays(day, 3)}T10:00` }) > 0;
      }).length;
    const counts = [0, 7, 20, 90].map((days) => freeOn(addDays(today, days)));
    expect(new Set(counts).size).toBeGreaterThan(1);
    expect(Math.min(...counts)).toBeLessThan(units.length);
    expect(freeOn(addDays(today, 90))).toBe(units.length);
  });

  test('cover two years, and have statuses that fit the current time', () => {
    const now = '2026-11-21T11:30';
    const transfers = demoTransfers(now, 20);
    const all = [...demoBookings(now, units, places), ...transfers];
    expect(new Set(all.map((b) => b.reference)).size).toBe(all.length);
    expect(new Set(all.map((b) => b.status)).size).toBe(5);
    expect(transfers.length).toBeGreaterThan(200);
    expect(transfers.some(({ pickupAt }) => pickupAt.startsWith('2026-11-21'))).toBe(true);
    expect(new Set(transfers.map(({ vehicle }) => vehicle)).size).toBe(3);
    for (const booking of all) {
      const { status, pickupAt, dropoffAt, recordedAt } = booking;
      expect(recordedAt < now).toBe(true);
      if (status === 'completed') expect(dropoffAt <= now).toBe(true);
      if (status === 'active') expect(pickupAt <= now && now < dropoffAt).toBe(true);
      if (status === 'pending' || status === 'confirmed') expect(pickupAt > now).toBe(true);
    }
    const months = new Set(all.map(({ pickupAt }) => pickupAt.slice(0, 7)));
    expect(months.size).toBeGreaterThanOrEqual(25);
  });
});
