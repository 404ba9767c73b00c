import type { SiteTexts } from '#app/lib/catalogue.ts';
/** Every text of the news pages. */
import { siteTexts } from '#app/lib/former-texts.ts';

export const newsText = siteTexts((texts) => texts.news);
export type NewsText = SiteTexts['news'];
