/**
 * The former way to words, `carsText.in(language)`, over the catalogues. It goes with its last `.text.ts` file
 * (issue 43).
 */
import type { OfficeTexts, SiteTexts } from './catalogue.ts';
import { type Language, languageOfPage } from './language.ts';
import type { SiteLanguage } from './texts.ts';

interface Catalogues {
  site: Partial<Record<SiteLanguage, SiteTexts>>;
  office: Partial<Record<Language, OfficeTexts>>;
}

const loaded: Catalogues = { site: {}, office: {} };

/** Called once, before words are asked for. */
export function fillFormerTexts({ site, office }: Catalogues): void {
  Object.assign(loaded.site, site);
  Object.assign(loaded.office, office);
}

function found<T>(texts: T | undefined, language: string): T {
  if (!texts) throw new Error(`Texts of ${language} are not there yet`);
  return texts;
}

export interface FormerTexts<T, L extends string> {
  in(language: L): T;
  /** The words in the language of the page, or of the screen. */
  shown(page: SiteLanguage, screen?: L): T;
}

export type TextOf<X> = X extends { in(language: never): infer T } ? T : never;

export function siteTexts<T>(pick: (texts: SiteTexts) => T): FormerTexts<T, SiteLanguage> {
  const texts = (language: SiteLanguage) => pick(found(loaded.site[language], language));
  return { in: texts, shown: texts };
}

export function officeTexts<T>(own: Language, pick: (texts: OfficeTexts) => T) {
  const texts = (language: Language) => pick(found(loaded.office[language], language));
  const onScreen = (screen = own) => texts(languageOfPage ?? screen);
  return {
    in: texts,
    for: ({ language = own }: { language?: Language | undefined }) => texts(language),
    onScreen,
    shown: (_page: SiteLanguage, screen?: Language) => onScreen(screen),
  };
}
