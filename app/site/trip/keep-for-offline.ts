import { TRIP_PATH } from '#app/domain/requests/request.rules.ts';
import { plainPath } from '#app/lib/words/site-language.rules.ts';

/** Wait after the last loaded file, in ms. */
const QUIET_MS = 500;

/**
 * Keeps the page so that it opens without network: in the plane, at the counter. `public/trip-worker.js`
 * keeps the files that this page has loaded, and never the trip. Browsers without service workers keep
 * nothing.
 */
export function keepForOffline(): (() => void) | undefined {
  const { serviceWorker } = navigator;
  const { pathname, origin } = location;
  if (!serviceWorker || plainPath(pathname) !== TRIP_PATH) return;
  let timer: ReturnType<typeof setTimeout>;
  const page = origin + pathname;
  const tell = async () => {
    const { active } = await serviceWorker.ready;
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    const own = files.filter(
      (url) => url.startsWith(`${origin}/`) && !url.includes('/trip-worker'),
    );
    active?.postMessage([...new Set([page, ...own])]);
  };
  const observer = new PerformanceObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(tell, QUIET_MS);
  });
  serviceWorker.register('/trip-worker.js', { scope: pathname }).then(
    () => observer.observe({ type: 'resource', buffered: true }),
    // A browser that keeps nothing.
    () => {},
  );
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
