import { officeTexts } from '#app/lib/former-texts.ts';

export const postInputText = officeTexts('en', (texts) => texts.news);
