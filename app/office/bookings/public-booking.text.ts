/** What visitors who book through the API read, in the words of the site's forms. */
import { siteTexts } from '#app/lib/texts.ts';
import { de } from './public-booking.text.de.ts';
import { en } from './public-booking.text.en.ts';
import { ru } from './public-booking.text.ru.ts';
import { tr } from './public-booking.text.tr.ts';

export const publicBookingText = siteTexts({ tr, en, de, ru });
export type PublicBookingText = typeof tr;
