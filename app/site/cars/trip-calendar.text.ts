/** Texts of the calendar, loaded with it. */
import { siteTexts } from '#app/lib/texts.ts';
import { de } from './trip-calendar.text.de.ts';
import { en } from './trip-calendar.text.en.ts';
import { ru } from './trip-calendar.text.ru.ts';
import { tr } from './trip-calendar.text.tr.ts';

export const tripCalendarText = siteTexts({ tr, en, de, ru });
