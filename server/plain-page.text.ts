/** What visitors read when no page of the site can be rendered. */
import type { SiteLanguage } from '#app/lib/texts.ts';
import { de } from './plain-page.text.de.ts';
import { en } from './plain-page.text.en.ts';
import { ru } from './plain-page.text.ru.ts';
import { tr } from './plain-page.text.tr.ts';

export const plainPageText: Record<SiteLanguage, typeof tr> = { tr, en, de, ru };
