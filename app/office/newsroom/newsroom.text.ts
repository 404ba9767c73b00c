import { officeTexts } from '#app/lib/former-texts.ts';

export const newsroomText = officeTexts('en', (texts) => texts.newsroom);
