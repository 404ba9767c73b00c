/** What visitors read of the settings: when the office is open, and when it delivers. */
import { siteTexts } from '#app/lib/texts.ts';
import { de } from './settings.text.de.ts';
import { en } from './settings.text.en.ts';
import { ru } from './settings.text.ru.ts';
import { tr } from './settings.text.tr.ts';

export const settingsText = siteTexts({ tr, en, de, ru });
