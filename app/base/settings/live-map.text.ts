/** The map of streets, which comes when it is near. */
import { siteTexts } from '#app/lib/texts.ts';
import { de } from './live-map.text.de.ts';
import { en } from './live-map.text.en.ts';
import { ru } from './live-map.text.ru.ts';
import { tr } from './live-map.text.tr.ts';

export const liveMapText = siteTexts({ tr, en, de, ru });
export type LiveMapText = typeof tr;
