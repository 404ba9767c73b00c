/** Texts of a post's card: apart from the others, for pages that show cards alone. */
import { siteTexts } from '#app/lib/texts.ts';
import { tr } from './post-card.text.tr.ts';

export const postCardText = siteTexts({ tr });
export type PostCardText = typeof tr;
