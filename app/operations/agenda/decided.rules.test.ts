import { describe, expect, test } from 'vitest';
import type { Agenda, AgendaEntry, AgendaRequest } from './agenda.schema.ts';
import { isOpenAgain, keyOfRow, withDecided } from './decided.rules.ts';

const TODAY = '2026-07-01';

const booking = {
  bookingReference: 'KRV-1',
  version: 1,
  serviceType: 'transfer',
  status: 'confirmed',
  pickupAt: `${TODAY}T10:00`,
  dropoffAt: `${TODAY}T11:00`,
  pickupLocation: 'Antalya',
  dropoffLocation: 'Belek',
  carTitle: null,
  holds: false,
  passengers: 2,
  total: 40,
  customer: 'Elif Koç',
  phone: '',
  language: 'tr',
  message: '',
} as const;

const aRequest = (id: string, createdAt: string): AgendaRequest => ({
  ...booking,
  ...{ id, createdAt, holdUntil: null, days: null },
});

const anEvent = (id: string, at: string, done = false): AgendaEntry => ({
  ...booking,
  ...{ id, at, done, kind: 'transfer', late: false, next: done ? null : 'completed' },
  ...{ carId: null, plate: null, outWith: null, needsPlate: false, vehicle: null },
  ...{
    flightNumber: null,
    hotel: '',
    due: 40,
    giveBack: null,
    destination: 'Antalya',
    deposit: null,
    depositHeld: null,
    cardHold: null,
  },
  ...{ driverName: '', driverPhone: '' },
});

const waiting = (bookings: AgendaRequest[], count = bookings.length) => ({
  ...{ count, bookings, lastAnswerMinutes: null },
});

const anAgenda = (given: Partial<Agenda>): Agenda => ({
  ...{
    date: TODAY,
    events: [],
    following: [],
    late: [],
    moreLate: 0,
    days: [],
    due: [],
    endingHolds: [],
  },
  ...{
    hasCars: true,
    unfiled: { kabis: 0, uetds: 0 },
    requests: { count: 0, bookings: [], lastAnswerMinutes: null },
  },
  ...given,
});

describe('an agenda with decided rows', () => {
  const [first, second, third] = ['1', '2', '3'].map((n) => aRequest(n, `2026-07-01T0${n}:00Z`));
  if (!first || !second || !third) throw new Error('There are three requests.');

  test('shows a decided request at its former place in the list', () => {
    const agenda = anAgenda({ requests: waiting([first, third], 2) });
    const shown = withDecided(agenda, [{ list: 'requests', entry: second }]);
    expect(shown.requests).toEqual(waiting([first, second, third], 2));
  });

  test('shows a restored request only once', () => {
    const agenda = anAgenda({ requests: waiting([first, second], 2) });
    const shown = withDecided(agenda, [{ list: 'requests', entry: second }]);
    expect(shown.requests.bookings).toEqual([first, second]);
  });

  test('keeps an event of the day as it was before it was completed', () => {
    const before = anEvent('a', `${TODAY}T10:00`);
    const agenda = anAgenda({ events: [anEvent('a', `${TODAY}T10:00`, true)] });
    const shown = withDecided(agenda, [{ list: 'events', entry: before }]);
    expect(shown.events).toEqual([before]);
    expect(shown.late).toEqual([]);
  });

  test('shows a late event of an earlier day at its former place among the late events', () => {
    const [old, older] = [anEvent('b', '2026-06-30T10:00'), anEvent('a', '2026-06-29T10:00')];
    const shown = withDecided(anAgenda({ late: [old] }), [{ list: 'events', entry: older }]);
    expect(shown.late).toEqual([older, old]);
  });

  test('keeps the row of a declined request on its day', () => {
    const [before, other] = [anEvent('2', `${TODAY}T10:00`), anEvent('b', `${TODAY}T11:00`)];
    const row = { list: 'requests', entry: second, cancelled: [before] } as const;
    const shown = withDecided(anAgenda({ events: [other] }), [row]);
    expect(shown.events).toEqual([{ ...before, status: 'cancelled', next: null }, other]);
  });

  test('keeps the late row of a declined request', () => {
    const before = anEvent('2', '2026-06-30T10:00');
    const row = { list: 'requests', entry: second, cancelled: [before] } as const;
    const shown = withDecided(anAgenda({}), [row]);
    expect(shown.late).toEqual([{ ...before, status: 'cancelled', next: null }]);
    expect(shown.events).toEqual([]);
  });

  test('shows a restored request as it was read before', () => {
    const before = anEvent('2', `${TODAY}T10:00`);
    const row = { list: 'requests', entry: second, cancelled: [before] } as const;
    expect(withDecided(anAgenda({ events: [before] }), [row]).events).toEqual([before]);
  });

  test('leaves out the row of a declined request on another day', () => {
    const before = anEvent('2', '2026-07-02T10:00');
    const row = { list: 'requests', entry: second, cancelled: [before] } as const;
    expect(withDecided(anAgenda({}), [row]).events).toEqual([]);
  });

  test('is unchanged if no row was decided', () => {
    const agenda = anAgenda({});
    expect(withDecided(agenda, [])).toBe(agenda);
  });
});

describe('a decided row is open again', () => {
  const event = anEvent('a', `${TODAY}T10:00`);
  const done = { ...anEvent('a', `${TODAY}T10:00`, true), status: 'completed' } as const;

  test('if its request is listed', () => {
    const entry = aRequest('a', '');
    const row = { list: 'requests', entry } as const;
    expect(isOpenAgain(anAgenda({}), row)).toBe(false);
    expect(isOpenAgain(anAgenda({ requests: waiting([entry], 1) }), row)).toBe(true);
  });

  test('if its event has the former status', () => {
    const row = { list: 'events', entry: event } as const;
    expect(isOpenAgain(anAgenda({ events: [done] }), row)).toBe(false);
    expect(isOpenAgain(anAgenda({ events: [event] }), row)).toBe(true);
    expect(isOpenAgain(anAgenda({ late: [event] }), row)).toBe(true);
  });
});

test('a request and the pickup of the same booking have different keys', () => {
  const keys = [
    keyOfRow({ list: 'requests', entry: aRequest('a', '') }),
    keyOfRow({ list: 'events', entry: anEvent('a', '') }),
  ];
  expect(new Set(keys).size).toBe(2);
});
