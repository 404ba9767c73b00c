/** What a booking is, as the back office and the API get it. Names and limits: spec, parts 3 and 9. */
import type { WallClock } from '#app/lib/dates.ts';

export const SERVICE_TYPES = ['car_rental', 'transfer'] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

export const BOOKING_STATUSES = [
  'pending',
  'confirmed',
  'active',
  'completed',
  'cancelled',
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** Bookings that bring money: agreed with the customer, and not called off since. */
export const EARNING_STATUSES = ['confirmed', 'active', 'completed'] as const;

interface Driver {
  name: string;
  surname: string;
  phoneNumber: string;
}

interface TransferData {
  vehicleCapacity: string;
  passengers: number;
  flightNumber?: string;
  notes?: string;
}

export interface BookingRecord {
  id: string;
  reference: string;
  serviceType: ServiceType;
  /** Null for a transfer, and after the car was deleted; `carTitle` still tells which it was. */
  carId: string | null;
  carTitle: string | null;
  /** The first is the customer. */
  drivers: Driver[];
  pickupLocation: string;
  dropoffLocation: string;
  /** Of the business. */
  pickupAt: WallClock;
  dropoffAt: WallClock;
  transferData: TransferData | null;
  specialRequests: string;
  totalCents: number;
  status: BookingStatus;
  /** ISO instant. */
  createdAt: string;
}
