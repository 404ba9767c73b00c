import { officeTexts } from '#app/lib/language.ts';
import { en } from './customers.text.en.ts';
import { tr } from './customers.text.tr.ts';

export const customersText = officeTexts('tr', { tr, en });
