/** Asked when a booking would promise a car that is not there (product.md, Availability). */
export const bookingClashText = {
  title: 'No car is free then',
  inTheWay: (count: number) =>
    count === 1
      ? 'All units of this car are taken on these dates. This booking holds one:'
      : `All units of this car are taken on these dates. These ${count} bookings hold them:`,
  open: (reference: string) => `${reference} (opens in a new tab)`,
  question: 'You can book it anyway, if you know that a car will be there.',
  confirm: 'Book anyway',
  cancel: 'Back',
};
