import { officeTexts } from '#app/lib/language.ts';
import { en } from './newsroom.text.en.ts';
import { tr } from './newsroom.text.tr.ts';

export const newsroomText = officeTexts('en', { tr, en });
