/** Names of tables and videos to which the writer of a text gave none. */
import { siteTexts } from '#app/lib/texts.ts';
import { de } from './markup.text.de.ts';
import { en } from './markup.text.en.ts';
import { ru } from './markup.text.ru.ts';
import { tr } from './markup.text.tr.ts';

export const markupText = siteTexts({ tr, en, de, ru });
