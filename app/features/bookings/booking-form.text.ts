/** What staff read in the form of a booking. Messages about its fields are in bookings.text.ts. */
import { editingText } from '#app/editing/editing.text.ts';
import { formatShortDate, type IsoDate } from '#app/lib/dates.ts';
import { euros, extraNames } from './bookings.text.ts';

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
const weeks = (count: number) => (count === 1 ? '1 week' : `${count} weeks`);

const driverFields = { name: 'First name', surname: 'Last name', phoneNumber: 'Phone number' };

/** Labels of the form, of a conflict and of the audit log. */
const fields = {
  serviceType: 'Service type',
  pickupLocation: 'Pickup location',
  pickupTime: 'Pickup',
  dropoffLocation: 'Drop-off location',
  dropoffTime: 'Drop-off',
  carId: 'Car',
  'extras.cocukKoltugu': extraNames.cocukKoltugu,
  'extras.ekSurucu': extraNames.ekSurucu,
  'extras.gencSurucu': extraNames.gencSurucu,
  transferId: 'Zone',
  'transferData.vehicleCapacity': 'Vehicle capacity',
  'transferData.passengers': 'Passengers',
  'transferData.flightNumber': 'Flight number',
  'transferData.notes': 'Notes',
  drivers: 'Customer and drivers',
  email: 'E-mail',
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
  /** `note`: the `holdNote` of a visitor's request. */
  requestHint: (note: string) =>
    `A visitor’s request. ${note}. Once you save or confirm it, it holds its car like any booking.`,
  editTitle: (reference: string) => `Edit ${reference}`,
  back: 'Bookings',
  create: 'Create Booking',
  update: 'Update Booking',
  fixErrors: 'Please fix the following errors:',
  openChoices: (label: string) => `Show choices for ${label}`,
  optional: 'Optional',
  perDay: (cents: number) => `${euros(cents)} a day`,
  sections: {
    journey: { title: 'When and where' },
    car: { title: 'Car and extras' },
    transfer: { title: 'Transfer' },
    customer: { title: 'Customer' },
    price: { title: 'Price and status' },
  },
  /** In the list of errors, where no label of the field is near. */
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
    free: (free: number, total: number) => (free <= 0 ? 'none free' : `${free} of ${total} free`),
    chosenFree: (free: number, total: number) =>
      `${free} of ${total} ${total === 1 ? 'unit' : 'units'} free for these dates.`,
    noneFree: 'No unit is free for these dates. Saving will show what is in the way, and ask.',
    freeLater: 'Set both dates to see how many units are free.',
    offline: 'not on the site',
    deleted: (title: string) =>
      `${title} is not in the fleet any more. The booking keeps its name.`,
  },
  transfer: {
    noZone: 'No zone (special price)',
    zoneDeleted: (name: string) =>
      `${name} is no zone any more. Choose another, or enter the total.`,
    inactive: 'inactive',
    chooseVehicle: 'Choose a vehicle',
  },
  drivers: {
    further: (number: number) => `Driver ${number}`,
    add: 'Add a driver',
    remove: (number: number) => `Remove driver ${number}`,
  },
  price: {
    waitingRental: 'The price appears when car, pickup and drop-off are set.',
    waitingTransfer: 'The price appears when zone and vehicle are set. Else enter the total.',
    receipt: 'Receipt',
    rental: 'Rental',
    season: (name: string) => `Rental, ${name}`,
    transfer: (zone: string) => `Transfer, ${zone}`,
    parts: (line: Record<'weeks' | 'weeklyCents' | 'remainingDays' | 'dailyCents', number>) =>
      [
        line.weeks > 0 && `${weeks(line.weeks)} × ${euros(line.weeklyCents)}`,
        line.remainingDays > 0 && `${days(line.remainingDays)} × ${euros(line.dailyCents)}`,
      ]
        .filter(Boolean)
        .join(' + '),
    extraParts: (count: number, ofDays: number, cents: number) =>
      `${count} × ${days(ofDays)} × ${euros(cents)}`,
    days,
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
  followsReceipt: 'What the receipt comes to',
};

/** Of a visitor's pasted WhatsApp message. */
export const pasteText = {
  title: 'Paste a WhatsApp message',
  lead: 'Fills in the form from a visitor’s request and prices it again.',
  field: 'Message',
  hint: 'The whole message, from its greeting to the code in its last line (KRV1-…).',
  fromClipboard: 'Paste from clipboard',
  read: 'Fill in the form',
  clipboardRefused: 'The browser does not let us read the clipboard. Paste into the field instead.',
  unreadable: {
    empty: 'There is no text to read. Paste the message here.',
    none: 'There is no request code (KRV1-…) in this text. Copy the whole message: open “Read more” first if it is folded.',
    damaged: 'The code in the last line is cut off or was changed. Copy the whole message again.',
    unknown: 'The code in the last line is of a kind that this form does not know.',
  },
  filled: {
    rental: 'The form was filled in from a rental request.',
    transfer: 'The form was filled in from a transfer request.',
    lines: 'Name, phone and dates were filled in from the lines of the message.',
  },
  undo: 'Undo',
  undone: 'The form is as it was before.',
  another: 'Paste another message',
  checkTitle: 'To be checked',
  checks: {
    carDeleted: 'The car of the request is not in the fleet any more. Choose another car.',
    carInactive: (title: string) => `${title} is not shown to visitors at present.`,
    extraTooMany: (name: string, requested: number, most: number) =>
      `${name}: ${requested} requested, ${most} filled in; that is all you offer.`,
    placeUnknown: (place: string) => `“${place}” is not among the places of the business.`,
    noTime: 'A date or time in the message makes no sense and was left empty.',
    past: 'The pickup lies in the past.',
    endsBeforeStart: 'The drop-off is not after the pickup.',
    specialPrice: 'No active zone covers the drop-off (Özel Fiyat): enter a total.',
    surname: 'The message gives one name only; the last name is missing.',
    phone: 'The phone number does not look like one.',
    transferEnd: 'The transfer ends one hour after the pickup.',
    customer: 'A rental request has no name or phone number: take them from the chat.',
  },
};
