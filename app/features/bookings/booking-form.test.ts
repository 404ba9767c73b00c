import { describe, expect, test } from 'vitest';
import { booking, car, options } from '#tests/support/booking-form.ts';
import { bookingInputSchema } from './booking.schema.ts';
import { bookingToForm, formToInput, newBookingForm, withKnown } from './booking-form.rules.ts';
import { type BookingForm, bookingFormSchema } from './booking-form.schema.ts';
import { readPrefill } from './booking-list-address.rules.ts';
import { bookingMerge } from './booking-merge.rules.ts';
import { carNames } from './booking-options.schema.ts';
import { bookingQuote, cheaperQuote } from './booking-quote.rules.ts';

const form = bookingToForm(booking, options);

/** What the form says is wrong, by field. */
function faults(typed: BookingForm, before: typeof booking | null = booking) {
  const { error } = bookingFormSchema(options, () => before).safeParse(typed);
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
}

describe('the form of a booking', () => {
  test('says again what was read', () => {
    const { drivers, pickupTime, extras, status } = booking;
    expect(formToInput(form)).toMatchObject({ drivers, pickupTime, extras, status, carId: 'egea' });
    expect(bookingInputSchema.safeParse(formToInput(form)).success).toBe(true);
  });

  test('follows the receipt when the total is what the receipt comes to', () => {
    expect(form.pricing.total).toBe('');
  });

  test('keeps a total that was agreed, or that nothing can price any more', () => {
    const agreed = { ...booking, pricing: { ...booking.pricing, total: 120 } };
    expect(bookingToForm(agreed, options).pricing.total).toBe('120');
    expect(bookingToForm({ ...booking, carId: null }, options).pricing.total).toBe('135');
  });

  test('asks for a total that nobody has named yet', () => {
    const unpriced = {
      ...booking,
      carId: null,
      pricing: { ...booking.pricing, total: 0, quoted: null },
    };
    expect(bookingToForm(unpriced, options).pricing.total).toBe('');
    const free = { ...unpriced, pricing: { ...unpriced.pricing, quoted: 135 } };
    expect(bookingToForm(free, options).pricing.total).toBe('0');
  });

  test('sends of a transfer nothing that a rental has, and the other way round', () => {
    const transfer = withKnown(form, {
      serviceType: 'transfer',
      transferId: 'kemer',
      transferData: { vehicleCapacity: 'capacity_1_4', passengers: 2, notes: ' ' },
    });
    expect(formToInput(transfer)).toMatchObject({
      carId: null,
      transferId: 'kemer',
      extras: { cocukKoltugu: 0 },
      transferData: { passengers: 2, notes: undefined },
    });
    expect(formToInput({ ...transfer, serviceType: 'car_rental' })).toMatchObject({
      carId: 'egea',
      transferId: null,
      transferData: null,
      extras: { cocukKoltugu: 1 },
    });
  });

  test('leaves what a message does not say', () => {
    const filled = withKnown(form, { serviceType: 'car_rental', pickupLocation: 'Otogar' });
    expect(filled).toEqual({ ...form, pickupLocation: 'Otogar' });
  });
});

describe('what is wrong with it', () => {
  test('is said all at once, and once of each field', () => {
    expect(faults(newBookingForm(), null)).toEqual({
      carId: 'Car is required',
      'drivers.0.name': 'First name is required',
      'drivers.0.surname': 'Last name is required',
      'drivers.0.phoneNumber': 'Phone number is required',
      pickupLocation: 'Pickup location is required',
      dropoffLocation: 'Drop-off location is required',
      pickupTime: 'Pickup date and time are required',
      dropoffTime: 'Drop-off date and time are required',
    });
  });

  test('of a transfer: its vehicle before its passengers @5.27', () => {
    const transfer = newBookingForm({ serviceType: 'transfer' });
    expect(faults(transfer, null)).toMatchObject({
      'transferData.vehicleCapacity': 'Vehicle capacity is required',
    });
    const { transferData } = transfer;
    const crowd = { ...transferData, passengers: '17', vehicleCapacity: 'capacity_1_16' };
    expect(faults({ ...transfer, transferData: crowd }, null)).toMatchObject({
      'transferData.passengers': 'Passengers must be a number from 1 to 16',
    });
    const full = { ...transferData, passengers: '5', vehicleCapacity: 'capacity_1_4' };
    expect(faults({ ...transfer, transferData: full }, null)).toMatchObject({
      'transferData.passengers': 'This vehicle takes at most 4 passengers',
    });
  });

  test('is a pickup in the past, unless it was there before', () => {
    const past = { ...form, pickupTime: { date: '2020-01-01', time: '10:00' } };
    const dropoffTime = { date: '2020-01-02', time: '10:00' };
    expect(faults({ ...past, dropoffTime })).toEqual({
      pickupTime: 'Pickup cannot be earlier than now',
    });
    const before = { ...booking, pickupTime: '2020-01-01T10:00' };
    expect(faults({ ...past, dropoffTime }, before)).toEqual({});
  });

  test('is a price that nothing gives', () => {
    const special = withKnown(form, {
      serviceType: 'transfer',
      transferData: { vehicleCapacity: 'capacity_1_4', passengers: 2 },
    });
    expect(faults(special)).toEqual({
      'pricing.total': 'Total is required: there is no price for this booking',
    });
    expect(faults({ ...special, pricing: { total: '75,50' } })).toEqual({});
    expect(faults({ ...special, pricing: { total: 'much' } })).toEqual({
      'pricing.total': 'Total must be a number of euros, 0 or more',
    });
  });
});

describe('the quote', () => {
  test('is that of the rental, extras included', () => {
    expect(bookingQuote(form, options)).toMatchObject({ days: 3, totalCents: 135_00 });
  });

  test.each([
    { carId: '' },
    { carId: 'gone' },
    { pickupTime: { date: '', time: '10:00' } },
    { dropoffTime: { date: '2026-07-13', time: '10:00' } },
    { dropoffTime: { date: '2036-07-17', time: '10:00' } },
  ])('is not there with %j', (change) => {
    expect(bookingQuote({ ...form, ...change }, options)).toBeNull();
    expect(cheaperQuote({ ...form, ...change }, options)).toBeNull();
  });

  test('tells of a longer rental that costs less', () => {
    const six = { ...form, dropoffTime: { date: '2026-07-20', time: '10:00' } };
    expect(cheaperQuote(six, options)).toMatchObject({
      returnDate: '2026-07-21',
      days: 7,
      totalCents: 265_00,
    });
    expect(cheaperQuote({ ...six, serviceType: 'transfer' }, options)).toBeNull();
  });

  test('is the fare of the zone for the vehicle', () => {
    const transfer = withKnown(form, {
      serviceType: 'transfer',
      transferId: 'kemer',
      transferData: { vehicleCapacity: 'capacity_1_6', passengers: 2 },
    });
    expect(bookingQuote(transfer, options)).toMatchObject({ days: null, totalCents: 60_00 });
  });
});

describe('two versions', () => {
  test('are compared by meaning, and by what their service has', () => {
    const sameTotal = { ...form, pricing: { total: '120.00' }, email: ' ' };
    expect(bookingMerge.isSame({ ...form, pricing: { total: '120' } }, sameTotal)).toBe(true);
    expect(bookingMerge.isSame(form, { ...form, transferId: 'kemer' })).toBe(true);
    expect(bookingMerge.isSame(form, { ...form, carId: 'other' })).toBe(false);
    expect(bookingMerge.isSame(form, { ...form, allowOverbooking: true })).toBe(true);
  });

  test('differ in what somebody else has changed', () => {
    const mine = { ...form, email: 'a@example.com', specialRequests: 'mine' };
    const theirs = { ...form, status: 'active' as const, specialRequests: 'theirs' };
    expect(bookingMerge.differences({ base: form, mine, theirs })).toEqual([
      { field: 'specialRequests', proposed: 'mine' },
      { field: 'status', proposed: 'theirs' },
    ]);
  });
});

describe('a link into the form', () => {
  test('fills in what it names', () => {
    const query = 'carId=egea&pickup=2026-07-14T10:00&dropoff=2026-07-16';
    const known = readPrefill(new URLSearchParams(query));
    expect(newBookingForm(known)).toMatchObject({
      carId: 'egea',
      pickupTime: { date: '2026-07-14', time: '10:00' },
      dropoffTime: { date: '2026-07-16', time: '' },
    });
  });

  test.each(['pickup=yesterday', 'pickup=2026-02-30', 'dropoff=2026-07-14T25:00', 'serviceType=x'])(
    'leaves out what makes no sense: %s',
    (query) => expect(readPrefill(new URLSearchParams(query))).toEqual({}),
  );
});

test('cars of the same title are told apart', () => {
  const cars = [car, { ...car, id: 'b', year: 2022 }, { ...car, id: 'c', year: 2022 }];
  expect([...carNames([...cars, { ...car, id: 'd', title: 'Fiat Doblo' }]).values()]).toEqual([
    'Fiat Egea (2024)',
    'Fiat Egea (2022) b',
    'Fiat Egea (2022) c',
    'Fiat Doblo',
  ]);
});
