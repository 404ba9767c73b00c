/** Names of legal texts and numbers. Visitors get them with the data of a page. */
import { siteTexts } from '#app/lib/texts.ts';
import { de } from './legal.text.de.ts';
import { en } from './legal.text.en.ts';
import { ru } from './legal.text.ru.ts';
import { tr } from './legal.text.tr.ts';

export const legalText = siteTexts({ tr, en, de, ru });
export type LegalText = typeof tr;
