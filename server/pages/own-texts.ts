/** Words of the process itself, which answers also when nothing else does. */
import type { Language } from '#app/lib/words/language.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import { en as officeEn } from '../office-text/en.ts';
import { tr as officeTr } from '../office-text/tr.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import { ru } from '../text/ru.ts';
import { tr } from '../text/tr.ts';

export type Validation = (typeof tr)['validation'];

/** What visitors read: pages that could not be rendered, and input that a schema refuses. */
export const visitorsTexts: Record<SiteLanguage, typeof tr> = { tr, en, de, ru };

/** What the API says by itself: in English, or as the person of the staff reads. */
export const refusalsText: Record<Language, typeof officeTr> = { tr: officeTr, en: officeEn };
