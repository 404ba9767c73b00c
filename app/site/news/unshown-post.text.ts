import { officeTexts } from '#app/lib/language.ts';
import { en } from './unshown-post.text.en.ts';
import { tr } from './unshown-post.text.tr.ts';

export const unshownPostText = officeTexts('en', { tr, en });
