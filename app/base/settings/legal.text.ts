import type { SiteTexts } from '#app/lib/catalogue.ts';
/** Names of legal texts and numbers. Visitors get them with the data of a page. */
import { siteTexts } from '#app/lib/former-texts.ts';

export const legalText = siteTexts((texts) => texts.settings.legal);
export type LegalText = SiteTexts['settings']['legal'];
