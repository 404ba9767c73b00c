import { officeTexts } from '#app/lib/language.ts';
import { en } from './zones.text.en.ts';
import { tr } from './zones.text.tr.ts';

export const zonesText = officeTexts('en', { tr, en });
