/** The texts of the booking form. Messages about its fields: `booking-input.text.ts`. */

import { editingText } from '#app/editing/editing.text.ts';
import type { ExtraName } from '#app/features/settings/extras.rules.ts';
import { formatShortDate, type IsoDate } from '#app/lib/dates.ts';
import { formatMinor } from '#app/lib/money.ts';
import type { Vehicle } from '../transfers/zone.rules.ts';
import type { Driver } from './booking.rules.ts';
import type { BookingField } from './booking-fields.rules.ts';

export const euros = (cents: number) => formatMinor(cents, 'EUR');

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
const weeks = (count: number) => (count === 1 ? '1 week' : `${count} weeks`);

export const vehicleNames: Record<Vehicle, string> = {
  capacity_1_4: 'Sedan, 1–4 passengers',
  capacity_1_6: 'Minivan, 1–6 passengers',
  capacity_1_16: 'Minibus, 1–16 passengers',
};

export const extraNames: Record<ExtraName, string> = {
  cocukKoltugu: 'Child seat',
  ekSurucu: 'Additional driver',
  gencSurucu: 'Young driver package',
};

const driverFields: Record<keyof Driver, string> = {
  name: 'First name',
  surname: 'Last name',
  phoneNumber: 'Phone number',
};

const fields: Record<BookingField, string> = {
  serviceType: 'Service type',
  pickupLocation: 'Pickup location',
  pickupTime: 'Pickup',
  dropoffLocation: 'Drop-off location',
  dropoffTime: 'Drop-off',
  carId: 'Car',
  transferId: 'Zone',
  'transferData.vehicleCapacity': 'Vehicle capacity',
  'transferData.passengers': 'Passengers',
  'transferData.flightNumber': 'Flight number',
  'transferData.notes': 'Notes',
  drivers: 'Customer and drivers',
  email: 'E-mail',
  extras: 'Extras',
  specialRequests: 'Special requests',
  'pricing.total': 'Total (€)',
  status: 'Status',
};

export const bookingFormText = {
  fields,
  driverFields,
  editing: editingText('booking'),
  loadFailed: 'Failed to load booking. Please try again.',
  newTitle: 'New booking',
  newHint: 'A rental or a transfer, as it was agreed with the customer.',
  /** `note` says until when a visitor's request holds its car. */
  requestHint: (note: string) =>
    `A visitor’s request. ${note}. Once you save or confirm it, it holds its car like any booking.`,
  editTitle: (reference: string) => `Edit ${reference}`,
  back: 'Bookings',
  create: 'Create Booking',
  update: 'Update Booking',
  fixErrors: 'Please fix the following errors:',
  openChoices: (label: string) => `Show choices for ${label}`,
  sections: {
    journey: { title: 'When and where' },
    car: { title: 'Car and extras' },
    transfer: { title: 'Transfer' },
    customer: { title: 'Customer' },
    price: { title: 'Price and status' },
  },
  /** In the list of what is wrong, where the field's label does not stand beside it. */
  ofDriver: (index: number, message: string) =>
    index === 0 ? message : `Driver ${index + 1}: ${message}`,
  moments: {
    date: (label: string) => `${label} date`,
    time: (label: string) => `${label} time`,
    pick: (label: string) => `${label} date: choose from the calendar`,
  },
  car: {
    hint: 'Type to search by name',
    notChosen: (typed: string) => `“${typed.trim()}” is no car of yours. Choose one from the list.`,
    perDay: (cents: number) => `${euros(cents)} a day`,
    free: (free: number, total: number) => (free <= 0 ? 'none free' : `${free} of ${total} free`),
    chosenFree: (free: number, total: number) =>
      `${free} of ${total} ${total === 1 ? 'unit' : 'units'} free for these dates.`,
    noneFree: 'No unit is free for these dates. Saving will show what is in the way, and ask.',
    freeLater: 'Set both dates to see how many units are free.',
    offline: 'not on the site',
    gone: (title: string) => `${title} is not in the fleet any more. The booking keeps its name.`,
  },
  transfer: {
    noZone: 'No zone (special price)',
    zoneGone: (name: string) => `${name} is no zone any more. Choose another, or enter the total.`,
    inactive: 'inactive',
    chooseVehicle: 'Choose a vehicle',
  },
  drivers: {
    further: (number: number) => `Driver ${number}`,
    add: 'Add a driver',
    remove: (number: number) => `Remove driver ${number}`,
  },
  optional: 'Optional',
  perDay: (cents: number) => `${euros(cents)} a day`,
  price: {
    waitingRental: 'The price appears when car, pickup and drop-off are set.',
    waitingTransfer: 'The price appears when zone and vehicle are set. Else enter the total.',
    /** Of the table, for screen readers. */
    receipt: 'Receipt',
    rental: 'Rental',
    season: (name: string) => `Rental, ${name}`,
    transfer: (zone: string) => `Transfer, ${zone}`,
    parts: (line: {
      weeks: number;
      weeklyCents: number;
      remainingDays: number;
      dailyCents: number;
    }) =>
      [
        line.weeks > 0 && `${weeks(line.weeks)} × ${euros(line.weeklyCents)}`,
        line.remainingDays > 0 && `${days(line.remainingDays)} × ${euros(line.dailyCents)}`,
      ]
        .filter(Boolean)
        .join(' + '),
    extraParts: (count: number, ofDays: number, cents: number) =>
      `${count} × ${days(ofDays)} × ${euros(cents)}`,
    days,
    total: 'Receipt',
    followHint: 'Empty: what the receipt comes to.',
    needed: 'There is no receipt to follow yet.',
    more: (cents: number) => `${euros(cents)} more than the receipt`,
    less: (cents: number) => `${euros(cents)} less than the receipt`,
    same: 'The same as the receipt',
    takeBack: (cents: number) => `Use the receipt: ${euros(cents)}`,
    customerPays: 'The customer pays',
    cheaper: (longer: number, cents: number) => `${days(longer)} would cost less: ${euros(cents)}.`,
    takeLonger: (returnDate: IsoDate) => `Drop off on ${formatShortDate(returnDate)}`,
  },
  conflict: {
    followsReceipt: 'What the receipt comes to',
    none: 'None',
  },
};
