import { MANY_LATE } from '#app/operations/agenda/agenda.rules.ts';
import type { tr } from './tr.ts';

const counted = (count: number, one: string, more: string) =>
  count > 0 && `${count} ${count === 1 ? one : more}`;

export const en: typeof tr = {
  title: 'Daily list',
  days: 'Day of the list',
  today: 'Today',
  tomorrow: 'Tomorrow',
  print: 'Print',
  back: 'Back to the dashboard',
  kinds: { pickup: 'Pickup', return: 'Return', transfer: 'Transfer' },
  counts: (total, { pickup, return: back, transfer }) => {
    const parts = [
      counted(pickup, 'pickup', 'pickups'),
      counted(back, 'return', 'returns'),
      counted(transfer, 'transfer', 'transfers'),
    ];
    return `${total} ${total === 1 ? 'task' : 'tasks'}: ${parts.filter(Boolean).join(', ')}`;
  },
  nothing: 'There is nothing to do on this day.',
  late: (count) => `Overdue (${count})`,
  moreLate: (count) =>
    `${count < MANY_LATE ? count : `${MANY_LATE}+`} more overdue, not on this list: see Bookings, Overdue`,
  ofDay: 'Tasks of the day',
  columns: {
    done: 'Done',
    hour: 'Time',
    kind: 'Task',
    car: 'Plate, car',
    customer: 'Customer, phone',
    place: 'Place, flight',
    due: 'Due, deposit',
  },
  passengers: (count) => `${count} ${count === 1 ? 'passenger' : 'passengers'}`,
  driver: (who) => `Driver: ${who}`,
  noDriver: 'Driver: ____________',
  waits: 'Awaiting confirmation',
  notBack: (plate: string, reference: string) => `${plate} is not back yet (${reference})`,
  unpriced: 'No price',
  giveBack: (amount) => `give back ${amount}`,
  deposit: (sum, isReturn) => (isReturn ? `${sum} deposit back` : `${sum} deposit`),
  depositHeld: (sum) => `${sum} deposit held`,
  cardHold: (sum) => `${sum} card hold`,
  mail: {
    noDriver: 'no driver yet',
    subject: (counts) => `Today ${counts}`,
    late: 'OVERDUE',
    today: 'TODAY',
    due: (amount) => `${amount} due`,
  },
};
