/** What is around a legal text. */
import { siteTexts } from '#app/lib/texts.ts';
import { de } from './legal-page.text.de.ts';
import { en } from './legal-page.text.en.ts';
import { ru } from './legal-page.text.ru.ts';
import { tr } from './legal-page.text.tr.ts';

export const legalPageText = siteTexts({ tr, en, de, ru });
