import type { tr } from './tr.ts';

export const de: typeof tr = {
  name: 'Vor- und Nachname',
  email: 'E-Mail',
  phone: 'Telefon',
  passengers: 'Personen',
  childSeats: 'Kindersitze',
  suitcases: 'Koffer',
  pickupLocation: 'Abholort',
  dropoffLocation: 'Zielort',
  date: 'Datum',
  time: 'Uhrzeit',
  bothWays: 'Ich brauche auch einen Rücktransfer',
  returnDate: 'Datum der Rückfahrt',
  returnTime: 'Uhrzeit der Rückfahrt',
  flightNumber: 'Flugnummer (optional)',
  message: 'Nachricht (optional)',
};
