/** Every text of the page of a trip. */
import { siteTexts } from '#app/lib/former-texts.ts';

export const tripText = siteTexts((texts) => texts.trip);
