import { createContext, use, useEffect, useState } from 'react';
import type { OfficeTexts, SiteTexts } from '#app/lib/words/catalogue.ts';
import type { Language } from '#app/lib/words/language.ts';
import { localPath } from '#app/lib/words/site-language.rules.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import type { InTurkish } from '#app/lib/words/translations.rules.ts';

/** Language of the address; Turkish in the office. */
export const LanguageContext = createContext<SiteLanguage>('tr');

/** Texts of the site in the language of the address. `entry.client.tsx` and `entry.server.tsx` provide them. */
export const SiteTextContext = createContext<SiteTexts | null>(null);

/** Loads the texts of the site in a language, in the browser. */
export const LoadSiteTextsContext = createContext<(language: SiteLanguage) => Promise<SiteTexts>>(
  () => Promise.reject(new Error('No LoadSiteTextsContext around this component')),
);

/** Texts of the office in the language that the person chose, or in both languages without a choice. */
export interface OfficeText {
  chosen: Language | null;
  texts: Partial<Record<Language, OfficeTexts>>;
}
export const OfficeTextContext = createContext<OfficeText | null>(null);

/**
 * Language of an office screen for people who chose none: the language in which the spec quotes it. Outside of
 * screens it is Turkish.
 */
export const ScreenLanguageContext = createContext<Language>('tr');

/** Returns all texts of the site in the page's language, for functions that use several features. */
export function useSiteTexts(): SiteTexts {
  const texts = use(SiteTextContext);
  if (!texts) throw new Error('No SiteTextContext around this component');
  return texts;
}

/** Returns the texts of a feature of the site: `useText('cars')`. */
export function useText<Feature extends keyof SiteTexts>(feature: Feature): SiteTexts[Feature] {
  return useSiteTexts()[feature];
}

/** Returns the texts of the site in any language. Undefined while they load, null if they cannot be loaded. */
export function useSiteTextsIn(language: SiteLanguage): SiteTexts | null | undefined {
  const load = use(LoadSiteTextsContext);
  const own = use(SiteTextContext);
  const isOwn = use(LanguageContext) === language;
  const [loaded, setLoaded] = useState<{ language: SiteLanguage; texts: SiteTexts | null }>();
  useEffect(() => {
    if (isOwn) return;
    load(language).then(
      (texts) => setLoaded({ language, texts }),
      () => setLoaded({ language, texts: null }),
    );
  }, [isOwn, language, load]);
  if (isOwn) return own;
  return loaded?.language === language ? loaded.texts : undefined;
}

/** Returns the texts of a feature of the office: `useOfficeText('bookings')`; `screen` as in `useOfficeTexts`. */
export function useOfficeText<Feature extends keyof OfficeTexts>(
  feature: Feature,
  screen?: Language,
): OfficeTexts[Feature] {
  return useOfficeTexts(screen)[feature];
}

/**
 * Returns all texts of the office, for functions that take them as a parameter. `screen` replaces the screen's
 * language for people who chose none.
 */
export function useOfficeTexts(screen?: Language): OfficeTexts {
  const language = useOfficeLanguage(screen);
  const texts = use(OfficeTextContext)?.texts[language];
  if (!texts) throw new Error(`No words of the office in ${language} around this component`);
  return texts;
}

/**
 * Returns the language of the screen: the person's choice, else `screen`, else the language in which the spec
 * quotes it.
 */
export function useOfficeLanguage(screen?: Language): Language {
  const own = use(ScreenLanguageContext);
  return use(OfficeTextContext)?.chosen ?? screen ?? own;
}

/**
 * Returns the language of dates in the office: the person's choice, else Turkish on all screens, because the spec
 * has the dates of bookings and posts in Turkish on screens in English.
 */
export function useDateLanguage(): Language {
  return use(OfficeTextContext)?.chosen ?? 'tr';
}

/** Returns a function that changes a Turkish address into the address in the current language. */
export function useLocalPath(): (path: string) => string {
  const language = use(LanguageContext);
  return (path) => localPath(language, path);
}

/** Returns the `lang` of texts that the office writes in Turkish only; undefined on a Turkish page. */
export function useTurkishLang(): 'tr' | undefined {
  return use(LanguageContext) === 'tr' ? undefined : 'tr';
}

/** Returns the `lang` of a text of the office: Turkish if it is not translated, else undefined. */
export function langOf<Name extends string>(
  { inTurkish }: InTurkish<Name>,
  name: NoInfer<Name>,
): 'tr' | undefined {
  return inTurkish?.includes(name) ? 'tr' : undefined;
}
