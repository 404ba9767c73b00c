import { officeTexts } from './former-texts.ts';

export const priceText = officeTexts('en', (texts) => texts.price);
