/** Texts of a post's card: apart from the others, for pages that show cards alone. */
import { siteTexts } from '#app/lib/texts.ts';
import { de } from './post-card.text.de.ts';
import { en } from './post-card.text.en.ts';
import { ru } from './post-card.text.ru.ts';
import { tr } from './post-card.text.tr.ts';

export const postCardText = siteTexts({ tr, en, de, ru });
export type PostCardText = typeof tr;
