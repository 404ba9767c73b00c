/** Every text of the fleet pages. */
import { siteTexts } from '#app/lib/texts.ts';
import { de } from './cars.text.de.ts';
import { en } from './cars.text.en.ts';
import { ru } from './cars.text.ru.ts';
import { tr } from './cars.text.tr.ts';

export const carsText = siteTexts({ tr, en, de, ru });
export type CarsText = typeof tr;
