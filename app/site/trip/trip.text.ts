/** Every text of the page of a trip. */
import { siteTexts } from '#app/lib/texts.ts';
import { de } from './trip.text.de.ts';
import { en } from './trip.text.en.ts';
import { ru } from './trip.text.ru.ts';
import { tr } from './trip.text.tr.ts';

export const tripText = siteTexts({ tr, en, de, ru });
