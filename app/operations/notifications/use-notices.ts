import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetchers, useLocation, useRevalidator } from 'react-router';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { ApiError } from '#app/lib/http/api-client.ts';
import { ringFor } from './notice-sound.ts';
import { type Notices, noticesSchema } from './notices.schema.ts';

/** Pauses between reads while the page is visible and while it is hidden. */
const SHOWN_MS = 20_000;
const HIDDEN_MS = 60_000;
/** Maximum pause. Each failed read doubles the pause. */
const MAX_PAUSE_MS = 300_000;

/**
 * Polls the notices and plays the sound for a new request. It also reads at once when the window
 * gets the focus, the connection comes back, another page opens or an action has ended. `notices`
 * is null before the first response; `isCutOff` is true if the last read got no response.
 */
export function useNotices(): { notices: Notices | null; isCutOff: boolean } {
  const [notices, setNotices] = useState<Notices | null>(null);
  const [isCutOff, setCutOff] = useState(false);
  const { revalidate, state } = useRevalidator();
  const { pathname } = useLocation();
  const isDoing = useFetchers().length > 0 || state === 'loading';
  const timer = useRef(0);
  const failures = useRef(0);
  const asking = useRef<AbortController | null>(null);
  const isStale = useRef(false);

  const ask = useEffectEvent(async () => {
    // The response of the running read may be outdated, so another read follows it.
    if (asking.current) {
      isStale.current = true;
      return;
    }
    clearTimeout(timer.current);
    isStale.current = false;
    // The browser logs every failed request, so none is sent while the browser is offline.
    if (navigator.onLine && !(await read())) return;
    if (isStale.current) return void ask();
    const pause = document.hidden ? HIDDEN_MS : SHOWN_MS;
    timer.current = window.setTimeout(
      () => void ask(),
      Math.min(pause * 2 ** failures.current, MAX_PAUSE_MS),
    );
  });

  /**
   * Reads the notices. Returns false if the component was unmounted meanwhile, so that no read
   * follows.
   */
  async function read(): Promise<boolean> {
    const abort = new AbortController();
    asking.current = abort;
    try {
      const request = new Request(location.href, { signal: abort.signal });
      const read = await callAdminApi(request, '/admin/notices', noticesSchema);
      failures.current = 0;
      setCutOff(false);
      if (notices && read.newest && read.newest > (notices.newest ?? '')) ringFor(read.newest);
      setNotices(read);
    } catch (error) {
      if (!abort.signal.aborted) {
        failures.current += 1;
        setCutOff(error instanceof ApiError && !error.hasResponse);
        // The session has ended, and the guard redirects to the sign-in page.
        if (error instanceof Response) await revalidate();
      }
    } finally {
      if (asking.current === abort) asking.current = null;
    }
    return !abort.signal.aborted;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again on another page.
  useEffect(() => {
    if (!isDoing) void ask();
  }, [pathname, isDoing]);
  useEffect(() => {
    const listener = () => {
      if (!document.hidden) void ask();
    };
    addEventListener('focus', listener);
    addEventListener('online', listener);
    document.addEventListener('visibilitychange', listener);
    return () => {
      clearTimeout(timer.current);
      asking.current?.abort();
      asking.current = null;
      removeEventListener('focus', listener);
      removeEventListener('online', listener);
      document.removeEventListener('visibilitychange', listener);
    };
  }, []);
  return { notices, isCutOff };
}

/**
 * Puts a count before the document's title, `(2) Rezervasyonlar`, also when a page sets its title
 * later.
 */
export function useCountInTitle(count: number): void {
  useEffect(() => {
    const show = (shown: number) => {
      const bare = document.title.replace(/^\(\d+\) /, '');
      const wanted = shown > 0 ? `(${shown}) ${bare}` : bare;
      if (document.title !== wanted) document.title = wanted;
    };
    show(count);
    const observer = new MutationObserver(() => show(count));
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      show(0);
    };
  }, [count]);
}
