import { describe, expect, test } from 'vitest';
import {
  completePeriod,
  EMPTY_RESERVATION,
  type ReservationForm,
  readReservation,
  validateReservation,
} from './reservation.rules.ts';

/** Noon of 1 July 2026 in Istanbul. */
const now = new Date('2026-07-01T09:00:00Z');
const complete: ReservationForm = {
  pickupLocation: 'Antalya Havalimanı (AYT)',
  dropoffLocation: 'Antalya Lara',
  pickupDate: '2026-07-10',
  pickupTime: '10:00',
  returnDate: '2026-07-13',
  returnTime: '10:00',
  cocukKoltugu: 0,
  ekSurucu: 0,
  gencSurucu: 0,
};
const offers = {
  cocukKoltugu: { dailyCents: 500, maxCount: 3 },
  ekSurucu: { dailyCents: 800, maxCount: 1 },
  gencSurucu: { dailyCents: 1500, maxCount: 1 },
};

describe('what is wrong with a request', () => {
  test('nothing, when it is complete', () => {
    expect(validateReservation(complete, now)).toEqual({});
  });

  test('everything, when it is empty', () => {
    expect(validateReservation(EMPTY_RESERVATION, now)).toEqual({
      pickupLocation: 'Pickup location is required',
      dropoffLocation: 'Drop-off location is required',
      pickupDate: 'Pickup date is required',
      pickupTime: 'Pickup time is required',
      returnDate: 'Return date is required',
      returnTime: 'Return time is required',
    });
  });

  test.each([
    ['the same moment', { returnDate: '2026-07-10' }],
    ['earlier that day', { returnDate: '2026-07-10', returnTime: '09:30' }],
    ['the day before', { returnDate: '2026-07-09' }],
  ])('return at %s @5.3', (_name, changes) => {
    expect(validateReservation({ ...complete, ...changes }, now)).toEqual({
      returnDate: 'Return date and time must be after pickup date and time',
    });
  });

  test('pickup before today, and today begins in Istanbul', () => {
    const late = new Date('2026-07-09T21:00:00Z');
    const early = new Date('2026-07-09T20:59:00Z');
    const yesterday = { ...complete, pickupDate: '2026-07-09' };
    expect(validateReservation(yesterday, early)).toEqual({});
    expect(validateReservation(yesterday, late)).toEqual({
      pickupDate: 'Alış tarihi bugünden önce olamaz!',
    });
  });
});

describe('reading a form', () => {
  const read = (fields: Record<string, string>) =>
    readReservation(new URLSearchParams(fields), offers);

  test('keeps what makes sense', () => {
    const fields = Object.entries(complete).map(([name, value]) => [name, String(value)]);
    expect(read(Object.fromEntries(fields))).toEqual(complete);
  });

  test.each([
    [{ pickupDate: '2026-02-30' }, { pickupDate: '' }],
    [{ pickupTime: '24:00' }, { pickupTime: '' }],
    [{ cocukKoltugu: '9' }, { cocukKoltugu: 3 }],
    [{ ekSurucu: '-2' }, { ekSurucu: 0 }],
    [{ gencSurucu: 'many' }, { gencSurucu: 0 }],
    [{ gencSurucu: '1.9' }, { gencSurucu: 1 }],
  ])('%j becomes %j @5.7', (fields, expected) => {
    expect(read(fields)).toEqual({ ...EMPTY_RESERVATION, ...expected });
  });

  test('cuts what no place is called', () => {
    expect(read({ pickupLocation: 'x'.repeat(5000) }).pickupLocation).toHaveLength(200);
  });
});

test('a period is complete with all of its four fields', () => {
  const { pickupDate, pickupTime, returnDate, returnTime } = complete;
  expect(completePeriod(complete)).toEqual({ pickupDate, pickupTime, returnDate, returnTime });
  expect(completePeriod({ ...complete, returnTime: '' })).toBeNull();
});
