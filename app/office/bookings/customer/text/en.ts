import type { tr } from './tr.ts';
export const en: typeof tr = {
  list: 'Known customers',
  found: (count) =>
    `${count} known ${count === 1 ? 'customer' : 'customers'}; arrow down to choose`,
  bookings: (count) => (count === 1 ? '1 booking' : `${count} bookings`),
  warning: 'Warning',
  known: (count) => `Known customer, ${count === 1 ? '1 booking' : `${count} bookings`}`,
  others: 'This phone number is on record for:',
  shared: 'The number is shared with:',
  warningOf: (name) => `Warning about ${name}`,
  open: (name) => `Open the customer ${name}`,
};
