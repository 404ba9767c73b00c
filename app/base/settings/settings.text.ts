/** What visitors read of the settings: when the office is open, and when it delivers. */
import { siteTexts } from '#app/lib/texts.ts';
import { tr } from './settings.text.tr.ts';

export const settingsText = siteTexts({ tr });
