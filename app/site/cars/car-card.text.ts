/** Texts of a car's card: apart from the others, for pages that show cards alone. */
import { siteTexts } from '#app/lib/texts.ts';
import { de } from './car-card.text.de.ts';
import { en } from './car-card.text.en.ts';
import { ru } from './car-card.text.ru.ts';
import { tr } from './car-card.text.tr.ts';

export const carCardText = siteTexts({ tr, en, de, ru });
export type CarCardText = typeof tr;
