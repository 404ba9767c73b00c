/** Names of tables and videos to which the writer of a text gave none. */
import { siteTexts } from '#app/lib/texts.ts';
import { tr } from './markup.text.tr.ts';

export const markupText = siteTexts({ tr });
