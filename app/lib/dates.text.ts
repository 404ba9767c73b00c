/**
 * Names of months and days. By name and not by `Intl`, so that a page of visitors makes no formatter
 * (docs/decisions/037).
 */
import { de } from './dates.text.de.ts';
import { en } from './dates.text.en.ts';
import { ru } from './dates.text.ru.ts';
import { tr } from './dates.text.tr.ts';
import { siteTexts } from './texts.ts';

export const datesText = siteTexts({ tr, en, de, ru });
export type DatesText = typeof tr;
