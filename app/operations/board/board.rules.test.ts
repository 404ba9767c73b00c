import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOLDING_STATUSES, peakUse } from '#app/domain/availability/availability.rules.ts';
import { BOOKING_STATUSES } from '#app/domain/bookings/booking.rules.ts';
import { addDays } from '#app/lib/dates/dates.ts';
import {
  type BoardFilter,
  countBookings,
  crowdedDays,
  dayOffset,
  type Lane,
  layOutBoard,
  unplatedLane,
} from './board.rules.ts';
import type { BoardBooking, BoardCar } from './board.schema.ts';

const ALL: BoardFilter = { search: '', booked: false, cancelled: false };

function car(overrides: Partial<BoardCar> = {}): BoardCar {
  return {
    id: 'egea',
    title: 'Fiat Egea',
    brand: 'Fiat',
    model: 'Egea',
    year: 2024,
    category: 'Ekonomik',
    active: true,
    total_units: 1,
    vehicles: [],
    ...overrides,
  };
}

function rental(pickup: string, dropoff: string, more: Partial<BoardBooking> = {}): BoardBooking {
  return {
    id: `${pickup}-${dropoff}`,
    bookingReference: `${pickup}-${dropoff}`,
    serviceType: 'car_rental',
    carId: 'egea',
    carTitle: 'Fiat Egea',
    vehicleId: null,
    zoneName: null,
    customer: 'Ayşe Yılmaz',
    pickupLocation: 'Antalya',
    dropoffLocation: 'Antalya',
    pickupTime: `2026-07-${pickup}`,
    dropoffTime: `2026-07-${dropoff}`,
    lateUntil: null,
    freeFrom: null,
    status: 'confirmed',
    holds: (HOLDING_STATUSES as readonly string[]).includes(more.status ?? 'confirmed'),
    phone: '+90 555 000 00 00',
    language: 'tr',
    total: 120,
    formerPrice: null,
    balance: 120,
    version: 1,
    ...more,
  };
}

const transfer = (pickup: string, dropoff: string) =>
  rental(pickup, dropoff, { serviceType: 'transfer', carId: null, carTitle: null });

function layOut(
  bookings: BoardBooking[],
  {
    cars = [car()],
    days = 10,
    filter = ALL,
  }: { cars?: BoardCar[]; days?: number; filter?: BoardFilter } = {},
) {
  return layOutBoard({ from: '2026-07-10', days, cars, bookings, lettingRules: [] }, filter);
}

/** Returns each lane as its kind and the references of its bookings. */
const shape = (lanes: Lane[] = []) =>
  lanes.map(({ kind, bars }) => [kind, ...bars.map(({ booking }) => booking.bookingReference)]);
const carLanes = (bookings: BoardBooking[], units = 1, filter = ALL) =>
  shape(layOut(bookings, { cars: [car({ total_units: units })], filter }).cars[0]?.lanes);
const onlyBar = (bookings: BoardBooking[]) => {
  const [bar] = layOut(bookings).cars.flatMap(({ lanes }) => lanes.flatMap(({ bars }) => bars));
  if (!bar) throw new Error('no bar');
  const { booking: _, ...rest } = bar;
  return rest;
};

describe('a bar', () => {
  test('of a late rental holds its unit, so that the next booking is an overbooking', () => {
    const late = rental('10T10:00', '11T10:00', {
      status: 'active',
      lateUntil: '2026-07-13T00:00',
    });
    const next = rental('12T10:00', '14T10:00');
    expect(carLanes([late, next])).toEqual([
      ['unit', '10T10:00-11T10:00'],
      ['over', '12T10:00-14T10:00'],
    ]);
  });

  test('is positioned by days and hours', () => {
    expect(dayOffset('2026-07-10', '2026-07-10T18:00')).toBe(0.75);
    expect(dayOffset('2026-07-10', '2026-07-08T12:00')).toBe(-1.5);
  });

  test.each([
    ['11T12:00', '13T18:00', { start: 1.5, end: 3.75, freeAt: 3.75, before: false, after: false }],
    ['01T10:00', '12T00:00', { start: 0, end: 2, freeAt: 2, before: true, after: false }],
    ['18T12:00', '25T10:00', { start: 8.5, end: 10, freeAt: 10, before: false, after: true }],
    // A booking that fills the board exactly does not continue outside.
    ['10T00:00', '20T00:00', { start: 0, end: 10, freeAt: 10, before: false, after: false }],
  ])('from %s to %s is cut at the edges of the board', (pickup, dropoff, bar) => {
    expect(onlyBar([rental(pickup, dropoff)])).toEqual(bar);
  });

  test.each([
    ['11T10:00', '13T12:00', '2026-07-13T18:00', { end: 3.5, freeAt: 3.75 }],
    ['11T10:00', '19T12:00', '2026-07-20T12:00', { end: 9.5, freeAt: 10 }],
    // Only the buffer of a booking that ended before the first day is on the board.
    ['08T10:00', '09T22:00', '2026-07-10T12:00', { start: 0, end: 0, freeAt: 0.5 }],
  ])('from %s to %s is free from %s', (pickup, dropoff, freeFrom, bar) => {
    expect(onlyBar([rental(pickup, dropoff, { freeFrom })])).toMatchObject(bar);
  });

  test('has no jump at the end of daylight saving time', () => {
    expect(dayOffset('2026-10-24', '2026-10-26T00:00')).toBe(2);
  });
});

describe("a car's lanes", () => {
  test('are one per unit, also without bookings', () => {
    expect(carLanes([], 3)).toEqual([['unit'], ['unit'], ['unit']]);
    // A car with many units shows the used lanes and one free lane, at least four.
    expect(carLanes([], 40)).toEqual([['unit'], ['unit'], ['unit'], ['unit']]);
  });

  test('hold two bookings if one begins when the other ends', () => {
    const bookings = [rental('12T10:00', '14T10:00'), rental('10T10:00', '12T10:00')];
    expect(carLanes(bookings)).toEqual([['unit', '10T10:00-12T10:00', '12T10:00-14T10:00']]);
  });

  test('are chosen so that no bar covers a buffer if a unit is free', () => {
    const first = rental('10T10:00', '12T10:00', { freeFrom: '2026-07-12T12:00' });
    const soon = rental('12T11:00', '14T10:00');
    expect(carLanes([first, soon], 2)).toEqual([
      ['unit', '10T10:00-12T10:00'],
      ['unit', '12T11:00-14T10:00'],
    ]);
    // A longer buffer makes no existing booking clash.
    expect(carLanes([first, soon])).toEqual([['unit', '10T10:00-12T10:00', '12T11:00-14T10:00']]);
  });

  test('are more than the units of an overbooked car', () => {
    const bookings = [rental('10T10:00', '12T10:00'), rental('12T09:59', '14T10:00')];
    expect(carLanes(bookings)).toEqual([
      ['unit', '10T10:00-12T10:00'],
      ['over', '12T09:59-14T10:00'],
    ]);
    expect(carLanes(bookings, 2)).toEqual([
      ['unit', '10T10:00-12T10:00'],
      ['unit', '12T09:59-14T10:00'],
    ]);
  });

  test('are those of its vehicles, with their blocked days', () => {
    const block = {
      id: 'b',
      firstDay: '2026-07-12',
      lastDay: '2026-07-13',
      reason: 'service',
    } as const;
    const vehicles = [
      { id: 'a', plate: '07 A 1', blocks: [] },
      { id: 'b', plate: '07 B 2', blocks: [block] },
    ];
    const rows = (...bookings: BoardBooking[]) =>
      layOut(bookings, { cars: [car({ total_units: 2, vehicles })] }).cars[0]?.lanes ?? [];
    const lanes = rows(
      rental('14T10:00', '16T10:00', { vehicleId: 'b' }),
      // A booking without a plate is in no plate's lane.
      rental('12T10:00', '15T10:00'),
      rental('10T10:00', '11T10:00', { vehicleId: 'b', status: 'completed' }),
    );
    expect(shape(lanes)).toEqual([
      ['unit'],
      ['unit', '10T10:00-11T10:00', '14T10:00-16T10:00'],
      ['unplated', '12T10:00-15T10:00'],
    ]);
    expect(lanes.map(({ vehicle }) => vehicle?.plate)).toEqual(['07 A 1', '07 B 2', undefined]);
    // The block covers the 12th and 13th as whole days.
    expect(lanes[1]?.vehicle?.blocks).toMatchObject([{ block, start: 2, end: 4, before: false }]);
    // One unit is blocked and the other is rented, so a third booking is an overbooking.
    const out = rental('11T10:00', '14T00:00', { vehicleId: 'a' });
    const overbooked = rows(out, rental('13T10:00', '14T10:00'));
    expect(shape(overbooked).at(-1)).toEqual(['over', '13T10:00-14T10:00']);
    // The third lane is the line without a plate, except if all its bookings have a plate that is
    // busy.
    expect([unplatedLane(lanes), unplatedLane(overbooked)]).toEqual([2, 2]);
    const full = rows(out, { ...out, id: 'again' });
    expect([shape(full).at(-1)?.[0], unplatedLane(full)]).toEqual(['over', -1]);
  });

  test('count overlapping blocks of a vehicle as one', () => {
    const block = { firstDay: '2026-07-12', lastDay: '2026-07-14', reason: 'repair' } as const;
    const vehicles = [
      { id: 'a', plate: '07 A 1', blocks: [] },
      {
        id: 'b',
        plate: '07 B 2',
        blocks: [
          { ...block, id: 'b1' },
          { ...block, id: 'b2' },
        ],
      },
    ];
    const last = (...bookings: BoardBooking[]) =>
      layOut(bookings, { cars: [car({ total_units: 2, vehicles })] }).cars[0]?.lanes.at(-1)?.kind;
    const open = rental('12T10:00', '13T10:00');
    expect(last(open)).toBe('unplated');
    expect(last(open, rental('12T10:00', '14T10:00', { vehicleId: 'b' }))).toBe('unplated');
    expect(last(open, rental('12T10:00', '14T10:00', { vehicleId: 'a' }))).toBe('over');
  });

  test('include separate lanes for bookings that hold no unit', () => {
    const bookings = [
      // The hold of this request has ended.
      rental('10T10:00', '12T10:00', { status: 'pending', holds: false }),
      rental('11T10:00', '14T10:00', { status: 'active' }),
      rental('15T10:00', '16T10:00', { status: 'completed' }),
      rental('11T12:00', '14T10:00', { status: 'cancelled' }),
    ];
    const lanes = [
      ['unit', '11T10:00-14T10:00', '15T10:00-16T10:00'],
      ['aside', '10T10:00-12T10:00'],
    ];
    expect(carLanes(bookings)).toEqual(lanes);
    expect(carLanes(bookings, 1, { ...ALL, cancelled: true })).toEqual([
      ...lanes,
      ['aside', '11T12:00-14T10:00'],
    ]);
  });

  test('never overlap, and exceed the units only as far as the bookings at the busiest moment do', () => {
    const booking = fc
      .record({
        start: fc.integer({ min: -10, max: 14 }),
        hours: fc.integer({ min: 0, max: 200 }),
        hour: fc.integer({ min: 0, max: 23 }),
        status: fc.constantFrom(...BOOKING_STATUSES),
      })
      .map(({ start, hours, hour, status }) => {
        const end = hour + hours;
        const at = (day: number, clock: number) =>
          `${addDays('2026-07-10', day)}T${String(clock).padStart(2, '0')}:00`;
        const pickupTime = at(start, hour);
        const dropoffTime = at(start + Math.floor(end / 24), end % 24);
        return { ...rental('10T00:00', '11T00:00', { status }), pickupTime, dropoffTime };
      })
      .filter(
        ({ pickupTime, dropoffTime }) =>
          pickupTime < '2026-07-20' &&
          (dropoffTime > '2026-07-10T00:00' || pickupTime >= '2026-07-10'),
      );
    fc.assert(
      fc.property(
        fc.array(booking, { maxLength: 20 }),
        fc.integer({ min: 1, max: 6 }),
        (given, units) => {
          const bookings = given.map((one, i) => ({
            ...one,
            id: String(i),
            bookingReference: String(i),
          }));
          const filter = { ...ALL, cancelled: true };
          const [row] = layOut(bookings, { cars: [car({ total_units: units })], filter }).cars;
          const lanes = row?.lanes ?? [];
          const shown = lanes.flatMap(({ bars }) => bars.map((bar) => bar.booking.id));
          expect(shown.toSorted()).toEqual(bookings.map(({ id }) => id).toSorted());
          for (const { bars } of lanes) {
            bars.slice(1).forEach((bar, i) => {
              expect(bar.start).toBeGreaterThanOrEqual(bars[i]?.end ?? 0);
            });
          }
          const held = bookings
            .filter(({ holds }) => holds)
            .map(({ pickupTime, dropoffTime }) => ({ from: pickupTime, to: dropoffTime }))
            .filter(({ from, to }) => from < to);
          const peak = peakUse(held, { from: '2026-07-10T00:00', to: '2026-07-20T00:00' });
          if (held.length === bookings.length) {
            expect(lanes.filter(({ kind }) => kind === 'over')).toHaveLength(
              Math.max(0, peak - units),
            );
          }
        },
      ),
    );
  });
});

describe('transfers', () => {
  const bookings = [
    transfer('11T23:10', '12T00:10'),
    transfer('11T08:00', '11T09:00'),
    transfer('12T13:00', '12T14:00'),
    transfer('19T23:30', '20T00:30'),
  ];

  test('fill the column of their day, one below the other in the order of their times', () => {
    const { transfers } = layOut(bookings);
    expect(shape(transfers)).toEqual([
      ['aside', '11T08:00-11T09:00', '12T13:00-12T14:00', '19T23:30-20T00:30'],
      ['aside', '11T23:10-12T00:10'],
    ]);
    const spans = transfers.flatMap(({ bars }) => bars.map(({ start, end }) => [start, end]));
    expect(spans).toEqual([
      [1, 2],
      [2, 3],
      [9, 10],
      [1, 2],
    ]);
  });

  test('are several on a day that a folded row counts', () => {
    const days = crowdedDays(layOut(bookings).transfers);
    const references = [...days].map(([day, bars]) => [
      day,
      ...bars.map(({ booking }) => booking.bookingReference),
    ]);
    expect(references).toEqual([[1, '11T08:00-11T09:00', '11T23:10-12T00:10']]);
  });
});

describe('the filtered board', () => {
  const cars = [
    car(),
    car({ id: 'duster', title: 'Dacia Duster', brand: 'Dacia', model: 'Duster', category: 'SUV' }),
    car({
      id: 'isuzu',
      title: 'Isuzu D-Max',
      brand: 'Isuzu',
      model: 'D-Max',
      category: 'Üst Sınıf',
    }),
  ];
  const found = (filter: Partial<BoardFilter>, bookings: BoardBooking[] = []) =>
    layOut(bookings, { cars, filter: { ...ALL, ...filter } }).cars.map((row) => row.car.id);

  test('shows cars by title, brand, model or category', () => {
    expect(found({ search: '' })).toEqual(['egea', 'duster', 'isuzu']);
    expect(found({ search: 'suv' })).toEqual(['duster']);
    expect(found({ search: 'ÜST ısuzu' })).toEqual(['isuzu']);
    expect(found({ search: 'fiat suv' })).toEqual([]);
  });

  test('can show only cars with bookings', () => {
    const bookings = [
      rental('11T10:00', '12T10:00', { carId: 'duster' }),
      rental('11T10:00', '12T10:00', { status: 'cancelled' }),
    ];
    expect(found({ booked: true }, bookings)).toEqual(['duster']);
    expect(found({ booked: true, cancelled: true }, bookings)).toEqual(['egea', 'duster']);
  });

  test('counts only the buffer of an earlier booking as no booking', () => {
    const before = rental('08T10:00', '09T22:00', { freeFrom: '2026-07-10T12:00' });
    const bookings = [before, rental('11T10:00', '12T10:00', { carId: 'duster' })];
    expect(found({ booked: true }, bookings)).toEqual(['duster']);
    expect(countBookings(layOut(bookings, { cars }))).toBe(1);
  });

  test('shows rentals of deleted cars in a separate row', () => {
    const bookings = [
      rental('11T10:00', '12T10:00', { carId: null }),
      rental('11T12:00', '13T10:00', { carId: 'gone', carTitle: 'Dacia Logan' }),
    ];
    const carless = (search: string) =>
      shape(layOut(bookings, { filter: { ...ALL, search } }).carless);
    expect(carless('')).toEqual([
      ['aside', '11T10:00-12T10:00'],
      ['aside', '11T12:00-13T10:00'],
    ]);
    expect(carless('logan')).toEqual([['aside', '11T12:00-13T10:00']]);
  });
});
