/**
 * The language of the back office. Each person of the staff chooses one; without a choice every
 * screen has the language in which the specification quotes it (product.md, "Language").
 */

export const LANGUAGES = ['tr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Cookie with the language that the signed-in person chose. The server renders the office in this language. */
const COOKIE = 'office_language';

/**
 * Returns the language that the person chose, from a `Cookie` header or `document.cookie`; null
 * without a choice.
 */
export function chosenLanguage(cookies: string | null | undefined): Language | null {
  const pair = cookies?.split(/;\s*/).find((each) => each.startsWith(`${COOKIE}=`));
  return LANGUAGES.find((each) => pair === `${COOKIE}=${each}`) ?? null;
}

/**
 * Choice when the page was loaded; null without a choice. Always null on the server, where each
 * request has its own cookie.
 */
export const languageOfPage: Language | null =
  typeof document === 'undefined' ? null : chosenLanguage(document.cookie);

const YEAR_SECONDS = 365 * 86_400;

/** Stores the choice in this browser, for the next page load. Null deletes the choice. */
export function storeLanguage(language: Language | null): void {
  const maxAge = language ? YEAR_SECONDS : 0;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous.
  document.cookie = `${COOKIE}=${language ?? ''}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
}

/**
 * Returns the language of a screen in the browser: the person's choice, else `own`, the language in
 * which the specification quotes the screen. Returns `own` on the server.
 */
export function languageOf(own: Language): Language {
  return languageOfPage ?? own;
}
