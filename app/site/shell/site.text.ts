/** Every text of the shell. */
import { siteTexts } from '#app/lib/texts.ts';
import { de } from './site.text.de.ts';
import { en } from './site.text.en.ts';
import { ru } from './site.text.ru.ts';
import { tr } from './site.text.tr.ts';

export const siteText = siteTexts({ tr, en, de, ru });
export type SiteText = typeof tr;
