/** What visitors who book through the API read, in the words of the site's forms. */
import { siteTexts } from '#app/lib/texts.ts';
import { tr } from './public-booking.text.tr.ts';

export const publicBookingText = siteTexts({ tr });
export type PublicBookingText = typeof tr;
