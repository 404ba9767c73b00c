import type { tr } from './tr.ts';
export const en: typeof tr = {
  back: 'Back to the booking',
  print: 'Print or save as PDF',
  preview: 'A4 preview',
  byHand: 'No hand-over recorded: empty lines are filled in by hand.',
  unpriced: 'This booking has no price; a receipt is printed once it has one.',
  notRental: 'This paper is for car rentals only.',
  asSigned: (moment): string => `Printed as it was signed on ${moment}.`,
  formerly: (moment, changed): string =>
    `As it was signed on ${moment}. Changed on ${changed}: the signatures are no longer valid.`,
  today: 'Today’s version',
  version: (moment): string => `Signed on ${moment}`,
  missing: 'This booking or paper does not exist',
  failed: 'The paper could not be loaded',
  failedText: 'Check your connection and try again.',
  retry: 'Try again',
};
