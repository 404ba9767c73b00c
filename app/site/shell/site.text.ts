/** Every text of the shell. */
import { siteTexts } from '#app/lib/texts.ts';
import { tr } from './site.text.tr.ts';

export const siteText = siteTexts({ tr });
export type SiteText = typeof tr;
