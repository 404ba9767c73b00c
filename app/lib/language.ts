/**
 * The language of the back office. Each person of the staff chooses one; without a choice every
 * screen has the language in which the specification quotes it (product.md, "Language").
 */

export const LANGUAGES = ['tr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The browser keeps the choice of the person who is signed in. */
export const LANGUAGE_KEY = 'admin_language';

/** Header of a request: the language of a screen that is in one alone, where its person chose none. */
export const SCREEN_LANGUAGE = 'x-screen-language';

/** Chosen once, when the page is loaded; null for no choice, and on a server, which asks each request. */
export const languageOfPage: Language | null = typeof document === 'undefined' ? null : readKept();

function readKept(): Language | null {
  try {
    const kept = localStorage.getItem(LANGUAGE_KEY);
    return LANGUAGES.find((each) => each === kept) ?? null;
  } catch {
    // A visitor's browser may keep nothing at all.
    return null;
  }
}

/** For the next page that is loaded. */
export function keepLanguage(language: Language | null): void {
  if (language) localStorage.setItem(LANGUAGE_KEY, language);
  else localStorage.removeItem(LANGUAGE_KEY);
}

/** For `lang` of a screen that the specification has in `own`. */
export function languageOf(own: Language): Language {
  return languageOfPage ?? own;
}
