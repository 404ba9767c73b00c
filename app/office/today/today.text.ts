import { officeTexts } from '#app/lib/language.ts';
import { en } from './today.text.en.ts';
import { tr } from './today.text.tr.ts';

export const todayText = officeTexts('tr', { tr, en });
