import { useSyncExternalStore } from 'react';

/** Returns true if `max-md:` applies: the window is narrower than `--breakpoint-md` of theme.css. */
export function isNarrowScreen(): boolean {
  return matchMedia('(width < 48.0625rem)').matches;
}

/** Width of a window for which `max-sm:` applies. */
const PHONE = '(width < 40rem)';

/** Returns true if `max-sm:` applies, and renders again when that changes. */
export function usePhoneScreen(): boolean {
  return useSyncExternalStore(
    watchWidth,
    () => matchMedia(PHONE).matches,
    () => false,
  );
}

function watchWidth(onChange: () => void): () => void {
  const phone = matchMedia(PHONE);
  phone.addEventListener('change', onChange);
  return () => phone.removeEventListener('change', onChange);
}
