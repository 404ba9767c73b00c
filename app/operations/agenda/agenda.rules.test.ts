import { describe, expect, test } from 'vitest';
import {
  type AgendaBooking,
  agendaOf,
  aroundNow,
  holdLeft,
  isAtHand,
  minutesBetween,
  nextTask,
  sumIn,
  turnaroundsOf,
} from './agenda.rules.ts';

const NOW = '2026-07-10T12:00';

const rental = (
  status: AgendaBooking['status'],
  pickupAt: string,
  dropoffAt: string,
  id = 'a',
): AgendaBooking => ({
  ...{ id, bookingReference: id, serviceType: 'car_rental', status, pickupAt, dropoffAt },
});
const transfer = (status: AgendaBooking['status'], pickupAt: string): AgendaBooking => ({
  ...rental(status, pickupAt, pickupAt),
  serviceType: 'transfer',
});

const TODAY = NOW.slice(0, 10);
const agenda = (bookings: AgendaBooking[], date = TODAY) => agendaOf(bookings, { now: NOW, date });
const late = (...bookings: AgendaBooking[]) =>
  agenda(bookings).late.map(({ kind, at }) => `${kind} ${at}`);
const onDay = (bookings: AgendaBooking[], date = TODAY) =>
  agenda(bookings, date).events.map(({ kind, done, late: isLate, next }) =>
    [kind, done && 'done', isLate && 'late', next].filter(Boolean).join(' '),
  );

test('a rental has a pickup and a return on their days, a transfer one event', () => {
  const bookings = [
    rental('confirmed', '2026-07-10T15:00', '2026-07-12T09:00', 'b'),
    rental('active', '2026-07-08T10:00', '2026-07-10T14:00'),
    transfer('pending', '2026-07-11T08:00'),
  ];
  expect(late(...bookings)).toEqual([]);
  expect(onDay(bookings)).toEqual(['return completed', 'pickup active']);
  expect(onDay(bookings, '2026-07-11')).toEqual(['transfer confirmed']);
  expect(onDay(bookings, '2026-07-12')).toEqual(['return']);
});

test.each([
  ['pending', 'pickup late confirmed'],
  ['confirmed', 'pickup late active'],
  ['active', 'pickup done'],
  ['completed', 'pickup done'],
] as const)('a %s rental has a pickup of this morning that is listed as: %s', (status, event) => {
  expect(onDay([rental(status, '2026-07-10T09:00', '2026-08-01T09:00')])).toEqual([event]);
});

test.each([
  ['pending', 'transfer late confirmed'],
  ['confirmed', 'transfer late completed'],
  ['completed', 'transfer done'],
] as const)('a %s transfer of this morning is listed as: %s', (status, event) => {
  expect(onDay([transfer(status, '2026-07-10T09:00')])).toEqual([event]);
});

describe('late events', () => {
  test('of earlier days are listed oldest first', () => {
    const found = late(
      transfer('confirmed', '2026-07-09T09:00'),
      rental('active', '2026-05-01T10:00', '2026-05-20T14:00', 'c'),
      rental('confirmed', '2026-07-05T10:00', '2026-07-20T14:00', 'd'),
    );
    expect(found).toEqual([
      'return 2026-05-20T14:00',
      'pickup 2026-07-05T10:00',
      'transfer 2026-07-09T09:00',
    ]);
  });

  test('do not include old pickups and returns of cars that were never handed over', () => {
    const found = late(
      rental('pending', '2026-05-01T10:00', '2026-05-20T14:00'),
      rental('confirmed', '2026-06-01T10:00', '2026-07-08T14:00', 'b'),
    );
    expect(found).toEqual([]);
  });

  test('include events up to 30 days old and no older ones', () => {
    const found = late(
      transfer('confirmed', '2026-06-10T00:00'),
      transfer('confirmed', '2026-06-09T23:59'),
    );
    expect(found).toEqual(['transfer 2026-06-10T00:00']);
  });

  test('do not include an event of the current minute', () => {
    expect(onDay([transfer('confirmed', NOW)])).toEqual(['transfer completed']);
  });
});

/** Expected events are written as 'kind id'. */
describe('events around noon', () => {
  const { events } = agenda([
    rental('confirmed', '2026-07-10T09:00', '2026-07-10T11:00', 'not-out'),
    rental('active', '2026-07-01T09:00', '2026-07-10T11:22', 'late-back'),
    rental('active', '2026-07-10T08:00', '2026-07-20T11:00', 'out'),
    rental('confirmed', NOW, '2026-07-20T11:00', 'now'),
    rental('pending', '2026-07-10T16:00', '2026-07-20T11:00', 'asked'),
  ]);
  const ids = (part: { id: string; kind: string }[]) => part.map(({ id, kind }) => `${kind} ${id}`);

  test('are grouped as late, done, passed and coming', () => {
    const parts = aroundNow(events, NOW);
    expect(ids(parts.late)).toEqual(['pickup not-out', 'return late-back']);
    expect(ids(parts.done)).toEqual(['pickup out']);
    expect(ids(parts.passed)).toEqual(['return not-out']);
    expect(ids(parts.coming)).toEqual(['pickup now', 'pickup asked']);
  });

  test.each([
    ['2026-07-10T00:00', 'not-out'],
    ['2026-07-10T09:01', 'not-out'],
    ['2026-07-10T11:01', 'late-back'],
    // A customer who is more than two hours late may not come.
    [NOW, 'late-back'],
    ['2026-07-10T13:23', 'now'],
    ['2026-07-10T14:01', 'asked'],
    ['2026-07-10T23:00', 'not-out'],
  ])('at %s have the next task of booking %s', (now, id) => {
    expect(nextTask(events, now)?.id).toBe(id);
  });

  test('have no next task once all are done', () => {
    expect(nextTask(aroundNow(events, NOW).done, NOW)).toBeNull();
  });
});

test.each([
  ['2026-07-10T11:29', false],
  ['2026-07-10T11:30', true],
  ['2026-07-10T12:00', true],
  ['2026-07-10T15:00', true],
])('an event at noon can be completed at %s: %s', (now, atHand) => {
  expect(isAtHand({ at: '2026-07-10T12:00' }, now)).toBe(atHand);
});

test('minutes are counted across midnight', () => {
  expect(minutesBetween('2026-07-10T11:22', NOW)).toBe(38);
  expect(minutesBetween('2026-07-09T23:30', '2026-07-10T00:15')).toBe(45);
});

describe('the turnaround of a car', () => {
  const event = (
    kind: 'pickup' | 'return',
    hour: string,
    {
      plate = null as string | null,
      carId = 'egea' as string | null,
      done = false,
      late = false,
    } = {},
  ) => {
    const booking = rental('confirmed', `2026-07-10T${hour}`, '2026-07-20T10:00', kind + hour);
    return { ...booking, kind, at: `2026-07-10T${hour}`, done, late, next: null, plate, carId };
  };
  const found = (...events: ReturnType<typeof event>[]) =>
    turnaroundsOf(events).map(({ back, out, minutes }) => [back.at, out.at, minutes]);
  const [TEN, NOON] = ['2026-07-10T10:00', '2026-07-10T12:00'];
  const plate = '07 ABC 123';

  test('is listed for the same plate within two hours', () => {
    expect(found(event('return', '10:00', { plate }), event('pickup', '12:00', { plate }))).toEqual(
      [[TEN, NOON, 120]],
    );
    expect(found(event('return', '09:59', { plate }), event('pickup', '12:00', { plate }))).toEqual(
      [],
    );
  });

  test('is not listed if the return is late', () => {
    const back = event('return', '10:00', { plate, late: true });
    expect(found(back, event('pickup', '12:00', { plate }))).toEqual([]);
  });

  test('is listed for the same car if one of the events has no plate', () => {
    const back = event('return', '10:00', { plate });
    expect(found(back, event('pickup', '12:00'))).toHaveLength(1);
    expect(found(back, event('pickup', '12:00', { plate: '07 XYZ 9' }))).toEqual([]);
    expect(found(back, event('pickup', '12:00', { carId: 'clio' }))).toEqual([]);
    expect(found(event('return', '10:00', { carId: null }), event('pickup', '12:00'))).toEqual([]);
  });

  test('begins at the last return before the pickup', () => {
    expect(found(event('return', '10:00'), event('pickup', '12:00', { done: true }))).toEqual([]);
    expect(found(event('pickup', '09:00'), event('return', '10:00'))).toEqual([]);
    expect(
      found(event('return', '10:00'), event('return', '11:00'), event('pickup', '12:00')),
    ).toEqual([['2026-07-10T11:00', NOON, 60]]);
  });
});

test.each([
  ['€200, teslimde alınır; dönüşte HGS düşülüp geri verilir.', '€200'],
  ['Teslimde 1.500 TL nakit ya da 300 € kart', '1.500 TL'],
  ['200 € oder mehr', '200 €'],
  ['100 EUR', '100 EUR'],
  ['EUR 200 at the pick-up', 'EUR 200'],
  ['Kaution EUR200', 'EUR200'],
  ['€ 1.200,50 vor Ort', '€ 1.200,50'],
  ['USD 250 or 200 EUR', 'USD 250'],
  ['TL 5.000 nakit', 'TL 5.000'],
  ['HTL 200 numaralı oda', null],
  ['Depozito alınmaz', null],
  ['21 yaş', null],
  [null, null],
])('the first amount in %j is %j', (text, sum) => {
  expect(sumIn(text)).toBe(sum);
});

test('the remaining share of a hold falls from one to zero', () => {
  const hold = { createdAt: '2026-07-10T00:00:00Z', holdUntil: '2026-07-11T00:00:00Z' };
  const left = (at: string) => holdLeft(hold, new Date(at));
  expect(left('2026-07-10T00:00:00Z')).toBe(1);
  expect(left('2026-07-10T18:00:00Z')).toBe(0.25);
  expect(left('2026-07-12T00:00:00Z')).toBe(0);
  // A hold that ends when it begins has nothing left.
  expect(holdLeft({ ...hold, holdUntil: hold.createdAt }, new Date(hold.createdAt))).toBe(0);
});
