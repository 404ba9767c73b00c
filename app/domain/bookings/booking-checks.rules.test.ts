import { describe, expect, test } from 'vitest';
import { allTexts } from '#app/texts/all.server.ts';
import { STAFF_RENTAL } from '#tests/support/booking-requests.ts';
import { type BookingInput, bookingInputSchema } from './booking.schema.ts';
import { checkBooking } from './booking-checks.rules.ts';

/** Noon in Istanbul. */
const now = new Date('2026-07-01T09:00:00Z');
function aRental(changes: Partial<BookingInput> = {}): BookingInput {
  return bookingInputSchema.parse({ ...STAFF_RENTAL, carId: 'egea', ...changes });
}
const aTransfer = (transferData: BookingInput['transferData']) =>
  aRental({ serviceType: 'transfer', carId: null, transferData });

const before = {
  serviceType: 'car_rental',
  carId: 'egea',
  pickupTime: '2026-06-20T10:00',
} as const;
const wrong = (input: BookingInput, known: Parameters<typeof checkBooking>[1]['before'] = null) =>
  checkBooking(input, { now, before: known }, allTexts.office.en.bookings).map(
    ({ field, message }) => [field, message],
  );

test('a valid rental and a valid transfer have no errors', () => {
  expect(wrong(aRental())).toEqual([]);
  expect(wrong(aTransfer({ vehicleCapacity: 'capacity_1_16', passengers: 16 }))).toEqual([]);
});

describe('times', () => {
  test.each([
    ['2026-07-10T09:30', 'The return transfer must be after the outward one'],
    ['2026-07-10T10:00', 'The return transfer must be after the outward one'],
    ['2026-07-10T10:30', undefined],
    ['2028-07-01T10:00', 'The return transfer cannot be more than two years ahead'],
  ])('a return transfer at %s has the error: %s', (wayBackTime, message) => {
    const transfer = aTransfer({ vehicleCapacity: 'capacity_1_4', passengers: 1 });
    const times = { pickupTime: '2026-07-10T10:00', dropoffTime: '2026-07-10T11:00', wayBackTime };
    expect(wrong({ ...transfer, ...times })).toEqual(message ? [['wayBackTime', message]] : []);
    expect(wrong(aRental({ ...times }))).toEqual([]);
  });

  test.each([
    ['2026-07-01T11:59', 'Pickup cannot be earlier than now'],
    ['2026-07-01T12:00', undefined],
    ['2028-06-30T10:00', undefined],
    ['2028-07-01T10:00', 'Pickup cannot be more than two years ahead'],
  ])('a pickup at %s has the error: %s', (pickupTime, message) => {
    const found = wrong(aRental({ pickupTime, dropoffTime: '2028-07-02T10:00' }));
    expect(found.find(([field]) => field === 'pickupTime')?.[1]).toBe(message);
  });

  test.each([
    ['2026-07-10T09:59', 'Drop-off cannot be earlier than pickup'],
    ['2026-07-10T10:00', 'Drop-off must be later than pickup'],
    ['2026-07-10T10:01', undefined],
    ['2027-07-10T23:30', undefined],
    ['2027-07-11T00:00', 'A booking can last at most 365 days'],
  ])('a drop-off at %s has the error: %s', (dropoffTime, message) => {
    expect(wrong(aRental({ dropoffTime }))).toEqual(message ? [['dropoffTime', message]] : []);
  });

  test('the drop-off of a transfer may be at its pickup time', () => {
    const times = { pickupTime: '2026-07-10T10:00', dropoffTime: '2026-07-10T10:00' };
    const transfer = aTransfer({ vehicleCapacity: 'capacity_1_4', passengers: 1 });
    expect(wrong({ ...transfer, ...times })).toEqual([]);
  });

  test('a stored pickup in the past may stay, but not change to another past time', () => {
    const kept = aRental({ pickupTime: before.pickupTime });
    expect(wrong(kept, before)).toEqual([]);
    expect(wrong({ ...kept, pickupTime: '2026-06-20T10:30' }, before)).toEqual([
      ['pickupTime', 'Pickup cannot be earlier than now'],
    ]);
  });
});

describe('required fields', () => {
  test('a rental needs a car, unless its car was deleted', () => {
    const carless = aRental({ carId: null });
    const required = [['carId', 'Car is required']];
    expect(wrong(carless)).toEqual(required);
    expect(wrong(carless, before)).toEqual(required);
    expect(wrong(carless, { ...before, carId: null })).toEqual([]);
    expect(wrong(carless, { ...before, serviceType: 'transfer', carId: null })).toEqual(required);
  });

  test('refuses two phone numbers for the driver of a transfer, unless they are stored', () => {
    const driverPhone = '05321234567/05332223344';
    const transfer = aTransfer({ vehicleCapacity: 'capacity_1_4', passengers: 2, driverPhone });
    const refused = [
      ['transferData.driverPhone', 'Enter a single phone number of at most 15 digits'],
    ];
    expect(wrong(transfer)).toEqual(refused);
    const { transferData } = transfer;
    expect(wrong(transfer, { ...before, serviceType: 'transfer', transferData })).toEqual([]);
  });

  test('a transfer needs a vehicle with enough seats', () => {
    expect(wrong(aTransfer(null))).toEqual([
      ['transferData.vehicleCapacity', 'Vehicle capacity is required'],
    ]);
    expect(wrong(aTransfer({ vehicleCapacity: 'capacity_1_4', passengers: 5 }))).toEqual([
      ['transferData.passengers', 'This vehicle takes at most 4 passengers'],
    ]);
  });
});
