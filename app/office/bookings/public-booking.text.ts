import type { SiteTexts } from '#app/lib/catalogue.ts';
/** What visitors who book through the API read, in the words of the site's forms. */
import { siteTexts } from '#app/lib/former-texts.ts';

export const publicBookingText = siteTexts((texts) => texts.publicBooking);
export type PublicBookingText = SiteTexts['publicBooking'];
