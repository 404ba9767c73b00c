import { createContext, use } from 'react';
import type { SiteLanguage, Texts } from '#app/lib/texts.ts';

/** The language of what is shown; that of the address for visitors. */
export const LanguageContext = createContext<SiteLanguage>('tr');

/**
 * The texts in the language of the page. Those of a page are there before it is drawn; those of a part
 * that comes later are waited for.
 */
export function useText<T extends object>(texts: Texts<T, SiteLanguage>): T {
  const language = use(LanguageContext);
  return texts.ifThere(language) ?? use(texts.load(language));
}
