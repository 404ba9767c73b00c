/** Every text of the transfer page. */
import { siteTexts } from '#app/lib/former-texts.ts';

export const transfersText = siteTexts((texts) => texts.transfers);
