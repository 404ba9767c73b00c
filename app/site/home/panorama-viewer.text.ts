/** The viewer of the panorama, which comes when it is asked for. */
import { siteTexts } from '#app/lib/texts.ts';
import { de } from './panorama-viewer.text.de.ts';
import { en } from './panorama-viewer.text.en.ts';
import { ru } from './panorama-viewer.text.ru.ts';
import { tr } from './panorama-viewer.text.tr.ts';

export const viewerText = siteTexts({ tr, en, de, ru });
