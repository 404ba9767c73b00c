import { officeTexts } from '#app/lib/language.ts';
import { en } from './booking-page.text.en.ts';
import { tr } from './booking-page.text.tr.ts';

export const bookingPageText = officeTexts('en', { tr, en });
