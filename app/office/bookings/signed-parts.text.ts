import { officeTexts } from '#app/lib/language.ts';
import { en } from './signed-parts.text.en.ts';
import { tr } from './signed-parts.text.tr.ts';

export const signedPartsText = officeTexts('en', { tr, en });
