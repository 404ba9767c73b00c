/** What pages have in common when their data is asked for in the browser. */
import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** For `shouldRevalidate`: another query of the same page is no reason to ask the server. */
export function unlessOnlyQuery({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const samePage = currentUrl.pathname === nextUrl.pathname;
  const onlyQuery = samePage && !formMethod && currentUrl.search !== nextUrl.search;
  return onlyQuery ? false : defaultShouldRevalidate;
}

/** The words of React Router for an answer that is none of its own, or that lacks the page's part. */
const MALFORMED =
  /^(Unable to decode turbo-stream response|(No result|Invalid response) found for)/;

/** True for an answer that came and makes no sense, such as the page of a captive portal. */
export function isMalformed(error: unknown): boolean {
  return error instanceof Error && MALFORMED.test(error.message);
}
