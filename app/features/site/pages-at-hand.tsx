import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { preloadModule } from 'react-dom';
import { matchRoutes, useLocation, useMatches, useNavigate, useRevalidator } from 'react-router';
import { savesData } from '#app/lib/device.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { useWhenOnline } from '#app/ui/use-when-online.ts';
import emptyRoad from './assets/empty-road.svg?no-inline';
import flatTyre from './assets/flat-tyre.svg?no-inline';
import { errorText, LOAD_FAILED, loadAgain } from './site.text.ts';
import { hasNoData, LONGEST_WAIT_MS, type QueryKeyHandle, seenByPages } from './use-page-data.ts';

interface PageScripts {
  id: string;
  path?: string;
  index?: boolean;
  /** Not of addresses without a page, such as the feed. */
  hasDefaultExport: boolean;
  module: string;
  imports?: string[];
}

/** Global variables of React Router: all routes, and the modules of routes that have been run. */
interface RouterGlobals {
  __reactRouterManifest?: { routes: Record<string, PageScripts> };
  __reactRouterRouteModules?: Record<string, unknown>;
}

/** What a visitor does before leaving a page. */
const ACTS = ['pointerdown', 'keydown', 'scroll'];
/**
 * Without an act the fetching begins after this time: a later first act may come without a
 * connection. Before that, the page loads its own pictures.
 */
const AT_LAST_MS = 2_000;

/** There is no such script (any more). */
const GONE = new Error('gone');

/** Pages that are kept: enough for any way back; the oldest goes first. */
const MOST_PAGES = 20;

/** For a line that may drop: what was seen is kept, and what may be asked for next is fetched. */
export function PagesAtHand() {
  useKeptPage();
  useEffect(() => (savesData() ? undefined : fetchSoon()), []);
  return <AwaitedPage />;
}

/** A page that was asked for and whose scripts are missing. */
interface Awaited {
  path: string;
  goOn: () => void;
  /** Loads it as a document. */
  load: () => void;
  failed: boolean;
}

/**
 * Holds a click that leads to a page whose scripts are missing until they have come: React Router would
 * reload the document when one does not, which on a dropped line leaves nothing at all. Here the page
 * stays, and says which one could not be had. (A blocker would do it too, and warn of every `#` link.)
 */
function AwaitedPage() {
  const [awaited, setAwaited] = useState<Awaited | null>(null);
  const navigate = useNavigate();
  const hold = useEffectEvent((event: Event) => {
    const way = wayOf(event);
    if (!way || missingScripts(way.path).length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    // What is said of it would be below the menu.
    if (event.target instanceof Element) event.target.closest('dialog')?.close();
    const goOn = () => (way.form ? way.form.requestSubmit() : navigate(way.address));
    const load = () => (way.form ? way.form.submit() : location.assign(way.address));
    setAwaited({ path: way.path, goOn, load, failed: false });
  });
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    for (const type of ['click', 'submit']) {
      document.addEventListener(type, (event) => hold(event), { capture: true, signal });
    }
    return () => left.abort();
  }, []);
  useEffect(() => {
    if (!awaited || awaited.failed) return;
    let isCurrent = true;
    const { path, goOn, load } = awaited;
    Promise.all(missingScripts(path).map((script) => fetchScript(script, 'high'))).then(
      () => {
        if (!isCurrent) return;
        setAwaited(null);
        goOn();
      },
      (failure) => {
        if (!isCurrent) return;
        // A newer version of the site has other scripts.
        if (failure === GONE) load();
        else setAwaited({ ...awaited, failed: true });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [awaited]);

  if (!awaited) return null;
  if (!awaited.failed) return <div aria-hidden="true" className="progress-bar" />;
  const { path = '' } = routeOf(awaited.path) ?? {};
  const text = LOAD_FAILED[path as keyof typeof LOAD_FAILED] ?? errorText.text;
  return (
    <div className="fixed inset-x-4 top-[calc(var(--header-height)+0.5rem)] z-50 mx-auto max-w-xl rounded-control bg-white shadow-card">
      <Alert tone="error" onClear={() => setAwaited(null)} clearAfterMs={null}>
        <p lang={text.startsWith('Failed') ? 'en' : undefined}>{text}</p>
        <Button
          size="sm"
          className="mt-2"
          onClick={() => setAwaited({ ...awaited, failed: false })}
        >
          {loadAgain(path)}
        </Button>
      </Alert>
    </div>
  );
}

/** Where a plain click on a link, or the sending of a form, leads on this site; null for all else. */
function wayOf(event: Event): { path: string; address: string; form?: HTMLFormElement } | null {
  const { target } = event;
  if (!(target instanceof Element)) return null;
  if (target instanceof HTMLFormElement) {
    const { origin, pathname } = new URL(target.action);
    const isOurs = event.type === 'submit' && origin === location.origin && target.method === 'get';
    return isOurs ? { path: pathname, address: pathname, form: target } : null;
  }
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!(event instanceof MouseEvent) || !link || link.target || link.origin !== location.origin)
    return null;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  return { path: link.pathname, address: link.pathname + link.search + link.hash };
}

function fetchSoon() {
  const first = new AbortController();
  const fetchAll = async () => {
    first.abort();
    // The drawings that a page shows after a failure, or for an empty list.
    for (const drawing of [flatTyre, emptyRoad]) new Image().src = drawing;
    // Page by page, so that a touch on a slow phone does not wait for all of them. What does not
    // come is asked for again by the click that needs it.
    for (const route of Object.values(routes())) {
      if (!route.hasDefaultExport) continue;
      const missing = scriptsOf(route).filter((script) => !isAtHand(script));
      await Promise.allSettled(missing.map((script) => fetchScript(script, 'low')));
    }
  };
  for (const act of ACTS) {
    addEventListener(act, fetchAll, { passive: true, signal: first.signal });
  }
  const atLast = setTimeout(fetchAll, AT_LAST_MS);
  first.signal.addEventListener('abort', () => clearTimeout(atLast));
  return () => first.abort();
}

function routes(): Record<string, PageScripts> {
  return (window as RouterGlobals).__reactRouterManifest?.routes ?? {};
}

function routeOf(path: string): PageScripts | undefined {
  return matchRoutes(Object.values(routes()), path)?.at(-1)?.route;
}

function scriptsOf({ module, imports = [] }: PageScripts): string[] {
  return [module, ...imports];
}

function missingScripts(path: string): string[] {
  const route = routeOf(path);
  const { __reactRouterRouteModules: run = {} } = window as RouterGlobals;
  if (!route || route.id in run) return [];
  return scriptsOf(route).filter((script) => !isAtHand(script));
}

/** Those of the page itself, and those that `fetchScript` has brought. */
function isAtHand(script: string): boolean {
  return document.querySelector(`link[rel=modulepreload][href="${script}"]`) !== null;
}

/** Not preloaded at once: what fails then, some browsers never ask for again. */
async function fetchScript(script: string, priority: 'high' | 'low'): Promise<void> {
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
  const answer = await fetch(script, { priority, signal });
  await answer.arrayBuffer();
  if (answer.status === 404) throw GONE;
  if (!answer.ok) throw new Error(`${script}: ${answer.status}`);
  preloadModule(script);
}

/** Keeps the data of the page that is shown, unless it is the data of another address. */
function useKeptPage(): void {
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
