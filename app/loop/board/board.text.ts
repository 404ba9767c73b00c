import { officeTexts } from '#app/lib/former-texts.ts';

export const boardText = officeTexts('en', (texts) => texts.board);
