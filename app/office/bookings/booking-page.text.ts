import { officeTexts } from '#app/lib/former-texts.ts';

export const bookingPageText = officeTexts('en', (texts) => texts.bookings.page);
