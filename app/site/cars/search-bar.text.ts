/** Texts of the search bar: apart from the others, for the first page. */
import { siteTexts } from '#app/lib/texts.ts';
import { tr } from './search-bar.text.tr.ts';

export const searchText = siteTexts({ tr });
export type SearchText = typeof tr;
