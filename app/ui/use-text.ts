import { createContext, use } from 'react';
import { localPath } from '#app/lib/site-language.rules.ts';
import type { SiteLanguage, Texts } from '#app/lib/texts.ts';
import type { InTurkish } from '#app/lib/translations.rules.ts';

/** The language of what is shown; that of the address for visitors. */
export const LanguageContext = createContext<SiteLanguage>('tr');

/**
 * The texts in the language of the page; those of the office in the language of the person, else in their own, or
 * in that of the `screen` that shows them. Those of a page are there before it is drawn; those of a part that
 * comes later are waited for.
 */
export function useText<T extends object, L extends SiteLanguage>(
  texts: Texts<T, L>,
  screen?: L,
): T {
  const language = texts.languages(use(LanguageContext), screen)[0] as L;
  return texts.ifThere(language) ?? use(texts.load(language));
}

/** Gives the address of a page in the language of this one. */
export function useLocalPath(): (path: string) => string {
  const language = use(LanguageContext);
  return (path) => localPath(language, path);
}

/** For `lang` of what the office writes in Turkish alone; none on a Turkish page. */
export function useTurkishLang(): 'tr' | undefined {
  return use(LanguageContext) === 'tr' ? undefined : 'tr';
}

/** For `lang` of a text of the office: Turkish where the language of the page lacks it. */
export function langOf<Name extends string>(
  { inTurkish }: InTurkish<Name>,
  name: NoInfer<Name>,
): 'tr' | undefined {
  return inTurkish?.includes(name) ? 'tr' : undefined;
}
