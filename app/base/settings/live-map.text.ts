import type { SiteTexts } from '#app/lib/catalogue.ts';
/** The map of streets, which comes when it is near. */
import { siteTexts } from '#app/lib/former-texts.ts';

export const liveMapText = siteTexts((texts) => texts.settings.liveMap);
export type LiveMapText = SiteTexts['settings']['liveMap'];
