import { officeTexts } from '#app/lib/former-texts.ts';

export const paperScreenText = officeTexts('en', (texts) => texts.papers);
