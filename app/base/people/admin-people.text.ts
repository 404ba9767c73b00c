import { officeTexts } from '#app/lib/language.ts';
import { en } from './admin-people.text.en.ts';
import { tr } from './admin-people.text.tr.ts';

export const peopleText = officeTexts('tr', { tr, en });
