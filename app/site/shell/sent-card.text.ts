/** Every text of the card that stays after a request was sent. */
import { siteTexts } from '#app/lib/former-texts.ts';

export const sentCardText = siteTexts((texts) => texts.shell.sentCard);
