/** Every text of the home page. */
import { siteTexts } from '#app/lib/texts.ts';
import { de } from './home.text.de.ts';
import { en } from './home.text.en.ts';
import { ru } from './home.text.ru.ts';
import { tr } from './home.text.tr.ts';

export const homeText = siteTexts({ tr, en, de, ru });
export type HomeText = typeof tr;
