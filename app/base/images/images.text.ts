import { officeTexts } from '#app/lib/language.ts';
import type { TextOf } from '#app/lib/texts.ts';
import { en } from './images.text.en.ts';
import { tr } from './images.text.tr.ts';

export const imagesText = officeTexts('en', { tr, en });

/** What a field of one picture says; other screens have it in their own language. */
export type PictureTexts = Omit<
  TextOf<typeof imagesText>['screen'],
  'gallery' | 'galleryFailed' | 'ofFile' | 'altPlaceholder'
>;
