import { officeTexts } from '#app/lib/former-texts.ts';

export const partsText = officeTexts('tr', (texts) => texts.today);
