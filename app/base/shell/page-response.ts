import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { localPath } from '#app/lib/words/site-language.rules.ts';
import { languageOfPath } from '#app/lib/words/texts.ts';
import { fold } from '#app/lib/words/turkish-text.ts';

/**
 * Finds the item of an id or slug in an address; null if there is none. Ids and slugs are in lower
 * case, so an address in capitals or with spaces finds the same item.
 */
export async function findByTypedSlug<T>(
  typed: string,
  find: (name: string) => Promise<T | null>,
): Promise<T | null> {
  const corrected = fold(typed.trim());
  return (await find(typed)) ?? (corrected === typed ? null : find(corrected));
}

/**
 * Redirects to the page's own path (in Turkish, encoded) in the language of the address, if the
 * request used another path; throws a `Response`. `url` is the loader's: the request's own address
 * ends in `.data` if the browser loads the page's data.
 */
export function redirectToCanonical({ pathname, search }: URL, path: string): void {
  const own = localPath(languageOfPath(pathname), path);
  if (pathname !== own) throw redirect(own + search, 301);
}

/** Value for `shouldRevalidate`: loads no data again if only the query has changed. */
export function skipIfSamePath({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const samePage = currentUrl.pathname === nextUrl.pathname;
  const onlyQuery = samePage && !formMethod && currentUrl.search !== nextUrl.search;
  return onlyQuery ? false : defaultShouldRevalidate;
}

/** React Router's messages for a response that is not its own, or that lacks the page's data. */
const MALFORMED =
  /^(Unable to decode turbo-stream response|(No result|Invalid response) found for)/;

/** Returns true for an invalid response, such as the page of a captive portal. */
export function isMalformed(error: unknown): boolean {
  return error instanceof Error && MALFORMED.test(error.message);
}
