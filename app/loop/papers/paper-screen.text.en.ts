/** Around the sheet of a paper, for the office. */
export const en = {
  back: 'Back to the booking',
  print: 'Print or save as PDF',
  preview: 'A4 preview',
  byHand: 'No hand-over is recorded: empty lines are filled in by hand.',
  unpriced: 'This booking has no price; a receipt is printed once it has one.',
  notRental: 'This paper is for car rentals only.',
  missing: 'There is no such booking or paper',
  failed: 'The paper could not be loaded',
  failedText: 'Check your connection and try again.',
  retry: 'Try again',
  loading: 'The paper is loading…',
};
