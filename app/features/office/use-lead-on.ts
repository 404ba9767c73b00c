import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';

/** After signing in (spec, parts 2 and 9). */
const LEAD_ON_AFTER_MS = 50;
const FORCE_AFTER_MS = [100, 500];

/**
 * Leads on to `place` (path and query) in the place of the current page, by the router, and should
 * that not have arrived, by loading the page: a newer release or a stuck request must not leave
 * somebody in front of a sign-in form although they are signed in. Null: stays.
 */
export function useLeadOn(place: string | null): void {
  const navigate = useNavigate();
  const leadOn = useEffectEvent((to: string) => navigate(to, { replace: true }));
  useEffect(() => {
    if (!place) return;
    const timers = [
      setTimeout(leadOn, LEAD_ON_AFTER_MS, place),
      ...FORCE_AFTER_MS.map((delay) => setTimeout(loadUnlessThere, delay, place)),
    ];
    return () => timers.forEach(clearTimeout);
  }, [place]);
}

/** Loads the page, in the place of the current one, unless it is already the current one. */
function loadUnlessThere(place: string): void {
  if (new URL(place, location.origin).pathname !== location.pathname) location.replace(place);
}
