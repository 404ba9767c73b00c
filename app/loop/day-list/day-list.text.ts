import { officeTexts } from '#app/lib/language.ts';
import { en } from './day-list.text.en.ts';
import { tr } from './day-list.text.tr.ts';

export const dayListText = officeTexts('tr', { tr, en });
