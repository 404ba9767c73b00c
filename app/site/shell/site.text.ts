import type { SiteTexts } from '#app/lib/catalogue.ts';
/** Every text of the shell. */
import { siteTexts } from '#app/lib/former-texts.ts';

export const siteText = siteTexts((texts) => texts.shell);
export type SiteText = SiteTexts['shell'];
