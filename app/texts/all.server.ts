import type { Texts } from '#app/lib/words/catalogue.ts';
import { en as officeEn } from './office.en.ts';
import { tr as officeTr } from './office.tr.ts';
import { de } from './site.de.ts';
import { en } from './site.en.ts';
import { ru } from './site.ru.ts';
import { tr } from './site.tr.ts';

/** Texts of all languages, for the server. */
export const allTexts: Texts = {
  site: { tr, en, de, ru },
  office: { tr: officeTr, en: officeEn },
};
