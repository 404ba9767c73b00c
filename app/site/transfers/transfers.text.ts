/** Every text of the transfer page. */
import { siteTexts } from '#app/lib/texts.ts';
import { tr } from './transfers.text.tr.ts';

export const transfersText = siteTexts({ tr });
export type TransfersText = typeof tr;
