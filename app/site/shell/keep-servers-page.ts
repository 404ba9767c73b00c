import { use } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';

/** `<html data-hydrated>`: React has taken the page over (entry.client.tsx). Browser tests wait for it. */
const HYDRATED = 'hydrated';
/**
 * The address that is to be shown as the server sends it, without our scripts: server/page-scripts.ts reads
 * it, and marks such a page with the same name.
 */
const PLAIN = 'plain';
/** What is shown in place of a page: such a page has nothing to keep. */
const FAILURE = '[role=alert] h1';

/** Why a page's data did not come: no fault of ours, so the page says it. */
export class LoadError extends Error {}

const never = new Promise<never>(() => {});

/** For `entry.client.tsx`: from now on the page is React's. */
export function markHydrated(): void {
  const { dataset } = document.documentElement;
  dataset[HYDRATED] = '';
  delete dataset[PLAIN];
}

/** For `entry.client.tsx`: the page has been given up to the server (server/page-scripts.ts). */
export function isPlain(): boolean {
  return PLAIN in document.documentElement.dataset;
}

/**
 * For what is shown in place of a page that cannot be shown (docs/decisions/044). A fault of ours, such as a
 * method that this browser does not have, must not take away what is there: until React has taken the
 * server's page over, it stays as it was sent; later the wanted page is loaded as the server sends it.
 * To suspend outside of any `Suspense` leaves on the screen what is there.
 */
export function useServersPage(): void {
  const error = useRouteError();
  // Without an error when a page itself says that its data did not come.
  if (typeof document === 'undefined' || !error) return;
  if (isRouteErrorResponse(error) || error instanceof LoadError) return;
  if (location.pathname.startsWith('/admin') || document.querySelector(FAILURE)) return;
  const isHydrated = HYDRATED in document.documentElement.dataset;
  if (!isHydrated || loadPlain()) {
    // The script that waits at the end of the page hears it: from now on its forms are the server's.
    reportError(error);
    use(never);
  }
}

/** False where it would not help: no line, or nothing is kept over a reload. */
function loadPlain(): boolean {
  if (!navigator.onLine) return false;
  try {
    sessionStorage.setItem(PLAIN, location.href);
  } catch {
    return false;
  }
  location.reload();
  return true;
}
