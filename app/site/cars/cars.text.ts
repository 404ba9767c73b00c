import type { SiteTexts } from '#app/lib/catalogue.ts';
/** Every text of the fleet pages. */
import { siteTexts } from '#app/lib/former-texts.ts';

export const carsText = siteTexts((texts) => texts.cars);
export type CarsText = SiteTexts['cars'];
