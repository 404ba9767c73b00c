/** Texts of the search bar: apart from the others, for the first page. */
import { siteTexts } from '#app/lib/texts.ts';
import { de } from './search-bar.text.de.ts';
import { en } from './search-bar.text.en.ts';
import { ru } from './search-bar.text.ru.ts';
import { tr } from './search-bar.text.tr.ts';

export const searchText = siteTexts({ tr, en, de, ru });
export type SearchText = typeof tr;
