import { useCallback, useSyncExternalStore } from 'react';

/** Windows in which `max-md:` applies: narrower than `--breakpoint-md` of theme.css. */
export const NARROW = '(width < 48.0625rem)';
/** Windows in which `max-sm:` applies. */
export const PHONE = '(width < 40rem)';

/** Returns whether the window is narrow now, for code that does not render. */
export function isNarrowScreen(): boolean {
  return matchMedia(NARROW).matches;
}

/**
 * Returns whether a media query such as `NARROW` matches, and renders again when that changes.
 * False while the server renders.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
