/** Every text of the list of cars and its filters. */
import { siteTexts } from '#app/lib/texts.ts';
import { de } from './car-list.text.de.ts';
import { en } from './car-list.text.en.ts';
import { ru } from './car-list.text.ru.ts';
import { tr } from './car-list.text.tr.ts';

export const carListText = siteTexts({ tr, en, de, ru });
export type CarListText = typeof tr;
