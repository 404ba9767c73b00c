import { officeTexts } from '#app/lib/former-texts.ts';

export const pasteText = officeTexts('en', (texts) => texts.bookings.paste);
