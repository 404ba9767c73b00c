import { TRIP_PATH } from '#app/domain/requests/request.rules.ts';
import { plainPath } from '#app/lib/words/site-language.rules.ts';

/** Delay in ms after the last loaded file. */
const QUIET_MS = 500;

/**
 * Makes the page open without a network, such as on a plane. `public/trip-worker.js` stores the
 * files that this page has loaded, but never the trip. Does nothing in a browser without service
 * workers. Returns a function that stops it.
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
    // The browser refuses the worker: nothing is stored.
    () => {},
  );
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
