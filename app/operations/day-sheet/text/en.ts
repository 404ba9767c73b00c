import { MANY_LATE } from '#app/operations/agenda/agenda.rules.ts';
import type { tr } from './tr.ts';

const counted = (count: number, one: string, more: string) =>
  count > 0 && `${count} ${count === 1 ? one : more}`;

export const en: typeof tr = {
  title: 'List of the day',
  days: 'Day of the list',
  today: 'Today',
  tomorrow: 'Tomorrow',
  print: 'Print',
  back: 'Back to the dashboard',
  kinds: { pickup: 'Hand-over', return: 'Return', transfer: 'Transfer' },
  counts: (total, { pickup, return: back, transfer }) => {
    const parts = [
      counted(pickup, 'hand-over', 'hand-overs'),
      counted(back, 'return', 'returns'),
      counted(transfer, 'transfer', 'transfers'),
    ];
    return `${total} ${total === 1 ? 'task' : 'tasks'}: ${parts.filter(Boolean).join(', ')}`;
  },
  nothing: 'There is nothing to do on this day.',
  late: (count) => `Late (${count})`,
  moreLate: (count) =>
    `${count < MANY_LATE ? count : `${MANY_LATE}+`} more are late and not on this list: Bookings, Overdue`,
  ofDay: 'Tasks of the day',
  columns: {
    done: 'Done',
    hour: 'Hour',
    kind: 'Task',
    car: 'Plate, car',
    customer: 'Customer, phone',
    place: 'Place, flight',
    due: 'Due, deposit',
  },
  passengers: (count) => `${count} ${count === 1 ? 'passenger' : 'passengers'}`,
  driver: (who) => `Driver: ${who}`,
  noDriver: 'Driver: ____________',
  waits: 'Awaits an answer',
  notBack: (plate: string, reference: string) => `${plate} is not back yet (${reference})`,
  unpriced: 'No price',
  deposit: (sum, isReturn) => (isReturn ? `${sum} deposit back` : `${sum} deposit`),
  mail: {
    noDriver: 'no driver yet',
    subject: (counts) => `Today ${counts}`,
    late: 'LATE',
    today: 'TODAY',
    due: (amount) => `${amount} due`,
  },
};
