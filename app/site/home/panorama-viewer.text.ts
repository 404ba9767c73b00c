/** The viewer of the panorama, which comes when it is asked for. */
import { siteTexts } from '#app/lib/texts.ts';
import { tr } from './panorama-viewer.text.tr.ts';

export const viewerText = siteTexts({ tr });
