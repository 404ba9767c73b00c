/** Names of tables and videos to which the writer of a text gave none. */
import { siteTexts } from '#app/lib/former-texts.ts';

export const markupText = siteTexts((texts) => texts.markup);
