import { describe, expect, test } from 'vitest';
import { allTexts } from '#app/texts/all.server.ts';
import {
  completePeriod,
  correctDates,
  correctHour,
  EMPTY_RESERVATION,
  type ReservationForm,
  readReservation,
  validateReservation,
} from './reservation.rules.ts';

const text = allTexts.site.tr.cars.form.errors;
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
  hotel: '',
  flightNumber: '',
};
const offers = {
  cocukKoltugu: { dailyCents: 500, maxCount: 3 },
  ekSurucu: { dailyCents: 800, maxCount: 1 },
  gencSurucu: { dailyCents: 1500, maxCount: 1 },
};

describe('errors of a request', () => {
  test('a complete request has no errors', () => {
    expect(validateReservation(complete, now, text)).toEqual({});
  });

  test('an empty request has an error for each field', () => {
    const empty = { ...EMPTY_RESERVATION, pickupTime: '', returnTime: '' };
    expect(validateReservation(empty, now, text)).toEqual({
      pickupLocation: 'Pickup location is required',
      dropoffLocation: 'Drop-off location is required',
      pickupDate: 'Pickup date is required',
      pickupTime: 'Pickup time is required',
      returnDate: 'Return date is required',
      returnTime: 'Return time is required',
    });
  });

  test.each([
    ['at the same time', { returnDate: '2026-07-10' }],
    ['earlier that day', { returnDate: '2026-07-10', returnTime: '09:30' }],
    ['the day before', { returnDate: '2026-07-09' }],
  ])('a return %s is an error @5.3', (_name, changes) => {
    expect(validateReservation({ ...complete, ...changes }, now, text)).toEqual({
      returnDate: 'Return date and time must be after pickup date and time',
    });
  });

  test('a pickup before today is an error, and today begins at midnight in Istanbul', () => {
    const late = new Date('2026-07-09T21:00:00Z');
    const early = new Date('2026-07-09T20:59:00Z');
    const yesterday = { ...complete, pickupDate: '2026-07-09', pickupTime: '23:59' };
    expect(validateReservation(yesterday, early, text)).toEqual({});
    expect(validateReservation(yesterday, late, text)).toEqual({
      pickupDate: 'Alış tarihi bugünden önce olamaz!',
    });
  });
});

describe('corrected dates', () => {
  test.each<[string, string, string, string, string[]]>([
    ['2026-07-10', '2026-07-11', '2026-07-10', '2026-07-11', []],
    ['2026-07-09', '2026-07-20', '2026-07-10', '2026-07-20', ['pickupDate']],
    ['2026-07-12', '2026-07-12', '2026-07-12', '2026-07-13', ['returnDate']],
    ['2026-07-12', '2026-07-01', '2026-07-12', '2026-07-13', ['returnDate']],
    ['2026-01-01', '2026-01-02', '2026-07-10', '2026-07-11', ['pickupDate', 'returnDate']],
    ['', '2026-07-10', '', '2026-07-11', ['returnDate']],
    ['', '', '', '', []],
    ['9999-12-31', '9999-12-31', '2028-07-09', '2029-07-09', ['horizon', 'length']],
    ['2026-07-10', '2028-01-01', '2026-07-10', '2027-07-10', ['length']],
  ])('on 10 July, %s to %s become %s to %s', (pickupDate, returnDate, pickup, back, corrected) => {
    expect(correctDates({ pickupDate, returnDate }, '2026-07-10')).toEqual({
      dates: { pickupDate: pickup, returnDate: back },
      corrected,
    });
  });
});

describe('pickup times of today', () => {
  const today = { ...complete, pickupDate: '2026-07-01' };

  test.each([
    ['11:30', 'Alış saati şu andan önce olamaz!'],
    ['12:00', undefined],
    ['12:30', undefined],
  ])('a pickup at %s, requested at noon, has the error: %s', (pickupTime, message) => {
    expect(validateReservation({ ...today, pickupTime }, now, text).pickupTime).toBe(message);
  });

  test('a pickup on another day can be at any time', () => {
    expect(validateReservation({ ...complete, pickupTime: '00:00' }, now, text)).toEqual({});
  });

  test.each([
    ['2026-07-01', '10:00', '13:00'],
    ['2026-07-01', '12:00', '12:00'],
    ['2026-07-02', '10:00', '10:00'],
    ['', '10:00', '10:00'],
    ['2026-07-01', '', ''],
  ])('at noon a pickup on "%s" at "%s" is moved to "%s"', (pickupDate, pickupTime, begins) => {
    const clock = { date: '2026-07-01', time: '12:00' };
    const trip = { pickupDate, pickupTime, returnDate: '' };
    expect(correctHour(trip, clock)).toEqual({ ...trip, pickupTime: begins });
  });

  test.each([
    ['', ''],
    ['2026-07-02', '2026-07-03'],
    ['2026-07-09', '2026-07-09'],
  ])(
    'late in the evening a pickup today is moved to tomorrow, and a return on "%s" to "%s"',
    (before, after) => {
      const clock = { date: '2026-07-01', time: '23:40' };
      const tomorrow = { pickupDate: '2026-07-02', pickupTime: '10:00', returnDate: after };
      const trip = { pickupDate: '2026-07-01', pickupTime: '10:00', returnDate: before };
      expect(correctHour(trip, clock)).toEqual(tomorrow);
      expect(correctHour(tomorrow, clock)).toBe(tomorrow);
    },
  );
});

describe('reading a form', () => {
  const read = (fields: Record<string, string>) =>
    readReservation(new URLSearchParams(fields), offers);

  test('keeps valid values', () => {
    const fields = Object.entries(complete).map(([name, value]) => [name, String(value)]);
    expect(read(Object.fromEntries(fields))).toEqual(complete);
  });

  test.each([
    [{ pickupTime: '24:00' }, {}],
    [{ cocukKoltugu: '9' }, { cocukKoltugu: 3 }],
    [{ ekSurucu: '-2' }, { ekSurucu: 0 }],
    [{ gencSurucu: 'many' }, { gencSurucu: 0 }],
    [{ gencSurucu: '1.9' }, { gencSurucu: 1 }],
  ])('%j becomes %j @5.7', (fields, expected) => {
    expect(read(fields)).toEqual({ ...EMPTY_RESERVATION, ...expected });
  });
});

test('completePeriod returns null if a field is missing', () => {
  const { pickupDate, pickupTime, returnDate, returnTime } = complete;
  expect(completePeriod(complete)).toEqual({ pickupDate, pickupTime, returnDate, returnTime });
  expect(completePeriod({ ...complete, returnTime: '' })).toBeNull();
});
