import { describe, expect, test } from 'vitest';
import { type AgendaBooking, agendaOf } from './agenda.rules.ts';

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

const agenda = (...bookings: AgendaBooking[]) => agendaOf(bookings, { now: NOW, days: 3 });
const brief = ({ late, days }: ReturnType<typeof agenda>) => ({
  late: late.map(({ kind, at }) => `${kind} ${at}`),
  days: days.map(({ date, events }) => [
    date,
    ...events.map(({ kind, done, late: isLate, next }) =>
      [kind, done && 'done', isLate && 'late', next].filter(Boolean).join(' '),
    ),
  ]),
});

test('a rental is a hand-over and a return, by day and hour; a transfer is one event', () => {
  const found = agenda(
    rental('confirmed', '2026-07-10T15:00', '2026-07-12T09:00', 'b'),
    rental('active', '2026-07-08T10:00', '2026-07-10T14:00'),
    transfer('pending', '2026-07-11T08:00'),
  );
  expect(brief(found)).toEqual({
    late: [],
    days: [
      ['2026-07-10', 'return completed', 'pickup active'],
      ['2026-07-11', 'transfer confirmed'],
      ['2026-07-12', 'return'],
    ],
  });
});

test.each([
  ['pending', 'pickup late confirmed'],
  ['confirmed', 'pickup late active'],
  ['active', 'pickup done'],
  ['completed', 'pickup done'],
] as const)('of a %s rental that was to begin this morning: %s', (status, event) => {
  const { days } = brief(agenda(rental(status, '2026-07-10T09:00', '2026-08-01T09:00')));
  expect(days[0]).toEqual(['2026-07-10', event]);
});

test.each([
  ['pending', 'transfer late confirmed'],
  ['confirmed', 'transfer late completed'],
  ['completed', 'transfer done'],
] as const)('of a %s transfer of this morning: %s', (status, event) => {
  expect(brief(agenda(transfer(status, '2026-07-10T09:00'))).days[0]).toEqual([
    '2026-07-10',
    event,
  ]);
});

describe('what is late', () => {
  test('from earlier days comes first, the oldest on top', () => {
    const found = agenda(
      transfer('confirmed', '2026-07-09T09:00'),
      rental('active', '2026-05-01T10:00', '2026-05-20T14:00', 'c'),
      rental('confirmed', '2026-07-05T10:00', '2026-07-20T14:00', 'd'),
    );
    expect(brief(found).late).toEqual([
      'return 2026-05-20T14:00',
      'pickup 2026-07-05T10:00',
      'transfer 2026-07-09T09:00',
    ]);
  });

  test('is no hand-over of long ago, nor the return of a car that was never handed over', () => {
    const found = agenda(
      rental('pending', '2026-05-01T10:00', '2026-05-20T14:00'),
      rental('confirmed', '2026-06-01T10:00', '2026-07-08T14:00', 'b'),
    );
    expect(brief(found).late).toEqual([]);
  });

  test('is nothing whose minute has just come', () => {
    expect(brief(agenda(transfer('confirmed', NOW))).days[0]).toEqual([
      '2026-07-10',
      'transfer completed',
    ]);
  });
});
