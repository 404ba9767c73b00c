/** The map of streets, which comes when it is near. */
import { siteTexts } from '#app/lib/texts.ts';
import { tr } from './live-map.text.tr.ts';

export const liveMapText = siteTexts({ tr });
export type LiveMapText = typeof tr;
