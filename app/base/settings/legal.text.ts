/** Names of legal texts and numbers. Visitors get them with the data of a page. */
import { siteTexts } from '#app/lib/texts.ts';
import { tr } from './legal.text.tr.ts';

export const legalText = siteTexts({ tr });
export type LegalText = typeof tr;
