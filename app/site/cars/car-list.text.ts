import type { SiteTexts } from '#app/lib/catalogue.ts';
/** Every text of the list of cars and its filters. */
import { siteTexts } from '#app/lib/former-texts.ts';

export const carListText = siteTexts((texts) => texts.cars.browse);
export type CarListText = SiteTexts['cars']['browse'];
