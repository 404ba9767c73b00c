/** The fields of the booking form one by one, in the order of the screen, named as in the API. */
import type { Driver, ServiceType } from './booking.rules.ts';

/** As two versions of a booking are compared. */
export const BOOKING_FIELDS = [
  'serviceType',
  'pickupLocation',
  'pickupTime',
  'dropoffLocation',
  'dropoffTime',
  'carId',
  'extras',
  'transferId',
  'transferData.vehicleCapacity',
  'transferData.passengers',
  'transferData.flightNumber',
  'transferData.notes',
  'drivers',
  'email',
  'specialRequests',
  'pricing.total',
  'status',
] as const;
export type BookingField = (typeof BOOKING_FIELDS)[number];

type DriverField = `drivers.${number}.${keyof Driver}`;

/** As something can be wrong with them: the customer's and each further driver's by themselves. */
export type WrongField = BookingField | DriverField;

const DRIVER_FIELDS = ['name', 'surname', 'phoneNumber'] as const;

/** In reading order, for a booking with so many drivers. */
export function wrongFields(drivers: number): WrongField[] {
  const ofDrivers = Array.from({ length: drivers }, (_, i) =>
    DRIVER_FIELDS.map((field): DriverField => `drivers.${i}.${field}`),
  ).flat();
  return BOOKING_FIELDS.flatMap((field) => (field === 'drivers' ? ofDrivers : [field]));
}

/** What only one of the services has: not shown, and not compared, for the other. */
const OF_SERVICE: Partial<Record<BookingField, ServiceType>> = {
  carId: 'car_rental',
  extras: 'car_rental',
  transferId: 'transfer',
  'transferData.vehicleCapacity': 'transfer',
  'transferData.passengers': 'transfer',
  'transferData.flightNumber': 'transfer',
  'transferData.notes': 'transfer',
};

export function isOfService(field: BookingField, service: ServiceType): boolean {
  return (OF_SERVICE[field] ?? service) === service;
}

/** Of the control, or of the first of the controls, that a field is typed in. */
export function controlId(field: string): string {
  return `booking-${field.replaceAll('.', '-')}`;
}
