import { officeTexts } from '#app/lib/language.ts';
import { en } from './today-parts.text.en.ts';
import { tr } from './today-parts.text.tr.ts';

export const partsText = officeTexts('tr', { tr, en });
