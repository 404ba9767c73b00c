import { officeTexts } from '#app/lib/former-texts.ts';

export const signedPartsText = officeTexts('en', (texts) => texts.bookings.signed);
