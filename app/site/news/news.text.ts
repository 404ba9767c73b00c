/** Every text of the news pages. */
import { siteTexts } from '#app/lib/texts.ts';
import { tr } from './news.text.tr.ts';

export const newsText = siteTexts({ tr });
export type NewsText = typeof tr;
