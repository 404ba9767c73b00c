import { officeTexts } from '#app/lib/language.ts';
import { en } from './messages.text.en.ts';
import { tr } from './messages.text.tr.ts';

export const messagesText = officeTexts('en', { tr, en });
