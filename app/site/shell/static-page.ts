/** Pages that stay as the server sent them, without scripts (docs/decisions/044). */
import { hasStorage } from '#app/editing/office-calls/token.ts';

/** `<html data-hydrated>`: React has hydrated the page. Browser tests wait for it. */
const HYDRATED = 'hydrated';
/**
 * Attribute of a static page, and storage key of the URL that becomes one (server/page-scripts/).
 */
const STATIC = 'plain';

export function markHydrated(): void {
  const { dataset } = document.documentElement;
  dataset[HYDRATED] = '';
  delete dataset[STATIC];
}

/**
 * Returns true if a script in server/page-scripts/ made the page static: React must not hydrate it.
 */
export function isStatic(): boolean {
  return STATIC in document.documentElement.dataset;
}

/**
 * Reloads the page without scripts after React could not render it, as in a browser that lacks a
 * method. Does nothing in the office, whose pages need scripts, or if the browser is offline or
 * forbids storage.
 */
export function reloadAsStatic(): void {
  if (location.pathname.startsWith('/admin') || !navigator.onLine || !hasStorage()) return;
  sessionStorage.setItem(STATIC, location.href);
  location.reload();
}
