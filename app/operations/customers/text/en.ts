/** Every text of the customers' screens. */

import { editingText } from '#app/editing/editing.text.ts';
import { staffMoment } from '#app/lib/dates/staff-dates.ts';
import { formatCount } from '#app/lib/money/decimal.ts';
import type { tr } from './tr.ts';

export const en: typeof tr = {
  labels: {
    name: 'Name',
    surname: 'Surname',
    phone: 'Phone',
    email: 'E-mail',
    warning: 'Warning',
    notes: 'Notes',
  },
  input: {
    invalid: 'Some fields are not valid',
    required: (label) => `${label} is required`,
    tooLong: (label, most) => `${label} must have at most ${most} characters`,
    phone: 'This is no complete phone number',
    onePhone: 'Enter a single phone number; it has at most 15 digits',
    phoneTaken: (name) => `${name} has this phone number already`,
    email: 'This is no e-mail address',
    version: 'Version is required',
    stale: 'Somebody else has changed this customer since you opened them',
    notFound: 'Customer not found',
    anonymised: 'This customer was anonymised and cannot be changed any more',
    justBooked: 'A booking of this customer was saved just now. Please look again.',
    open: (references) =>
      `Not possible while a booking is not over: ${references.join(', ')}. Complete or cancel it first.`,
  },
  page: {
    pageTitle: 'Customers – Kervan',
    title: 'Customers',
    lead: (count) => (count === 1 ? '1 customer' : `${formatCount(count)} customers`),
    loading: 'Loading customers…',
    failed: 'The customers could not be loaded.',
    search: 'Search name, phone or e-mail',
    found: (count) => (count === 1 ? '1 customer found' : `${formatCount(count)} customers found`),
    noneFound: 'No customer matches your search',
    clearSearch: 'Clear search',
    empty: 'No customers yet',
    emptyText: 'Everyone who books or asks appears here by themselves.',
    newBooking: 'New booking',
    export: {
      title: 'Export customers',
      all: (count) => `All ${formatCount(count)} customers.`,
      found: (count, search) => `The ${formatCount(count)} customers that “${search}” finds.`,
      careful: 'The file has personal data: keep it only as long as you need it.',
    },
    columns: {
      name: 'Customer',
      phone: 'Phone',
      email: 'E-mail',
      bookings: 'Bookings',
      total: 'Total',
      last: 'Last pickup',
    },
    order: 'Order',
    sorts: {
      '-last': 'Last booking first',
      last: 'Last booking last',
      name: 'Name A–Z',
      '-name': 'Name Z–A',
    },
    warned: 'Warning',
    noBooking: 'No booking',
    count: (count) => formatCount(count),
  },
  form: {
    editing: editingText('customer'),
    loadFailed: 'Failed to load customer. Please try again.',
    since: (day) => `Known since ${day}`,
    fixErrors: 'Please fix the following errors:',
    sections: {
      details: 'Details',
      office: 'For the office alone',
      bookings: 'Bookings',
      licence: 'Licence and identity',
    },
    licenceFrom: (at) => `From the hand-over of ${staffMoment(at, 'en')}`,
    detailsText: 'Bookings that were written already stay as they are.',
    warningHint: 'Shown beside the customer in the booking form; empty for none',
    save: 'Save',
    saved: ({ name }) => `${name} was saved`,
    failed: (error) => error || 'The customer could not be saved.',
    newBooking: 'New booking',
    bookings: (count: number): string => (count === 1 ? 'booking' : 'bookings'),
    total: 'total, without cancelled ones',
    none: 'No booking is left.',
    shared:
      'Others have this phone number too. Bookings and documents on this page are not theirs:',
    sharedBookings: (count) => (count === 1 ? '1 booking' : `${count} bookings`),
    forgotten:
      'No booking is left of this customer, and nothing is noted. If you no longer need the contact, anonymise it below.',
    furtherDriver: 'Further driver',
    more: (count) => `All ${formatCount(count)} in the list of bookings`,
    whatsapp: 'WhatsApp',
    call: (phone) => `Call ${phone}`,
    warned: 'Warning',
    anonymised: (day) =>
      `This customer was anonymised on ${day}. Who they were is not kept any more.`,
    forget: {
      title: 'Anonymise',
      text: 'On request, or when there is no reason left to keep the data.',
      button: 'Anonymise customer',
      question: 'Anonymise this customer?',
      goes: 'Name, phone, e-mail, notes and warning go, in all their bookings and in the activity log too. Wishes, flight numbers and private addresses go with them, and documents, photos and signatures of their hand-overs.',
      stays: 'Bookings stay with car, days and amounts, for the reports.',
      final:
        'This cannot be undone. Backups that were made before still hold the data until they are deleted.',
      confirm: 'Anonymise',
      cancel: 'Cancel',
      done: 'The customer was anonymised',
      failed: (error) => error || 'The customer could not be anonymised.',
    },
  },
};
