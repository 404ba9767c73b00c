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
    inspectionDue: 'Inspection (muayene) until',
    insuranceDue: 'Insurance (trafik) until',
    cascoDue: 'Comprehensive (kasko) until',
    serviceDue: 'Next service on',
    serviceDueKilometres: 'Next service at kilometres',
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
    plate: 'A plate has letters, digits, spaces and hyphens only',
    plateTaken: (plate) => `There is a vehicle with the plate ${plate} already`,
    isOut: (plate, reference) => `${plate} is out with ${reference}; record its return first`,
    unknownCar: 'This car does not exist any more',
    kilometres: (label, most) => `${label} must be a whole number from 0 to ${formatCount(most)}`,
    notADate: (label) => `${label} must be a date that exists`,
    status: 'Status must be in-service or sold',
    reason: 'Reason must be service, repair, own-use or other',
    order: 'The last day cannot be before the first',
    tooManyDays: (_label, most) => `At most ${most} days can be blocked at once`,
    version: 'Version is required',
    stale: 'Somebody else has changed this vehicle since you opened it',
    notFound: 'Vehicle not found',
    noSuchBlock: 'This block does not exist any more',
    sold: 'A sold vehicle cannot be blocked',
    alreadyBlocked: (first, last) =>
      `Already blocked from ${staffDay(first, 'en')} to ${staffDay(last, 'en')}`,
    rented: (plate) => `${plate} is booked on these days`,
    named: (plate) =>
      `Bookings to come name ${plate}; they have no plate until you give them another one`,
    tooFew: (car) =>
      `${car.title} would have ${counted(car.units)} instead of ${car.before}; bookings and blocked days hold ${car.held} at the same time`,
    clash: (car) => `Bookings hold all units of ${car} on these days`,
  },
  page: {
    pageTitle: 'Vehicles – Kervan',
    title: 'Vehicles',
    lead: (inService, sold) =>
      sold > 0 ? `${inService} in service, ${sold} sold` : `${inService} in service`,
    back: 'Cars',
    loading: 'Loading vehicles…',
    failed: 'The vehicles could not be loaded.',
    add: 'Add vehicle',
    search: 'Search plate, car or colour',
    found: (count) => (count === 1 ? '1 vehicle found' : `${count} vehicles found`),
    noneFound: 'No vehicle matches your search',
    clearSearch: 'Clear search',
    empty: 'No vehicles yet',
    emptyText:
      'Add the plates of your cars: then their number is the number of units, and you are told before an inspection or insurance runs out.',
    export: {
      title: 'Export vehicles',
      all: (count) => `All ${formatCount(count)} vehicles, sold ones too.`,
      found: (count, search) => `The ${formatCount(count)} vehicles that “${search}” finds.`,
    },
    columns: {
      vehicle: 'Plate',
      car: 'Car',
      kilometres: 'Kilometres',
      due: 'Falls due',
      blocked: 'Blocked',
      status: 'Status',
      actions: 'Actions',
    },
    statuses: { 'in-service': 'In service', sold: 'Sold' },
    carDeleted: 'Car was deleted',
    edit: (plate) => `Edit ${plate}`,
    delete: (plate) => `Delete ${plate}`,
    kilometres: (count) => `${formatCount(count)} km`,
    nothingDue: 'Nothing due',
    deletion: {
      title: 'Delete this vehicle?',
      question: ({ plate }) =>
        `${plate} and its blocked days are deleted. This cannot be undone. A vehicle that you sold is better marked as sold.`,
      lastPlate: (car, units) =>
        `It is the only plate of ${car}, which keeps ${counted(units)}; correct that on the page of the car.`,
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
    carHint: 'It is one of the units without a plate; where all have one, there is one unit more.',
    units: {
      now: (car, units, unplated) =>
        unplated > 0
          ? `${car} has ${counted(units)}, ${unplated} without a plate.`
          : `${car} has ${counted(units)} now.`,
      kept: (car, units) =>
        `${car} has no plates any more and keeps ${counted(units)}; correct that on the page of the car if need be.`,
      overbooked: (car, units, held) =>
        `${counted(units)} of ${car} ${units === 1 ? 'is' : 'are'} too few: bookings and blocked days hold ${held} at the same time.`,
    },
    soldHint: 'Sold vehicles are no unit of their car any more; what was kept of them stays.',
    fixErrors: 'Please fix the following errors:',
    sections: { vehicle: 'Vehicle', dates: 'Dates that must not be missed', notes: 'Notes' },
    datesText: 'You are told 30 days before, on the dashboard.',
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
    text: 'Who had this plate, and when. The hours on the records of hand-over and return decide; without them the booked hours are all that is known.',
    none: 'This plate has not been rented yet.',
    handedOver: 'Handed over',
    returned: 'Returned',
    noHandOver: 'No record of a hand-over',
    noReturn: 'No record of a return',
    underPlate: (plate) => `Plate at the hand-over: ${plate}`,
    booked: (from, to) => `Booked ${from} – ${to}`,
    older: (shown, total) =>
      `The newest ${formatCount(shown)} of ${formatCount(total)} rentals are listed.`,
    ofCar: (car) => `All bookings of ${car}`,
  },
  blocks: {
    title: 'Blocked days',
    text: 'Not available on these days: a service, a repair, own use. Blocks a unit of its car like a booking.',
    none: 'No day is blocked.',
    add: 'Block days',
    submit: 'Block',
    anyway: 'Block anyway',
    cancel: 'Cancel',
    remove: (days) => `Free ${days} again`,
    added: 'The days are blocked',
    removed: 'The days are free again',
    failed: (error) => error || 'That could not be saved.',
    clashing: 'These bookings hold the units of the car:',
  },
  state,
};
