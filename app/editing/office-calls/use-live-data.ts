import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import type { Part } from '#app/lib/page-part.ts';

/** Milliseconds until a colleague's change is shown. */
const PERIOD_MS = 60_000;

/** Matches an open modal dialog or menu. (A toast is a dialog, too, but not modal.) */
const UNFINISHED = 'dialog[open], [role$="dialog"]:not([aria-modal="false"]), [role="menu"]';

/**
 * Refetches the page's data when the window gets the focus, when the network is back, and every
 * minute while the page is visible. The old data stay until the new data arrive, at the same scroll
 * position.
 *
 * Pauses while a dialog or menu is open, a typed search is not sent, the window is hidden, or a
 * navigation runs. Do not use it on pages with a form.
 */
export function useLiveData(): void {
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const asking = useRef(false);
  const refresh = useEffectEvent(async () => {
    if (asking.current || document.hidden || !navigator.onLine) return;
    if (state !== 'idle' || isUnfinished()) return;
    asking.current = true;
    try {
      await revalidate();
    } finally {
      asking.current = false;
    }
  });
  useEffect(() => {
    const listener = () => void refresh();
    const timer = setInterval(listener, PERIOD_MS);
    addEventListener('focus', listener);
    addEventListener('online', listener);
    document.addEventListener('visibilitychange', listener);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', listener);
      removeEventListener('online', listener);
      document.removeEventListener('visibilitychange', listener);
    };
  }, []);
}

/**
 * Returns the data of a part; if the last fetch failed, the earlier data of the same `what` (for example the
 * same page of a list), or null if there are none.
 */
export function useLastGood<T>(part: Part<T> | null | undefined, what: string): T | null {
  const [good, setGood] = useState<{ what: string; data: T } | null>(null);
  if (!part?.ok) return good?.what === what ? good.data : null;
  if (good?.data !== part.data || good.what !== what) setGood({ what, data: part.data });
  return part.data;
}

function isUnfinished(): boolean {
  if (document.querySelector(UNFINISHED)) return true;
  const { activeElement: box } = document;
  return box instanceof HTMLInputElement && box.type === 'search' && box.value !== box.defaultValue;
}
