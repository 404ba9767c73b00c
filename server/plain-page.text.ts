/** What visitors read when no page of the site can be rendered. */
import { siteTexts } from '#app/lib/texts.ts';
import { tr } from './plain-page.text.tr.ts';

export const plainPageText = siteTexts({ tr });
