/**
 * For pages whose data may not come: the data that is there stays, the page says why, and the data
 * is asked for again. A page that was seen before is shown as it was.
 */
import {
  createContext as createReactContext,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import {
  createContext,
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
  useLocation,
  useMatches,
  useRevalidator,
} from 'react-router';
import { useWhenOnline } from '#app/ui/use-when-online.ts';
import { isMissing } from './error-page.tsx';
import { LoadError } from './keep-servers-page.ts';
import { isMalformed } from './page-answer.ts';

/** On a bad line a request may hang and never end. */
const LONGEST_WAIT_MS = 15_000;
const SECOND_TRY_MS = 500;

/** Why a page's data did not come: no answer, a refusal, or one that makes no sense. */
export interface NoData {
  noData: 'failed' | 'malformed';
}

/**
 * For a `clientLoader`: the server's answer, or why there is none. Redirects and missing pages are
 * thrown. A failed request is made once more before the failure is reported, because a phone often
 * loses its connection for a moment only, as between two radio masts.
 */
export async function dataOrReason<T>(serverLoader: () => Promise<T>): Promise<T | NoData> {
  const failed: NoData = { noData: 'failed' };
  const tooLate = new Promise<NoData>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS, failed));
  const askAgain = (error: unknown) => {
    // Also a refusal is an answer: to ask again at once would not help a server that is busy.
    const isAnswered = isAnswer(error) || isMalformed(error) || isRouteErrorResponse(error);
    if (isAnswered || !navigator.onLine) throw error;
    return wait(SECOND_TRY_MS).then(serverLoader);
  };
  try {
    return await Promise.race([serverLoader().catch(askAgain), tooLate]);
  } catch (error) {
    if (isAnswer(error)) throw error;
    return isMalformed(error) ? { noData: 'malformed' } : failed;
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function hasNoData(data: unknown): data is NoData {
  return typeof data === 'object' && data !== null && 'noData' in data;
}

/**
 * The last data that came, null when none ever did, and why the last request brought none. Data says
 * by `queryKey` which addresses it is for; while the page's address asks for more, the server is asked
 * in the background.
 */
export function usePageData<T extends { queryKey: string }>(
  loaded: T | NoData,
  queryKeyOf: (params: URLSearchParams, data: T) => string,
) {
  const [data, setData] = useState(hasNoData(loaded) ? null : loaded);
  if (!hasNoData(loaded) && loaded !== data) setData(loaded);
  const { search } = useLocation();
  const { revalidate, state } = useRevalidator();
  const outdated = data !== null && queryKeyOf(new URLSearchParams(search), data) !== data.queryKey;
  const noData = hasNoData(loaded) ? loaded.noData : null;

  const catchUp = useEffectEvent(() => {
    if (outdated) revalidate();
  });
  // In a task of its own: React may run effects inside of the next change's event, and a request
  // made there would take the place of that change's navigation, which the router has just begun.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each address
  useEffect(() => {
    const timer = setTimeout(() => catchUp());
    return () => clearTimeout(timer);
  }, [search]);
  useWhenOnline(noData !== null && (outdated || data === null), revalidate);

  return { data, outdated, noData, busy: state === 'loading', retry: revalidate };
}

export type PageData<T extends { queryKey: string }> = ReturnType<typeof usePageData<T>>;

interface SeenPage {
  routeId: string;
  data: unknown;
  /** Shown in place of an answer that did not come. */
  isOld?: boolean;
}

/** By path and query. Made by `entry.client.tsx`, which gives it to the pages and to the router. */
export type SeenPages = Map<string, SeenPage>;

export const seenByPages = createReactContext<SeenPages | null>(null);
export const seenByRouter = createContext<SeenPages>();

/**
 * What a page exports as `handle` when other queries of it show the same data: which addresses some
 * data is for, and which an address asks for.
 */
interface QueryKeyHandle<T extends { queryKey: string }> {
  queryKeyOf: (params: URLSearchParams, data: T) => string;
}

/** Pages that are kept: enough for any way back; the oldest goes first. */
const MOST_PAGES = 20;

/** Keeps the data of the page that is shown, unless it is the data of another address. */
export function useKeptPage(): void {
  const seen = useContext(seenByPages);
  const { pathname, search } = useLocation();
  const { id, loaderData, handle } = useMatches().at(-1) ?? {};
  const { revalidate } = useRevalidator();
  const address = pathname + search;
  useEffect(() => {
    if (!seen || !id || !loaderData || seen.get(address)?.data === loaderData) return;
    if (hasNoData(loaderData) || !isFor(search, loaderData, handle)) return;
    seen.delete(address);
    seen.set(address, { routeId: id, data: loaderData });
    for (const oldest of [...seen.keys()].slice(0, -MOST_PAGES)) seen.delete(oldest);
  }, [seen, address, search, id, loaderData, handle]);
  useWhenOnline(true, () => {
    if (seen?.get(address)?.isOld) revalidate();
  });
}

function isFor(search: string, data: unknown, handle: unknown): boolean {
  const { queryKeyOf } = (handle ?? {}) as Partial<QueryKeyHandle<{ queryKey: string }>>;
  const page = data as { queryKey: string };
  return !queryKeyOf || queryKeyOf(new URLSearchParams(search), page) === page.queryKey;
}

/** Runs in the browser around every request for a page's data. */
export const showSeenPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request, context },
  next,
) => {
  const results = await next();
  const { pathname, search } = new URL(request.url);
  const page = context.get(seenByRouter).get(pathname + search);
  const answer = page && results[page.routeId];
  if (answer && request.method === 'GET' && isFailure(answer)) {
    page.isOld = true;
    results[page.routeId] = { type: 'data', result: page.data };
  }
  for (const answer of Object.values(results)) {
    const { type, result } = answer;
    if (type === 'error' && result instanceof Error) {
      answer.result = new LoadError(result.message, { cause: result });
    }
  }
  return results;
};

/** What may be over the next time. */
function isFailure({ type, result }: DataStrategyResult): boolean {
  if (type !== 'error') return hasNoData(result);
  return !isAnswer(result);
}

/** What is no failure: the page is at another address, or does not exist. */
function isAnswer(error: unknown): boolean {
  return error instanceof Response || isMissing(error);
}
