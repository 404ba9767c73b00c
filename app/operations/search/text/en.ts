import type { tr } from './tr.ts';

export const en: typeof tr = {
  title: 'Search',
  label: 'Reference, name, phone, plate or flight',
  hint: 'Type at least two letters or digits.',
  results: 'Results',
  groups: {
    bookings: 'Bookings',
    flights: 'Flights',
    customers: 'Customers',
    vehicles: 'Plates',
  },
  searching: 'Searching…',
  found: (count: number) => `${count} ${count === 1 ? 'result' : 'results'}`,
  none: (search: string) => `Nothing found for “${search}”.`,
  noneHint: 'Try the phone number without spaces, or the first letters of the plate.',
  failed: 'The search failed. Check your connection.',
  retry: 'Try again',
  close: 'Close',
};
