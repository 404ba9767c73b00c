import { describe, expect, test } from 'vitest';
import type { Booking } from '#app/domain/bookings/booking.schema.ts';
import { carNames } from '#app/domain/bookings/booking-options.schema.ts';
import { cheaperRental, typedReceipt } from '#app/domain/bookings/booking-price.rules.ts';
import { comparableValue, differingFields } from '#app/editing/fields/form-codec.ts';
import { withSentence } from '#app/lib/words/issue-text.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { booking, car, options } from '#tests/support/booking-form.ts';
import { readPrefill } from '../list/booking-list-address.rules.ts';
import {
  type BookingForm,
  bookingCodec,
  bookingLabels,
  formOf,
  typedBooking,
  withKnown,
} from './booking-form.schema.ts';

const texts = allTexts.office.en.bookings;
const codec = bookingCodec(options, texts);
const form = codec.toForm(booking);
const transfer = withKnown(form, {
  serviceType: 'transfer',
  transferId: 'kemer',
  transferData: { vehicleCapacity: 'capacity_1_6', passengers: 2, notes: ' ' },
});

function faults(typed: BookingForm, before: Booking | null = booking) {
  const result = codec.read(typed, before);
  const words = { messages: texts.input, labels: bookingLabels(texts) };
  const errors = result.ok ? [] : result.errors.map((error) => withSentence(error, words));
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}

describe('the form of a booking', () => {
  test('sends the values of an unchanged booking, without overbooking', () => {
    const { drivers, pickupTime, extras, status } = booking;
    const result = codec.read(form, booking);
    expect(result).toMatchObject({
      ok: true,
      input: { drivers, pickupTime, extras, status, carId: 'egea', allowOverbooking: false },
    });
  });

  test('has an empty total if it is the receipt’s, and keeps another total', () => {
    expect(form.pricing.total).toBe('');
    const totalOf = (change: Partial<Booking>) =>
      codec.toForm({ ...booking, ...change }).pricing.total;
    expect(totalOf({ pricing: { ...booking.pricing, total: 120 } })).toBe('120');
    expect(totalOf({ carId: null })).toBe('135');
    const pricing = { ...booking.pricing, total: 0 };
    expect(totalOf({ carId: null, pricing: { ...pricing, quoted: null } })).toBe('');
    expect(totalOf({ carId: null, pricing })).toBe('0');
  });

  describe('of a booking with another price than today’s', () => {
    const dearer = { ...options, cars: [{ ...car, pricing: { ...car.pricing, daily: 50 } }] };
    const late = bookingCodec(dearer, texts);
    const sent = (changed: Partial<BookingForm>, saved = booking) => {
      const result = late.read({ ...late.toForm(saved), ...changed }, saved);
      return result.ok ? result.input.pricing.total : result.errors;
    };
    const byHand = { ...booking, pricing: { ...booking.pricing, total: 50 } };

    test('sends the price typed by staff when something else is changed', () => {
      expect(sent({ specialRequests: 'Ski rack' }, byHand)).toBe(50);
    });

    test('sends the agreed price when only the hour moves into the night', () => {
      const outOfHours = { ...options.outOfHours, return: 20 };
      const atNight = bookingCodec({ ...dearer, outOfHours }, texts);
      const dropoffTime = { date: '2026-07-17', time: '06:00' };
      const result = atNight.read({ ...atNight.toForm(booking), dropoffTime }, booking);
      expect(result.ok && result.input.pricing.total).toBe(135);
    });

    test('sends the new receipt when the days change', () => {
      expect(sent({ dropoffTime: { date: '2026-07-18', time: '10:00' } })).toBe(220);
    });

    test('sends the price typed by staff when the days change', () => {
      expect(sent({ dropoffTime: { date: '2026-07-18', time: '10:00' } }, byHand)).toBe(50);
    });

    test('sends the agreed price when another hour adds no day', () => {
      expect(sent({ dropoffTime: { date: '2026-07-17', time: '09:00' } })).toBe(135);
    });

    test('sends the agreed price after the car was deleted', () => {
      const saved = { ...booking, carId: null };
      expect(sent({ specialRequests: 'Ski rack', carId: '' }, saved)).toBe(135);
    });
  });

  test('sends only the fields of the chosen service', () => {
    expect(typedBooking(transfer)).toMatchObject({
      carId: null,
      transferId: 'kemer',
      extras: { cocukKoltugu: 0 },
      transferData: { passengers: 2 },
    });
    expect(typedBooking({ ...transfer, serviceType: 'car_rental' })).toMatchObject({
      carId: 'egea',
      transferId: null,
      transferData: null,
      extras: { cocukKoltugu: 1 },
    });
  });

  test('sends no empty notes of a transfer', () => {
    expect(typedBooking(transfer).transferData).not.toHaveProperty('notes');
  });

  test('keeps values that a pasted message does not contain', () => {
    const filled = withKnown(form, { serviceType: 'car_rental', pickupLocation: 'Otogar' });
    expect(filled).toEqual({ ...form, pickupLocation: 'Otogar' });
  });

  test('has a label for each field', () => {
    const labels = bookingLabels(texts);
    expect(codec.fields.filter((field) => !labels[field])).toEqual([]);
    expect(labels['drivers.1.name']).toBe('Driver 2: First name');
  });
});

describe('the errors of a booking form', () => {
  test.each([
    ['', '1', 'vehicleCapacity', 'Vehicle capacity is required'],
    ['capacity_1_16', '17', 'passengers', 'Passengers must be a number from 1 to 16'],
    ['capacity_1_4', '5', 'passengers', 'This vehicle takes at most 4 passengers'],
  ])(
    'contain a message for a transfer with vehicle %j and %s passengers @5.27',
    (vehicleCapacity, passengers, field, message) => {
      const transferData = { ...transfer.transferData, vehicleCapacity, passengers };
      const found = faults({ ...transfer, transferData, pricing: { total: '60' } });
      expect(found).toEqual({ [`transferData.${field}`]: message });
    },
  );

  test('contain a missing price', () => {
    const special = { ...transfer, transferId: '' };
    expect(faults(special)).toEqual({
      'pricing.total': 'Total is required: there is no price for this booking',
    });
    expect(faults({ ...special, pricing: { total: '75,50' } })).toEqual({});
    expect(faults({ ...special, pricing: { total: 'much' } })).toEqual({
      'pricing.total': 'Total must be a number of euros, 0 or more',
    });
  });
});

describe('the receipt', () => {
  const receiptOf = (typed: BookingForm) => typedReceipt(typedBooking(typed), options);
  const cheaperOf = (typed: BookingForm) => cheaperRental(typedBooking(typed), options);

  test('is the price of the rental with extras, or the fare of the zone', () => {
    expect(receiptOf(form)).toMatchObject({ days: 3, totalCents: 135_00 });
    expect(receiptOf(transfer)).toMatchObject({ days: null, totalCents: 60_00 });
    const bothWays = { ...transfer, wayBackTime: { date: '2026-07-20', time: '10:00' } };
    expect(receiptOf(bothWays)).toMatchObject({
      ...{ days: null, totalCents: 120_00 },
      lines: [
        { cents: 60_00, direction: { isBack: false, day: transfer.pickupTime.date } },
        { cents: 60_00, direction: { isBack: true, day: '2026-07-20' } },
      ],
    });
    expect(receiptOf(transfer)?.lines).toEqual([expect.not.objectContaining({ direction: {} })]);
  });

  test('counts whole months if the office prices by months', () => {
    const days = { dropoffTime: { date: '2026-08-16', time: '10:00' } };
    const long = typedBooking({ ...form, ...days });
    const monthly = { ...car, pricing: { ...car.pricing, monthly: 900 } };
    const office = { ...options, cars: [monthly] };
    const months = (wholeMonths: boolean) =>
      typedReceipt(long, { ...office, wholeMonths })?.lines.map((line) =>
        line.kind === 'rental' ? [line.months, line.weeks, line.remainingDays] : [],
      )[0];
    expect(months(true)).toEqual([1, 0, 3]);
    expect(months(false)).toEqual([0, 4, 5]);
  });

  test.each([
    { carId: '' },
    { carId: 'unknown' },
    { pickupTime: { date: '', time: '10:00' } },
    { dropoffTime: { date: '2026-07-13', time: '10:00' } },
    { dropoffTime: { date: '2036-07-17', time: '10:00' } },
  ])('is missing with %j', (change) => {
    expect(receiptOf({ ...form, ...change })).toBeNull();
    expect(cheaperOf({ ...form, ...change })).toBeNull();
  });

  test('is compared with a longer rental that costs less', () => {
    const six = { ...form, dropoffTime: { date: '2026-07-20', time: '10:00' } };
    const longer = { returnDate: '2026-07-21', days: 7, totalCents: 265_00 };
    expect(cheaperOf(six)).toMatchObject(longer);
    expect(cheaperOf({ ...six, serviceType: 'transfer' })).toBeNull();
  });
});

test('versions of a booking are compared by value, and only in the fields of their service', () => {
  const total = (text: string) => ({ ...form, pricing: { total: text }, email: ' ' });
  expect(comparableValue(codec, total('120'))).toBe(comparableValue(codec, total('120,00')));
  expect(differingFields(codec, form, { ...form, transferId: 'kemer' })).toEqual([]);
  const theirs = { ...form, carId: 'other', specialRequests: 'x', status: 'active' as const };
  expect(differingFields(codec, form, theirs)).toEqual(['carId', 'specialRequests', 'status']);
});

describe('a link to the form', () => {
  test('fills in the fields named by its parameters', () => {
    const query = 'carId=egea&pickupTime=2026-07-14T10:00&dropoffTime=2026-07-16';
    expect(formOf(readPrefill(new URLSearchParams(query)))).toMatchObject({
      carId: 'egea',
      pickupTime: { date: '2026-07-14', time: '10:00' },
      dropoffTime: { date: '2026-07-16', time: '' },
    });
  });

  test('ignores parameters with invalid values', () => {
    const query = 'pickupTime=2026-02-30&dropoffTime=2026-07-14T25:00&serviceType=x';
    expect(readPrefill(new URLSearchParams(query))).toEqual({});
  });
});

test('cars with the same title are labelled with their ids', () => {
  const cars = [car, { ...car, id: 'b' }, { ...car, id: 'c', title: 'Fiat Doblo' }];
  expect([...carNames(cars).values()]).toEqual(['Fiat Egea (egea)', 'Fiat Egea (b)', 'Fiat Doblo']);
});

test('a transfer without an arrival ends an hour after its pickup', () => {
  const typed = { date: '2030-05-01', time: '23:30' };
  const form = {
    ...formOf({ serviceType: 'transfer' }),
    pickupTime: typed,
    dropoffTime: { date: '', time: '' },
  };
  expect(typedBooking(form).dropoffTime).toBe('2030-05-02T00:30');
  expect(typedBooking({ ...form, serviceType: 'car_rental' }).dropoffTime).toBe('');
});
