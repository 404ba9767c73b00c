import type { TextOf } from '#app/lib/former-texts.ts';
import { officeTexts } from '#app/lib/former-texts.ts';

export const imagesText = officeTexts('en', (texts) => texts.images);

/** What a field of one picture says; other screens have it in their own language. */
export type PictureTexts = Omit<
  TextOf<typeof imagesText>['screen'],
  'gallery' | 'galleryFailed' | 'ofFile' | 'altPlaceholder'
>;
