/**
 * The language of the back office. Each person of the staff chooses one; without a choice every
 * screen has the language in which the specification quotes it (product.md, "Language").
 */

export const LANGUAGES = ['tr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Cookie with the choice of the person who is signed in, by which the server renders the office. */
const COOKIE = 'office_language';

/** The language that the person chose, by a `Cookie` header or `document.cookie`; null for no choice. */
export function chosenLanguage(cookies: string | null | undefined): Language | null {
  const pair = cookies?.split(/;\s*/).find((each) => each.startsWith(`${COOKIE}=`));
  return LANGUAGES.find((each) => pair === `${COOKIE}=${each}`) ?? null;
}

/** Chosen once, when the page is loaded; null for no choice, and on a server, which asks each request. */
export const languageOfPage: Language | null =
  typeof document === 'undefined' ? null : chosenLanguage(document.cookie);

const YEAR_SECONDS = 365 * 86_400;

/** Keeps the choice in this browser, for the next page that is loaded. */
export function keepLanguage(language: Language | null): void {
  const maxAge = language ? YEAR_SECONDS : 0;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous.
  document.cookie = `${COOKIE}=${language ?? ''}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
}

/** Returns the `lang` of a screen whose language in the specification is `own`. */
export function languageOf(own: Language): Language {
  return languageOfPage ?? own;
}
