import { officeTexts } from '#app/lib/language.ts';
import { en } from './paper-screen.text.en.ts';
import { tr } from './paper-screen.text.tr.ts';

export const paperScreenText = officeTexts('en', { tr, en });
