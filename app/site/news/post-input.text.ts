import { officeTexts } from '#app/lib/language.ts';
import { en } from './post-input.text.en.ts';
import { tr } from './post-input.text.tr.ts';

export const postInputText = officeTexts('en', { tr, en });
