import { officeTexts } from '#app/lib/language.ts';
import { en } from './customer-match.text.en.ts';
import { tr } from './customer-match.text.tr.ts';

export const customerMatchText = officeTexts('en', { tr, en });
