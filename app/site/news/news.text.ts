/** Every text of the news pages. */
import { siteTexts } from '#app/lib/texts.ts';
import { de } from './news.text.de.ts';
import { en } from './news.text.en.ts';
import { ru } from './news.text.ru.ts';
import { tr } from './news.text.tr.ts';

export const newsText = siteTexts({ tr, en, de, ru });
export type NewsText = typeof tr;
