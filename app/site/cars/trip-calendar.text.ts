/** Texts of the calendar, loaded with it. */
import { siteTexts } from '#app/lib/former-texts.ts';

export const tripCalendarText = siteTexts((texts) => texts.cars.calendar);
