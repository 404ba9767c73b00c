import { officeTexts } from '#app/lib/former-texts.ts';

export const bookingsText = officeTexts('en', (texts) => texts.bookings);
