import { officeTexts } from '#app/lib/former-texts.ts';

export const dayListText = officeTexts('tr', (texts) => texts.dayList);
