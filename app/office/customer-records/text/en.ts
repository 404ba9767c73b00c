/** Texts of the customers in the form of a booking; English, as that screen is. */
export const en = {
  list: 'Known customers',
  found: (count: number) =>
    `${count} known ${count === 1 ? 'customer' : 'customers'}; arrow down to choose`,
  bookings: (count: number) => (count === 1 ? '1 booking' : `${count} bookings`),
  warning: 'Warning',
  known: (count: number) => `Known customer, ${count === 1 ? '1 booking' : `${count} bookings`}`,
  others: 'This phone number is on record for:',
  shared: 'The number is shared with:',
  warningOf: (name: string) => `Warning about ${name}`,
  open: (name: string) => `Open the customer ${name}`,
};
