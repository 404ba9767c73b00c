/** Texts of the process itself, which responds even if pages and database fail. */
import type { Language } from '#app/lib/words/language.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import { en as officeEn } from '../office-text/en.ts';
import { tr as officeTr } from '../office-text/tr.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import { ru } from '../text/ru.ts';
import { tr } from '../text/tr.ts';

export type Validation = (typeof tr)['validation'];

/** Texts for visitors: pages that fail to render, and refused input. */
export const visitorsTexts: Record<SiteLanguage, typeof tr> = { tr, en, de, ru };

/** Texts of the API's general refusals, in English or the language of the member of staff. */
export const refusalsText: Record<Language, typeof officeTr> = { tr: officeTr, en: officeEn };
