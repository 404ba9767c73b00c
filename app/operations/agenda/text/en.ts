import type { BookingStatus } from '#app/domain/bookings/booking.rules.ts';
import { formatCount } from '#app/lib/money/decimal.ts';
import { MANY_LATE } from '../agenda.rules.ts';
import type { tr } from './tr.ts';

const plural = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

/** Words for the new status in 'KRV-7F3K9 confirmed'. */
const changes: Record<BookingStatus, string> = {
  pending: 'pending again',
  confirmed: 'confirmed',
  active: 'handed over',
  completed: 'completed',
  cancelled: 'cancelled',
};

/** `12`, or `160+`: late events are counted only up to 160. */
const many = (count: number) => (count < MANY_LATE ? String(count) : `${MANY_LATE}+`);

/** `38 min`, `5 h`, `2 days`. */
function duration(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours} h` : plural(Math.floor(hours / 24), 'day');
}

/** Exact to the minute within a day: 2 h 59 min is not shown as two hours. */
function untilThen(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const isShort = hours === 0 || hours >= 24 || rest === 0;
  return isShort ? duration(minutes) : `${hours} h ${rest} min`;
}

export const en: typeof tr = {
  title: 'Pickups and returns',
  failed: 'The agenda could not be loaded.',
  days: 'Day shown',
  today: 'Today',
  // Empty because 'Tomorrow' is wider than a seventh of the column; the weekday is shown.
  tomorrow: '',
  tasks: (count: number) => plural(count, 'task'),
  tasksOf: (day: string, count: number) => `${day}, ${plural(count, 'task')}`,
  moreTasks: (count: number) => `${count} more`,
  late: (count: number) => `Overdue: ${many(count)}`,
  moreLate: (count: number) => `${many(count)} more overdue`,
  allLate: (count: number) => `All overdue (${many(count)})`,
  duration,
  lateBy: (minutes: number) => `${duration(minutes)} late`,
  inTime: (minutes: number) => (minutes === 0 ? 'now' : `in ${untilThen(minutes)}`),
  now: 'Now',
  nextIn: (when: string) => `next ${when}`,
  print: 'Print daily list',
  doneCount: (count: number) => `${count} done`,
  next: 'Next',
  kinds: { pickup: 'Pickup', return: 'Return', transfer: 'Transfer' },
  steps: { confirmed: 'Confirm', completed: 'Done' },
  records: { out: 'Hand over', back: 'Record return' },
  stepOf: (step: string, reference: string) => `${step}: ${reference}`,
  callLabel: 'Call',
  call: (name: string) => `Call ${name}`,
  writeLabel: 'Message',
  write: (name: string) => `Message ${name} on WhatsApp (opens in a new tab)`,
  directions: 'Directions',
  wayTo: (place: string) => `Directions: ${place} (opens in a new tab)`,
  papers: 'Papers',
  booking: 'Booking',
  passengers: (count: number) => plural(count, 'passenger'),
  due: 'to collect',
  giveBack: (sum: string) => `give back ${sum}`,
  deposit: (sum: string) => `+ ${sum} deposit`,
  depositBack: (sum: string) => `− ${sum} deposit`,
  depositHeld: (sum: string) => `${sum} deposit held`,
  cardHold: (sum: string) => `${sum} card hold`,
  unpriced: 'To be priced',
  noPlate: 'no plate chosen',
  noDriver: 'no driver yet',
  driver: (name) => `Driver: ${name}`,
  callDriver: 'Call the driver',
  callDriverNamed: (name) => (name ? `Call the driver: ${name}` : 'Call the driver'),
  notBack: (reference: string) => `not back yet: ${reference}`,
  waits: 'Awaiting confirmation',
  unheld: 'No car reserved',
  tomorrowThen: 'Tomorrow',
  nothing: 'No pickups, returns or transfers today',
  nothingThen: 'No pickups, returns or transfers that day',
  nothingText: 'A new booking appears here once it is recorded.',
  cancel: 'Cancel',
  cancelled: 'Cancelled',
  outcomes: {
    pending: 'Pending again',
    confirmed: 'Confirmed',
    active: 'Handed over',
    completed: 'Completed',
    cancelled: 'Declined',
  },
  show: 'Show',
  hide: 'Hide',
  requests: {
    title: (count: number) => `Requests to answer (${formatCount(count)})`,
    none: (minutes) =>
      minutes === null ? 'None waiting' : `None waiting, last answer took ${duration(minutes)}`,
    all: (count: number) => `All (${formatCount(count)})`,
    age: (minutes: number) => (minutes < 1 ? 'just now' : `${duration(minutes)} ago`),
    days: (count: number) => plural(count, 'day'),
    left: (minutes: number) => `${duration(minutes)} left`,
    holds: 'Car on hold until then',
    more: (reference: string) => `More actions: ${reference}`,
    open: 'Open booking',
    confirm: 'Confirm',
    decline: 'Decline because:',
  },
  cars: {
    title: 'Cars',
    tomorrow: (what: string) => `tomorrow ${what}`,
    noPlate: (count: number) => `No plate chosen (${count})`,
    awaited: (count: number) => `Needed but not back yet (${count})`,
    turnarounds: (count: number) => `Same-day turnarounds (${count})`,
    between: (minutes: number) => `${duration(minutes)} between`,
    due: (count: number) => `Papers due this week (${count})`,
    allDue: (count: number) => `Due within 30 days (${count})`,
    endingHolds: (count: number) => `Card holds ending (${count})`,
    until: (day: string) => `until ${day}`,
    unfiled: {
      title: 'To report:',
      count: (sheet: string, count: number) => `${count} ${sheet}`,
    },
    none: 'Every car is ready',
    noCars: 'There are no cars yet.',
    addFirst: 'Add the first car',
  },
  changed: (reference: string, status: BookingStatus, customer: string) =>
    [`${reference} ${changes[status]}`, customer].filter(Boolean).join(' · '),
  notChanged: (reference: string) => (error: string) =>
    error ? `${reference} was not changed: ${error}` : `${reference} was not changed.`,
};
