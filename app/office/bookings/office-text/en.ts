/** Texts of bookings for staff. Texts of the spec (part 8) are verbatim. */

import type { ExtraName } from '#app/base/settings/extras.rules.ts';
import type { BookingStatus } from '#app/domain/bookings/booking.rules.ts';
import { euros } from '#app/domain/bookings/booking-words.ts';
import type {
  InvalidatedSignature,
  SignedPart,
} from '#app/domain/bookings/signed/signed-parts.schema.ts';
import { MAX_RENTAL_DAYS } from '#app/domain/pricing/price.rules.ts';
import { editingText } from '#app/editing/editing.text.ts';
import { staffDay, staffInstant, staffMoment } from '#app/lib/dates/staff-dates.ts';
import { makeOnFirstUse } from '#app/lib/make-on-first-use.ts';
import { formatCount } from '#app/lib/money/decimal.ts';
import type { Language } from '#app/lib/words/language.ts';
import type { tr } from './tr.ts';

const counted = (count: number, word: string) =>
  `${formatCount(count)} ${word}${count === 1 ? '' : 's'}`;

const list: (typeof tr)['list'] = {
  title: 'Bookings',
  pageTitle: 'Bookings – Kervan',
  view: { label: 'Bookings view', list: 'List', board: 'Calendar' },
  lead: (total) => counted(total, 'booking'),
  newBooking: 'New booking',
  refresh: 'Refresh',
  failed: 'Failed to fetch bookings',
  stats: 'Bookings at a glance',
  total: 'Total',
  upcoming: 'Upcoming',
  late: 'Overdue',
  requests: 'Requests',
  count: (count) => formatCount(count),
  filters: {
    search: 'Search name, phone, place',
    all: 'All',
    allStatuses: 'All statuses',
    allServices: 'All services',
    clear: 'Clear filters',
    more: 'Filters',
    days: 'Days',
    other: 'Choose days…',
    from: 'From',
    to: 'To',
    sort: 'Sort by',
    account: 'Account',
    allAccounts: 'All accounts',
    accounts: { owes: 'Balance due', overpaid: 'Overpaid', deposit: 'Deposit held' },
  },
  empty: 'No bookings yet',
  emptyText: 'What you record here also appears in the calendar and on the dashboard.',
  noneFound: 'No booking matches these filters',
  noneUpcoming: 'No pickups from today onwards',
  showAll: 'Show all bookings',
  columns: {
    reference: 'Reference',
    service: 'Service',
    customer: 'Customer',
    way: 'Pickup → Dropoff',
    date: 'Date',
    status: 'Status',
    total: 'Total',
    balance: 'Balance',
    deposit: 'Deposit',
    actions: 'Actions',
  },
  unpriced: 'To be priced',
  formerPrice: 'Price before cancellation',
  passengers: (count) => counted(count, 'passenger'),
  actionsOf: (reference) => `Actions for ${reference}`,
  actions: { edit: 'Edit', call: 'Call', chat: 'WhatsApp chat', delete: 'Delete' },
  call: (customer, phone) => `Call ${customer}: ${phone}`,
  statusOf: (reference) => `Status of ${reference}`,
  ending: {
    title: (reference) => `End the rental ${reference}?`,
    text: 'A rental ends with its return: kilometres, fuel and damage are recorded and charges are added. Without a return record, only the status changes.',
    record: 'Record the return',
    statusOnly: (status) => `Only set “${status}”`,
    cancel: 'Back',
  },
  cancelling: {
    title: (reference) => `Cancel ${reference}?`,
    rental: {
      out: 'The car is out with the customer. A cancelled rental holds no car: it can be let again before it has come back.',
      returned: 'The car was out and has come back.',
    },
    after: {
      nothing:
        'After the cancellation the price no longer counts, only charges do: the customer owes nothing.',
      owes: (amount) =>
        `After the cancellation the price no longer counts, only charges do: the customer owes ${amount}.`,
      getsBack: (amount) =>
        `After the cancellation the price no longer counts, only charges do: the customer gets ${amount} back.`,
    },
    reason: 'Reason',
    reasons: {
      customer: 'The customer cancelled',
      office: 'The office cancelled',
      'no-show': 'The customer did not show up',
      full: 'Fully booked',
      price: 'Price',
      'no-answer': 'No answer',
    },
    feeHint: 'The price of a cancelled booking is not due; only its charges are.',
    fee: 'Fee (€)',
    noFee: 'No fee',
    noProposal: {
      loading: 'Reading the terms…',
      ready: 'The terms propose no fee.',
      failed: 'The proposed fee could not be read. Type a fee if there is one.',
    },
    basis: {
      sentence: (percent, agreed, when) => `${percent} % of ${agreed}: ${when}`,
      hoursBefore: (hours) => `cancelled ${hours} ${hours === 1 ? 'hour' : 'hours'} before pick-up`,
      withinAnHour: 'cancelled less than an hour before pick-up',
      afterPickup: 'cancelled after the pick-up time',
      noShow: 'the customer did not come',
    },
    confirm: 'Cancel booking',
    cancel: 'Back',
  },
  deletion: {
    title: 'Delete this booking?',
    question: (title) =>
      `Are you sure you want to delete "${title}"? This action cannot be undone.`,
    confirm: 'Delete',
    cancel: 'Keep it',
  },
  days: {
    upcoming: 'Upcoming',
    today: 'Today',
    tomorrow: 'Tomorrow',
    week: 'This week',
    all: 'All days',
  },
  sorts: {
    '-created': 'Recorded last',
    created: 'Recorded first',
    pickup: 'Earliest pickup',
    '-pickup': 'Latest pickup',
    dropoff: 'Earliest drop-off',
    '-dropoff': 'Latest drop-off',
    reference: 'Reference A–Z',
    '-reference': 'Reference Z–A',
    customer: 'Customer A–Z',
    '-customer': 'Customer Z–A',
    total: 'Lowest total',
    '-total': 'Highest total',
    balance: 'Lowest balance',
    '-balance': 'Highest balance',
  },
  export: {
    title: 'Export as a file',
    list: 'List',
    lists: {
      bookings: 'Bookings',
      handovers: 'Hand-overs',
      payments: 'Payments',
      charges: 'Charges',
    },
    exported: (list, filters) => (filters ? `${list}: ${filters}` : `${list}: all`),
    upcoming: 'pickups from today onwards',
    search: (words) => `search “${words}”`,
    days: (from, to) =>
      from && to ? `${from} – ${to}` : from ? `from ${from}` : to && `until ${to}`,
    text: {
      bookings:
        'The list’s filter applies: bookings with a pickup, a return or a transfer on these days. Leave a day empty for no limit.',
      handovers:
        'Hand-overs and returns of bookings that match the list’s filter, by their actual day, one row each. Driver names are included, document numbers are not.',
      payments:
        'All payments, refunds and reversals by payment day; the list’s filter does not apply. Money paid out is negative.',
      charges: 'All charges by day, including voided ones; the list’s filter does not apply.',
    },
    staffDays: (most) =>
      `At most ${most} days: choose a first and a last day. Only an owner can export longer lists.`,
    from: 'First day',
    to: 'Last day',
    wrongRange: 'The last day must not be before the first',
  },
};

const listed = makeOnFirstUse(() => new Intl.ListFormat('en'));

const page: (typeof tr)['page'] = {
  decline: 'Decline',
  next: {
    confirm: 'Confirm',
    out: 'Hand over',
    back: 'Record return',
    complete: 'Complete',
  },
  history: {
    title: 'History',
    requested: 'Requested by the visitor',
    recorded: 'Recorded',
    out: 'Handed over',
    back: 'Returned',
    corrected: { out: 'Hand-over record changed', back: 'Return record changed' },
    deleted: { out: 'Hand-over record deleted', back: 'Return record deleted' },
    changed: (label, value) => `${label}: ${value}`,
    none: 'none',
    voided: (charge) => `${charge} (voided)`,
    reversal: (payment) => `${payment} (reversal)`,
    fields: (labels) => `Changed: ${listed().format(labels)}`,
    earlier: (count) => `Show ${formatCount(count)}\u00a0earlier ${count === 1 ? 'step' : 'steps'}`,
    failed: 'The history could not be loaded.',
    retry: 'Try again',
  },
};

/** Texts around a visitor’s pasted WhatsApp message. */
const paste: (typeof tr)['paste'] = {
  title: 'Paste a WhatsApp message',
  lead: 'Fills in the form from a visitor’s request, at the price that the visitor was shown.',
  field: 'Message',
  hint: 'The whole message, from its greeting to the code in its last line (KRV1-…).',
  fromClipboard: 'Paste from clipboard',
  read: 'Fill in the form',
  clipboardRefused: 'The browser does not let us read the clipboard. Paste into the field instead.',
  unreadable: {
    empty: 'There is no text to read. Paste the message here.',
    tooLong: 'This text is too long for a message. Copy the visitor’s message alone.',
    none: 'There is no request code (KRV1-…) in this text. Copy the whole message: if it is shortened, tap “Read more” first.',
    damaged: 'The code in the last line is cut off or was changed. Copy the whole message again.',
  },
  filled: {
    rental: 'The form was filled in from a rental request.',
    transfer: 'The form was filled in from a transfer request.',
  },
  undo: 'Undo',
  undone: 'What the message filled in has been removed; what you changed afterwards stays.',
  another: 'Paste another message',
  checkTitle: 'Please check',
  checks: {
    carDeleted: 'The car in the request is no longer in the fleet. Choose another car.',
    shownPrice: (shown, today) =>
      today === null
        ? `The visitor was shown ${euros(shown)}.`
        : `The visitor was shown ${euros(shown)}; today’s price is ${euros(today)}. The price shown is filled in; you can switch to today’s below.`,
    carInactive: (title) => `${title} is not shown to visitors at present.`,
    extraTooMany: (name, requested, most) =>
      `${name}: ${requested} requested, ${most} filled in; that is the most you offer.`,
    placeUnknown: (place) => `“${place}” is not one of your pickup points.`,
    specialPrice: 'No fare is listed for this route (Özel Fiyat): enter a total.',
    transferEnd: 'The transfer is assumed to end one hour after the pickup.',
    customer: 'A rental request has no name or phone number: take them from the chat.',
  },
};

const parts: Record<SignedPart, string> = {
  contract: 'Rental contract',
  out: 'Hand-over record',
  back: 'Return record',
};

/** Returns a line such as `Rental contract, signed on 1 Jul 2026 12:00: Ada Su, Deniz Kaya`. */
const line = ({ part, signedAt, signers }: InvalidatedSignature, days?: Language): string => {
  const when = signedAt === null ? 'signed' : `signed on ${staffInstant(signedAt, days)}`;
  const names = signers.length > 0 ? `: ${signers.join(', ')}` : '';
  return `${parts[part]}, ${when}${names}`;
};

const signed: (typeof tr)['signed'] = {
  line,
  title: 'There are signed papers',
  question:
    'Saving makes the signatures invalid. The paper then says “changed after signature”; the signed version is kept and can be printed.',
  confirm: 'Save without signatures',
  cancel: 'Back',
  refusal: (signed, days): string =>
    `This change makes signatures invalid. ${signed.map((each) => line(each, days)).join('; ')}`,
};

const joined = (count: number, word: string) =>
  `${formatCount(count)}\u00a0${word}${count === 1 ? '' : 's'}`;

const statuses: Record<BookingStatus, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  active: 'Active',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

const extras: Record<ExtraName, string> = {
  cocukKoltugu: 'Child seat',
  ekSurucu: 'Additional driver',
  gencSurucu: 'Young driver package',
};

/** `error` is empty if the server sent no message. */
const because = (sentence: string) => (error: string) =>
  error ? `${sentence}: ${error}` : `${sentence}.`;

export const en: typeof tr = {
  statuses,
  services: {
    car_rental: 'Car rental',
    transfer: 'Transfer',
  },
  vehicles: {
    capacity_1_4: 'Saloon, 1–4 passengers',
    capacity_1_6: 'MPV, 1–6 passengers',
    capacity_1_16: 'Minibus, 1–16 passengers',
  },
  extras,
  driverFields: {
    name: 'First name',
    surname: 'Last name',
    phoneNumber: 'Phone number',
  },
  fields: {
    serviceType: 'Service type',
    pickupLocation: 'Pickup location',
    pickupTime: 'Pickup',
    dropoffLocation: 'Drop-off location',
    dropoffTime: 'Drop-off',
    carId: 'Car',
    vehicleId: 'Plate',
    'extras.cocukKoltugu': extras.cocukKoltugu,
    'extras.ekSurucu': extras.ekSurucu,
    'extras.gencSurucu': extras.gencSurucu,
    transferId: 'Zone',
    'transferData.vehicleCapacity': 'Vehicle capacity',
    'transferData.passengers': 'Passengers',
    'transferData.childSeats': 'Child seats',
    'transferData.suitcases': 'Suitcases',
    'transferData.flightNumber': 'Flight number',
    'transferData.driverName': 'Transfer driver',
    'transferData.driverPhone': 'Transfer driver’s phone',
    'transferData.notes': 'Notes',
    wayBackTime: 'Return transfer',
    requested: 'Requested by a visitor',
    drivers: 'Customer and drivers',
    email: 'Email',
    hotel: 'Hotel',
    flightNumber: 'Flight number',
    rulesReason: 'Reason for overruling',
    specialRequests: 'Special requests',
    language: 'Language',
    'pricing.total': 'Total (€)',
    status: 'Status',
  },
  hold: {
    none: 'No car reserved',
    expired: 'Hold expired',
    until: (moment) => `On hold until ${staffMoment(moment)}`,
  },
  input: {
    required: (label) => `${label} is required`,
    timeRequired: (label) => `${label} date and time are required`,
    totalRequired: 'Total is required: there is no price for this booking',
    tooLong: 'The text is too long',
    wrongPhone: 'Enter a valid phone number',
    onePhone: 'Enter a single phone number of at most 15 digits',
    wrongEmail: 'Enter a valid email address',
    unknownLanguage: 'The language must be Turkish, English, German or Russian (tr, en, de, ru)',
    wrongTotal: 'Total must be a number of euros, 0 or more',
    passengers: 'Passengers must be a number from 1 to 16',
    between: (label, most) => `${label} must be a whole number from 0 to ${most}`,
    tooManyPassengers: (most) => `This vehicle takes at most ${most} passengers`,
    pickupPast: 'Pickup cannot be earlier than now',
    pickupTooFar: 'Pickup cannot be more than two years ahead',
    dropoffAtPickup: 'Drop-off must be later than pickup',
    dropoffBeforePickup: 'Drop-off cannot be earlier than pickup',
    wayBackEarly: 'The return transfer must be after the outward one',
    wayBackTooFar: 'The return transfer cannot be more than two years ahead',
    tooLongAway: `A booking can last at most ${MAX_RENTAL_DAYS} days`,
    unknownCar: 'This car no longer exists',
    otherVehicle: 'This plate belongs to another car',
    soldVehicle: (plate) => `${plate} has been sold`,
    takenVehicle: (plate, reference, until, free) =>
      free === null
        ? `${plate} is booked by ${reference} until ${until}`
        : `${plate} is booked by ${reference}: returns ${until}, free from ${free}`,
    plateOut: (plate, reference) =>
      `${plate} is still out with ${reference}. Record its return or complete it first.`,
    latePlate: (plate, references) =>
      `${plate} is not back yet; it is out with ${listed().format(references)}`,
    blockedVehicle: (plate, first, last) => `${plate} is blocked from ${first} to ${last}`,
    handedOverVehicle: (plate) =>
      `${plate} has been handed over. To use another car or plate, first correct or delete the hand-over record.`,
    unknownZone: 'This transfer zone no longer exists',
    notADay: 'Must be a valid day as YYYY-MM-DD, from 1900-01-01 to 2199-12-31',
    beforeFrom: 'must not be before `from`',
    notAMoment: 'must be a date and time as YYYY-MM-DDTHH:MM',
    notABooking: 'must be the id of a booking',
    invalid: 'Some fields are not valid',
    feeOfCancelled: 'A fee needs the status cancelled',
    notFound: 'Booking not found',
    hasAccount: 'The booking has charges or payments. Cancel it instead.',
    handedOver:
      'This booking has a hand-over record. Cancel the booking instead, or delete that record first.',
    signedPapers: 'This booking has signed papers that must be kept. Cancel it instead.',
    stale: 'Somebody else has changed this booking since you opened it',
    rules: (reasons) => `Letting rules refuse this booking: ${reasons.join('; ')}`,
    rulesReasonRequired: 'Enter the reason for overruling the rules',
    clash: (car, references) =>
      references.length === 0
        ? `${car} is not available then`
        : `${car} is not available then: ${listed().format(references.slice(0, 5))} ${references.length === 1 ? 'holds' : 'hold'} it`,
  },
  alerts: {
    created: 'Booking created successfully!',
    open: 'Open',
    print: { contract: 'Print contract', confirmation: 'Print confirmation' },
    updated: 'Booking updated successfully!',
    statusUpdated: 'Booking status updated successfully!',
    deleted: 'Booking deleted successfully!',
    creating: because('Error creating booking'),
    updating: because('Error updating booking'),
    updatingStatus: because('Error updating status'),
    deleting: because('Error deleting booking'),
  },
  undo: {
    label: 'Undo',
    name: (reference) => `Undo: ${reference}`,
    done: (reference, status) => `${reference} is ${statuses[status].toLowerCase()} again`,
    failed: (reference, error) => because(`The change of ${reference} could not be undone`)(error),
  },
  clash: {
    title: 'No car available',
    blocked: 'Blocked',
    clashing: 'All units of this car are taken on these dates:',
    noUnits: 'No vehicle of this car is in service.',
    open: (reference) => `${reference} (opens in a new tab)`,
    latePlate: (plate) => `${plate} should be back but is not:`,
    holder: (customer, from, to, isLate) =>
      `${customer} · ${staffMoment(from)} – ${staffMoment(to)}${isLate ? ', not back yet' : ''}`,
    buffered: (until) => `being prepared until ${staffMoment(until)}`,
    question: 'You can book anyway if you know that a car will be available.',
    confirm: 'Book anyway',
    cancel: 'Back',
  },
  form: {
    nearestAllowed: (from, to) => `Nearest days that the rules allow: ${from} – ${to}`,
    refused: 'Letting rules refuse this booking. To save it anyway, enter the reason.',
    editing: editingText('booking'),
    loadFailed: 'Failed to load booking. Please try again.',
    newHint: 'A rental or transfer, as agreed with the customer.',
    requestHint: (note) => `A visitor’s request. ${note}. Saving or confirming reserves the car.`,
    create: 'Create Booking',
    update: 'Update Booking',
    fixErrors: 'Please fix the following errors:',
    openChoices: (label) => `Show choices for ${label}`,
    asTyped: (typed) => `Keep “${typed}” as typed`,
    optional: 'Optional',
    returnTransfer: 'Return',
    outwardTransfer: 'Outward',
    wayBackHint:
      'If a return transfer is wanted too, it is recorded as a separate booking with the places swapped. The total is for both.',
    languageHint: 'Used for messages; papers are in Turkish and this language.',
    perDay: (cents) => `${euros(cents)} a day`,
    sections: {
      journey: 'When and where',
      car: 'Car and extras',
      transfer: 'Transfer',
      customer: 'Customer',
      price: 'Price and status',
    },
    ofDriver: (index, message) => (index === 0 ? message : `Driver ${index + 1}: ${message}`),
    dateOf: (label) => `${label} date`,
    timeOf: (label) => `${label} time`,
    car: {
      hint: 'Type to search by name',
      none: 'There are no cars yet.',
      addFirst: 'Add the first car',
      notChosen: (typed) => `“${typed.trim()}” is not in your fleet. Choose one from the list.`,
      free: (free, total) => (free <= 0 ? 'none available' : `${free} of ${total} available`),
      chosenFree: (free, total) =>
        `${free} of ${total} ${total === 1 ? 'unit' : 'units'} available on these dates.`,
      noneFree: (asks): string =>
        asks
          ? 'Fully booked on these dates. You will be asked when saving. Booked by:'
          : 'All units are booked on these dates:',
      noUnits: (asks): string =>
        asks
          ? 'No vehicle of this car is in service. You will be asked when saving.'
          : 'No vehicle of this car is in service.',
      noVehicle: 'Not chosen yet',
      soldVehicle: (plate) => `${plate} (sold)`,
      busyVehicle: (plate) => `${plate} (not available then)`,
      vehicleHint: 'Can be chosen until the hand-over.',
      checking: 'Checking availability…',
      notChecked: 'Availability could not be checked. It will be checked when saving.',
      freeLater: 'Set both dates to see how many units are available.',
      offline: 'not on the site',
      deleted: (title) => `${title} is no longer in the fleet. The booking keeps its name.`,
    },
    transfer: {
      noZone: 'No zone (special price)',
      zoneDeleted: (name) => `${name} is no longer a zone. Choose another, or enter the total.`,
      inactive: 'inactive',
      chooseVehicle: 'Choose a vehicle',
    },
    drivers: {
      further: (number) => `Driver ${number}`,
      add: 'Add a driver',
      remove: (number) => `Remove driver ${number}`,
    },
    price: {
      waitingRental: 'The price appears when car, pickup and drop-off are set.',
      waitingTransfer:
        'The price appears when zone and vehicle are set. Otherwise enter the total.',
      receipt: 'Price',
      rental: 'Rental',
      season: (name) => `Rental, ${name}`,
      transfer: (zone) => `Transfer, ${zone}`,
      directions: { outward: 'outward', return: 'return' },
      delivery: (place) => `Delivery fee: ${place}`,
      elsewhere: (place) => `One-way fee: ${place}`,
      hours: {
        pickup: (time) => `Out-of-hours pickup (${time})`,
        return: (time) => `Out-of-hours return (${time})`,
      },
      months: (count) => joined(count, 'month'),
      weeks: (count) => joined(count, 'week'),
      days: (count) => joined(count, 'day'),
      receiptToday: 'At today’s prices',
      receiptAgreed: 'At the time of booking',
      followHint: 'Leave empty to use the calculated price.',
      agreedHint: 'Leave empty to keep the agreed price.',
      promises: {
        agreed: (agreed, today) =>
          `Agreed: ${euros(agreed)}. At today’s prices it would be ${euros(today)}.`,
        agreedBefore: (agreed, today) =>
          `${euros(agreed)} was agreed before this change. The new price is ${euros(today)}.`,
        shown: (shown, today) =>
          `The visitor was shown ${euros(shown)}; today’s price is ${euros(today)}.`,
        shownBefore: (shown, today) =>
          `The visitor was shown ${euros(shown)} before this change. The new price is ${euros(today)}.`,
      },
      choose: 'Price of this booking',
      takePromised: {
        agreed: (cents) => `As agreed ${euros(cents)}`,
        agreedBefore: (cents) => `As agreed ${euros(cents)}`,
        shown: (cents) => `As shown ${euros(cents)}`,
        shownBefore: (cents) => `As shown ${euros(cents)}`,
      },
      takeToday: (cents) => `Today’s price ${euros(cents)}`,
      needed: 'Fill in car and dates to see the price.',
      same: 'Same as the calculated price',
      different: (by) =>
        `${euros(Math.abs(by))} ${by > 0 ? 'more' : 'less'} than the calculated price`,
      chooseCalculated: (cents) => `Use the calculated price: ${euros(cents)}`,
      sum: 'Total',
      sumWithCharges: 'Price with charges',
      withCharges: (cents) => `Including charges of ${euros(cents)}`,
      cheaper: (longer, cents) => `${longer} would cost less: ${euros(cents)}.`,
      takeLonger: (returnDate) => `Change drop-off to ${staffDay(returnDate)}`,
    },
    followsReceipt: 'As agreed, or the calculated price',
  },
  list,
  page,
  paste,
  signed,
};
