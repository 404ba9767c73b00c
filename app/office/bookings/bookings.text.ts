import { officeTexts } from '#app/lib/language.ts';
import { en } from './bookings.text.en.ts';
import { tr } from './bookings.text.tr.ts';

export const bookingsText = officeTexts('en', { tr, en });
