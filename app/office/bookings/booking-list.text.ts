import { officeTexts } from '#app/lib/language.ts';
import { en } from './booking-list.text.en.ts';
import { tr } from './booking-list.text.tr.ts';

export const bookingListText = officeTexts('en', { tr, en });
