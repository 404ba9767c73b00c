import { officeTexts } from '#app/lib/former-texts.ts';

export const morningText = officeTexts('tr', (texts) => texts.morning);
