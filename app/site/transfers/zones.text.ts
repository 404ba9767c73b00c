import { officeTexts } from '#app/lib/former-texts.ts';

export const zonesText = officeTexts('en', (texts) => texts.zones);
