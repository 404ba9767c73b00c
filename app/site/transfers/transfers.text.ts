import type { SiteTexts } from '#app/lib/catalogue.ts';
/** Every text of the transfer page. */
import { siteTexts } from '#app/lib/former-texts.ts';

export const transfersText = siteTexts((texts) => texts.transfers);
export type TransfersText = SiteTexts['transfers'];
