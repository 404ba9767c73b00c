import { officeTexts } from '#app/lib/former-texts.ts';

export const carFieldsText = officeTexts('en', (texts) => texts.cars);
