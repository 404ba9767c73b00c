/**
 * Keeps public pages on the screen when the server cannot be reached: `clientLoader` returns data
 * that the visitor saw before, and the page shows that it is not up to date.
 */
import { createContext as createReactContext, useContext, useEffect } from 'react';
import {
  createContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  useLoaderData,
  useLocation,
  useMatches,
  useRevalidator,
} from 'react-router';
import { isMissing } from '#app/base/shell/error-page.tsx';
import { isMalformed } from '#app/base/shell/page-response.ts';
import { useWhenOnline } from '#app/ui/use-when-online.ts';

/** Time limit in ms for the data of a page, including the second attempt. */
const TIMEOUT_MS = 15_000;
const RETRY_AFTER_MS = 500;
/**
 * Number of pages that are kept for going back without a connection. The oldest is removed first.
 */
const MAX_SEEN = 20;

/** `malformed`: the response came from elsewhere, such as the sign-in page of a Wi-Fi network. */
export type LoadFailure = 'failed' | 'malformed';

/**
 * Loader data by path and query, the page on the screen last. Undefined for a page without data.
 */
export type SeenPages = Map<string, unknown>;

/** Gives components the same map as `seenPagesContext`, which `entry.client.tsx` makes. */
export const SeenPagesContext = createReactContext<SeenPages>(new Map());
export const seenPagesContext = createContext<SeenPages>();

interface LoaderArgs<T> {
  url: URL;
  context: Readonly<RouterContextProvider>;
  serverLoader: () => Promise<T>;
}

/**
 * Loads the data of a public page, for its `clientLoader`. If the request fails, returns what the
 * visitor saw at this URL, else the data of the same path on the screen with `failure` (see
 * `useLoadFailure`). Throws redirects, 404s, and failures of a page that was not seen yet. If
 * `isCurrent` returns true, returns the data on the screen without a request, because it also fits
 * the new query.
 */
export async function loadPage<T>(
  { url, context, serverLoader }: LoaderArgs<T>,
  isCurrent: (query: URLSearchParams, shown: T) => boolean = () => false,
): Promise<T> {
  const seen = context.get(seenPagesContext);
  const address = url.pathname + url.search;
  const [shownAt = '', last] = [...seen].at(-1) ?? [];
  const shown = shownAt.split('?', 1)[0] === url.pathname ? (last as T | undefined) : undefined;
  if (shown && shownAt !== address && isCurrent(url.searchParams, shown)) return shown;
  try {
    return await loadOrTimeOut(serverLoader);
  } catch (error) {
    if (error instanceof Response || isMissing(error)) throw error;
    const before = seen.get(address) as T | undefined;
    if (before) return before;
    if (!shown) throw error;
    return { ...shown, failure: isMalformed(error) ? 'malformed' : 'failed' };
  }
}

/** Repeats the request once if the connection was lost: phones often lose it for a moment only. */
async function loadOrTimeOut<T>(serverLoader: () => Promise<T>): Promise<T> {
  const timeout = wait(TIMEOUT_MS).then(() => Promise.reject(new Error('Timeout')));
  const response = serverLoader().catch(async (error: unknown) => {
    const isAnswered = error instanceof Response || isRouteErrorResponse(error);
    if (isAnswered || isMalformed(error) || !navigator.onLine) throw error;
    await wait(RETRY_AFTER_MS);
    return serverLoader();
  });
  return Promise.race([response, timeout]);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * Returns why the page shows older data than its URL asks for (`failure`, null if it does not), and
 * a function that loads the data again.
 */
export function useLoadFailure() {
  const { failure = null } = useLoaderData<{ failure?: LoadFailure }>();
  const { revalidate, state } = useRevalidator();
  return { failure, retrying: state === 'loading', retry: revalidate };
}

/** Remembers the page on the screen, and reloads its data when the browser is online again. */
export function useSeenPage(): void {
  const seen = useContext(SeenPagesContext);
  const { pathname, search } = useLocation();
  const { loaderData } = useMatches().at(-1) ?? {};
  useEffect(() => {
    if ((loaderData as { failure?: LoadFailure } | undefined)?.failure) return;
    seen.delete(pathname + search);
    seen.set(pathname + search, loaderData);
    for (const oldest of [...seen.keys()].slice(0, -MAX_SEEN)) seen.delete(oldest);
  }, [seen, pathname, search, loaderData]);
  const { revalidate } = useRevalidator();
  useWhenOnline(true, revalidate);
}
