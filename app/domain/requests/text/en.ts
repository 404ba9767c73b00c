import type { tr } from './tr.ts';

export const en: typeof tr = {
  name: 'Full name',
  email: 'Email',
  phone: 'Phone',
  passengers: 'Passengers',
  childSeats: 'Child seats',
  suitcases: 'Suitcases',
  pickupLocation: 'Pickup location',
  dropoffLocation: 'Drop-off location',
  date: 'Date',
  time: 'Time',
  bothWays: 'I need a return transfer too',
  returnDate: 'Return date',
  returnTime: 'Return time',
  flightNumber: 'Flight number (optional)',
  message: 'Your message (optional)',
};
