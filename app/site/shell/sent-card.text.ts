/** Every text of the card that stays after a request was sent. */
import { siteTexts } from '#app/lib/texts.ts';
import { de } from './sent-card.text.de.ts';
import { en } from './sent-card.text.en.ts';
import { ru } from './sent-card.text.ru.ts';
import { tr } from './sent-card.text.tr.ts';

export const sentCardText = siteTexts({ tr, en, de, ru });
