import { siteTexts } from '#app/lib/texts.ts';
import { de } from './papers.text.de.ts';
import { en } from './papers.text.en.ts';
import { ru } from './papers.text.ru.ts';
import { tr } from './papers.text.tr.ts';

export type PaperText = typeof tr;
export const papersText = siteTexts({ tr, en, de, ru });
