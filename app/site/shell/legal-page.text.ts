/** What is around a legal text. */
import { siteTexts } from '#app/lib/texts.ts';
import { tr } from './legal-page.text.tr.ts';

export const legalPageText = siteTexts({ tr });
