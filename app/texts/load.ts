import type { OfficeTexts, SiteTexts } from '#app/lib/words/catalogue.ts';
import type { Language } from '#app/lib/words/language.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';

/** Load the texts of one language in the browser. */
export const loadSiteTexts: Record<SiteLanguage, () => Promise<SiteTexts>> = {
  tr: () => import('./site.tr.ts').then(({ tr }) => tr),
  en: () => import('./site.en.ts').then(({ en }) => en),
  de: () => import('./site.de.ts').then(({ de }) => de),
  ru: () => import('./site.ru.ts').then(({ ru }) => ru),
};

export const loadOfficeTexts: Record<Language, () => Promise<OfficeTexts>> = {
  tr: () => import('./office.tr.ts').then(({ tr }) => tr),
  en: () => import('./office.en.ts').then(({ en }) => en),
};
