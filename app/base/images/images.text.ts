import { officeTexts } from '#app/lib/former-texts.ts';

export const imagesText = officeTexts('en', (texts) => texts.images);
