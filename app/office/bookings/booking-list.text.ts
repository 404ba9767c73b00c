import { officeTexts } from '#app/lib/former-texts.ts';

export const bookingListText = officeTexts('en', (texts) => texts.bookings.list);
