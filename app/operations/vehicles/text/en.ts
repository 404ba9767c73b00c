import { editingText } from '#app/editing/editing.text.ts';
import { staffDay } from '#app/lib/dates/staff-dates.ts';
import { formatCount } from '#app/lib/money/decimal.ts';
import type { tr } from './tr.ts';

const state: (typeof tr)['state'] = {
  dueKinds: {
    inspection: 'Inspection',
    insurance: 'Insurance',
    casco: 'Comprehensive',
    service: 'Service',
  },
  inDays: (days) =>
    days < 0
      ? `${-days} ${days === -1 ? 'day' : 'days'} overdue`
      : days === 0
        ? 'today'
        : `in ${days} ${days === 1 ? 'day' : 'days'}`,
  inKilometres: (count) =>
    count <= 0 ? `${formatCount(-count)} km overdue` : `in ${formatCount(count)} km`,
  days: (first, last) =>
    first === last ? staffDay(first, 'en') : `${staffDay(first, 'en')} – ${staffDay(last, 'en')}`,
  reasons: { service: 'Service', repair: 'Repair', 'own-use': 'Own use', other: 'Other' },
};

const counted = (units: number) => `${units} ${units === 1 ? 'unit' : 'units'}`;

export const en: typeof tr = {
  labels: {
    plate: 'Plate',
    carId: 'Car',
    status: 'Status',
    colour: 'Colour',
    chassisNumber: 'Chassis number',
    kilometres: 'Kilometres',
    inspectionDue: 'Inspection (muayene) expires',
    insuranceDue: 'Insurance (trafik) expires',
    cascoDue: 'Comprehensive (kasko) expires',
    serviceDue: 'Next service on',
    serviceDueKilometres: 'Next service at (km)',
    notes: 'Notes',
    firstDay: 'First day',
    lastDay: 'Last day',
    reason: 'Reason',
    note: 'Note',
  },
  input: {
    invalid: 'Some fields are not valid',
    required: (label) => `${label} is required`,
    tooLong: (label, most) => `${label} must have at most ${most} characters`,
    plate: 'A plate can only have letters, digits, spaces and hyphens',
    plateTaken: (plate) => `There is already a vehicle with the plate ${plate}`,
    isOut: (plate, reference) => `${plate} is out with ${reference}; record its return first`,
    unknownCar: 'This car no longer exists',
    kilometres: (label, most) => `${label} must be a whole number from 0 to ${formatCount(most)}`,
    notADate: (label) => `${label} must be a valid date`,
    status: 'Status must be in-service or sold',
    reason: 'Reason must be service, repair, own-use or other',
    order: 'The last day cannot be before the first',
    tooManyDays: (_label, most) => `At most ${most} days can be blocked at once`,
    version: 'Version is required',
    stale: 'Somebody else has changed this vehicle since you opened it',
    notFound: 'Vehicle not found',
    noSuchBlock: 'These blocked days no longer exist',
    sold: 'A sold vehicle cannot be blocked',
    alreadyBlocked: (first, last) =>
      `Already blocked from ${staffDay(first, 'en')} to ${staffDay(last, 'en')}`,
    rented: (plate) => `${plate} is booked on these days`,
    named: (plate) =>
      `Upcoming bookings have ${plate}; they will have no plate until you choose another`,
    tooFew: (car) =>
      `${car.title} would have ${counted(car.units)} instead of ${car.before}; bookings and blocked days need ${car.held} at the same time`,
    clash: (car) => `All units of ${car} are booked on these days`,
  },
  page: {
    pageTitle: 'Vehicles – Kervan',
    title: 'Vehicles',
    lead: (inService, sold) =>
      sold > 0 ? `${inService} in service, ${sold} sold` : `${inService} in service`,
    failed: 'The vehicles could not be loaded.',
    add: 'Add vehicle',
    search: 'Search plate, car or colour',
    found: (count) => (count === 1 ? '1 vehicle found' : `${count} vehicles found`),
    noneFound: 'No vehicle matches your search',
    clearSearch: 'Clear search',
    empty: 'No vehicles yet',
    emptyText:
      'Add the plates of your cars: the number of units follows from them, and you are reminded before an inspection or insurance expires.',
    export: {
      title: 'Export vehicles',
      all: (count) => `All ${formatCount(count)} vehicles, including sold ones.`,
      found: (count, search) => `The ${formatCount(count)} vehicles found for “${search}”.`,
    },
    columns: {
      vehicle: 'Plate',
      car: 'Car',
      kilometres: 'Kilometres',
      due: 'Due next',
      blocked: 'Blocked',
      status: 'Status',
      actions: 'Actions',
    },
    statuses: { 'in-service': 'In service', sold: 'Sold' },
    carDeleted: 'Car deleted',
    edit: (plate) => `Edit ${plate}`,
    delete: (plate) => `Delete ${plate}`,
    kilometres: (count) => `${formatCount(count)} km`,
    nothingDue: 'Nothing due',
    deletion: {
      title: 'Delete this vehicle?',
      question: ({ plate }) =>
        `${plate} and its blocked days will be deleted. This cannot be undone. If you sold the vehicle, mark it as sold instead.`,
      lastPlate: (car, units) =>
        `It is the only plate of ${car}. The car will still have ${counted(units)}; correct that on its page.`,
      confirm: 'Delete',
      anyway: 'Delete anyway',
      cancel: 'Keep it',
      failed: (error) => error || 'The vehicle could not be deleted.',
      done: ({ plate }) => `${plate} was deleted`,
    },
  },
  form: {
    editing: editingText('vehicle'),
    newTitle: 'Add vehicle',
    newHint: 'Plate and car are enough; the rest can follow later.',
    loadFailed: 'Failed to load vehicle. Please try again.',
    chooseCar: 'Choose a car',
    carHint: 'The plate goes to a unit without one; if all have one, a unit is added.',
    units: {
      now: (car, units, unplated) =>
        unplated > 0
          ? `${car} has ${counted(units)}, ${unplated} without a plate.`
          : `${car} now has ${counted(units)}.`,
      kept: (car, units) =>
        `${car} no longer has plates and still has ${counted(units)}; correct that on the page of the car if needed.`,
      overbooked: (car, units, held) =>
        `${counted(units)} of ${car} ${units === 1 ? 'is' : 'are'} too few: bookings and blocked days need ${held} at the same time.`,
    },
    soldHint: 'A sold vehicle no longer counts as a unit; its records stay.',
    fixErrors: 'Please fix the following errors:',
    sections: { vehicle: 'Vehicle', dates: 'Dates to keep track of', notes: 'Notes' },
    datesText: 'The dashboard reminds you 30 days before.',
    create: 'Add vehicle',
    update: 'Save',
    created: ({ plate }) => `${plate} was added`,
    updated: ({ plate }) => `${plate} was saved`,
    failed: (error) => error || 'The vehicle could not be saved.',
    leaving: {
      title: 'Save although it is booked?',
      confirm: 'Save anyway',
      cancel: 'Back',
    },
  },
  rentals: {
    title: 'Rentals',
    text: 'Who had this plate, and when. The times come from the hand-over and return records; without a record, the booked times are shown.',
    none: 'This plate has not been rented yet.',
    handedOver: 'Handed over',
    returned: 'Returned',
    noHandOver: 'No hand-over record',
    noReturn: 'No return record',
    underPlate: (plate) => `Plate at the hand-over: ${plate}`,
    booked: (from, to) => `Booked ${from} – ${to}`,
    earlier: (count) => `Earlier rentals (${formatCount(count)})`,
    older: (shown, total) =>
      `Showing the latest ${formatCount(shown)} of ${formatCount(total)} rentals.`,
    ofCar: (car) => `All bookings of ${car}`,
  },
  blocks: {
    title: 'Blocked days',
    text: 'Not available on these days: service, repair, own use. Takes up a unit of the car, like a booking.',
    none: 'No blocked days.',
    add: 'Block days',
    submit: 'Block',
    anyway: 'Block anyway',
    cancel: 'Cancel',
    remove: (days) => `Unblock ${days}`,
    added: 'Days blocked',
    removed: 'Days unblocked',
    failed: (error) => error || 'This could not be saved.',
    clashing: 'The car is taken by these bookings:',
  },
  state,
};
