/** Texts of a car's card: apart from the others, for pages that show cards alone. */
import { siteTexts } from '#app/lib/texts.ts';
import { tr } from './car-card.text.tr.ts';

export const carCardText = siteTexts({ tr });
export type CarCardText = typeof tr;
