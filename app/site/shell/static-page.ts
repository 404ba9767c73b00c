/** Pages that stay as the server sent them, without our scripts (docs/decisions/044). */
import { keepsData } from '#app/editing/office-calls/token.ts';

/** `<html data-hydrated>`: React has taken the page over. Browser tests wait for it. */
const HYDRATED = 'hydrated';
/** Attribute of a static page, and key of the address that is to become one (server/page-scripts/). */
const STATIC = 'plain';

/** Called by the root layout. */
export function markHydrated(): void {
  const { dataset } = document.documentElement;
  dataset[HYDRATED] = '';
  delete dataset[STATIC];
}

/** True once the page was left to the server (server/page-scripts/): React must not take it over. */
export function isStatic(): boolean {
  return STATIC in document.documentElement.dataset;
}

/**
 * Loads the page again without scripts after React could not render it, as in a browser that lacks a
 * method. The office has no page without scripts.
 */
export function reloadAsStatic(): void {
  if (location.pathname.startsWith('/admin') || !navigator.onLine || !keepsData()) return;
  sessionStorage.setItem(STATIC, location.href);
  location.reload();
}
