import { officeTexts } from '#app/lib/language.ts';
import { en } from './tables.text.en.ts';
import { tr } from './tables.text.tr.ts';

export const tablesText = officeTexts('tr', { tr, en });
