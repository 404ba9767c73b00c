import { officeTexts } from '#app/lib/language.ts';
import { en } from './paste-message.text.en.ts';
import { tr } from './paste-message.text.tr.ts';

export const pasteText = officeTexts('en', { tr, en });
