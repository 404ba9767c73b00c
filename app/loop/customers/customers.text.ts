import { officeTexts } from '#app/lib/former-texts.ts';

export const customersText = officeTexts('tr', (texts) => texts.customers);
