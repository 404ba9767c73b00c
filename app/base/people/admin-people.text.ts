import { officeTexts } from '#app/lib/former-texts.ts';

export const peopleText = officeTexts('tr', (texts) => texts.people);
