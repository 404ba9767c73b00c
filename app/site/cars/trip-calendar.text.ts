/** Texts of the calendar, loaded with it. */
import { siteTexts } from '#app/lib/texts.ts';
import { tr } from './trip-calendar.text.tr.ts';

export const tripCalendarText = siteTexts({ tr });
