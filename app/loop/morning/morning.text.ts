import { officeTexts } from '#app/lib/language.ts';
import { en } from './morning.text.en.ts';
import { tr } from './morning.text.tr.ts';

export const morningText = officeTexts('tr', { tr, en });
