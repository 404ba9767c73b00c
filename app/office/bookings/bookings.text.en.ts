/** What staff read of bookings. What the spec quotes (part 8) is verbatim. */
import type { ExtraName } from '#app/base/settings/extras.rules.ts';
import { editingText } from '#app/editing/editing.text.ts';
import type { IsoDate, WallClock } from '#app/lib/dates.ts';
import { formatCount } from '#app/lib/decimal.ts';
import { makeOnFirstUse } from '#app/lib/make-on-first-use.ts';
import { staffDay, staffMoment } from '#app/lib/staff-dates.ts';
import { LONGEST_RENTAL_DAYS } from '#app/site/cars/rental-price.rules.ts';
import type { Vehicle } from '#app/site/transfers/zone.rules.ts';
import type { BookingStatus, ServiceType } from './booking.rules.ts';
import { euros } from './booking-words.ts';

const list = makeOnFirstUse(() => new Intl.ListFormat('en'));
const counted = (count: number, word: string) =>
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

/** `error` is empty where the server said nothing. */
const because = (sentence: string) => (error: string) =>
  error ? `${sentence}: ${error}` : `${sentence}.`;

export const en = {
  statuses,
  services: {
    car_rental: 'Car rental',
    transfer: 'Transfer',
  } satisfies Record<ServiceType, string>,
  vehicles: {
    capacity_1_4: 'Sedan, 1–4 passengers',
    capacity_1_6: 'MPV, 1–6 passengers',
    capacity_1_16: 'Minibus, 1–16 passengers',
  } satisfies Record<Vehicle, string>,
  extras,
  driverFields: {
    name: 'First name',
    surname: 'Last name',
    phoneNumber: 'Phone number',
  },
  /** Labels of the form, of a conflict and of the audit log. */
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
    wayBackTime: 'Way back',
    requested: 'Requested by a visitor',
    drivers: 'Customer and drivers',
    email: 'E-mail',
    hotel: 'Hotel',
    flightNumber: 'Flight number',
    specialRequests: 'Special requests',
    language: 'Language',
    'pricing.total': 'Total (€)',
    status: 'Status',
  },
  hold: {
    none: 'Holds no car',
    expired: 'Hold expired',
    until: (moment: WallClock) => `Held until ${staffMoment(moment)}`,
  },
  /** What the API and the form say of a booking that cannot be saved. */
  input: {
    /** `label` as in `fields`. */
    required: (label: string) => `${label} is required`,
    timeRequired: (label: string) => `${label} date and time are required`,
    totalRequired: 'Total is required: there is no price for this booking',
    tooLong: 'This is too long',
    wrongPhone: 'This is not a phone number',
    onePhone: 'Enter a single phone number; it has at most 15 digits',
    wrongEmail: 'This is not an e-mail address',
    unknownLanguage: 'The language must be Turkish, English, German or Russian (tr, en, de, ru)',
    wrongTotal: 'Total must be a number of euros, 0 or more',
    passengers: 'Passengers must be a number from 1 to 16',
    between: (label: string, most: number) => `${label} must be a whole number from 0 to ${most}`,
    tooManyPassengers: (most: number) => `This vehicle takes at most ${most} passengers`,
    pickupPast: 'Pickup cannot be earlier than now',
    pickupTooFar: 'Pickup cannot be more than two years ahead',
    dropoffAtPickup: 'Drop-off must be later than pickup',
    dropoffBeforePickup: 'Drop-off cannot be earlier than pickup',
    wayBackEarly: 'The way back must be after the pickup',
    wayBackTooFar: 'The way back cannot be more than two years ahead',
    tooLongAway: `A booking can last at most ${LONGEST_RENTAL_DAYS} days`,
    unknownCar: 'This car does not exist any more',
    otherVehicle: 'This is no vehicle of the chosen car',
    soldVehicle: (plate: string) => `${plate} is sold`,
    /** Days as staff read them. */
    takenVehicle: (plate: string, reference: string, until: string) =>
      `${plate} is with ${reference} until ${until}`,
    /** '07 GEC 001 is not back yet: KRV-7F3K9 has it'. */
    latePlate: (plate: string, references: string[]) =>
      `${plate} is not back yet: ${list().format(references)} has it`,
    blockedVehicle: (plate: string, first: string, last: string) =>
      `${plate} is blocked from ${first} to ${last}`,
    handedOverVehicle: (plate: string) =>
      `${plate} is handed over. For another car or plate correct that record first, or delete it.`,
    unknownZone: 'This transfer zone does not exist any more',
    invalid: 'Some fields are not valid',
    notFound: 'Booking not found',
    handedOver:
      'A hand-over is recorded for this booking. Cancel it instead, or delete that first.',
    signedPapers: 'This booking has signed papers, which are kept. Cancel it instead.',
    stale: 'Somebody else has changed this booking since you opened it',
    /** 'Fiat Egea 2024 has no free unit then: KRV-7F3K9 and KRV-2MPX4 hold it'; five at most. */
    clash: (car: string, references: string[]) =>
      references.length === 0
        ? `${car} has no free unit then`
        : `${car} has no free unit then: ${list().format(references.slice(0, 5))} ${references.length === 1 ? 'holds' : 'hold'} it`,
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
  /** In the message of a changed status. */
  undo: {
    label: 'Undo',
    name: (reference: string) => `Undo: ${reference}`,
    done: (reference: string, status: BookingStatus) =>
      `${reference} is ${statuses[status].toLowerCase()} again`,
    failed: (reference: string, error: string) =>
      because(`The change of ${reference} could not be undone`)(error),
  },
  clash: {
    title: 'No car is free then',
    blocked: 'Blocked',
    inTheWay: 'All units of this car are taken on these dates:',
    noUnits: 'No vehicle of this car is in service.',
    open: (reference: string) => `${reference} (opens in a new tab)`,
    latePlate: (plate: string) => `${plate} should be back and is not:`,
    holder: (customer: string, from: string, to: string, isLate: boolean) =>
      `${customer} · ${staffMoment(from)} – ${staffMoment(to)}${isLate ? ', not back yet' : ''}`,
    question: 'You can book it anyway, if you know that a car will be there.',
    confirm: 'Book anyway',
    cancel: 'Back',
  },
  form: {
    editing: editingText('booking'),
    loadFailed: 'Failed to load booking. Please try again.',
    newHint: 'A rental or a transfer, as it was agreed with the customer.',
    /** `note`: the `holdNote` of a visitor's request. */
    requestHint: (note: string) =>
      `A visitor’s request. ${note}. Once you save or confirm it, it holds its car like any booking.`,
    create: 'Create Booking',
    update: 'Update Booking',
    fixErrors: 'Please fix the following errors:',
    openChoices: (label: string) => `Show choices for ${label}`,
    /** The last choice for a place: no place of the business. */
    asTyped: (typed: string) => `Keep “${typed}” as typed`,
    optional: 'Optional',
    /** The other booking of a transfer that was recorded both ways. */
    wayBack: 'Way back',
    wayThere: 'Way there',
    wayBackHint:
      'If they also want to go back: recorded as a booking of its own, with the places swapped. A total is for both.',
    languageHint: 'Messages open in it; papers are in Turkish and in it.',
    perDay: (cents: number) => `${euros(cents)} a day`,
    sections: {
      journey: 'When and where',
      car: 'Car and extras',
      transfer: 'Transfer',
      customer: 'Customer',
      price: 'Price and status',
    },
    /** In the list of errors, where no label of the field is near. */
    ofDriver: (index: number, message: string) =>
      index === 0 ? message : `Driver ${index + 1}: ${message}`,
    dateOf: (label: string) => `${label} date`,
    timeOf: (label: string) => `${label} time`,
    car: {
      hint: 'Type to search by name',
      none: 'There are no cars yet.',
      addFirst: 'Add the first car',
      notChosen: (typed: string) =>
        `“${typed.trim()}” is no car of yours. Choose one from the list.`,
      free: (free: number, total: number) => (free <= 0 ? 'none free' : `${free} of ${total} free`),
      chosenFree: (free: number, total: number) =>
        `${free} of ${total} ${total === 1 ? 'unit' : 'units'} free for these dates.`,
      /** `asks`: the booking needs one more unit than it has. */
      noneFree: (asks: boolean): string =>
        asks
          ? 'No unit is free for these dates. Saving will ask. They are taken by:'
          : 'Other bookings hold all units on these dates:',
      noUnits: (asks: boolean): string =>
        asks
          ? 'No vehicle of this car is in service. Saving will ask.'
          : 'No vehicle of this car is in service.',
      noVehicle: 'Not chosen yet',
      soldVehicle: (plate: string) => `${plate} (sold)`,
      busyVehicle: (plate: string) => `${plate} (not free then)`,
      vehicleHint: 'Can be chosen up to the hand-over.',
      checking: 'Checking which units are free …',
      notChecked: 'Which units are free could not be checked. Saving will.',
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
      /** Of a transfer that is wanted both ways. */
      ways: { there: 'way there', back: 'way back' },
      elsewhere: (place: string) => `Return elsewhere: ${place}`,
      charges: 'Charges of the return',
      months: (count: number) => counted(count, 'month'),
      weeks: (count: number) => counted(count, 'week'),
      days: (count: number) => counted(count, 'day'),
      receiptToday: 'Receipt by today’s prices',
      followHint: 'Empty: what the receipt comes to.',
      agreedHint: 'Empty: as agreed.',
      /** What was promised and what it would be today, in cents. */
      promises: {
        agreed: (agreed: number, today: number) =>
          `Agreed: ${euros(agreed)}. By today’s prices it would be ${euros(today)}.`,
        agreedBefore: (agreed: number, today: number) =>
          `${euros(agreed)} was agreed before this change. The new receipt comes to ${euros(today)}.`,
        shown: (shown: number, today: number) =>
          `The visitor was shown ${euros(shown)}; today it is ${euros(today)}.`,
        shownBefore: (shown: number, today: number) =>
          `The visitor was shown ${euros(shown)} before this change. The new receipt comes to ${euros(today)}.`,
      },
      choose: 'Price of this booking',
      takePromised: {
        agreed: (cents: number) => `As agreed ${euros(cents)}`,
        agreedBefore: (cents: number) => `As agreed ${euros(cents)}`,
        shown: (cents: number) => `As shown ${euros(cents)}`,
        shownBefore: (cents: number) => `As shown ${euros(cents)}`,
      },
      takeToday: (cents: number) => `Today’s price ${euros(cents)}`,
      needed: 'There is no receipt to follow yet.',
      same: 'The same as the receipt',
      different: (by: number) =>
        `${euros(Math.abs(by))} ${by > 0 ? 'more' : 'less'} than the receipt`,
      takeBack: (cents: number) => `Use the receipt: ${euros(cents)}`,
      customerPays: 'The customer pays',
      cheaper: (longer: string, cents: number) => `${longer} would cost less: ${euros(cents)}.`,
      takeLonger: (returnDate: IsoDate) => `Drop off on ${staffDay(returnDate)}`,
    },
    followsReceipt: 'As agreed, or what the receipt comes to',
  },
};
