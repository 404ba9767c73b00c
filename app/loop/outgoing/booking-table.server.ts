/** The bookings as the rows of a file. */

import { businessNow, wallClock } from '#app/lib/dates.ts';
import type { XlsxCell } from '#app/lib/xlsx.server.ts';
import { fullName } from '#app/office/bookings/booking.rules.ts';
import type { BookingRecord } from '#app/office/bookings/booking.schema.ts';
import { bookingStatuses, serviceTypes } from '#app/office/bookings/bookings.text.ts';
import { exportText } from './outgoing.text.ts';

interface Column {
  title: keyof typeof exportText.columns;
  /** In characters. */
  width: number;
  of: (booking: BookingRecord) => XlsxCell;
}

const COLUMNS: Column[] = [
  { title: 'reference', width: 13, of: ({ reference }) => reference },
  { title: 'service', width: 12, of: ({ serviceType }) => serviceTypes[serviceType] },
  { title: 'status', width: 12, of: ({ status }) => bookingStatuses[status] },
  { title: 'pickup', width: 17, of: ({ pickupAt }) => ({ wallClock: pickupAt }) },
  { title: 'pickupPlace', width: 28, of: ({ pickupLocation }) => pickupLocation },
  { title: 'dropoff', width: 17, of: ({ dropoffAt }) => ({ wallClock: dropoffAt }) },
  { title: 'dropoffPlace', width: 28, of: ({ dropoffLocation }) => dropoffLocation },
  { title: 'car', width: 24, of: ({ carTitle, zoneName }) => carTitle ?? zoneName },
  {
    title: 'customer',
    width: 22,
    of: ({ drivers: [first] }) => (first ? fullName(first) : ''),
  },
  { title: 'phone', width: 18, of: ({ drivers: [first] }) => first?.phoneNumber ?? '' },
  { title: 'email', width: 24, of: ({ email }) => email },
  {
    title: 'passengers',
    width: 11,
    of: ({ transferData }) => transferData?.passengers ?? null,
  },
  { title: 'flight', width: 10, of: ({ transferData }) => transferData?.flightNumber ?? null },
  { title: 'total', width: 12, of: ({ totalCents }) => ({ cents: totalCents }) },
  { title: 'requests', width: 40, of: ({ specialRequests }) => specialRequests },
  {
    title: 'created',
    width: 17,
    of({ createdAt }) {
      const { date, time } = businessNow(new Date(createdAt));
      return { wallClock: wallClock(date, time) };
    },
  },
];

/** The titles are in the language of the person who exports. */
export function bookingColumns() {
  return COLUMNS.map(({ title, ...column }) => ({ ...column, title: exportText.columns[title] }));
}
