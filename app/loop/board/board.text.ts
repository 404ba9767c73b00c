import { officeTexts } from '#app/lib/language.ts';
import { en } from './board.text.en.ts';
import { tr } from './board.text.tr.ts';

export const boardText = officeTexts('en', { tr, en });
