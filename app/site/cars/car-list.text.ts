/** Every text of the list of cars and its filters. */
import { siteTexts } from '#app/lib/texts.ts';
import { tr } from './car-list.text.tr.ts';

export const carListText = siteTexts({ tr });
export type CarListText = typeof tr;
