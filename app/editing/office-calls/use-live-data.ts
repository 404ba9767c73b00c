import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import type { Part } from '#app/lib/page-part.ts';

/** A colleague's change shows within a minute. */
const PERIOD_MS = 60_000;

/** An open question or menu. (A notice is a dialog too, but not modal.) */
const UNFINISHED = 'dialog[open], [role$="dialog"]:not([aria-modal="false"]), [role="menu"]';

/**
 * Reads anew what the page shows: when its window gets the focus or the network comes back,
 * and every minute while it is in sight. What is shown stays until the new has come, where it was
 * scrolled to.
 *
 * Not while something is unfinished (a question or menu is open, a search is typed and not sent), the
 * window is hidden, or the way leads elsewhere. A page with a form to fill in does not call it.
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
 * What came last of a part that is read anew while it is in sight: when that fails, it stays. Null
 * when nothing has come yet of `what` is asked for, such as another page of a list.
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
