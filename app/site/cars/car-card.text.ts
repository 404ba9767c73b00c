import type { SiteTexts } from '#app/lib/catalogue.ts';
/** Texts of a car's card: apart from the others, for pages that show cards alone. */
import { siteTexts } from '#app/lib/former-texts.ts';

export const carCardText = siteTexts((texts) => texts.cars.card);
export type CarCardText = SiteTexts['cars']['card'];
