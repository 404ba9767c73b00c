/** Every text of the home page. */
import { siteTexts } from '#app/lib/texts.ts';
import { tr } from './home.text.tr.ts';

export const homeText = siteTexts({ tr });
export type HomeText = typeof tr;
