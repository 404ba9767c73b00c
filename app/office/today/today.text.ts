import { officeTexts } from '#app/lib/former-texts.ts';

export const todayText = officeTexts('tr', (texts) => texts.today.page);
