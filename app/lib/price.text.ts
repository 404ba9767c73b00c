import { officeTexts } from './language.ts';
import { en } from './price.text.en.ts';
import { tr } from './price.text.tr.ts';

export const priceText = officeTexts('en', { tr, en });
