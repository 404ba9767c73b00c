/** Former way to `useOfficeText('editing')`; it goes with its last user (issue 43). */
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { Language } from '#app/lib/words/language.ts';
import { en } from './text/en.ts';
import { tr } from './text/tr.ts';

export const officeWords: Record<Language, OfficeTexts['editing']> = { tr, en };
