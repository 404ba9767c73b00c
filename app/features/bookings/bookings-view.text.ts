/** The two ways of looking at the bookings. */
export const bookingsViewText = {
  label: 'View of the bookings',
  list: 'List',
  board: 'Board',
};
