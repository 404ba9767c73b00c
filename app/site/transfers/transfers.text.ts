/** Every text of the transfer page. */
import { siteTexts } from '#app/lib/texts.ts';
import { de } from './transfers.text.de.ts';
import { en } from './transfers.text.en.ts';
import { ru } from './transfers.text.ru.ts';
import { tr } from './transfers.text.tr.ts';

export const transfersText = siteTexts({ tr, en, de, ru });
export type TransfersText = typeof tr;
