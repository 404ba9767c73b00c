import type { SiteLanguage } from '#app/lib/texts.ts';
import { de } from './paper-text/de.ts';
import { en } from './paper-text/en.ts';
import { ru } from './paper-text/ru.ts';
import { tr } from './paper-text/tr.ts';

export type PaperText = typeof tr;

/** Papers are in two languages, whichever the screen has: that of the customer and Turkish. */
export const papersText: Record<SiteLanguage, PaperText> = { tr, en, de, ru };
