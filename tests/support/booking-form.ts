import { bookingDefaults, type OpenedBooking } from '#app/domain/bookings/booking.schema.ts';
import type { BookableCar, BookingOptions } from '#app/domain/bookings/booking-options.schema.ts';

/** Car and options of the booking form, for tests of its rules: one car, one zone. */
export const car: BookableCar = {
  id: 'egea',
  title: 'Fiat Egea',
  brand: 'Fiat',
  model: 'Egea',
  year: 2024,
  active: true,
  total_units: 2,
  vehicles: [],
  pricing: { daily: 40, weekly: 230, monthly: null },
  seasonalPricing: [],
};

export const options: BookingOptions = {
  cars: [car],
  wholeMonths: false,
  zones: [
    {
      id: 'kemer',
      zoneName: 'Kemer',
      spellings: [],
      description: '',
      pricing: { capacity_1_4: 45, capacity_1_6: 60, capacity_1_16: 100, currency: 'EUR' },
      displayOrder: 0,
      status: 'active',
    },
  ],
  places: ['Antalya Lara'],
  deliveryFees: {},
  returnFees: {},
  lettingRules: [],
  outOfHours: { from: '22:00', to: '07:00', pickup: null, return: null, places: [] },
  extras: {
    cocukKoltugu: { daily: 5, maxCount: 3 },
    ekSurucu: { daily: 8, maxCount: 1 },
    gencSurucu: { daily: 15, maxCount: 1 },
  },
};

/** Booking of the car for three days, at its calculated price of €135. */
export const booking: OpenedBooking = {
  ...bookingDefaults,
  id: 'b1',
  bookingReference: 'KRV-7F3K9',
  serviceType: 'car_rental',
  carId: 'egea',
  carTitle: 'Fiat Egea',
  vehicleId: null,
  zoneName: null,
  drivers: [{ name: 'Ayşe', surname: 'Yılmaz', phoneNumber: '+90 555 000 00 00' }],
  pickupLocation: 'Antalya Lara',
  dropoffLocation: 'Antalya Lara',
  pickupTime: '2026-07-14T10:00',
  dropoffTime: '2026-07-17T10:00',
  extras: { cocukKoltugu: 1, ekSurucu: 0, gencSurucu: 0 },
  pricing: { total: 135, quoted: 135, currency: 'EUR' },
  cancelReason: null,
  account: {
    ...{ price: 135, charged: 0, due: 135, paid: 0, settledBefore: 0, balance: 135 },
    ...{ depositHeld: 0, state: 'due' },
  },
  receipt: null,
  otherWay: null,
  handovers: [],
  status: 'confirmed',
  requested: false,
  holdUntil: null,
  version: 3,
  createdAt: '2026-07-01T09:00:00.000Z',
  updatedAt: '2026-07-01T09:00:00.000Z',
};
