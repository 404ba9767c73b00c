import type { SiteTexts } from '#app/lib/catalogue.ts';
/**
 * Names of months and days. By name and not by `Intl`, so that a page of visitors makes no formatter
 * (docs/decisions/037).
 */
import { siteTexts } from './former-texts.ts';

export const datesText = siteTexts((texts) => texts.dates);
export type DatesText = SiteTexts['dates'];
