import { describe, expect, test } from 'vitest';
import { EMPTY_RESERVATION, type ReservationForm } from '#app/domain/requests/reservation.rules.ts';
import {
  changeReservation,
  clearNotices,
  emptyReservation,
  type ReservationState,
  startReservation,
} from './reservation-state.rules.ts';

const now = { date: '2026-07-01', time: '15:10' };
const LARA = 'Antalya Lara';
const KEMER = 'Antalya Kemer';

const start = (form: Partial<ReservationForm> = {}) =>
  startReservation({ ...EMPTY_RESERVATION, ...form }, []);
const change = (state: ReservationState, typed: Partial<ReservationForm>) =>
  changeReservation(state, { ...state.form, ...typed }, now);

test('a change of no field returns the same state', () => {
  const state = start({ pickupDate: '2026-07-10' });
  expect(change(state, { pickupDate: '2026-07-10' })).toBe(state);
});

test.each([
  ['no return place', '', LARA],
  ['the pickup place', KEMER, LARA],
  ['another place', 'Side', 'Side'],
])(
  'with %s (%j) as return place, a new pickup place sets it to %s',
  (_state, dropoffLocation, expected) => {
    const state = start({ pickupLocation: KEMER, dropoffLocation });
    expect(change(state, { pickupLocation: LARA }).form.dropoffLocation).toBe(expected);
  },
);

test('a return place that is chosen together with the pickup place stays', () => {
  const { form } = change(start(), { pickupLocation: LARA, dropoffLocation: KEMER });
  expect(form.dropoffLocation).toBe(KEMER);
});

describe('a pickup day in the past', () => {
  const state = change(start(), { pickupDate: '2026-06-30', returnDate: '2026-07-04' });

  test('becomes today', () => {
    expect(state.form.pickupDate).toBe('2026-07-01');
  });

  test('has notices for the day and for the hour, which has passed', () => {
    expect(state.notices).toEqual({ turn: 1, fields: ['pickupDate', 'pickupTime'] });
  });

  test('has no notice after the next change', () => {
    expect(change(state, { cocukKoltugu: 1 }).notices).toEqual({ turn: 2, fields: [] });
  });

  test('has no notice after the visitor closes it', () => {
    expect(clearNotices(state).notices.fields).toEqual([]);
  });
});

describe('an hour that has passed today', () => {
  const today = change(start({ pickupTime: '10:00' }), { pickupDate: '2026-07-01' });

  test('is replaced by the next hour', () => {
    expect(today.form.pickupTime).toBe('16:30');
  });

  test('is restored on a later day', () => {
    expect(change(today, { pickupDate: '2026-07-05' }).form.pickupTime).toBe('10:00');
  });

  test('is restored on a later day after a change of another field', () => {
    const later = change(change(today, { ekSurucu: 1 }), { pickupDate: '2026-07-05' });
    expect(later.form.pickupTime).toBe('10:00');
  });

  test('is not restored after another hour is chosen', () => {
    const chosen = change(today, { pickupTime: '18:00' });
    expect(change(chosen, { pickupDate: '2026-07-05' }).form.pickupTime).toBe('18:00');
  });

  test('is kept with a notice if the visitor chooses it', () => {
    const { form, notices } = change(today, { pickupTime: '00:00' });
    expect([form.pickupTime, notices.fields]).toEqual(['00:00', ['pickupTime']]);
  });
});

test('a sent form is empty and restores no hour', () => {
  const sent = emptyReservation(change(start(), { pickupDate: '2026-07-01' }));
  expect([sent.form, sent.hourBeforeCorrection]).toEqual([EMPTY_RESERVATION, null]);
});
