/**
 * Names of months and days. By name and not by `Intl`, so that a page of visitors makes no formatter
 * (docs/decisions/037).
 */
import { tr } from './dates.text.tr.ts';
import { siteTexts } from './texts.ts';

export const datesText = siteTexts({ tr });
export type DatesText = typeof tr;
